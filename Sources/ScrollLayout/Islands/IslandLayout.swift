import ScrollPrimitives

/// A layout that holds an island: what all of them answer, and take, is the island's.
protocol IslandLayout: CollectionLayout {
  associatedtype Items: Stretch
  var island: Island<Items> { get set }
}

extension IslandLayout {
  public var contentExtent: Ticks { island.contentExtent }

  public var crossExtent: Ticks { Ticks(clamping: island.context.container[cross: axis]) }

  public var pinsItems: Bool { false }

  /// Changes whenever elements were placed, moved or came to be taken for longer or shorter.
  public var version: Int { island.version }

  public func validate(_ structure: ItemStructure) throws(LayoutFailure) {
    try island.validate(structure)
  }

  /// O(sections).
  public mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    try island.prepare(context)
  }

  /// Applies edits and another container. Sizes stay with their items. O(edits · log elements + sections).
  ///
  /// Prepares all items again where the edits do not lead to those of the context.
  public mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    try island.invalidate(invalidation)
  }

  /// Adds the elements in a window, after placing what is to be placed. When that moves the content, the
  /// window moves with it and `version` says so.
  public mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    island.elements(in: window, into: &found)
  }

  /// Where an element lies; where it is taken to lie when it is not placed yet. `nil` for one that is not
  /// shown, and for a place that is not in the row.
  public mutating func attributes(at index: Int) -> LayoutAttributes? {
    island.attributes(at: index)
  }

  public mutating func element(near offset: Ticks) -> Int? { island.element(near: offset) }

  public mutating func isMeasured(at index: Int) -> Bool {
    !island.structure.isInRow(index) || island.isMeasured(at: index)
  }

  /// An element before the anchor grows upward, any other downward. Of an element wholly above the screen
  /// nothing on screen is seen when the anchor is an element on screen that follows it in the row; in lines, the first
  /// one that does.
  public mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    try LayoutFailure.check(index: index, in: island.structure)
    return try island.setSize(extent, cross: crossExtent, at: index, anchor: anchor)
  }

  public mutating func setMeasured(at index: Int) {
    if island.structure.isInRow(index) { island.setMeasured(at: index) }
  }

  public mutating func setNeedsMeasure(at index: Int) {
    if island.structure.isInRow(index) { island.setNeedsMeasure(at: index) }
  }

  public func arrangement(in range: Range<Ticks>) -> LayoutArrangement? {
    island.arrangement(in: range)
  }

  public mutating func restore(
    _ sizes: [MeasuredSize], _ arrangement: LayoutArrangement?, anchor: Int
  ) {
    island.restore(sizes, arrangement, anchor: anchor)
  }

  public var mayHaveFreeRoom: Bool { island.mayHaveFreeRoom }

  public mutating func elementBehindFreeRoom(in range: Range<Ticks>) -> Int? {
    island.elementBehindFreeRoom(in: range)
  }

  public mutating func refill(from index: Int, in range: Range<Ticks>) {
    island.refill(from: index, in: range)
  }

  /// Units placed, and nodes and leaves of the sums looked at or changed, since the last call.
  public mutating func takeSteps() -> Int { island.takeSteps() }
}

/// The same, with items whose cells give their sizes.
protocol MeasuredIslandLayout: IslandLayout, ShownKeeping {}

extension MeasuredIslandLayout {
  public var measuredCount: Int { island.sizes.mains.measuredCount }

  public func measuredSizes() -> [MeasuredSize] { island.measuredSizes() }

  package mutating func settle(_ shown: Range<Int>) { island.settle(shown) }
  package mutating func hold(_ anchor: Int) { island.anchor = anchor }
  package mutating func leaveLoose() -> Bool { island.leaveLoose() }
}
