public import ScrollPrimitives

extension GridLayout {
  public var axis: Axis { configuration.axis }
  public var crossExtent: Ticks { Ticks(clamping: max(0, context.container[cross: axis])) }
  public var alignment: ContentAlignment { configuration.alignment }
  public var startsAtEnd: Bool { configuration.startsAtEnd }
  public var pinsItems: Bool { false }

  /// Lays out by the estimates. O(sections), for any number of items.
  public mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    let shape = shape(context.container, context.traits)
    try table.prepare(context.structure, [shape], zeros(context.structure))
    setContext(context, shape)
  }

  public func validate(_ structure: ItemStructure) throws(LayoutFailure) {
    _ = try LineTable.checkedExtents(
      of: structure, [shape(context.container, context.traits)], zeros(structure))
  }

  /// Applies edits and another room. In a new room the cells of all items are measured again; until then lines that hold the
  /// same items keep their length as the estimate. O(sections + edits · log items).
  ///
  /// Prepares all items again where the edits do not lead to those of the context.
  public mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    let context = invalidation.context
    guard invalidation.leads(from: structure) else { return try prepare(context) }
    let shape = shape(context.container, context.traits)
    // As for another color scheme: sections are not looked at.
    let isSame = !invalidation.hasEdits && table.shapes == [shape]
    if isSame, !invalidation.needsMeasure { return setContext(context, shape) }
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
