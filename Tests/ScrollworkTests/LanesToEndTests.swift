import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Scrolls to the end of lanes, whose end is found on the way.
@Suite struct LanesToEndTests {
  @Test(
    "an animated scroll to the end of lanes settles, and takes at most a round for each cell",
    arguments: TestRun.seeds(240))
  func settles(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lengths = (0..<400).map { _ in Double(20 + Int.random(in: 0..<120, using: &random)) }
    let counts = [[200, 1], [400, 1], [200, 200, 1], [200, 0, 200, 1, 0]][Int(seed % 4)]
    let view = CollectionView(layout: try MasonryLayout())
    view.register(RowCell.self)
    view.prefetch = PrefetchPolicy(distance: 1, cellsPerFrame: 10, unit: .viewports)
    view.cellProvider = { view, path in
      let cell: RowCell = view.dequeueCell(at: path)
      cell.height = lengths[(path.section * 170 + path.item) % 400]
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 300, height: 900), scale: 1)
    try view.reloadData(sectionCounts: counts)
    try view.step(to: .zero)
    try view.scroll(toEdge: .trailing, animated: true)
    var most = 0
    for step in 1...40 {
      let frame = try view.step(to: .zero + .milliseconds(33 * step))
      #expect(frame.diagnostics.isEmpty, "frame \(step)")
      #expect(frame.work.rounds <= frame.work.bound + 2, "frame \(step)")
      most = max(most, frame.work.rounds)
    }
    #expect(most > 1)
  }
}
