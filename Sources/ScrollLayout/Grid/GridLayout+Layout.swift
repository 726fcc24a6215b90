public import ScrollPrimitives

extension GridLayout {
  public var axis: Axis { configuration.axis }
  public var contentExtent: Ticks { table.extents.total }
  public var crossExtent: Ticks { Ticks(clamping: max(0, context.container[cross: axis])) }
  public var alignment: ContentAlignment { configuration.alignment }
  public var startsAtEnd: Bool { configuration.startsAtEnd }
  public var pinsItems: Bool { false }

  /// Lays out by the estimates. O(sections), however many items they have.
  public mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    let shape = shape(context.container, context.traits)
    try table.prepare(context.structure, [shape], zeros(context.structure))
    setContext(context, shape)
  }

  public func validate(_ structure: ItemStructure) throws(LayoutFailure) {
    _ = try LineTable.checkedExtents(
      of: structure, [shape(context.container, context.traits)], zeros(structure))
  }

  /// O(sections + edits · log items). A new room has the cells of all items asked again; what lines
  /// take stays as their estimate while they hold the same items.
  public mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    let context = invalidation.context
    let shape = shape(context.container, context.traits)
    try table.apply(
      invalidation.edits, anchor: invalidation.anchor, structure: context.structure, [shape],
      zeros(context.structure))
    setContext(context, shape)
    if invalidation.needsMeasure { table.setAllNeedMeasure() }
  }

  /// All sections are of one shape.
  private func zeros(_ structure: ItemStructure) -> [Int] {
    Array(repeating: 0, count: structure.sectionCounts.count)
  }

  public mutating func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    table.elements(in: window, into: &found)
  }

  public mutating func attributes(at index: Int) -> LayoutAttributes? {
    table.attributes(at: index)
  }

  public mutating func element(near offset: Ticks) -> Int? { table.element(near: offset) }

  public mutating func isMeasured(at index: Int) -> Bool { table.isMeasured(at: index) }

  public var measuredCount: Int { table.sections.reduce(0) { $0 + ($1.sizes?.measuredCount ?? 0) } }

  public func measuredSizes() -> [MeasuredSize] { table.measuredSizes() }

  public mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    try table.setSize(extent, cross: crossExtent, at: index)
  }

  public mutating func setMeasured(at index: Int) { table.setMeasured(at: index) }

  /// Has the whole line of an item asked again.
  public mutating func setNeedsMeasure(at index: Int) { table.setNeedsMeasure(at: index) }

  public func arrangement(in range: Range<Ticks>) -> LayoutArrangement? { table.arrangement() }

  public mutating func restore(
    _ sizes: [MeasuredSize], _ arrangement: LayoutArrangement?, anchor: Int
  ) {
    table.restore(sizes, arrangement)
  }

  public var mayHaveFreeRoom: Bool { table.mayHaveFreeRoom }

  public mutating func elementBehindFreeRoom(in range: Range<Ticks>) -> Int? {
    table.elementBehindFreeRoom(in: range)
  }

  public mutating func refill(from index: Int, in range: Range<Ticks>) { table.refill(from: index) }

  public mutating func takeSteps() -> Int { table.takeSteps() }
}
