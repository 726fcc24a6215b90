import Scrollwork

/// The layout that a scenario describes.
enum ScenarioLayout {
  static func make(_ scenario: Scenario) throws(CollectionError) -> any CollectionLayout {
    do {
      switch scenario.layout.kind {
      case .list: return try list(scenario)
      case .grid(let grid): return try self.grid(grid, scenario)
      case .masonry(let lanes): return try masonry(lanes, scenario)
      case .flow(let flow): return try self.flow(flow, scenario)
      case .compositional: return compositional(scenario)
      case .table(let table): return try self.table(table, scenario.layout)
      }
    } catch let failure as LayoutFailure {
      throw CollectionError(failure)
    } catch {
      throw .invalidValue(parameter: "layout", value: .nan)
    }
  }

  private static func list(_ scenario: Scenario) throws(LayoutFailure) -> ListLayout {
    let layout = scenario.layout
    var configuration = ListLayout.Configuration()
    configuration.spacing = layout.spacing
    configuration.estimatedItemExtent = layout.estimates.row
    configuration.takeSections(of: scenario)
    return try ListLayout(configuration)
  }

  private static func grid(
    _ grid: Scenario.Layout.Grid, _ scenario: Scenario
  ) throws(LayoutFailure) -> GridLayout {
    let layout = scenario.layout
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
    configuration.takeSections(of: scenario)
    return try GridLayout(configuration)
  }

  private static func masonry(
    _ lanes: Scenario.Layout.Lanes, _ scenario: Scenario
  ) throws(LayoutFailure) -> MasonryLayout {
    let layout = scenario.layout
    var configuration = MasonryLayout.Configuration()
    configuration.columns = Columns(lanes.columns)
    configuration.laneSpacing = lanes.columnSpacing
    configuration.itemSpacing = layout.spacing
    configuration.estimatedItemExtent = layout.estimates.row
    configuration.takeSections(of: scenario)
    return try MasonryLayout(configuration)
  }

  private static func flow(
    _ flow: Scenario.Layout.Flow, _ scenario: Scenario
  ) throws(LayoutFailure) -> FlowLayout {
    let layout = scenario.layout
    var configuration = FlowLayout.Configuration()
    configuration.itemSpacing = flow.itemSpacing
    configuration.lineSpacing = layout.spacing
    configuration.lineAlignment =
      switch flow.alignment {
      case .leading: .leading
      case .centre: .center
      case .trailing: .trailing
      case .justified: .justified
      }
    configuration.estimatedItemSize = LayoutSize(
      width: flow.estimatedWidth, height: layout.estimates.row)
    configuration.takeSections(of: scenario)
    return try FlowLayout(configuration)
  }

  private static func table(
    _ table: Scenario.Layout.Table, _ layout: Scenario.Layout
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

  private static func compositional(_ scenario: Scenario) -> CompositionalLayout {
    let layout = scenario.layout
    var configuration = CompositionalLayout.Configuration()
    configuration.alignment = layout.alignment
    configuration.startsAtEnd = layout.isBottomAnchored
    let header =
      scenario.showsHeaders
      ? BoundarySpec(height: .estimated(layout.estimates.header), isPinned: layout.pinsHeaders)
      : nil
    return CompositionalLayout(configuration) { section, _, _ in
      SectionSpec(layout.section(section) ?? Scenario.Layout.Section(), header: header)
    }
  }
}

/// What the layouts of sections with headers are set up by alike.
private protocol SectionConfiguration {
  var sectionInsets: LayoutInsets { get set }
  var estimatedHeaderExtent: Double { get set }
  var hasHeaders: Bool { get set }
  var pinsHeaders: Bool { get set }
  var alignment: ContentAlignment { get set }
  var startsAtEnd: Bool { get set }
}

extension ListLayout.Configuration: SectionConfiguration {}
extension GridLayout.Configuration: SectionConfiguration {}
extension MasonryLayout.Configuration: SectionConfiguration {}
extension FlowLayout.Configuration: SectionConfiguration {}

extension SectionConfiguration {
  fileprivate mutating func takeSections(of scenario: Scenario) {
    let layout = scenario.layout
    sectionInsets = layout.sectionInsets
    estimatedHeaderExtent = layout.estimates.header
    hasHeaders = scenario.showsHeaders
    pinsHeaders = layout.pinsHeaders
    alignment = layout.alignment
    startsAtEnd = layout.isBottomAnchored
  }
}

extension Scenario.Layout {
  fileprivate var alignment: ContentAlignment { isBottomAnchored ? .trailing : .leading }
}

extension Columns {
  fileprivate init(_ count: Scenario.Layout.ColumnCount) {
    switch count {
    case .count(let count): self = .count(count)
    case .adaptive(let length): self = .adaptive(minimumLength: length)
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
      size: LayoutDimensions(width: .fractionalWidth(section.groupWidth), height: height),
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
    case .groupPagingCentred: self = .groupPagingCentered
    }
  }
}
