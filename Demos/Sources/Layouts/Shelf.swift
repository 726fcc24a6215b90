import Scrollwork

/// A view of each layout, ready to be scrolled.
struct Shelf {
  struct Exhibit {
    var title: String
    var layout: any CollectionLayout
    var counts: [Int]
    /// What tiles ask for, by their number: across and along, 0 for what the layout proposes.
    var size: (Int) -> LayoutSize = { _ in .zero }
    var isHexagonal = false
    var offset = LayoutPoint(y: 300)
  }

  static func exhibits() throws -> [Exhibit] {
    func ragged(_ number: Int) -> Double { 50 + Double((number * number * 31 + number * 17) % 130) }
    return [
      Exhibit(
        title: "list", layout: try list(), counts: [9, 40, 40],
        size: { LayoutSize(height: 44 + Double($0 * 29 % 50)) }),
      Exhibit(title: "grid", layout: try grid(), counts: [300]),
      Exhibit(
        title: "masonry", layout: try masonry(), counts: [300],
        size: { LayoutSize(height: ragged($0)) }),
      Exhibit(title: "spans", layout: try spans(), counts: [300]),
      Exhibit(
        title: "flow", layout: try flow(), counts: [300],
        size: { LayoutSize(width: ragged($0), height: 44) }),
      Exhibit(
        title: "compositional", layout: store(), counts: [20, 8, 20, 8], offset: LayoutPoint(y: 60)),
      Exhibit(
        title: "table", layout: try table(), counts: Array(repeating: 100_000, count: 100_000),
        offset: LayoutPoint(x: 4_000_030, y: 2_000_020)),
      Exhibit(
        title: "your own", layout: HoneycombLayout(width: 84), counts: [300], isHexagonal: true),
    ]
  }

  private static func list() throws -> ListLayout {
    var list = ListLayout.Configuration()
    list.hasHeaders = true
    list.pinsHeaders = true
    list.separator = ListLayout.Separator(leadingInset: 14)
    return try ListLayout(list)
  }

  private static func grid() throws -> GridLayout {
    var grid = GridLayout.Configuration()
    grid.columns = .adaptive(minimumLength: 90)
    grid.lineExtent = .aspect(1)
    return try GridLayout(grid)
  }

  private static func masonry() throws -> MasonryLayout {
    var masonry = MasonryLayout.Configuration()
    masonry.columns = .sizeClass(compact: 3, regular: 6)
    return try MasonryLayout(masonry)
  }

  private static func spans() throws -> SpanGridLayout {
    var spans = SpanGridLayout.Configuration()
    spans.columns = .count(4)
    spans.rowExtent = 97
    spans.span = { path in
      GridSpan(columns: path.item % 5 == 0 ? 2 : 1, rows: path.item % 5 == 0 ? 2 : 1)
    }
    return try SpanGridLayout(spans)
  }

  private static func flow() throws -> FlowLayout {
    var flow = FlowLayout.Configuration()
    flow.lineAlignment = .center
    return try FlowLayout(flow)
  }

  /// Carousels of cards between rows of three.
  private static func store() -> CompositionalLayout {
    let whole = LayoutItemSpec(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let card = LayoutGroup(
      .horizontal, size: LayoutDimensions(width: .absolute(250), height: .absolute(170)),
      subitems: [.item(whole)])
    let three = LayoutGroup(
      .horizontal, size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(120)),
      subitems: [.item(whole)], count: 3)
    return CompositionalLayout(CompositionalLayout.Configuration()) { section, _, _ in
      var spec = SectionSpec(group: section % 2 == 0 ? card : three)
      spec.header = BoundarySpec(height: .absolute(36))
      if section % 2 == 0 { spec.orthogonalBehavior = .groupPagingCentered }
      return spec
    }
  }

  private static func table() throws -> TableLayout {
    var table = TableLayout.Configuration()
    table.rowExtent = 60
    table.columnExtent = 90
    table.frozenRows = 1
    table.frozenColumns = 1
    return try TableLayout(table)
  }
}
