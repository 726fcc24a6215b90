/// The strings of a display list. A slot is reused once its text has been removed, so the table stays as large as the
/// visible content.
public struct TextTable: Hashable, Sendable {
  private var strings: [String] = []
  private var free: [UInt32] = []

  /// Creates an empty table.
  public init() {}

  /// How many texts are in use.
  public var count: Int { strings.count - free.count }

  /// The text behind an identifier; empty when it is not in use.
  public subscript(id: DisplayList.TextID) -> String {
    let slot = Int(id.rawValue)
    return slot < strings.count ? strings[slot] : ""
  }

  package mutating func insert(_ text: String) -> DisplayList.TextID {
    if let slot = free.popLast() {
      strings[Int(slot)] = text
      return DisplayList.TextID(rawValue: slot)
    }
    strings.append(text)
    return DisplayList.TextID(rawValue: UInt32(strings.count - 1))
  }

  package mutating func removeAll() {
    strings.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
  }

  package mutating func remove(_ id: DisplayList.TextID) {
    strings[Int(id.rawValue)] = ""
    free.append(id.rawValue)
  }
}
