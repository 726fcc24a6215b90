import Scrollwork
import Testing

/// Rows without height, rows made ready next to the viewport, and frames in which nothing changes.
@Suite struct RegressionRowTests {
  /// A list of some rows without height until they are opened and configured again.
  private static func opened(
    count: Int, hidden: Range<Int>, reconfigured: some Sequence<Int>
  ) throws -> Harness {
    var isOpen = false
    let harness = try Harness(
      counts: [count], height: { hidden.contains($0.item) && !isOpen ? 0 : 44 })
    try harness.step()
    isOpen = true
    try harness.reconfigure(rows: reconfigured)
    try harness.steps(5)
    return harness
  }

  @Test("rows that had no height are shown once configured again")
  func openedOnScreen() throws {
    let harness = try Self.opened(count: 20, hidden: 3..<6, reconfigured: 3..<6)
    let shown = try harness.step().visible.map(\.element)
    for item in 3..<6 { #expect(shown.contains(.row(item))) }
  }

  @Test("a list of nothing but rows without height is shown once they are configured again")
  func allOpened() throws {
    let harness = try Self.opened(count: 5, hidden: 0..<5, reconfigured: 0..<5)
    #expect(try harness.step().visible.count == 5)
  }

  @Test("rows without height before all others are measured once configured again")
  func openedAtTop() throws {
    let harness = try Self.opened(count: 40, hidden: 0..<3, reconfigured: 0..<3)
    #expect(harness.view.contentSize.height == 40 * 44)
  }

  @Test("of a run of rows without height, those configured again are measured, the others stay")
  func partlyOpened() throws {
    let harness = try Self.opened(count: 40, hidden: 3..<8, reconfigured: [5, 6])
    #expect(harness.view.contentSize.height == 37 * 44)
  }

  @Test("in a viewport of another width, rows that had no height are asked again")
  func openedByWidth() throws {
    let harness = try Harness(counts: [10])
    harness.useHookCells { cell, _ in cell.height = { $0 < 400 ? 0 : 44 } }
    try harness.step()
    try harness.view.setViewport(size: LayoutSize(width: 844, height: 390), scale: 3)
    #expect(try harness.steps(6).visible.count == 9)
  }

  @Test("after a turn to a wider viewport, scrolling back moves by the wheel's deltas alone")
  func widerThenBack() throws {
    let harness = try Harness(counts: [1000])
    harness.useHookCells { cell, _ in cell.height = { $0 < 400 ? 44 : 100 } }
    try harness.step()
    try harness.jump(to: 4000)
    try harness.steps(20)
    for count in 1...60 {
      try harness.jump(to: 4000 + Double(count) * 30)
      try harness.step()
    }
    try harness.steps(5)
    try harness.view.setViewport(size: LayoutSize(width: 844, height: 844), scale: 3)
    try harness.steps(20)
    for _ in 0..<40 {
      try harness.send(.wheel(delta: LayoutPoint(y: -20)))
      #expect(try harness.step().displacement.points == -20)
    }
  }

  @Test("a cached cell that comes back with another size moves nothing", arguments: 0..<44)
  func narrowerThenBack(shift: Int) throws {
    let harness = try Harness(
      counts: [1000], viewport: LayoutSize(width: 844, height: 600),
      prefetch: PrefetchPolicy(cellsPerFrame: 0))
    harness.useHookCells { cell, _ in cell.height = { $0 < 400 ? 44 : 100 } }
    try harness.step()
    let start = 4000 + Double(shift)
    try harness.jump(to: start)
    try harness.steps(20)
    for count in 1...30 {
      try harness.jump(to: start + Double(count) * 30)
      try harness.step()
    }
    try harness.view.setViewport(size: LayoutSize(width: 390, height: 600), scale: 3)
    var watch = DriftWatch()
    watch.see(try harness.step())
    for _ in 0..<6 {
      try harness.send(.wheel(delta: LayoutPoint(y: -34)))
      let frame = try harness.step()
      watch.see(frame)
      #expect(frame.displacement.points == -34)
    }
    #expect(watch.worst == 0 && watch.compared > 0)
  }

  @Test("a viewport that begins in the spacing before a row binds nothing in steady frames")
  func steadyInSpacing() throws {
    var configuration = ListLayout.Configuration()
    configuration.spacing = 20
    let harness = try Harness(
      counts: [100], layout: try ListLayout(configuration), reuse: ReusePolicy(cacheCapacity: 0),
      prefetch: .none)
    try harness.step()
    try harness.jump(to: 50)
    try harness.step()
    var bound = 0
    try harness.steps(100) { bound += $0.work.bound }
    #expect(bound == 0)
  }

  @Test("a steady frame does not walk the empty sections behind the viewport")
  func steadyBeforeEmptySections() throws {
    let harness = try Harness(counts: [20] + Array(repeating: 0, count: 100_000))
    let frame = try harness.steps(6)
    #expect(frame.work.elementsVisited < 500)
  }

  @Test("a steady frame does not walk the rows without height behind the viewport")
  func steadyBeforeHiddenRows() throws {
    let harness = try Harness(counts: [10_000], height: { $0.item < 18 ? 50 : 0 })
    let frame = try harness.steps(4000)
    #expect(frame.work.elementsVisited < 500)
  }

  @Test("rows without height but with spacing do not keep others from being made ready")
  func prefetchPastHiddenRows() throws {
    var configuration = ListLayout.Configuration()
    configuration.spacing = 8
    let harness = try Harness(
      counts: [200], layout: try ListLayout(configuration),
      height: { (17..<22).contains($0.item) ? 0 : 44 })
    let frame = try harness.steps(61)
    #expect(frame.liveCells > frame.visible.count + 3)
  }

  @Test("of very many rows without height a frame binds a part, and says so")
  func boundPerFrame() throws {
    let harness = try Harness(counts: [200_000], height: { _ in 0 })
    let frame = try harness.step()
    #expect(frame.work.bound <= 16_384)
    #expect(frame.diagnostics.contains { $0.code == "E16" })
  }

  @Test("frames that bind a part of the rows without height go on until all are known")
  func boundOverFrames() throws {
    let harness = try Harness(counts: [40_000], height: { _ in 0 })
    var bound = 0
    var reports = 0
    try harness.steps(20) { frame in
      #expect(frame.work.bound <= 16_384)
      bound += frame.work.bound
      reports += frame.diagnostics.count { $0.code == "E16" }
    }
    #expect(bound >= 40_000)
    // At 16,384 a frame, that many frames leave some for the next one.
    #expect(reports >= 40_000 / 16_384)
    #expect(harness.view.contentSize.height == 0)
    let frame = try harness.step()
    #expect(frame.work.bound == 0 && frame.diagnostics.isEmpty)
  }
}
