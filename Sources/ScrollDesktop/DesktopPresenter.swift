#if DBus
  public import ScrollApp
  public import Scrollwork
  internal import Synchronization

  /// Shows notifications on the desktop, where a message bus and a notification service are.
  ///
  /// It speaks the freedesktop notification protocol over a connection of its own that never waits: the
  /// host's loop polls it once a frame and hands what people did to the center. Notifications may be
  /// handed to it on any thread.
  ///
  /// Only the connection that owns the name `org.freedesktop.Notifications` is believed. When the name gets another
  /// owner, what the former one showed counts as gone, and the new one is asked what it can do.
  ///
  /// ```swift
  /// for response in desktop.poll() { try center.respond(response) }
  /// ```
  public final class DesktopPresenter: NotificationPresenter {
    struct Desktop: Sendable {
      var connection: DBusConnection
      /// The connection that owns the service's name, by the unique name that the bus gave it. Answers and signals of
      /// any other connection are not believed: the bus writes the sender, so no one can forge it.
      var owner: String?
      /// The call that asks the bus for the owner.
      var ownerQuestion: UInt32?
      /// Calls of Notify that wait for the owner's answer.
      var calls: [UInt32: UserNotification] = [:]
      /// Those of them whose notifications were removed while they waited.
      var unwanted: Set<UInt32> = []
      /// What the owner shows, by its own numbers.
      var shown: [UInt32: UserNotification] = [:]
      /// The call that asks what the service can do; `nil` when it was answered, or is to be made with the next
      /// notification because the service left.
      var question: UInt32?
      /// Whether the current owner has said what it can do.
      var isReady = false
      /// Whether any owner ever did.
      var wasReady = false
      var takesMarkup = false
      /// What waits until the service has said what it can do.
      var waiting:
        [(
          notification: UserNotification, options: PresentationOptions,
          actions: [NotificationAction]
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

    init(name: String, connection: DBusConnection) throws(DBusError) {
      var desktop = Desktop(connection: connection)
      try desktop.begin()
      self.name = name
      state = Mutex(desktop)
    }

    /// Why nothing shows any more; `nil` while all is well. It does not get well again: make another.
    public var failure: DBusError? { state.withLock { $0.failure } }

    /// Whether the bus and the service have answered. A service that leaves or is replaced is asked again.
    public var isReady: Bool { state.withLock { $0.failure == nil && $0.isReady } }

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
        if state.isReady {
          state.notify(notification, options, actions, name: name)
        } else {
          state.waiting.append((notification, options, actions))
          if state.question == nil { state.ask() }
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
#endif
