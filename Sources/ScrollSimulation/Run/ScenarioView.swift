import ScrollScenario
import Scrollwork

/// Shows an outline in one section, each row by the number of its item.
typealias OutlineShown = SnapshotSource<Int, Int>

/// The collection view that a scenario describes.
enum ScenarioView {
  /// - Parameters:
  ///   - scenario: what describes it.
  ///   - rows: what it shows.
  ///   - log: notes what its cells do, where somebody requests that.
  static func make(
    _ scenario: Scenario, _ rows: LiveRows, log: CellLog? = nil
  ) throws(CollectionError) -> CollectionView {
    let view = CollectionView(
      layout: try scenario.layout.makeLayout(showsHeaders: scenario.showsHeaders),
      profile: try scenario.physics.scrollProfile(),
      reuse: ReusePolicy(
        poolCapacity: scenario.reuse.pool, cacheCapacity: scenario.reuse.cache),
      prefetch: PrefetchPolicy(
        distance: scenario.prefetch.distance, ahead: scenario.prefetch.ahead,
        behind: scenario.prefetch.behind, cellsPerFrame: scenario.prefetch.perFrame,
        sharesUnused: scenario.prefetch.sharesUnused))
    try view.setViewport(size: scenario.viewport.size, scale: scenario.viewport.scale)
    if scenario.viewport.hasWindowTraits {
      view.traits = TraitCollection(windowSize: scenario.viewport.size)
    }
    try view.setSafeAreaInsets(scenario.viewport.safeArea)
    try view.setContentInset(scenario.contentInsets)
    view.contentInsetAdjustmentBehavior = adjustment(scenario.insetAdjustment)
    view.isHostedByScreen = scenario.isHostedByScreen
    view.bounces = scenario.physics.bounces
    view.alwaysBounces = scenario.physics.alwaysBounces
    try view.setSnapping(ScrollSnapping(scenario.physics.snapping))
    view.isDirectionalLockEnabled = scenario.physics.locksDirection
    view.followsEnd = scenario.layout.followsEnd
    view.movesItems = scenario.movesItems
    view.moveHandler = { view, from, to in
      // The engine names rows that exist, so the update is accepted.
      guard (try? view.performUpdates([.moveItem(from: from, to: to)], animated: true)) != nil
      else { return }
      rows.carry(from: from, to: to)
    }
    provideCells(to: view, rows, log)
    if rows.places.outline == nil { try view.reloadData(sectionCounts: rows.places.counts) }
    return view
  }

  /// The source that shows the rows of an outline from the next frame on; `nil` for other rows. The caller
  /// keeps it.
  static func source(
    of view: CollectionView, _ rows: LiveRows, log: CellLog? = nil
  ) throws(CollectionError) -> OutlineShown? {
    guard let outline = rows.places.outline else { return nil }
    let source = OutlineShown(view) { view, path, item in
      let cell: ScenarioRowCell = view.dequeueCell(at: path)
      rows.meter?.noteBinding(isHeader: false, identity: item, isNew: cell.row == nil)
      cell.row = (rows, item)
      log?.noteBinding(of: cell, to: .item(path), type: 0, identity: item)
      return cell
    }
    try source.apply(outline.snapshot)
    return source
  }

  private static func provideCells(
    to view: CollectionView, _ rows: LiveRows, _ log: CellLog?
  ) {
    // The log counts types in this order.
    view.register(ScenarioRowCell.self)
    view.register(ScenarioHeaderCell.self)
    view.cellProvider = { view, path in
      let cell: ScenarioRowCell = view.dequeueCell(at: path)
      let identity = rows.identity(of: path)
      rows.meter?.noteBinding(isHeader: false, identity: identity, isNew: cell.row == nil)
      cell.row = (rows, identity)
      log?.noteBinding(of: cell, to: .item(path), type: 0, identity: identity)
      return cell
    }
    view.headerProvider = { view, section in
      let cell: ScenarioHeaderCell = view.dequeueHeader(inSection: section)
      rows.meter?.noteBinding(isHeader: true, identity: section, isNew: cell.header == nil)
      cell.header = (rows.content, section)
      cell.meter = rows.meter
      log?.noteBinding(of: cell, to: .header(section: section), type: 1, identity: section)
      return cell
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
