public import ScrollPrimitives

extension CompositionalLayout {
  public var axis: Axis { configuration.axis }
  public var crossExtent: Ticks { Ticks(clamping: max(0, context.container[cross: axis])) }
  public var alignment: ContentAlignment { configuration.alignment }
  public var startsAtEnd: Bool { configuration.startsAtEnd }
  public var pinsItems: Bool { false }

  /// Lays out by the estimates. O(sections), for any number of items.
  public mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    let plan = try plan(context)
    try table.prepare(context.structure, plan.shapes, plan.numbers)
    setContext(context, plan)
  }

  public func validate(_ structure: ItemStructure) throws(LayoutFailure) {
    var context = context
    context.structure = structure
    let plan = try plan(context)
    _ = try LineTable.checkedExtents(of: structure, plan.shapes, plan.numbers)
  }

  /// Applies edits and another room. The provider is called for new sections, and for all of them in another room; a section
  /// whose description is another then is laid out by its estimates. O(sections + edits · log items).
  ///
  /// Prepares all items again where the edits do not lead to those of the context.
  public mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    let context = invalidation.context
    guard invalidation.leads(from: structure) else { return try prepare(context) }
    let edits = invalidation.edits
    let isSameRoom =
      context.container == self.context.container && context.traits == self.context.traits
    let isSame = isSameRoom && !edits.contains(where: \.isOfSections)
    let plan =
      isSame
      ? samePlan()
      : try plan(context, keeping: isSameRoom ? numbers(after: edits) : [])
    try table.apply(
      edits, anchor: invalidation.anchor, structure: context.structure, plan.shapes, plan.numbers)
    setContext(context, plan)
    if invalidation.needsMeasure { table.setAllNeedMeasure() }
  }

  public var hasDecorations: Bool { specs.contains { $0.background != nil } }

  /// The backgrounds of sections. One is named after its section's header, whether that is shown or
  /// not.
  public mutating func decorations(
    in window: LayoutWindow, into found: inout [DecorationAttributes]
  ) {
    let window = window.bounded
    guard hasDecorations, !window.main.isEmpty,
      var section = table.section(at: window.main.lowerBound)
    else { return }
    while section < table.sections.count {
      let start = table.extents.offset(of: section)
      guard start < window.main.upperBound else { return }
      if table.extents.extent(at: section) == .zero {
        section = max(section + 1, table.extents.index(at: start) ?? table.sections.count)
        continue
      }
      if let background = background(of: section, start),
        background.start < window.main.upperBound, background.end > window.main.lowerBound
      {
        found.append(background)
      }
      section += 1
    }
  }

  private mutating func background(of section: Int, _ start: Ticks) -> DecorationAttributes? {
    guard let spec = specs[table.sections[section].shape].background else { return nil }
    let parts = table.parts(of: section)
    var (low, high) = (start, start + table.extents.extent(at: section))
    if !spec.coversBoundaries { (low, high) = (low + parts.header, high - parts.footer) }
    low = low + Ticks(clamping: spec.insets.leading(axis))
    high = high - Ticks(clamping: spec.insets.trailing(axis))
    let cross = crossExtent - Ticks(clamping: spec.insets.crossSum(axis))
    guard high > low, cross > .zero else { return nil }
    return DecorationAttributes(
      path: DecorationPath(kind: spec.kind, element: .header(section: section)), start: low,
      extent: high - low, crossStart: Ticks(clamping: spec.insets.crossLeading(axis)),
      crossExtent: cross, zIndex: -1)
  }
}

extension ItemEdit {
  fileprivate var isOfSections: Bool {
    switch self {
    case .insertSections, .removeSections, .moveSection: true
    case .insertItems, .removeItems, .moveItem: false
    }
  }
}
