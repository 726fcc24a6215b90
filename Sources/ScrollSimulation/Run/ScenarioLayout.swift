public import ScrollScenario
public import Scrollwork

extension Scenario.Layout {
  /// The layout that is described.
  ///
  /// - Parameter showsHeaders: whether sections have headers. A table has none.
  /// - Throws: what the layout says of a number outside its range.
  public func makeLayout(
    showsHeaders: Bool
  ) throws(CollectionError) -> any CollectionLayout {
    try ScenarioLayout(layout: self, showsHeaders: showsHeaders).make()
  }

  /// The numbers of a list as it is described, for an app that adds to them what does not change where
  /// items lie.
  public func listConfiguration(showsHeaders: Bool) -> ListLayout.Configuration {
    ScenarioLayout(layout: self, showsHeaders: showsHeaders).listConfiguration()
  }
}

/// The layout that a scenario describes.
struct ScenarioLayout {
  let layout: Scenario.Layout
  let showsHeaders: Bool

  func make() throws(CollectionError) -> any CollectionLayout {
    do {
      switch layout.kind {
      case .list: return try ListLayout(listConfiguration())
      case .grid(let grid): return try self.grid(grid)
      case .masonry(let lanes): return try masonry(lanes)
      case .flow(let flow): return try self.flow(flow)
      case .compositional: return compositional()
      case .table(let table): return try self.table(table)
      }
    } catch let failure as LayoutFailure {
      throw CollectionError(failure)
    } catch {
      throw .invalidValue(parameter: "layout", value: .nan)
    }
  }

  func listConfiguration() -> ListLayout.Configuration {
    var configuration = ListLayout.Configuration()
    configuration.spacing = layout.spacing
    configuration.estimatedItemExtent = layout.estimates.row
    configuration.takeSections(of: self)
    return configuration
  }

  private func grid(
    _ grid: Scenario.Layout.Grid
  ) throws(LayoutFailure) -> GridLayout {
    var configuration = GridLayout.Configuration()
    configuration.columns = Columns(grid.columns)
    configuration.lineExtent =
      switch grid.lines {
      case .measured: .estimated(layout.estimates.row)
      case .fixed(let height): .fixed(height)
      case .aspect(let ratio): .aspect(ratio)
      }
    configuration.lineSpacing = layout.spacing
    configuration.columnSpacing = grid.columnSpacing
    configuration.takeSections(of: self)
    return try GridLayout(configuration)
  }

  private func masonry(
    _ lanes: Scenario.Layout.Lanes
  ) throws(LayoutFailure) -> MasonryLayout {
    var configuration = MasonryLayout.Configuration()
    configuration.columns = Columns(lanes.columns)
    configuration.laneSpacing = lanes.columnSpacing
    configuration.itemSpacing = layout.spacing
    configuration.estimatedItemExtent = layout.estimates.row
    configuration.takeSections(of: self)
    return try MasonryLayout(configuration)
  }

  private func flow(
    _ flow: Scenario.Layout.Flow
  ) throws(LayoutFailure) -> FlowLayout {
    var configuration = FlowLayout.Configuration()
    configuration.itemSpacing = flow.itemSpacing
    configuration.lineSpacing = layout.spacing
    configuration.lineAlignment =
      switch flow.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .justified: .justified
      }
    configuration.estimatedItemSize = LayoutSize(
      width: flow.estimatedWidth, height: layout.estimates.row)
    configuration.takeSections(of: self)
    return try FlowLayout(configuration)
  }

  private func table(
    _ table: Scenario.Layout.Table
  ) throws(TableLayout.Failure) -> TableLayout {
    var configuration = TableLayout.Configuration()
    configuration.rowExtent = table.rowHeight
    configuration.columnExtent = table.columnWidth
    configuration.rowSpacing = layout.spacing
    configuration.columnSpacing = table.columnSpacing
    configuration.contentInsets = layout.sectionInsets
    configuration.frozenRows = table.frozenRows
    configuration.frozenColumns = table.frozenColumns
    return try TableLayout(configuration)
  }

  private func compositional() -> CompositionalLayout {
    var configuration = CompositionalLayout.Configuration()
    configuration.alignment = layout.alignment
    configuration.startsAtEnd = layout.isBottomAnchored
    let header =
      showsHeaders
      ? BoundarySpec(height: .estimated(layout.estimates.header), isPinned: layout.pinsHeaders)
      : nil
    return CompositionalLayout(configuration) { [layout] section, _, _ in
      SectionSpec(layout.section(section) ?? Scenario.Layout.Section(), header: header)
    }
  }
}

