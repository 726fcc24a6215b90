import ScrollLayout
import ScrollPrimitives

/// A layout with its settings, from a kind and a number.
struct PromiseLayout: Hashable {
  enum Kind: String, CaseIterable {
    case list, grid, masonry, spans, flow, composition, table, custom
  }

  var kind: Kind
  var axis = Axis.vertical
  /// Which of the settings below hold: each bit or two is one of them.
  var variant = 0

  var columns: Int {
    switch kind {
    case .list, .custom: 1
    case .grid, .composition: 2 + variant & 1
    case .masonry: 2 + variant & 1
    case .spans: 3
    case .flow, .table: 3
    }
  }

  /// Points between neighbors along the axis.
  var spacing: Double { [0, 0, 6, 10][variant >> 1 & 3] }
  /// Points between neighbors across the axis.
  var crossSpacing: Double { kind == .list || kind == .custom ? 0 : [0, 6][variant >> 2 & 1] }
  /// Points around the items of a section.
  var insets: LayoutInsets {
    guard kind != .custom, kind != .table, variant >> 3 & 3 == 1 else { return .zero }
    return axis == .vertical
      ? LayoutInsets(top: 8, left: 6, bottom: 12, right: 6)
      : LayoutInsets(top: 6, left: 8, bottom: 6, right: 12)
  }
  var hasHeaders: Bool { kind != .custom && kind != .table && variant >> 5 & 1 == 1 }
  var hasFooters: Bool { kind != .custom && kind != .table && variant >> 6 & 3 == 3 }
  var pinsHeaders: Bool { hasHeaders && variant >> 8 & 1 == 1 }
  /// Rows of a grid and of a table that are all of one length.
  var fixedExtent: Double? {
    switch kind {
    case .spans: 40
    case .grid, .table: variant >> 9 & 1 == 1 ? 40 : nil
    default: nil
    }
  }
  /// Points across the axis that a column of a table takes.
  static let tableColumn = 36.0
  /// Columns of every table.
  static let tableColumns = 3

  func make(_ model: PromiseModel) throws -> any CollectionLayout {
    switch kind {
    case .list: try makeList()
    case .grid: try makeGrid()
    case .masonry: try makeMasonry()
    case .spans: try makeSpans(model)
    case .flow: try makeFlow()
    case .composition: try makeComposition()
    case .table: try makeTable()
    case .custom: PromiseCustomLayout(axis: axis, spacing: spacing)
    }
  }

  private func makeList() throws -> ListLayout {
    var list = ListLayout.Configuration()
    (list.axis, list.spacing, list.sectionInsets) = (axis, spacing, insets)
    list.estimatedItemExtent = PromisePalette.estimate
    list.estimatesFollow = variant >> 12 & 1 == 0
    (list.hasHeaders, list.hasFooters, list.pinsHeaders) = (hasHeaders, hasFooters, pinsHeaders)
    return try ListLayout(list)
  }

  private func makeGrid() throws -> GridLayout {
    var grid = GridLayout.Configuration()
    (grid.axis, grid.columns, grid.sectionInsets) = (axis, .count(columns), insets)
    (grid.lineSpacing, grid.columnSpacing) = (spacing, crossSpacing)
    grid.lineExtent = fixedExtent.map { .fixed($0) } ?? .estimated(PromisePalette.estimate)
    (grid.hasHeaders, grid.hasFooters, grid.pinsHeaders) = (hasHeaders, hasFooters, pinsHeaders)
    return try GridLayout(grid)
  }

  private func makeMasonry() throws -> MasonryLayout {
    var masonry = MasonryLayout.Configuration()
    (masonry.axis, masonry.columns, masonry.sectionInsets) = (axis, .count(columns), insets)
    (masonry.itemSpacing, masonry.laneSpacing) = (spacing, crossSpacing)
    masonry.estimatedItemExtent = PromisePalette.estimate
    (masonry.hasHeaders, masonry.hasFooters) = (hasHeaders, hasFooters)
    masonry.pinsHeaders = pinsHeaders
    return try MasonryLayout(masonry)
  }

  private func makeSpans(_ model: PromiseModel) throws -> SpanGridLayout {
    var spans = SpanGridLayout.Configuration()
    (spans.axis, spans.columns, spans.sectionInsets) = (axis, .count(columns), insets)
    (spans.rowSpacing, spans.columnSpacing) = (spacing, crossSpacing)
    spans.rowExtent = fixedExtent!
    spans.span = { path in
      let id = model.id(at: path) ?? 0
      let span = model.palette.span(id, version: model.sizeVersions[id] ?? 0)
      return GridSpan(columns: span.columns, rows: span.rows)
    }
    (spans.hasHeaders, spans.hasFooters, spans.pinsHeaders) = (hasHeaders, hasFooters, pinsHeaders)
    return try SpanGridLayout(spans)
  }

  private func makeFlow() throws -> FlowLayout {
    var flow = FlowLayout.Configuration()
    (flow.axis, flow.sectionInsets) = (axis, insets)
    (flow.lineSpacing, flow.itemSpacing) = (spacing, crossSpacing)
    flow.estimatedItemSize = LayoutSize(main: PromisePalette.estimate, cross: 40, axis: axis)
    (flow.hasHeaders, flow.hasFooters, flow.pinsHeaders) = (hasHeaders, hasFooters, pinsHeaders)
    return try FlowLayout(flow)
  }

  private func makeComposition() throws -> CompositionalLayout {
    func along(_ main: LayoutDimension, across: LayoutDimension) -> LayoutDimensions {
      axis == .vertical
        ? LayoutDimensions(width: across, height: main)
        : LayoutDimensions(width: main, height: across)
    }
    let whole: LayoutDimension = axis == .vertical ? .fractionalWidth(1) : .fractionalHeight(1)
    let size = along(.estimated(PromisePalette.estimate), across: whole)
    let item = LayoutGroup.Subitem.item(LayoutItemSpec(width: size.width, height: size.height))
    let group = LayoutGroup(
      axis == .vertical ? .horizontal : .vertical, size: size, subitems: [item],
      spacing: .fixed(crossSpacing), count: columns)
    var section = SectionSpec(group: group, interGroupSpacing: spacing, insets: insets)
    let boundary = along(.estimated(28), across: whole)
    if hasHeaders {
      section.header = BoundarySpec(
        width: boundary.width, height: boundary.height, isPinned: pinsHeaders)
    }
    if hasFooters { section.footer = BoundarySpec(width: boundary.width, height: boundary.height) }
    var configuration = CompositionalLayout.Configuration()
    configuration.axis = axis
    return try CompositionalLayout(configuration, section: section)
  }

  private func makeTable() throws -> TableLayout {
    var table = TableLayout.Configuration()
    (table.axis, table.rowSpacing, table.columnSpacing) = (axis, spacing, crossSpacing)
    (table.rowExtent, table.columnExtent) = (PromisePalette.estimate, Self.tableColumn)
    table.hasSelfSizingRows = fixedExtent == nil
    return try TableLayout(table)
  }
}
