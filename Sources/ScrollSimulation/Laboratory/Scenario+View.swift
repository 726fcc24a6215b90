import ScrollScenario
import Scrollwork

extension Scenario {
  /// What a view is like, as far as runs are judged by it.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - rows: how many items each section has.
  ///   - layout: what its layout is like.
  ///   - viewport: the screen.
  init(of view: CollectionView, rows: [Int], layout: Layout, viewport: Viewport) {
    let prefetch = view.prefetch
    var layout = layout
    layout.followsEnd = layout.followsEnd || view.followsEnd
    self.init(
      name: "view", viewport: viewport,
      physics: Physics(
        snapping: view.snapping == .none ? .none : .pages(),
        tuning: Physics.Tuning(animationDuration: view.profile.animationDuration)),
      data: .generated(
        GeneratedSource(
          items: rows.reduce(0, +), sections: min(max(1, rows.count), GeneratedSource.sectionLimit),
          seed: 0, heights: .fixed(1))),
      layout: layout,
      reuse: Reuse(
        pool: max(0, view.reusePolicy.poolCapacity), cache: max(0, view.reusePolicy.cacheCapacity)),
      prefetch: Prefetch(
        distance: prefetch.distance
          * (prefetch.unit == .viewports ? viewport.size[main: view.axis] : 1),
        ahead: prefetch.ahead, behind: prefetch.behind,
        perFrame: prefetch.cellsPerFrame, sharesUnused: prefetch.sharesUnused))
  }
}

extension Scenario.Layout {
  /// What one of the library's layouts is like, as far as runs are judged by it; `nil` for any other layout, and
  /// for one whose sections differ.
  init?(of layout: any CollectionLayout) {
    switch layout {
    case let layout as ListLayout:
      let own = layout.configuration
      self.init(.list, spacing: own.spacing, own)
    case let layout as GridLayout:
      let own = layout.configuration
      self.init(.grid(Grid(columnSpacing: own.columnSpacing)), spacing: own.lineSpacing, own)
    case let layout as SpanGridLayout:
      let own = layout.configuration
      self.init(.grid(Grid(columnSpacing: own.columnSpacing)), spacing: own.rowSpacing, own)
    case let layout as MasonryLayout:
      let own = layout.configuration
      self.init(.masonry(Lanes(columnSpacing: own.laneSpacing)), spacing: own.itemSpacing, own)
    case let layout as FlowLayout:
      let own = layout.configuration
      self.init(.flow(Flow(itemSpacing: own.itemSpacing)), spacing: own.lineSpacing, own)
    case let layout as TableLayout:
      let own = layout.configuration
      self.init(
        kind: .table(
          Table(
            columnSpacing: own.columnSpacing, frozenRows: own.frozenRows,
            frozenColumns: own.frozenColumns)),
        spacing: own.rowSpacing, sectionInsets: own.contentInsets)
    default: return nil
    }
  }

  private init(_ kind: Kind, spacing: Double, _ sections: some SectionConfiguration) {
    self.init(
      kind: kind, spacing: spacing, sectionInsets: sections.sectionInsets,
      headers: sections.hasHeaders, pinsHeaders: sections.pinsHeaders || sections.pinsFooters)
  }
}
