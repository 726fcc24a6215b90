public import ScrollPrimitives

/// What a layout answers where it says nothing.
extension CollectionLayout {
  public var axis: Axis { .vertical }
  public var crossExtent: Ticks { .zero }
  public var alignment: ContentAlignment { .leading }
  public var startsAtEnd: Bool { false }
  public var version: Int { 0 }
  public var measuredCount: Int { 0 }
  public func measuredSizes() -> [MeasuredSize] { [] }
  public func arrangement(in range: Range<Ticks>) -> LayoutArrangement? { nil }
  public mutating func restore(
    _ sizes: [MeasuredSize], _ arrangement: LayoutArrangement?, anchor: Int
  ) {
    for size in sizes {
      _ = try? setPreferredSize(
        size.extent, cross: size.crossExtent, at: size.index, anchor: anchor)
    }
  }
  public var mayHaveFreeRoom: Bool { false }
  public mutating func elementBehindFreeRoom(in range: Range<Ticks>) -> Int? { nil }
  public mutating func refill(from index: Int, in range: Range<Ticks>) {}
  public var isSequential: Bool { false }
  public var hasLanes: Bool { false }
  public var movesNeighborsAsOne: Bool { false }
  public var hasDecorations: Bool { false }
  public var pinsItems: Bool { true }
  public func validate(_ structure: ItemStructure) throws(LayoutFailure) {}

  public mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    try prepare(invalidation.context)
  }

  public mutating func update(_ attributes: inout LayoutAttributes) {
    if let found = self.attributes(at: attributes.index) { attributes = found }
  }

  public mutating func element(near offset: Ticks) -> Int? {
    var found: [LayoutAttributes] = []
    var reach: Int64 = 1 << 16
    // Whatever the layout says: the search ends there.
    let end = max(0, min(contentExtent.rawValue, Ticks.maximum.rawValue))
    let inside = min(max(offset.rawValue, 0), max(0, end - 1))
    while true {
      let window = Ticks(rawValue: inside - reach)..<Ticks(rawValue: inside + reach)
      elements(in: LayoutWindow(main: window, cross: LayoutWindow.everywhere), into: &found)
      if let best = found.nearest(to: Ticks(rawValue: inside)) { return best.index }
      guard inside - reach > 0 || inside + reach < end else { return nil }
      found.removeAll()
      reach *= 8
    }
  }

  public mutating func isMeasured(at index: Int) -> Bool { true }
  public mutating func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool { false }
  public mutating func setMeasured(at index: Int) {}
  public mutating func setNeedsMeasure(at index: Int) {}
  public mutating func decorations(
    in window: LayoutWindow, into found: inout [DecorationAttributes]
  ) {}
  public mutating func targetOffset(forProposed proposed: Ticks, velocity: Double) -> Ticks {
    proposed
  }
  public func orthogonalSection(_ section: Int) -> OrthogonalSection? { nil }
  public mutating func setOrthogonalOffset(_ offset: Ticks, section: Int) {}
  public mutating func orthogonalTarget(
    forProposed proposed: Ticks, from current: Ticks, section: Int
  ) -> Ticks { proposed }
  public func appearance(
    of attributes: LayoutAttributes, when passage: LayoutPassage
  ) -> LayoutAppearance { LayoutAppearance() }
  public var hasEffects: Bool { false }
  public func effect(of place: ElementPlace) -> ElementEffect { ElementEffect() }
  public mutating func takeSteps() -> Int { 0 }
}

extension [LayoutAttributes] {
  /// The element with an extent that lies nearest to an offset; of several the first.
  fileprivate func nearest(to offset: Ticks) -> LayoutAttributes? {
    func distance(_ element: LayoutAttributes) -> Int64 {
      Swift.max(0, (element.start - offset).rawValue, (offset - element.end).rawValue &+ 1)
    }
    return filter { $0.extent > .zero }.min { distance($0) < distance($1) }
  }
}
