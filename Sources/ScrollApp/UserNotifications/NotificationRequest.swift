public import Scrollwork

/// When a notification comes.
public enum NotificationTrigger: Hashable, Sendable {
  /// With the next `advance(to:)`.
  case now
  /// At a moment on the host's clock; one that has passed means the next `advance(to:)`.
  case time(at: Timestamp)
  /// A number of seconds after it was added; repeatedly if `repeats` is set. Seconds are finite and above zero, and
  /// at least 1 for one that repeats, so that a mistake does not cover the screen with banners.
  case interval(after: Double, repeats: Bool)
}

/// A notification that is to come.
public struct NotificationRequest: Hashable, Sendable {
  /// The identity of a request. A new request replaces a pending one with the same identity.
  public struct ID: NotificationIdentifier {
    /// The identity as text.
    public let rawValue: String
    /// Creates an identity from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The identity of the request, and of the notification that it becomes.
  public var id: ID
  /// What the notification will say.
  public var content: NotificationContent
  /// When the notification comes.
  public var trigger: NotificationTrigger

  /// Creates a request, by default for a notification that comes at once.
  public init(_ id: ID, content: NotificationContent, trigger: NotificationTrigger = .now) {
    self.id = id
    self.content = content
    self.trigger = trigger
  }
}

/// A request that waits, and when it is due next.
public struct PendingNotification: Hashable, Sendable {
  /// The request that waits.
  public var request: NotificationRequest
  /// On the host's clock.
  public var due: Timestamp
  /// Breaks ties: the one that was added first comes first.
  var order: UInt64
}

/// A notification that came.
public struct UserNotification: Hashable, Sendable {
  /// The identity of the request that it came from.
  public var id: NotificationRequest.ID
  /// What it says.
  public var content: NotificationContent
  /// When it came, on the host's clock.
  public var date: Timestamp
  /// Whether it came from the push service.
  public var isRemote: Bool

  /// Creates a notification, by default one that the app itself requested.
  public init(
    id: NotificationRequest.ID, content: NotificationContent, date: Timestamp,
    isRemote: Bool = false
  ) {
    self.id = id
    self.content = content
    self.date = date
    self.isRemote = isRemote
  }
}

/// What a person did with a notification.
public struct NotificationResponse: Hashable, Sendable {
  /// What the person chose.
  public enum Choice: Hashable, Sendable {
    /// It was tapped: open what it is about.
    case open
    /// It was put away.
    case dismiss
    /// One of its category's actions was chosen.
    case action(NotificationAction.ID)
  }

  /// The notification that was answered.
  public var notification: UserNotification
  /// What the person chose.
  public var choice: Choice

  /// Creates a response, by default a tap.
  public init(_ notification: UserNotification, _ choice: Choice = .open) {
    self.notification = notification
    self.choice = choice
  }
}
