import Scrollwork

/// The collection view that a scenario describes.
enum ScenarioView {
  static func make(
    _ scenario: Scenario, _ content: ScenarioContent
  ) throws(CollectionError) -> CollectionView {
    let view = CollectionView(
      layout: try layout(scenario), profile: try scenario.physics.scrollProfile(),
      reuse: ReusePolicy(
        poolCapacity: scenario.reuse.pool, cacheCapacity: scenario.reuse.cache),
      prefetch: PrefetchPolicy(
        distance: scenario.prefetch.distance, ahead: scenario.prefetch.ahead,
        behind: scenario.prefetch.behind, cellsPerFrame: scenario.prefetch.perFrame))
    try view.setViewport(size: scenario.viewport.size, scale: scenario.viewport.scale)
    try view.setSafeAreaInsets(scenario.viewport.safeArea)
    try view.setContentInset(scenario.contentInsets)
    view.contentInsetAdjustmentBehavior = adjustment(scenario.insetAdjustment)
    view.isHostedByScreen = scenario.isHostedByScreen
    view.bounces = scenario.physics.bounces
    view.alwaysBounces = scenario.physics.alwaysBounces
    try view.setSnapping(ScrollSnapping(scenario.physics.snapping))
    view.isDirectionalLockEnabled = scenario.physics.locksDirection
    provideCells(to: view, scenario, content)
    try view.reloadData(sectionCounts: content.sectionCounts)
    return view
  }

  private static func provideCells(
    to view: CollectionView, _ scenario: Scenario, _ content: ScenarioContent
  ) {
    let width = scenario.viewport.size.width
    let insets = scenario.layout.sectionInsets
    let rowWidth = max(0, width - insets.left - insets.right)
    view.register(ScenarioRowCell.self)
    view.register(ScenarioHeaderCell.self)
    view.cellProvider = { view, path in
      let cell: ScenarioRowCell = view.dequeueCell(at: path)
      cell.height = content.rowHeight(section: path.section, item: path.item, width: rowWidth)
      return cell
    }
    view.headerProvider = { view, section in
      let cell: ScenarioHeaderCell = view.dequeueHeader(inSection: section)
      cell.height = content.headerHeight(section: section, width: width)
      return cell
    }
  }

  private static func layout(_ scenario: Scenario) throws(CollectionError) -> ListLayout {
    var configuration = ListLayout.Configuration()
    configuration.spacing = scenario.layout.spacing
    configuration.sectionInsets = scenario.layout.sectionInsets
    configuration.estimatedItemExtent = scenario.layout.estimates.row
    configuration.estimatedHeaderExtent = scenario.layout.estimates.header
    configuration.hasHeaders = scenario.showsHeaders
    do {
      return try ListLayout(configuration)
    } catch {
      throw CollectionError(error)
    }
  }

  private static func adjustment(_ adjustment: Scenario.InsetAdjustment) -> InsetAdjustment {
    switch adjustment {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .always: .always
    case .never: .never
    }
  }
}
