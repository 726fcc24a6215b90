import ScrollLayout
import ScrollPrimitives

/// A host of a list, whose questions reach it without a table of witnesses: half of what they take.
final class ListLayoutHost: TypedLayoutHost<ListLayout> {
  override func askFigures() -> Figures {
    let asked = held.figures()
    return Figures(contentExtent: asked.contentExtent, crossExtent: asked.crossExtent)
  }
  override func validate(_ structure: ItemStructure) throws(LayoutFailure) {
    try held.validateInPlace(structure)
  }
  override func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    changed()
    try held.invalidate(invalidation)
  }
  override func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    held.elements(in: window, into: &found)
  }
  override func attributes(at index: Int) -> LayoutAttributes? { held.attributes(at: index) }
  override func start(at index: Int) -> Ticks? { held.start(at: index) }
  override func update(_ attributes: inout LayoutAttributes) { held.update(&attributes) }
  override func element(near offset: Ticks) -> Int? { held.index(near: offset) }
  override func isMeasured(at index: Int) -> Bool { held.isSizeKnown(at: index) }
  override func isMeasured(_ attributes: LayoutAttributes) -> Bool {
    attributes.isMeasured || held.isSizeKnown(at: attributes.index)
  }
  override func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    changed()
    return try held.setPreferredSize(extent, cross: crossExtent, at: index, anchor: anchor)
  }
  override func takeSteps(_ diagnostics: inout [CollectionError]) -> Int { held.takeSteps() }
}

/// A host of a table.
final class TableLayoutHost: TypedLayoutHost<TableLayout> {
  override func coveredRows(at index: Int) -> Range<Int>? { held.coveredRows(at: index) }
}

/// A host of a layout that is informed of the visible elements.
final class ShownKeepingHost<Layout: CollectionLayout & ShownKeeping>: TypedLayoutHost<Layout> {
  override func settle(_ shown: Range<Int>) { held.settle(shown) }
  override func hold(_ anchor: Int) { held.hold(anchor) }
  override func leaveLoose() {
    // Questions up to here may have placed some of it.
    if held.leaveLoose() { changed() }
  }
}

/// A host of any layout. The package's own are taken at their word.
func host(_ layout: any CollectionLayout) -> LayoutHost {
  switch layout {
  case let list as ListLayout: return ListLayoutHost(list)
  case let grid as GridLayout: return TypedLayoutHost(grid)
  case let masonry as MasonryLayout: return ShownKeepingHost(masonry)
  case let grid as SpanGridLayout: return TypedLayoutHost(grid)
  case let flow as FlowLayout: return ShownKeepingHost(flow)
  case let composition as CompositionalLayout: return TypedLayoutHost(composition)
  case let table as TableLayout: return TableLayoutHost(table)
  default:
    func open(_ layout: some CollectionLayout) -> LayoutHost { CheckedLayoutHost(layout) }
    return open(layout)
  }
}
