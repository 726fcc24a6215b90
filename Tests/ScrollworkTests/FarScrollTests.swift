import Scrollwork
import Testing

/// Animated scrolls to ends that are far away, and places that are restored in a grid.
@Suite struct FarScrollTests {
  private final class Cell: ReusableCell {
    init() {}

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 60)
    }
  }

  private func view(_ count: Int, _ layout: any CollectionLayout) throws -> CollectionView {
    let view = CollectionView(layout: layout)
    view.register(Cell.self)
    view.cellProvider = { view, path in view.dequeueCell(at: path) as Cell }
    try view.setViewport(size: LayoutSize(width: 320, height: 600))
    try view.reloadData(sectionCounts: [count])
    return view
  }

  @Test(
    "an animated scroll to an end arrives there, and no frame binds more than some screens of cells",
    arguments: [300, 10_000, 1_000_000_000], [true, false])
  func toEnds(count: Int, isList: Bool) throws {
    let view = try view(count, isList ? ListLayout() : GridLayout())
    var time = Timestamp.zero
    try view.step(to: time)
    for side in [EdgeSide.trailing, .leading] {
      try view.scroll(toEdge: side, animated: true)
      var most = 0
      for _ in 0..<90 {
        time = time + .milliseconds(16)
        let frame = try view.step(to: time)
        most = max(most, frame.work.bound)
        #expect(frame.diagnostics.isEmpty)
      }
      #expect(most < 300, "\(most) cells")
      let item = ItemPath.row(side == .trailing ? count - 1 : 0)
      #expect(view.phase == .idle && view.isVisible(.item(item)))
      let frame = try #require(view.frame(of: .item(item)))
      #expect(side == .leading ? frame.minY == 0 : frame.maxY == 600)
    }
  }

  @Test("a grid whose first line was left short shows a restored place as it was")
  func restoredGrid() throws {
    for (offset, rest) in [(75.0, 1), (75, 25), (350, 1), (350, 25)] {
      let view = try view(100, GridLayout())
      var time = Timestamp.zero
      func frames(_ count: Int) throws -> [VisibleElement] {
        var visible: [VisibleElement] = []
        for _ in 0..<count {
          visible = try view.step(to: time).visible
          time = time + .milliseconds(16)
        }
        return visible
      }
      _ = try frames(2)
      try view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: false)
      let before = try frames(2)
      let saved = try #require(view.scrollState())
      try view.deleteItems(at: .row(0))
      _ = try frames(1)
      try view.setContentOffset(.zero, animated: false)
      _ = try frames(rest)
      try view.insertItems(at: .row(0), count: 1)
      try view.restore(saved)
      #expect(try frames(2) == before, "\(offset) after \(rest)")
      #expect(try frames(100) == before)
    }
  }
}
