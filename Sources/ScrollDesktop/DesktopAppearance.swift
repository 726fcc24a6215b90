#if DBus
  public import Scrollwork

  /// Whether the desktop is light or dark, as its settings portal says, and when that changes.
  ///
  /// It asks `org.freedesktop.portal.Settings` for `color-scheme` over a connection of its own that never waits: the program
  /// polls it once a frame. Until the portal has answered, and without a portal, nothing is known; take
  /// `TraitCollection.ColorScheme(environment:)` then.
  ///
  /// ```swift
  /// let appearance = try DesktopAppearance(address: address)
  /// if let scheme = appearance.poll() { view.traits.colorScheme = scheme }
  /// ```
  ///
  /// Belongs to one thread at a time.
  public final class DesktopAppearance {
    static let service = "org.freedesktop.portal.Desktop"
    static let object = "/org/freedesktop/portal/desktop"
    static let interface = "org.freedesktop.portal.Settings"
    private static let setting: [DBusValue] = [
      .string("org.freedesktop.appearance"), .string("color-scheme"),
    ]

    private let connection: DBusConnection
    /// The call whose answer is the setting.
    private var question: UInt32?
    /// What the desktop prefers; `nil` before it has answered, and where it has no preference.
    public private(set) var colorScheme: TraitCollection.ColorScheme?
    /// Whether the portal has answered.
    public private(set) var isReady = false
    /// Why nothing is known, or why changes are not heard any more; `nil` while all is well.
    public private(set) var failure: DBusError?

    /// Connects to a bus and asks its settings portal.
    ///
    /// - Parameter address: what the environment's `DBUS_SESSION_BUS_ADDRESS` holds.
    /// - Throws: `noBus`, `unreachable`. Whether there is a portal shows later, as `failure`.
    public init(address: String) throws(DBusError) {
      connection = try DBusConnection(address: address)
      let rule =
        "type='signal',sender='\(Self.service)',interface='\(Self.interface)',"
        + "member='SettingChanged',arg0='org.freedesktop.appearance'"
      _ = try connection.callBus("AddMatch", rule)
      try ask()
    }

    /// Sends and receives what can be now. Never waits.
    ///
    /// - Returns: the scheme, if it is another one than at the last call.
    public func poll() -> TraitCollection.ColorScheme? {
      guard failure == nil else { return nil }
      let before = colorScheme
      do throws(DBusError) {
        for message in try connection.poll() { try hear(message) }
      } catch {
        failure = error
      }
      return colorScheme == before ? nil : colorScheme
    }

    private func hear(_ message: DBusMessage) throws(DBusError) {
      switch message.kind {
      case .answer where message.replySerial == question && question != nil:
        question = nil
        isReady = true
        colorScheme = Self.scheme(message.body.first)
      case .error where message.replySerial == question && question != nil:
        question = nil
        throw message.refusal
      // Asked again, not believed: any program can send a signal, and only the service can answer a call to it.
      case .signal where message.interface == Self.interface && message.member == "SettingChanged":
        if question == nil { try ask() }
      default: break
      }
    }

    private func ask() throws(DBusError) {
      // `ReadOne` is newer; every portal knows `Read`, whose answer is a variant in a variant.
      question = try connection.send(
        .call("Read", of: Self.interface, at: Self.object, on: Self.service, Self.setting))
    }

    /// 1 prefers dark, 2 light; 0 and unknown numbers prefer nothing.
    static func scheme(_ value: DBusValue?) -> TraitCollection.ColorScheme? {
      switch value {
      case .variant(let inner)?: scheme(inner)
      case .uint32(1)?: .dark
      case .uint32(2)?: .light
      default: nil
      }
    }
  }
#endif
