/// What a notification says and does.
public struct NotificationContent: Hashable, Sendable {
  /// A conversation or topic whose notifications belong together.
  public struct Thread: NotificationIdentifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public var title: String
  public var subtitle: String
  public var body: String
  /// What the app's badge counts from then on, 0 or more; `nil` leaves it as it is.
  public var badge: Int?
  /// `nil` for silence.
  public var sound: NotificationSound?
  public var thread: Thread?
  /// Which actions are offered. A category that is not registered offers none.
  public var category: NotificationCategory.ID?
  /// What a tap opens.
  public var target: NotificationTarget?

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
