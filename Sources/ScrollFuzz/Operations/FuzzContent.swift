/// The items that a fuzzer has shown: the slow, obvious account of them, arrays of names.
public struct FuzzContent: Hashable, Sendable {
  /// An item and what it says.
  public struct Item: Hashable, Sendable {
    /// No two items ever have the same.
    public var id: Int
    /// Grows when the item says something else: its cell is to be configured again, and may have another size.
    public var version = 0
  }

  /// A section and its items.
  public struct Section: Hashable, Sendable {
    /// No two sections ever have the same.
    public var id: Int
    /// The items, in order.
    public var items: [Item]
  }

  /// The sections, in order.
  public internal(set) var sections: [Section] = []

  /// Creates content without sections.
  public init() {}

  /// How many items each section has.
  public var sectionCounts: [Int] { sections.map(\.items.count) }

  var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
}
