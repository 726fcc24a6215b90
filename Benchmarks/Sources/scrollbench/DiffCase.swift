import ScrollData

/// A kind of change of a list, and the bars of its difference.
struct DiffCase {
  enum Kind: String, CaseIterable {
    case replaced = "10 % replaced"
    case appended = "append one"
    case identical = "identical"
    case moved = "100 random moves"
    case rotated = "first to last"
    case reversed = "reversal"
    case shuffled = "full shuffle"

    /// How many times faster than Heckel's a difference is to be: of any hashable elements, and of
    /// interned identities.
    var bars: (hashable: Double, interned: Double) {
      switch self {
      case .replaced: (25, 80)
      case .appended, .identical: (250, 2500)
      case .moved, .rotated: (150, 500)
      case .reversed: (4, 15)
      case .shuffled: (2, 8)
      }
    }
  }

  let kind: Kind
  let old: [Int]
  let new: [Int]
  let before: Snapshot<Int, Int>
  /// The snapshot before with the changes made to it.
  let edited: Snapshot<Int, Int>
  /// A snapshot rebuilt from the same identities, which shares nothing else.
  let rebuilt: Snapshot<Int, Int>

  init(_ kind: Kind, count: Int) throws {
    self.kind = kind
    var random = SplitMix64(state: 7)
    old = (0..<count).shuffled(using: &random)
    before = try Self.snapshot(of: old, sharing: Snapshot())
    var (new, edited) = (old, before)
    switch kind {
    case .replaced:
      for place in (0..<count).shuffled(using: &random).prefix(count / 10) {
        try edited.insertItems([count + place], beforeItem: new[place])
        try edited.deleteItems([new[place]])
        new[place] = count + place
      }
    case .appended:
      new.append(count)
      try edited.appendItems([count])
    case .identical: break
    case .moved:
      for _ in 0..<100 {
        let item = new.remove(at: Int.random(in: 0..<count, using: &random))
        let place = Int.random(in: 0..<count - 1, using: &random)
        try edited.moveItem(item, beforeItem: new[place])
        new.insert(item, at: place)
      }
    case .rotated:
      new.append(new.removeFirst())
      try edited.moveItem(old[0], afterItem: old[count - 1])
    case .reversed:
      new.reverse()
      edited.deleteAllItems()
      try edited.appendItems(new)
    case .shuffled:
      new.shuffle(using: &random)
      edited.deleteAllItems()
      try edited.appendItems(new)
    }
    self.new = new
    self.edited = edited
    rebuilt = try Self.snapshot(of: new, sharing: before)
  }

  /// One section of items, made with the identities of another snapshot.
  static func snapshot<Item: Hashable & Sendable>(
    of items: [Item], sharing other: Snapshot<Int, Item>
  ) throws -> Snapshot<Int, Item> {
    var snapshot = Snapshot(sharingIdentitiesWith: other)
    try snapshot.appendSections([0])
    try snapshot.appendItems(items)
    return snapshot
  }
}
