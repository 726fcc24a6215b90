/// The items of one section as an outline: items under items, which are expanded or collapsed.
///
/// A value. A copy that is changed takes O(items); changes themselves take what they touch. What a list
/// shows of it is `visibleItems`; `Snapshot.apply(_:to:)` puts them into a section.
public struct SectionSnapshot<ItemID: Hashable & Sendable>: Sendable {
  struct Node: Sendable {
    var identity: ItemID
    /// The slot of the parent; -1 for an item at the root.
    var parent: Int
    var children: [Int] = []
    var isExpanded = false
  }

  /// Items by slot; slots of items that went are used again.
  var nodes: [Node] = []
  var freeSlots: [Int] = []
  var slots: [ItemID: Int] = [:]
  var roots: [Int] = []

  /// Nothing.
  public init() {}
}

extension SectionSnapshot: Equatable {
  /// Whether items stand in the same order under the same parents, and the same ones are expanded.
  /// O(items).
  public static func == (a: SectionSnapshot, b: SectionSnapshot) -> Bool {
    guard a.slots.count == b.slots.count else { return false }
    let (one, other) = (a.order(), b.order())
    return zip(one, other).allSatisfy { first, second in
      let (mine, theirs) = (a.nodes[first.slot], b.nodes[second.slot])
      return first.level == second.level && mine.identity == theirs.identity
        && mine.isExpanded == theirs.isExpanded
    }
  }
}

extension SectionSnapshot {
  /// All items, each before those under it. O(items).
  public var items: [ItemID] { order().map { nodes[$0.slot].identity } }

  /// Items that have no parent, in order.
  public var rootItems: [ItemID] { roots.map { nodes[$0].identity } }

  /// Items whose parents are all expanded, in order: what a list shows. O(items shown).
  public var visibleItems: [ItemID] {
    order { nodes[$0].isExpanded }.map { nodes[$0.slot].identity }
  }

  /// The number of items in the outline, expanded or not. O(1).
  public var numberOfItems: Int { slots.count }
  /// Whether the outline contains an item, visible or not. O(1).
  public func contains(_ item: ItemID) -> Bool { slots[item] != nil }

  /// Whether an item shows what is under it; `nil` when it is not there.
  public func isExpanded(_ item: ItemID) -> Bool? { slots[item].map { nodes[$0].isExpanded } }

  /// Whether all parents of an item are expanded; `nil` when it is not there. O(level).
  public func isVisible(_ item: ItemID) -> Bool? {
    guard var slot = slots[item] else { return nil }
    while nodes[slot].parent >= 0 {
      slot = nodes[slot].parent
      if !nodes[slot].isExpanded { return false }
    }
    return true
  }

  /// The item that an item is under; `nil` at the root and when it is not there.
  public func parent(of item: ItemID) -> ItemID? {
    guard let slot = slots[item], nodes[slot].parent >= 0 else { return nil }
    return nodes[nodes[slot].parent].identity
  }

  /// How many items an item is under; `nil` when it is not there. O(level).
  public func level(of item: ItemID) -> Int? {
    guard var slot = slots[item] else { return nil }
    var level = 0
    while nodes[slot].parent >= 0 {
      slot = nodes[slot].parent
      level += 1
    }
    return level
  }

  /// The items directly under an item, in order; `nil` when it is not there.
  public func children(of item: ItemID) -> [ItemID]? {
    slots[item].map { nodes[$0].children.map { nodes[$0].identity } }
  }

  /// Slots with their levels, each before those under it; only under those for which `opens` is true.
  func order(opens: (Int) -> Bool = { _ in true }) -> [(slot: Int, level: Int)] {
    var order: [(slot: Int, level: Int)] = []
    // The next is at the end. Not recursive: an outline may be deep.
    var open = roots.reversed().map { (slot: $0, level: 0) }
    while let next = open.popLast() {
      order.append(next)
      guard opens(next.slot) else { continue }
      for child in nodes[next.slot].children.reversed() {
        open.append((slot: child, level: next.level + 1))
      }
    }
    return order
  }
}
