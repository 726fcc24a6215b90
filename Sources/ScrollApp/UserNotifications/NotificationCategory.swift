/// Something a person can do with a notification without opening the app's list.
public struct NotificationAction: Hashable, Sendable {
  public struct ID: NotificationIdentifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public var id: ID
  public var title: String
  /// Whether the action cannot be undone.
  public var isDestructive: Bool

  public init(_ id: ID, title: String, isDestructive: Bool = false) {
    self.id = id
    self.title = title
    self.isDestructive = isDestructive
  }
}

/// A kind of notification and the actions that it offers.
public struct NotificationCategory: Hashable, Sendable {
  public struct ID: NotificationIdentifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public var id: ID
  /// In the order in which they are offered.
  public var actions: [NotificationAction]

  public init(_ id: ID, actions: [NotificationAction]) {
    self.id = id
    self.actions = actions
  }
}
