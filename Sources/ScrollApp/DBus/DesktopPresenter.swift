public import Scrollwork
internal import Synchronization

/// Shows notifications on the desktop, where a message bus and a notification service are.
///
/// It speaks the freedesktop notification protocol over a connection of its own that never waits: the
/// host's loop polls it once a frame and hands what people did to the centre. The connection is told
/// what to show from any thread.
///
/// ```swift
/// for response in desktop.poll() { try center.respond(response) }
/// ```
public final class DesktopPresenter: NotificationPresenter {
  struct Desktop: Sendable {
    var connection: DBusConnection
    /// Calls of Notify that wait for their answer.
    var calls: [UInt32: UserNotification] = [:]
    /// Those of them whose notifications were taken back meanwhile.
    var unwanted: Set<UInt32> = []
    /// What the service shows, by its own numbers.
    var shown: [UInt32: UserNotification] = [:]
    /// The call that asks what the service can do, and what it can.
    var question: UInt32?
    var takesMarkup = false
    /// What waits until the service has said what it can do.
    var waiting:
      [(
        notification: UserNotification, options: PresentationOptions, actions: [NotificationAction]
      )] = []
    var failure: DBusError?
  }

  static let service = "org.freedesktop.Notifications"
  static let object = "/org/freedesktop/Notifications"
  /// Notifications that wait for the service, or that it shows: more are left out.
  static let limit = 64

  private let name: String
  private let state: Mutex<Desktop>

  /// Connects to a bus and asks its notification service what it can do.
  ///
  /// - Parameters:
  ///   - name: the app's name as people know it.
  ///   - address: what the environment's `DBUS_SESSION_BUS_ADDRESS` holds: `unix:path=…`,
  ///     `unix:abstract=…`, several parted by `;`, or `disabled:`.
  /// - Throws: `noBus`, `unreachable`. Whether the bus lets the app in shows later, as `failure`.
  public convenience init(name: String, address: String) throws(DBusError) {
    try self.init(name: name, connection: try DBusConnection(address: address))
  }

  init(name: String, connection: consuming DBusConnection) throws(DBusError) {
    var desktop = Desktop(connection: connection)
    let rule = "type='signal',sender='\(Self.service)',interface='\(Self.service)'"
    _ = try desktop.connection.send(
      .call(
        "AddMatch", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
        on: "org.freedesktop.DBus", [.string(rule)]))
    desktop.question = try desktop.connection.send(
      .call("GetCapabilities", of: Self.service, at: Self.object, on: Self.service))
    self.name = name
    state = Mutex(desktop)
  }

  /// Why nothing shows any more; `nil` while all is well. It does not get well again: make another.
  public var failure: DBusError? { state.withLock { $0.failure } }

  /// Whether the bus and the service have answered.
  public var isReady: Bool { state.withLock { $0.failure == nil && $0.question == nil } }

  /// How many notifications the desktop shows.
  public var shownCount: Int { state.withLock { $0.shown.count } }

  public func present(
    _ notification: UserNotification, options: PresentationOptions,
    actions: [NotificationAction], at time: Timestamp
  ) {
    guard options.contains(.banner) else { return }
    state.withLock { state in
      guard state.failure == nil,
        state.waiting.count + state.calls.count + state.unwanted.count + state.shown.count
          < Self.limit
      else { return }
      if state.question == nil {
        state.notify(notification, options, actions, name: name)
      } else {
        state.waiting.append((notification, options, actions))
      }
    }
  }

  public func withdraw(_ ids: [NotificationRequest.ID]) {
    state.withLock { $0.withdraw(Set(ids)) }
  }

  /// A desktop shows no badge for a program of which it knows the name only.
  public func badgeDidChange(to count: Int) {}

  /// Sends and receives what can be now; what people did since the last time. Never waits.
  ///
  /// What came before a `failure` is handed on; nothing comes after it.
  public func poll() -> [NotificationResponse] {
    state.withLock { state in
      guard state.failure == nil else { return [] }
      var responses: [NotificationResponse] = []
      do throws(DBusError) {
        for message in try state.connection.poll() {
          if let response = try state.hear(message, name: name) { responses.append(response) }
        }
      } catch {
        state.failure = error
      }
      return responses
    }
  }
}
