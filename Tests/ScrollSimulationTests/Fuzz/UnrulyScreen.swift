import ScrollFuzz
import Scrollwork

@testable import ScrollSimulation

/// A screen with a view and cells of its own, which does something wrong.
final class UnrulyScreen: FuzzSource {
  enum Fault: CaseIterable {
    /// Its cells ask for a height that is no number.
    case asksForNothing
    /// It goes on by a step when scrolling has come to its end.
    case stepsOn
    /// Its view holds cells for far more than the screen.
    case holdsCells
    /// It goes on with a velocity when scrolling has come to its end, which takes long to be noticed.
    case flingsOn

    static let quickToFind: [Fault] = [.asksForNothing, .stepsOn, .holdsCells]

    var law: FuzzLaw {
      switch self {
      case .asksForNothing: .diagnostics
      case .stepsOn, .flingsOn: .rest
      case .holdsCells: .live
      }
    }

    var message: String {
      switch self {
      case .asksForNothing: "nan"
      case .stepsOn: "at rest and asked nothing, it scrolls by 7.0 pt"
      case .flingsOn: "it never comes to rest"
      case .holdsCells: "cells are alive, with at most"
      }
    }
  }

  final class Cell: ReusableCell {
    var item: FuzzContent.Item?
    var isWrong = false

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      let number = item.map { $0.id &* 7 &+ $0.version &* 31 } ?? 0
      let height = isWrong && number % 13 == 5 ? .nan : Double(20 + number % 90)
      return LayoutSize(width: proposal.width, height: height)
    }
  }

  let view: CollectionView
  private let source: SnapshotSource<Int, Int>
  private var items: [Int: FuzzContent.Item] = [:]

  init(_ fault: Fault?) {
    let prefetch =
      fault == .holdsCells
      ? PrefetchPolicy(distance: 20_000, cellsPerFrame: 12) : PrefetchPolicy()
    view = CollectionView(prefetch: prefetch)
    view.register(Cell.self)
    var lookUp: (Int) -> FuzzContent.Item? = { _ in nil }
    source = SnapshotSource(view) { view, path, id in
      let cell: Cell = view.dequeueCell(at: path)
      cell.item = lookUp(id)
      cell.isWrong = fault == .asksForNothing
      return cell
    }
    lookUp = { [unowned self] in items[$0] }
    view.eventHandler = { view, event in
      guard event == .scroll(.didEndDecelerating) else { return }
      if fault == .flingsOn { try? view.fling(velocity: view.contentOffset.y > 900 ? -900 : 900) }
      guard fault == .stepsOn else { return }
      try? view.setContentOffset(
        LayoutPoint(x: 0, y: view.contentOffset.y + 7), animated: false)
    }
  }

  func show(_ content: FuzzContent, animated: Bool) throws {
    let old = items
    var changed: [Int] = []
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections(content.sections.map(\.id))
    for section in content.sections {
      try snapshot.appendItems(section.items.map(\.id), toSection: section.id)
      for item in section.items {
        items[item.id] = item
        if let before = old[item.id], before != item { changed.append(item.id) }
      }
    }
    try snapshot.reconfigureItems(changed.filter { source.snapshot.path(of: $0) != nil })
    try source.apply(snapshot, ApplyOptions(isAnimated: animated))
  }

  func item(shownBy cell: any ReusableCell) -> FuzzContent.Item? { (cell as? Cell)?.item }
}
