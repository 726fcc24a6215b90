#if CLI
  import ScrollPrimitives
  import Testing

  @testable import ScrollScenario
  @testable import ScrollSimulation

  @Suite struct LayoutTextTests {
    private static let layouts: [Scenario.Layout] = [
      .init(),
      .init(
        spacing: 0.1 + 0.2, sectionInsets: LayoutInsets(top: 1e-7, left: 2, bottom: 3e5, right: 4),
        estimates: .init(row: 1.0000000000000002, header: 1e6), headers: true, pinsHeaders: true,
        isBottomAnchored: true, followsEnd: true),
      .init(kind: .grid(.init(columns: .adaptive(109.9), columnSpacing: 1 / 3)), headers: false),
      .init(kind: .grid(.init(columns: .count(7), lines: .fixed(44.4)))),
      .init(kind: .grid(.init(columns: .count(256), lines: .aspect(0.333)))),
      .init(kind: .masonry(.init(columns: .count(2), columnSpacing: 9)), spacing: 8),
      .init(kind: .flow(.init(itemSpacing: 3, widths: .uniform(10.1...20.2)))),
      .init(
        kind: .flow(.init(widths: .choice([1.5, 2]), estimatedWidth: 9, alignment: .justified))),
      .init(kind: .flow(.init(widths: .exponential(mean: 9.25, range: 1...1e5)))),
      .init(
        kind: .compositional([
          .init(items: [1 / 3, 1 / 3, 1 / 3], itemSpacing: 12, height: .fixed(150)),
          .init(items: [0.5, 0.25], groupWidth: 0.86, height: .estimated(80), spacing: 7),
          .init(groupPoints: 132, height: .fixed(170), scrolling: .groupPagingCentered),
        ]), headers: true),
      .init(
        kind: .table(.init(rowHeight: 40.5, columnWidth: 96, frozenRows: 1, frozenColumns: 2)),
        spacing: 1),
    ]

    @Test("every kind of layout reads back as it was written", arguments: layouts)
    func roundTrip(_ layout: Scenario.Layout) throws {
      #expect(try Scenario.Layout(json: layout.json) == layout, "\(layout.json)")
    }
  }
#endif
