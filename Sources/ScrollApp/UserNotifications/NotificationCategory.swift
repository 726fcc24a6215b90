/// Something a person can do with a notification without opening the app's list.
public struct NotificationAction: Hashable, Sendable {
  /// The identity of an action.
  public struct ID: NotificationIdentifier {
    /// The identity as text.
    public let rawValue: String
    /// Creates an identity from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The identity that a response names.
  public var id: ID
  /// What the action's button says.
  public var title: String
  /// Whether the action cannot be undone.
  public var isDestructive: Bool

  /// Creates an action, by default one that can be undone.
  public init(_ id: ID, title: String, isDestructive: Bool = false) {
    self.id = id
    self.title = title
    self.isDestructive = isDestructive
  }
}

/// A kind of notification and the actions that it offers.
public struct NotificationCategory: Hashable, Sendable {
  /// The identity of a category.
  public struct ID: NotificationIdentifier {
    /// The identity as text.
    public let rawValue: String
    /// Creates an identity from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The identity that a notification's content names.
  public var id: ID
  /// In the order in which they are offered.
  public var actions: [NotificationAction]

  /// Creates a category from its actions.
  public init(_ id: ID, actions: [NotificationAction]) {
    self.id = id
    self.actions = actions
  }
}
