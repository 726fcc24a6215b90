/// The leaves of a row, to be shared with a new row where that has the same handles.
///
/// A new list usually differs little from the previous one. Leaves that they share by reference take no memory of
/// their own and need not be compared.
struct RowModel {
  /// Leaves smaller than this share of what they may hold are not shared, so that a row made after rows made
  /// after others does not fall into ever smaller ones.
  private static let leastShare = 4

  private let leaves: [RowBranch.Entry]
  /// The leaf that each of some handles begins.
  private var beginnings: [UInt32: Int] = [:]
  /// A bit for what handles that begin leaves have in their lowest bits: most others need no look-up.
  private var filter = [UInt64](repeating: 0, count: 256)

  /// O(leaves).
  init(_ branches: [Row.Entry], limits: Row.Limits) {
    leaves = branches.flatMap(\.branch.leaves)
    for (number, entry) in leaves.enumerated()
    where entry.count * Self.leastShare >= limits.leaf {
      let first = entry.leaf.handles[0]
      beginnings[first] = number
      filter[Self.word(first)] |= Self.bit(first)
    }
  }

  private static func word(_ handle: UInt32) -> Int { Int(handle >> 6) & 255 }
  private static func bit(_ handle: UInt32) -> UInt64 { 1 << UInt64(handle & 63) }

  /// The leaf that begins with a handle.
  func leaf(beginningWith handle: UInt32) -> RowBranch.Entry? {
    guard filter[Self.word(handle)] & Self.bit(handle) != 0, let number = beginnings[handle] else {
      return nil
    }
    return leaves[number]
  }

  func hasLeaf(beginningWithAnyOf handles: [UInt32]) -> Bool {
    handles.contains { leaf(beginningWith: $0) != nil }
  }
}

/// How far a row has been made after another one.
struct RowFollowing {
  var model: RowModel
  /// Where what may still become a shared leaf begins. Always the beginning of a leaf, or the row's end.
  var start: Int
  /// The leaf that stands at `start` if the handles go on as it does.
  var expected: RowBranch.Entry?
}
