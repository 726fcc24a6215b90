import ScrollPrimitives

/// A layout that holds a placed window: what all of them answer, and take, is the placed window's.
protocol PlacedWindowLayout: CollectionLayout {
  associatedtype Items: SectionWindow
  var placedWindow: PlacedWindow<Items> { get set }
}

extension PlacedWindowLayout {
  public var contentExtent: Ticks { placedWindow.contentExtent }

  public var crossExtent: Ticks { Ticks(clamping: placedWindow.context.container[cross: axis]) }

  public var pinsItems: Bool { false }

  /// Changes whenever elements were placed, moved or came to be taken for longer or shorter.
  public var version: Int { placedWindow.version }

  public func validate(_ structure: ItemStructure) throws(LayoutFailure) {
    try placedWindow.validate(structure)
  }

  /// O(sections).
  public mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    try placedWindow.prepare(context)
  }

  /// Applies edits and another container. Sizes stay with their items. O(edits · log elements + sections).
  ///
  /// Prepares all items again where the edits do not lead to those of the context.
  public mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    try placedWindow.invalidate(invalidation)
  }

  /// Adds the elements in a window, after placing what is to be placed. When that moves the content, the
  /// window moves with it and `version` says so.
  public mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    placedWindow.elements(in: window, into: &found)
  }

  /// Where an element lies; where it is taken to lie when it is not placed yet. `nil` for one that is not
  /// shown, and for a place that is not in the row.
  public mutating func attributes(at index: Int) -> LayoutAttributes? {
    placedWindow.attributes(at: index)
  }

  public mutating func element(near offset: Ticks) -> Int? { placedWindow.element(near: offset) }

  public mutating func isMeasured(at index: Int) -> Bool {
    !placedWindow.structure.isInRow(index) || placedWindow.isMeasured(at: index)
  }

  /// An element before the anchor grows upward, any other downward. Of an element wholly above the screen
  /// nothing on screen is seen when the anchor is an element on screen that follows it in the row; in lines, the first
  /// one that does.
  public mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    try LayoutFailure.check(index: index, in: placedWindow.structure)
    return try placedWindow.setSize(extent, cross: crossExtent, at: index, anchor: anchor)
  }

  public mutating func setMeasured(at index: Int) {
    if placedWindow.structure.isInRow(index) { placedWindow.setMeasured(at: index) }
  }

  public mutating func setNeedsMeasure(at index: Int) {
    if placedWindow.structure.isInRow(index) { placedWindow.setNeedsMeasure(at: index) }
  }

  public func measuredSizes() -> [MeasuredSize] { placedWindow.measuredSizes() }

  public func arrangement(in range: Range<Ticks>) -> LayoutArrangement? {
    placedWindow.arrangement(in: range)
  }

  public mutating func restore(
    _ sizes: [MeasuredSize], _ arrangement: LayoutArrangement?, anchor: Int
  ) {
    placedWindow.restore(sizes, arrangement, anchor: anchor)
  }

  public var mayHaveFreeRoom: Bool { placedWindow.mayHaveFreeRoom }

  public mutating func elementBehindFreeRoom(in range: Range<Ticks>) -> Int? {
    placedWindow.elementBehindFreeRoom(in: range)
  }

  public mutating func refill(from index: Int, in range: Range<Ticks>) {
    placedWindow.refill(from: index, in: range)
  }

  /// Units placed, and nodes and leaves of the sums looked at or changed, since the last call.
  public mutating func takeSteps() -> Int { placedWindow.takeSteps() }
}

/// The same, with items whose cells give their sizes.
protocol MeasuredWindowLayout: PlacedWindowLayout, ShownKeeping {}

extension MeasuredWindowLayout {
  public var measuredCount: Int { placedWindow.sizes.mains.measuredCount }

  package mutating func settle(_ shown: Range<Int>) { placedWindow.settle(shown) }
  package mutating func hold(_ anchor: Int) { placedWindow.anchor = anchor }
  package mutating func leaveLoose() -> Bool { placedWindow.leaveLoose() }
}
