import ScrollPrimitives

/// A layout of lines in a table: what all of them answer, and take, is the table's.
protocol LineLayout: CollectionLayout {
  var table: LineTable { get set }
}

extension LineLayout {
  public var contentExtent: Ticks { table.extents.total }

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

  /// Marks the whole line or group of an item to be measured again.
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
