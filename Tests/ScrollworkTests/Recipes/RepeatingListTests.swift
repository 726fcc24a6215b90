import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A list that shows its items again and again, as the page "Recipes" makes it.
@Suite struct RepeatingListTests {
  private final class Photo: ReusableCell {
    var name = 0

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: 120, height: proposal.height)
    }
  }

  private func view(_ count: Int, _ snapping: ScrollSnapping) throws -> CollectionView {
    var configuration = ListLayout.Configuration()
    configuration.axis = .horizontal
    configuration.fixedItemExtent = 120
    let view = CollectionView(layout: try ListLayout(configuration))
    let rounds = 100_000_000 / count
    view.register(Photo.self)
    view.cellProvider = { view, path in
      let cell: Photo = view.dequeueCell(at: path)
      cell.name = path.item % count
      return cell
    }
    try view.setSnapping(snapping)
    try view.setViewport(size: LayoutSize(width: 390, height: 200))
    try view.reloadData(sectionCounts: [rounds * count])
    try view.scrollToItem(at: .row(rounds / 2 * count), at: .center, animated: false)
    try view.step(to: .zero)
    return view
  }

  @Test("it goes round in both directions, in order, and never comes to an end")
  func goesRound() throws {
    for seed in TestRun.seeds(12) {
      var random = SeededGenerator(seed: seed)
      let count = random.whole(1...9)
      let snaps = random.oneIn(2)
      let view = try view(count, snaps ? .items(at: .center) : .none)
      var time = Timestamp.zero
      for _ in 0..<20 {
        try view.fling(velocity: random.number(-9000...9000))
        for _ in 0..<400 {
          time = time + .milliseconds(16)
          let frame = try view.step(to: time)
          let names = frame.visible.compactMap { (view.cell(for: $0.element) as? Photo)?.name }
          #expect(names.count == frame.visible.count && names.count >= 4)
          for (one, next) in zip(names, names.dropFirst()) {
            #expect(next == (one + 1) % count, "seed \(seed)")
          }
          #expect(!frame.isBouncing)
          if frame.phase == .idle { break }
        }
        let middle = view.contentOffset.x + 195
        if snaps { #expect((middle - 60).truncatingRemainder(dividingBy: 120) == 0) }
      }
      #expect(view.cellCounters.map(\.created).reduce(0, +) < 40, "seed \(seed)")
    }
  }
}
