package import ScrollScenario
import Scrollwork

extension Fuzz {
  /// A layout of each kind, as scenarios describe them.
  package static let layouts: [Scenario.Layout] = [
    .init(kind: .list, spacing: 4, headers: true, pinsHeaders: true),
    .init(
      kind: .grid(.init(columns: .count(3), columnSpacing: 6)), spacing: 6, headers: true),
    .init(kind: .masonry(.init(columns: .count(3), columnSpacing: 6)), spacing: 6, headers: true),
    .init(
      kind: .flow(.init(itemSpacing: 6, widths: .uniform(16...300))), spacing: 6, headers: true),
    .init(
      kind: .compositional([
        .init(items: [0.5, 0.25, 0.25], height: .estimated(60), spacing: 8)
      ]), headers: true),
    .init(kind: .table(.init(rowHeight: 44, columnWidth: 100, frozenRows: 1, frozenColumns: 1))),
  ]
}
