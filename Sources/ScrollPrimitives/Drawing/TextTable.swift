/// The strings of a display list. A slot is reused once its text has been removed, so the table stays as large as the
/// visible content.
public struct TextTable: Hashable, Sendable {
  private var texts = SlotTable<String>()

  /// Creates an empty table.
  public init() {}

  /// How many texts are in use.
  public var count: Int { texts.count }

  /// The text behind an identifier; empty when it is not in use.
  public subscript(id: DisplayList.TextID) -> String { texts[id.rawValue] ?? "" }

  package mutating func insert(_ text: String) -> DisplayList.TextID {
    DisplayList.TextID(rawValue: texts.insert(text))
  }

  package mutating func removeAll() { texts.removeAll() }

  package mutating func remove(_ id: DisplayList.TextID) { texts.remove(id.rawValue, leaving: "") }
}