/// The settings that all layouts of sections with headers have.
protocol SectionConfiguration {
  var sectionInsets: LayoutInsets { get set }
  var estimatedHeaderExtent: Double { get set }
  var hasHeaders: Bool { get set }
  var pinsHeaders: Bool { get set }
  var pinsFooters: Bool { get set }
  var alignment: ContentAlignment { get set }
  var startsAtEnd: Bool { get set }
}

extension ListLayout.Configuration: SectionConfiguration {}
extension GridLayout.Configuration: SectionConfiguration {}
extension SpanGridLayout.Configuration: SectionConfiguration {}
extension MasonryLayout.Configuration: SectionConfiguration {}
extension FlowLayout.Configuration: SectionConfiguration {}

extension SectionConfiguration {
  fileprivate mutating func takeSections(of described: ScenarioLayout) {
    let layout = described.layout
    sectionInsets = layout.sectionInsets
    estimatedHeaderExtent = layout.estimates.header
    hasHeaders = described.showsHeaders
    pinsHeaders = layout.pinsHeaders
    alignment = layout.alignment
    startsAtEnd = layout.isBottomAnchored
  }
}

extension Scenario.Layout {
  /// Whether sections have headers, as far as the layout says. A table has none.
  package var showsHeaders: Bool {
    if case .table = kind { return false }
    return headers ?? false
  }

  fileprivate var alignment: ContentAlignment { isBottomAnchored ? .trailing : .leading }
}

extension Columns {
  fileprivate init(_ count: Scenario.Layout.ColumnCount) {
    switch count {
    case .count(let count): self = .count(count)
    case .adaptive(let length): self = .adaptive(minimumLength: length)
    case .sizeClass(let compact, let regular):
      self = .sizeClass(compact: compact, regular: regular)
    }
  }
}

extension SectionSpec {
  fileprivate init(_ section: Scenario.Layout.Section, header: BoundarySpec?) {
    let height: LayoutDimension =
      switch section.height {
      case .fixed(let height): .absolute(height)
      case .estimated(let height): .estimated(height)
      }
    let items = section.items.map {
      LayoutGroup.Subitem.item(LayoutItemSpec(width: .fractionalWidth($0), height: height))
    }
    // Columns of one width share what the spaces between them leave; other items have their share of
    // the whole group, as they are written.
    let isEven = items.count > 1 && section.items.allSatisfy { $0 == section.items[0] }
    let group = LayoutGroup.horizontal(
      size: LayoutDimensions(
        width: section.groupPoints.map { .absolute($0) } ?? .fractionalWidth(section.groupWidth),
        height: height),
      subitems: isEven ? [items[0]] : items, spacing: .fixed(section.itemSpacing),
      count: isEven ? items.count : nil)
    self.init(
      group: group, interGroupSpacing: section.spacing, insets: section.insets, header: header,
      orthogonalBehavior: OrthogonalBehavior(section.scrolling))
  }
}

extension OrthogonalBehavior {
  fileprivate init(_ scrolling: Scenario.Layout.Scrolling) {
    switch scrolling {
    case .none: self = .none
    case .continuous: self = .continuous
    case .continuousGroups: self = .continuousGroupLeadingBoundary
    case .paging: self = .paging
    case .groupPaging: self = .groupPaging
    case .groupPagingCentered: self = .groupPagingCentered
    }
  }
}
