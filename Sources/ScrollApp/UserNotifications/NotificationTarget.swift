/// Which item of which list a notification is about, so that a tap opens it.
public struct NotificationTarget: Hashable, Sendable, Codable {
  /// A list of the app.
  public struct List: NotificationIdentifier {
    /// The identity as text.
    public let rawValue: String
    /// Creates an identity from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The list that contains the item.
  public var list: List
  /// The item's identity as bytes, in the app's own form: a number, or a value that is packed.
  public var item: [UInt8]

  /// Creates a target from a list and the bytes of an item's identity.
  public init(list: List, item: [UInt8]) {
    self.list = list
    self.item = item
  }

  /// The target of an item that is identified by a number: eight bytes, the lowest first.
  public init(list: List, number: UInt64) {
    self.init(list: list, item: (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
  }

  /// The number that identifies the item; `nil` when `item` is not eight bytes.
  public var number: UInt64? {
    guard item.count == 8 else { return nil }
    return item.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
