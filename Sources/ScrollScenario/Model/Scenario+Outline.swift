extension Scenario {
  /// Rows that are an outline: items under items, which are shown while those above them are expanded.
  ///
  /// All of it is in one section and held in memory. Items of one level have the same number of items under
  /// them.
  public struct OutlineSource: Equatable, Sendable {
    /// The most items of all levels together.
    package static let itemLimit = 1_000_000
    /// The most levels.
    package static let depthLimit = 1000

    /// How many items the root has, then each item of the first level, and so on; those of the last level
    /// have none. 1 to ``depthLimit`` numbers, none negative.
    package var children: [Int]
    /// The share of the items with others under them that are expanded at the beginning, 0...1. Each is
    /// drawn by itself.
    package var expanded: Double
    /// Equal seeds give equal heights and expand the same items.
    package var seed: UInt64
    /// How high rows are: one for each level, or one for all.
    package var heights: [HeightDistribution]

    /// Creates a generated outline.
    ///
    /// - Parameters:
    ///   - children: how many items the root has, then each item of the first level, and so on.
    ///   - expanded: the share that is expanded at the beginning, 0...1.
    ///   - seed: what heights and the expanded items are drawn from.
    ///   - heights: how high rows are, in points: one for each level, or one for all.
    public init(
      children: [Int], expanded: Double = 0, seed: UInt64 = 0,
      heights: [HeightDistribution] = [.fixed(44)]
    ) {
      self.children = children
      self.expanded = expanded
      self.seed = seed
      self.heights = heights
    }

    /// How many items all levels have together; `nil` when that is more than ``itemLimit``, or a
    /// number is below 0.
    package var itemCount: Int? {
      var (total, level) = (0, 1)
      for count in children {
        guard count >= 0 else { return nil }
        let (product, overflows) = level.multipliedReportingOverflow(by: count)
        guard !overflows, product <= Self.itemLimit - total else { return nil }
        level = product
        total += level
      }
      return total
    }
  }

  /// An item of an outline shows or hides what is under it.
  public struct Disclosure: Equatable, Sendable {
    package var kind: Kind
    package var item: Item
    /// Whether rows come and go as is seen.
    package var isAnimated: Bool

    /// Creates the expansion or the collapse of an item.
    ///
    /// - Parameters:
    ///   - kind: whether what is under the item is shown or hidden.
    ///   - item: the item; it has others under it.
    ///   - animated: whether rows come and go as is seen.
    public init(_ kind: Kind, _ item: Item, animated: Bool = false) {
      self.kind = kind
      self.item = item
      self.isAnimated = animated
    }

    /// What becomes of the items under an item.
    public enum Kind: String, CaseIterable, Sendable {
      /// They are shown, if those above the item are expanded.
      case expand
      /// They are hidden, and are as they were when they are shown again.
      case collapse
      /// One or the other, as it is not now.
      case toggle
    }

    /// How an item is named.
    public enum Item: Equatable, Sendable {
      /// By the row in which it is shown when the script gets there.
      case row(ScrollTo.Target)
      /// By its place among those of its level, from the root on, each counted from 0; whether it is shown
      /// or not. At least one number.
      case path([Int])
    }
  }
}

extension Scenario.OutlineSource {
  /// What keeps the outline from being made, as a sentence; `nil` when nothing does.
  ///
  /// Outlines read from files never have such values.
  package var problem: String? {
    guard (1...Self.depthLimit).contains(children.count), children.allSatisfy({ $0 >= 0 }) else {
      return "an outline has 1 to \(Self.depthLimit) levels of 0 or more items"
    }
    guard itemCount != nil else { return "an outline has at most \(Self.itemLimit) items" }
    guard (0...1).contains(expanded) else {
      return "from 0 to 1 of an outline can be expanded, not \(expanded)"
    }
    guard heights.count == 1 || heights.count == children.count, !heights.contains(.choice([]))
    else { return "an outline needs one height for all levels, or one for each" }
    return nil
  }
}
