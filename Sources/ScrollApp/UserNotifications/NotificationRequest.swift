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
  public struct ID: NotificationIdentifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public var id: ID
  public var content: NotificationContent
  public var trigger: NotificationTrigger

  public init(_ id: ID, content: NotificationContent, trigger: NotificationTrigger = .now) {
    self.id = id
    self.content = content
    self.trigger = trigger
  }
}

/// A request that waits, and when it is due next.
public struct PendingNotification: Hashable, Sendable {
  public var request: NotificationRequest
  /// On the host's clock.
  public var due: Timestamp
  /// Breaks ties: the one that was added first comes first.
  var order: UInt64
}

/// A notification that came.
public struct UserNotification: Hashable, Sendable {
  public var id: NotificationRequest.ID
  public var content: NotificationContent
  /// When it came, on the host's clock.
  public var date: Timestamp
  /// Whether it came from the push service.
  public var isRemote: Bool

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
  public enum Choice: Hashable, Sendable {
    /// It was tapped: open what it is about.
    case open
    /// It was put away.
    case dismiss
    /// One of its category's actions was chosen.
    case action(NotificationAction.ID)
  }

  public var notification: UserNotification
  public var choice: Choice

  public init(_ notification: UserNotification, _ choice: Choice = .open) {
    self.notification = notification
    self.choice = choice
  }
}
