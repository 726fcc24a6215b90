public import ScrollPrimitives

extension GridLayout {
  public var axis: Axis { configuration.axis }
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
}
