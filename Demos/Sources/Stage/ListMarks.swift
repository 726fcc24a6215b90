import ScrollParcels
import Scrollwork

/// Which items of a list are selected and which one has the focus, to come back to.
struct ListMarks: Codable {
  enum Key: ParcelKey { typealias Value = ListMarks }

  /// Items that follow one another.
  struct Run: Codable, Hashable {
    var section: Int
    var first: Int
    var count: Int
  }

  var selected: [Run] = []
  var focus: [Int] = []

  /// `nil` where nothing is selected and nothing has the focus.
  init?(_ view: CollectionView) {
    for path in view.selectedItems {
      if let last = selected.last, last.section == path.section,
        last.first + last.count == path.item
      {
        selected[selected.count - 1].count += 1
      } else {
        selected.append(Run(section: path.section, first: path.item, count: 1))
      }
    }
    focus = view.focusedItem.map { [$0.section, $0.item] } ?? []
    guard !selected.isEmpty || !focus.isEmpty else { return nil }
  }

  /// Selects those of the items that are there.
  func apply(to view: CollectionView) {
    let counts = view.structure.sectionCounts
    func isThere(_ section: Int, _ item: Int) -> Bool {
      counts.indices.contains(section) && item >= 0 && item < counts[section]
    }
    let paths = selected.flatMap { run -> [ItemPath] in
      guard isThere(run.section, run.first), run.count > 0 else { return [] }
      let end = run.first + min(run.count, counts[run.section] - run.first)
      return (run.first..<end).map { ItemPath(section: run.section, item: $0) }
    }
    if !paths.isEmpty { try? view.selectItems(at: paths) }
    if focus.count == 2, isThere(focus[0], focus[1]) {
      try? view.focus(ItemPath(section: focus[0], item: focus[1]))
    }
  }
}
