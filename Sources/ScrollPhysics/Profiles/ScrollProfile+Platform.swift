extension ScrollProfile {
  /// The platform that a profile feels like, or the name of your own one.
  ///
  /// Can be written as a literal if a name is known only as text: `"android-stretch"`. Capitals, dashes and
  /// underscores are ignored when a literal is compared with the platforms.
  public enum Platform: Sendable {
    /// iOS with the normal deceleration rate.
    case ios
    /// iOS with the fast deceleration rate.
    case iosFast
    /// Android: content stops at its edges.
    case android
    /// Android 12 and later: content stretches at its edges.
    case androidStretch
    /// Flutter's `BouncingScrollPhysics`.
    case flutterBouncing
    /// Flutter's `BouncingScrollPhysics` with the fast deceleration rate.
    case flutterBouncingFast
    /// Flutter's `ClampingScrollPhysics`.
    case flutterClamping
    /// Desktops: wheel turns are followed smoothly, and content stops at its edges.
    case desktop
    /// GTK's kinetic scrolling.
    case gtk
    /// WebKit's scrolling.
    case webkit
    /// WebKit's scrolling with a fling like that of Android.
    case webkitAndroid
    /// A profile of your own, by its name.
    case custom(String)
  }

  /// The platform whose name the profile has.
  public var platform: Platform { Platform(name) }

  /// The profile of a platform; `nil` for a custom one.
  public init?(_ platform: Platform) {
    guard let profile = Self.named(platform.name) else { return nil }
    self = profile
  }
}

extension ScrollProfile.Platform {
  /// All but custom ones, in the order of `ScrollProfile.all`.
  public static let known: [Self] = [
    .ios, .iosFast, .android, .androidStretch, .flutterBouncing, .flutterBouncingFast,
    .flutterClamping, .desktop, .gtk, .webkit, .webkitAndroid,
  ]

  /// The platform of a name, ignoring capitals, dashes and underscores; a custom one where none has it.
  public init(_ name: String) {
    let plain = Self.plain(name)
    self = Self.known.first { Self.plain($0.name) == plain } ?? .custom(name)
  }

  /// The name of the platform, as scenario files write it.
  public var name: String {
    switch self {
    case .ios: "ios"
    case .iosFast: "iosFast"
    case .android: "android"
    case .androidStretch: "androidStretch"
    case .flutterBouncing: "flutterBouncing"
    case .flutterBouncingFast: "flutterBouncingFast"
    case .flutterClamping: "flutterClamping"
    case .desktop: "desktop"
    case .gtk: "gtk"
    case .webkit: "webkit"
    case .webkitAndroid: "webkitAndroid"
    case .custom(let name): name
    }
  }

  /// A name without what does not matter in it.
  static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "-" && $0 != "_" })
  }
}

// By name, so that a custom platform with the name of a known one is that one.
extension ScrollProfile.Platform: Hashable {
  public static func == (first: Self, second: Self) -> Bool {
    plain(first.name) == plain(second.name)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(Self.plain(name)) }
}

extension ScrollProfile.Platform: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}

extension ScrollProfile.Platform: CustomStringConvertible {
  public var description: String { name }
}
