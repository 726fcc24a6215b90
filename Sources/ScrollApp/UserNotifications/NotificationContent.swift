/// What a notification says and does.
public struct NotificationContent: Hashable, Sendable {
  /// A conversation or topic whose notifications belong together.
  public struct Thread: NotificationIdentifier {
    /// The identity as text.
    public let rawValue: String
    /// Creates an identity from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The title, the first line.
  public var title: String
  /// The line under the title; may be empty.
  public var subtitle: String
  /// The text.
  public var body: String
  /// What the app's badge counts from then on, 0 or more; `nil` leaves it as it is.
  public var badge: Int?
  /// `nil` for silence.
  public var sound: NotificationSound?
  /// The group of notifications that belong together.
  public var thread: Thread?
  /// Which actions are offered. A category that is not registered offers none.
  public var category: NotificationCategory.ID?
  /// What a tap opens.
  public var target: NotificationTarget?

  /// Creates content; everything has a default.
  public init(
    title: String = "", subtitle: String = "", body: String = "", badge: Int? = nil,
    sound: NotificationSound? = nil, thread: Thread? = nil,
    category: NotificationCategory.ID? = nil, target: NotificationTarget? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.badge = badge
    self.sound = sound
    self.thread = thread
    self.category = category
    self.target = target
  }

  /// Whether there is a text to show.
  public var hasText: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }

  func check() throws(UserNotificationError) {
    if let badge, badge < 0 { throw .negativeBadge(badge) }
    guard hasText || badge != nil || sound != nil else { throw .nothingToPresent }
  }
}
