import Scrollwork
import Testing

/// What is requested from inside a frame, by a provider, a cell or a subscriber, is not lost.
@Suite struct RegressionQueueTests {
  @Test("a pool of negative capacity holds nothing and stops nothing")
  func negativeCapacity() async {
    await #expect(processExitsWith: .success) {
      var policy = ReusePolicy()
      policy.poolCapacity = -1
      let view = CollectionView(reuse: policy)
      view.cellProvider = { view, path in
        let cell: RowCell = view.dequeueCell(at: path)
        cell.height = 44
        return cell
      }
      try view.setViewport(size: LayoutSize(width: 100, height: 100))
      try view.reloadData(sectionCounts: [10])
      try view.step(to: .zero)
    }
  }

  @Test("an offset that a provider asks for reaches the next frame")
  func offsetFromProvider() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    var asked = false
    harness.beforeBinding { view in
      guard !asked else { return }
      asked = true
      try? view.setContentOffset(LayoutPoint(y: 5000), animated: false)
    }
    try harness.steps(10)
    try harness.jump(to: 300)
    let offset = try harness.steps(10).contentOffset.y
    #expect(asked)
    #expect(offset == 5000 || offset == 300)
  }

  @Test("a fling that a cell asks for while it is prepared reaches the next frame")
  func flingFromCell() throws {
    let harness = try Harness(counts: [1000])
    var isArmed = false
    harness.useHookCells { [unowned harness] cell, _ in
      cell.onPrepare = { [unowned harness] in
        guard isArmed else { return }
        isArmed = false
        try? harness.view.fling(velocity: 1000)
      }
    }
    try harness.steps(31)
    try harness.jump(to: 3000)
    isArmed = true
    try harness.steps(10)
    #expect(!isArmed)
    #expect(harness.view.contentOffset.y > 3000)
  }

  @Test("a finger lifted by a provider ends the drag")
  func pointerUpFromProvider() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    var isUp = false
    harness.beforeBinding { [unowned harness] view in
      guard !isUp, view.phase == .dragging else { return }
      isUp = true
      let place = LayoutPoint(x: 0, y: 100)
      try? view.send(
        InputEvent(time: harness.time, position: place, action: .pointerUp(id: 1)))
    }
    try harness.send(.pointerDown(id: 1, kind: .touch), y: 800)
    for count in 0..<40 where !isUp {
      try harness.send(.pointerMoved(id: 1), y: 800 - Double(count) * 17)
      try harness.step()
    }
    try harness.steps(10)
    #expect(isUp)
    #expect(harness.view.phase != .dragging)
  }

  @Test("an offset set as an element comes on screen is reported as one scroll")
  func offsetFromWillDisplay() throws {
    let harness = try Harness(counts: [1000])
    var scrolls = 0
    var asked = false
    harness.view.eventHandler = { view, event in
      if case .willDisplay = event, !asked {
        asked = true
        try? view.setContentOffset(LayoutPoint(y: 500), animated: false)
      }
      if event == .scroll(.didScroll) { scrolls += 1 }
    }
    try harness.steps(3)
    #expect(harness.view.contentOffset.y == 500)
    #expect(scrolls == 1)
  }

  @Test("insets that move the content are reported as a scroll")
  func scrollByInsets() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.view.setContentInset(LayoutInsets(top: 50))
    let frame = try harness.step()
    #expect(frame.displacement.points == -50)
    #expect(frame.events.contains(.scroll(.didScroll)), "\(frame.events)")
  }

  @Test("a dequeue from a cell that is being prepared is reported, and no cell is lost")
  func dequeueFromCell() throws {
    let harness = try Harness(counts: [1000])
    // The view holds the cells, which hold the hook.
    unowned let view = harness.view
    var current: ItemPath?
    func prepare() {
      guard let current else { return }
      let cell: HookCell = view.dequeueCell(at: current)
      cell.onPrepare = prepare
    }
    harness.view.register(HookCell.self)
    harness.view.cellProvider = { view, path in
      current = path
      let cell: HookCell = view.dequeueCell(at: path)
      cell.onPrepare = prepare
      return cell
    }
    try harness.step()
    var codes: Set<String> = []
    for count in 1..<20 {
      try harness.jump(to: Double(count) * 2000)
      codes.formUnion(try harness.step().diagnostics.map(\.code))
    }
    let counters = try #require(harness.view.cellCounters.first { $0.created > 0 })
    #expect(codes == ["E12"])
    // The cache by position holds two.
    #expect(
      counters.created - counters.evicted == counters.live + counters.pooled + 2, "\(counters)")
  }

  @Test("configured again with the superclass of its cell, an item shows the superclass")
  func reconfigureToSuperclass() throws {
    class Base: ReusableCell { required init() {} }
    final class Derived: Base {}
    let harness = try Harness(counts: [1])
    harness.view.register(Base.self)
    harness.view.register(Derived.self)
    var isDerived = true
    harness.view.cellProvider = { view, path in
      if isDerived {
        let cell: Derived = view.dequeueCell(at: path)
        return cell
      }
      let cell: Base = view.dequeueCell(at: path)
      return cell
    }
    try harness.step()
    isDerived = false
    try harness.reconfigure(rows: [0])
    try harness.step()
    let cell = try #require(harness.view.cell(for: .row(0)))
    #expect(type(of: cell) == Base.self)
  }

  @Test("a reload and a scroll that a provider asks for end at an item that the reload brings")
  func reloadAndScrollFromProvider() throws {
    let harness = try Harness(counts: [100], height: { _ in 60 })
    var asked = false
    harness.beforeBinding { view in
      guard !asked else { return }
      asked = true
      _ = try? view.reloadData(sectionCounts: [500])
      try? view.scrollToItem(at: .row(400), at: .top, animated: false)
    }
    let frame = try harness.steps(6)
    #expect(frame.visible.first?.element == .row(400), "\(frame.contentOffset)")
  }
}
