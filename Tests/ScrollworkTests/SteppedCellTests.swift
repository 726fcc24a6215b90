import ScrollPrimitives
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Cells whose work is done in steps, which may wait for the next frame off the screen.
@Suite struct SteppedCellTests {
  /// The costs of a step, and the steps that were done.
  private final class Work {
    var now = Timestamp.zero
    /// Nanoseconds of a step, and of a binding.
    var (step, bind) = (1_000_000 as Int64, 0 as Int64)
    var steps = 0
    /// Calls that came before a cell was ready.
    var problems: [String] = []
  }

  private final class PhotoCell: SteppedCell {
    var work: Work?
    var (name, height, left) = ("", 44.0, 0)

    init() {}

    func prepareStep() -> Bool {
      guard let work else { return false }
      work.now.nanoseconds += work.step
      work.steps += 1
      left -= 1
      return left > 0
    }

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      check("measured")
      return LayoutSize(width: proposal.width, height: height)
    }

    func draw(in canvas: inout Canvas) {
      check("drawn")
      canvas.fill(canvas.bounds, Color(hex: 0x336699))
    }

    func willDisplay() { check("on screen") }

    private func check(_ what: String) {
      if left > 0 { work?.problems.append("\(name) is \(what) with \(left) steps left") }
    }
  }

  /// A view of rows with `steps`, in a window of `distance` points around the screen.
  private func made(
    _ work: Work, rows: Int = 500, distance: Double = 1000, reuse: ReusePolicy = ReusePolicy(),
    height: @escaping (Int) -> Double = { _ in 44 }, steps: @escaping (Int) -> Int
  ) throws -> CollectionView {
    let view = CollectionView(
      reuse: reuse, prefetch: PrefetchPolicy(distance: distance, cellsPerFrame: 100))
    view.register(PhotoCell.self)
    view.cellProvider = { view, path in
      let cell: PhotoCell = view.dequeueCell(at: path)
      work.now.nanoseconds += work.bind
      (cell.work, cell.name, cell.height) = (work, "row \(path.item)", height(path.item))
      cell.left = max(1, steps(path.item))
      return cell
    }
    view.costClock = { work.now }
    try view.setViewport(size: LayoutSize(width: 300, height: 440))
    try view.reloadData(sectionCounts: [rows])
    return view
  }

  private func after(_ work: Work, _ nanoseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: work.now.nanoseconds + nanoseconds)
  }

  @Test("steps off the screen are done while there is time, and go on in the next frame")
  func pauses() throws {
    let work = Work()
    let view = try made(work) { _ in 5 }
    var time = Timestamp.zero
    // All that is on screen is ready, also if it takes long.
    let first = try view.step(to: time, deadline: after(work, 0))
    #expect(work.steps == 50 && first.visible.count == 10 && first.liveCells == 10)
    var (steps, ready) = (50, 10)
    for milliseconds in [3, 3, 3, 7, 0, 1, 1, 1, 1, 1, 12] {
      time = time + .milliseconds(16)
      let frame = try view.step(to: time, deadline: after(work, Int64(milliseconds) * 1_000_000))
      steps += milliseconds
      ready = steps / 5
      #expect(work.steps == steps, "\(milliseconds) ms")
      #expect(frame.liveCells == ready, "\(milliseconds) ms")
      #expect(view.nextFrameTime == time)
    }
    #expect(work.problems.isEmpty)
    // Without a deadline nothing waits.
    time = time + .milliseconds(16)
    let last = try view.step(to: time)
    #expect(work.steps == last.liveCells * 5)
    try view.step(to: time + .milliseconds(16))
    #expect(view.nextFrameTime == nil)
  }

  @Test("a cell that is needed does the rest of its steps at once, and none twice")
  func needed() throws {
    let work = Work()
    let view = try made(work, distance: 200) { _ in 5 }
    try view.step(to: .zero, deadline: after(work, 0))
    try view.step(to: .zero + .milliseconds(16), deadline: after(work, 2_000_000))
    #expect(work.steps == 52)
    try view.setContentOffset(LayoutPoint(x: 0, y: 44), animated: false)
    let frame = try view.step(to: .zero + .milliseconds(32), deadline: after(work, 0))
    #expect(view.isVisible(.row(10)) && frame.work.restored == 1)
    // Another frame like this needs the row behind it.
    #expect(work.steps == 60 && work.problems.isEmpty)
  }

  @Test("what waits follows its item, and goes where the item goes")
  func updates() throws {
    for isRemoved in [false, true] {
      let work = Work()
      let view = try made(work, distance: 200) { _ in 5 }
      try view.step(to: .zero, deadline: after(work, 0))
      try view.step(to: .zero + .milliseconds(16), deadline: after(work, 2_000_000))
      let created = view.cellCounters[0].created
      let edit: ItemEdit =
        isRemoved
        ? .removeItems(at: ItemPath(section: 0, item: 10), count: 1)
        : .insertItems(at: ItemPath(section: 0, item: 11), count: 1)
      try view.performUpdates([edit])
      try view.step(to: .zero + .milliseconds(32), deadline: after(work, 3_000_000))
      #expect(work.steps == 55 && work.problems.isEmpty)
      // The cell of a removed item is there for the one that follows, whose steps begin.
      #expect(view.cellCounters[0].created == created)
    }
  }

  @Test("a cell that always has more steps ends neither a frame nor the program")
  func endless() throws {
    let work = Work()
    let view = try made(work, rows: 3, distance: 0) { _ in .max }
    let frame = try view.step(to: .zero)
    #expect(frame.visible.count == 3 && work.steps == 300_000)
    let isReported = frame.diagnostics.filter {
      if case .stepsDoNotEnd(_, 100_000) = $0 { true } else { false }
    }
    #expect(isReported.count == 3)
  }

  @Test("the cell of a decoration has done its steps when it is drawn")
  func decorations() throws {
    final class Dot: SteppedCell {
      var left = 1500

      func prepareForReuse() { left = 1500 }

      func prepareStep() -> Bool {
        left -= 1
        return left > 0
      }

      func draw(in canvas: inout Canvas) {
        canvas.fill(canvas.bounds, left == 0 ? .blue : .red)
      }
    }
    let view = try made(Work(), rows: 40, distance: 200) { _ in 2 }
    view.register(Dot.self, forDecoration: "dot")
    try view.setAnchoredDecorations([
      AnchoredDecoration(kind: "dot", size: LayoutSize(width: 5, height: 5))
    ])
    var drawn = 0
    for number in 0..<40 {
      try view.setContentOffset(LayoutPoint(x: 0, y: Double(number) * 30), animated: false)
      let frame = try view.step(to: .zero + .milliseconds(Int64(number) * 16))
      for group in frame.displayList.groups where group.size.width == 5 {
        for command in frame.displayList.commands[group.commands] {
          guard case .fill(_, let color) = command else { continue }
          #expect(color == .blue)
          drawn += 1
        }
      }
    }
    #expect(drawn > 40)
  }

  @Test(
    "whatever moves and changes, what is on screen is ready, one cell waits, and a replay is the same",
    arguments: TestRun.seeds(120))
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (work, other) = (Work(), Work())
    work.bind = 200_000
    let steps = (0..<40).map { _ in Int.random(in: 1...6, using: &random) }
    let heights = (0..<40).map { _ in Double.random(in: 10...120, using: &random) }
    let reuse = ReusePolicy(poolCapacity: 4, cacheCapacity: Int.random(in: 0...6, using: &random))
    let distance = Double.random(in: 50...900, using: &random)
    func listed(_ work: Work) throws -> CollectionView {
      try made(
        work, distance: distance, reuse: reuse, height: { heights[$0 % 40] },
        steps: { steps[$0 % 40] })
    }
    let (view, replayed) = (try listed(work), try listed(other))
    replayed.costClock = nil
    var fetched = (cells: 0, hasBegun: false)
    view.requestHandler = { _, request in
      if case .fetched(let cells, let hasBegun) = request { fetched = (cells, hasBegun) }
    }
    var time = Timestamp.zero
    var (waits, ends) = (0, 0)
    var count = 500
    for _ in 0..<TestRun.operations(120) {
      let what = Int.random(in: 0...9, using: &random)
      let at = Int.random(in: 0..<count, using: &random)
      let amount = Double.random(in: -4000...4000, using: &random)
      for view in [view, replayed] {
        switch what {
        case 0: try view.fling(velocity: amount)
        case 1:
          let offset = max(0, view.contentOffset.y + amount / 8)
          try view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: amount > 0)
        case 2:
          try view.performUpdates([.insertItems(at: ItemPath(section: 0, item: at), count: 2)])
        case 3 where count > 50 && at + 2 <= count:
          try view.performUpdates([.removeItems(at: ItemPath(section: 0, item: at), count: 2)])
        case 4: try view.reconfigureItems(at: [ItemPath(section: 0, item: at)])
        case 5 where amount > 3000: view.purge()
        default: break
        }
      }
      if what == 2 { count += 2 }
      if what == 3, count > 50, at + 2 <= count { count -= 2 }
      time = time + .milliseconds(16)
      let frame = try view.step(
        to: time, deadline: after(work, Int64.random(in: 0...6_000_000, using: &random)))
      let again = try replayed.step(
        to: time, fetching: fetched.cells, hasBegun: fetched.hasBegun)
      #expect(work.problems.isEmpty && other.problems.isEmpty)
      #expect(frame.visible == again.visible && frame.contentOffset == again.contentOffset)
      #expect(frame.work.bound == again.work.bound && frame.liveCells == again.liveCells)
      #expect(view.cellCounters == replayed.cellCounters)
      if fetched.hasBegun { waits += 1 }
      let counters = view.cellCounters[0]
      #expect(counters.live == frame.liveCells)
      guard work.problems.isEmpty, frame.visible == again.visible else { return }
    }
    // At rest all of the window becomes ready.
    for _ in 0..<2000 {
      guard view.nextFrameTime != nil else {
        ends += 1
        break
      }
      time = time + .milliseconds(16)
      try view.step(to: time, deadline: after(work, 3_000_000))
    }
    #expect(ends == 1)
    #expect(waits > 0)
  }
}
