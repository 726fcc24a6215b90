/// The options that an app requests, or a person allows.
public struct AuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Banners and entries in the list of delivered notifications.
  public static let alert = AuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = AuthorizationOptions(rawValue: 2)
  /// A number on the app's icon or in its title.
  public static let badge = AuthorizationOptions(rawValue: 4)
  /// Alerts, sounds and the badge.
  public static let all: AuthorizationOptions = [.alert, .sound, .badge]
}

/// Whether a person was asked, and what they said.
public enum AuthorizationStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// The person was not asked yet.
  case notDetermined
  /// The person said no.
  case denied
  /// The person allowed notifications.
  case granted
}

/// What a person decided about notifications.
public struct NotificationSettings: Hashable, Sendable {
  /// Whether the person was asked, and what they said.
  public var status: AuthorizationStatus
  /// What is allowed; without effect unless the status is `granted`.
  public var allowed: AuthorizationOptions

  /// Creates settings, by default those before the person was asked.
  public init(status: AuthorizationStatus = .notDetermined, allowed: AuthorizationOptions = []) {
    self.status = status
    self.allowed = allowed
  }

  /// What may be used now: nothing unless it was granted.
  public var effective: AuthorizationOptions { status == .granted ? allowed : [] }
}

/// How a notification is presented.
public struct PresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A banner that shows for a while.
  public static let banner = PresentationOptions(rawValue: 1)
  /// Among those that were delivered, until it is removed or answered.
  public static let list = PresentationOptions(rawValue: 2)
  /// The sound of its content.
  public static let sound = PresentationOptions(rawValue: 4)
  /// The badge of its content.
  public static let badge = PresentationOptions(rawValue: 8)
  /// Everything.
  public static let all: PresentationOptions = [.banner, .list, .sound, .badge]

  /// What of it a person allows.
  func limited(to allowed: AuthorizationOptions) -> PresentationOptions {
    var options = self
    if !allowed.contains(.alert) { options.subtract([.banner, .list]) }
    if !allowed.contains(.sound) { options.remove(.sound) }
    if !allowed.contains(.badge) { options.remove(.badge) }
    return options
  }
}
