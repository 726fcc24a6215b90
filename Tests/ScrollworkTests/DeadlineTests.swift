import Scrollwork
import Testing

/// Cells are made ready next to the viewport as far as the frame's time allows.
@Suite struct DeadlineTests {
  /// A list with a clock by which a cell takes 2 ms to make, 1 ms to bind and 1 ms to measure.
  private func harness(
    distance: Double = 4000, rows: Int = 1000,
    _ height: @escaping (ItemPath) -> Double = { _ in 44 }
  ) throws -> (Harness, WorkClock) {
    let harness = try Harness(
      counts: [rows], prefetch: PrefetchPolicy(distance: distance, cellsPerFrame: 100),
      height: height)
    let clock = WorkClock()
    (clock.create, clock.bind, clock.measure) = (2_000_000, 1_000_000, 1_000_000)
    clock.lend(to: harness.view)
    return (harness, clock)
  }

  private func step(
    _ harness: Harness, _ clock: WorkClock, within nanoseconds: Int64
  ) throws -> Frame {
    harness.time.nanoseconds += 16_666_667
    return try harness.view.step(to: harness.time, deadline: clock.after(nanoseconds))
  }

  @Test("costs are running averages: three quarters of what was known, a quarter of the sample")
  func averages() throws {
    let (harness, clock) = try harness()
    harness.view.prefetch = .none
    try harness.step()
    #expect(
      harness.view.cellCosts.map { [$0.create, $0.bind, $0.measure] }
        == [[2_000_000, 1_000_000, 1_000_000], [0, 0, 0]])
    clock.bind = 5_000_000
    try harness.reconfigure(rows: [0])
    try harness.step()
    #expect(harness.view.cellCosts[0].bind == 2_000_000)
    try harness.reconfigure(rows: [1])
    try harness.step()
    #expect(harness.view.cellCosts[0].bind == 2_750_000)
    #expect(harness.view.cellCosts[0].type == RowCell.reuseIdentifier)
  }

  @Test("a cell is made ready when its cost fits before the deadline, to the nanosecond")
  func fits() throws {
    for (time, fetched) in [
      (0, 0), (3_999_999, 0), (4_000_000, 1), (11_999_999, 2), (12_000_000, 3),
    ] {
      let (harness, clock) = try harness()
      // The viewport's own cells are needed whatever they cost, and tell what one does.
      let first = try step(harness, clock, within: 0)
      #expect(first.liveCells == first.visible.count)
      let frame = try step(harness, clock, within: Int64(time))
      #expect(frame.liveCells == frame.visible.count + fetched, "\(time) ns")
      #expect(frame.work.bound == fetched)
    }
  }

  @Test("the number of cells in a frame holds under a deadline as well")
  func count() throws {
    let (harness, clock) = try harness()
    harness.view.prefetch.cellsPerFrame = 3
    try harness.step()
    let before = harness.view.cellCounters[0].bound
    try #require(try step(harness, clock, within: 1 << 40).work.bound == 3)
    #expect(harness.view.cellCounters[0].bound == before + 3)
  }

  @Test("a pooled cell is not made, and so fits where a new one does not")
  func pooled() throws {
    let (harness, clock) = try harness(distance: 8000)
    harness.view.prefetch = .none
    try harness.step()
    try harness.view.setViewport(size: LayoutSize(width: 390, height: 400), scale: 3)
    try harness.step()
    let pooled = harness.view.cellCounters[0].pooled
    try #require(pooled > 0)
    harness.view.prefetch = PrefetchPolicy(distance: 8000, cellsPerFrame: 100)
    // The sizes of rows that were on screen are known: a pooled cell is bound, a new one made as well.
    let frame = try step(harness, clock, within: 1_000_000 * Int64(pooled) + 2_999_999)
    #expect(frame.work.reused == pooled)
    #expect(frame.work.created == 0)
  }

  @Test("what the next frame needs does not wait for time, and nothing else is made without it")
  func needed() throws {
    for velocity in [6000.0, -6000, 900, -900] {
      let (harness, clock) = try harness(rows: 2000) { 20 + Double($0.item % 7) * 9 }
      try harness.step()
      try harness.jump(to: 30_000)
      _ = try step(harness, clock, within: 0)
      try harness.view.fling(velocity: velocity)
      var fetched = 0
      for _ in 0..<40 {
        let frame = try step(harness, clock, within: 0)
        guard frame.displacement != .zero, let first = frame.visible.first,
          let last = frame.visible.last
        else { continue }
        // All that the same way again would show has a cell, and nothing that lies further on has.
        let way = abs(frame.displacement.points)
        let range = frame.materializedRange
        if velocity > 0 {
          var end = last.start.points + last.extent.points - frame.viewportSize.height
          var index = last.index + 1
          while end < way {
            #expect(range.contains(index), "\(velocity): \(index) of \(range)")
            end += harness.height(.row(index - 1))
            index += 1
            fetched += 1
          }
          #expect(range.upperBound == index)
        } else {
          var start = first.start.points
          var index = first.index - 1
          while start > -way {
            #expect(range.contains(index), "\(velocity): \(index) of \(range)")
            start -= harness.height(.row(index - 1))
            index -= 1
            fetched += 1
          }
          #expect(range.lowerBound == index + 1)
        }
      }
      #expect(fetched > 3, "\(velocity)")
    }
  }

  @Test("after a turn what the content moves to comes first, though the old direction still counts")
  func turn() throws {
    let (harness, clock) = try harness()
    try harness.step()
    try harness.jump(to: 20_000)
    try harness.step()
    // Less than the 32 pt that turn the direction of travel.
    try harness.view.setContentOffset(LayoutPoint(y: 19_980), animated: false)
    let frame = try step(harness, clock, within: 0)
    let first = try #require(frame.visible.first)
    #expect(first.start.points > -20 || frame.materializedRange.lowerBound < first.index)
    #expect(frame.diagnostics.isEmpty)
  }

  @Test("the dearest type that shows items counts, or the one that the program names")
  func types() throws {
    for isNamed in [false, true] {
      let view = CollectionView(prefetch: PrefetchPolicy(distance: 2000, cellsPerFrame: 100))
      view.register(RowCell.self)
      view.register(HookCell.self)
      view.cellProvider = { view, path in
        if path.item == 0 { return view.dequeueCell(HookCell.self, at: path) }
        let cell: RowCell = view.dequeueCell(at: path)
        cell.height = 50
        return cell
      }
      if isNamed {
        view.cellTypeProvider = { path -> (any ReusableCell.Type)? in
          if path.item == 0 { HookCell.self } else { RowCell.self }
        }
      }
      let clock = WorkClock()
      (clock.create, clock.bind) = (0, 1_000_000)
      clock.lend(to: view)
      try view.setViewport(size: LayoutSize(width: 100, height: 200))
      try view.reloadData(sectionCounts: [1])
      clock.bind = 9_000_000
      try view.step(to: .zero)
      clock.bind = 1_000_000
      try view.performUpdates([.insertItems(at: .row(1), count: 99)])
      try view.step(to: .zero, deadline: .zero)
      let before = view.cellCounters[1].bound + view.cellCounters[0].bound
      let frame = try view.step(to: .zero, deadline: clock.after(3_000_000))
      #expect(frame.work.bound == (isNamed ? 3 : 0))
      #expect(view.cellCounters[1].bound + view.cellCounters[0].bound == before + frame.work.bound)
    }
  }

  @Test("without a clock, or without a deadline, frames are as ever")
  func unused() throws {
    struct Shown: Equatable {
      var visible: [VisibleElement]
      var cells: Range<Int>
    }
    func run(clock: Bool, deadline: Bool) throws -> [Shown] {
      let (harness, clockwork) = try harness { 30 + Double($0.item % 5) * 20 }
      harness.view.prefetch.cellsPerFrame = 2
      if !clock { harness.view.costClock = nil }
      try harness.view.fling(velocity: 7000)
      return try (0..<90).map { _ in
        harness.time.nanoseconds += 16_666_667
        let frame = try harness.view.step(
          to: harness.time, deadline: deadline ? clockwork.after(0) : nil)
        return Shown(visible: frame.visible, cells: frame.materializedRange)
      }
    }
    let plain = try run(clock: false, deadline: false)
    #expect(try run(clock: true, deadline: false) == plain)
    #expect(try run(clock: false, deadline: true) == plain)
    #expect(try run(clock: true, deadline: true) != plain)
  }

  @Test("a steady frame does not read the clock")
  func steady() throws {
    let (harness, clock) = try harness(distance: 0)
    try harness.step()
    let reads = clock.reads
    for _ in 0..<10 { _ = try step(harness, clock, within: 1000) }
    #expect(clock.reads == reads)
  }

  @Test("a deadline that is no moment is refused, and a clock that goes back says nothing")
  func misuse() throws {
    let (harness, clock) = try harness()
    #expect(throws: CollectionError.self) {
      try harness.view.step(to: .zero, deadline: Timestamp(nanoseconds: .max))
    }
    clock.bind = -3_000_000
    try harness.step()
    #expect(harness.view.cellCosts[0].bind == 0)
    var readings = [Int64.max, Int64.min, 0, 1].makeIterator()
    harness.view.costClock = { Timestamp(nanoseconds: readings.next() ?? .min) }
    try harness.jump(to: 9000)
    _ = try harness.view.step(to: harness.time, deadline: .zero)
    #expect(harness.view.cellCosts.allSatisfy { $0.bind >= 0 && $0.bind <= 1 << 50 })
  }

  @Test("what one side cannot use goes to the other one, where that is asked for")
  func shares() throws {
    for (offset, isShared) in [
      (0.0, true), (0, false), (300, true), (21_956, true), (21_956, false), (21_000, true),
    ] {
      let policy = PrefetchPolicy(
        distance: 1000, ahead: 0.6, behind: 0.4, cellsPerFrame: 1000, sharesUnused: isShared)
      let harness = try Harness(
        counts: [500], viewport: LayoutSize(width: 100, height: 844), prefetch: policy,
        height: { _ in 45.6 })
      try harness.step()
      try harness.jump(to: offset)
      var frame = try harness.steps(4)
      // Settled: the elements with cells are those in the window of a slow model.
      let (end, top) = (frame.contentSize.height, frame.contentOffset.y)
      var (before, after) = (400.0, 600.0)
      if isShared {
        let over = min(after, max(0, top + 844 + after - end))
        let under = min(before, max(0, before - top))
        (before, after) = (before - under + over, after - over + under)
      }
      frame = try harness.step()
      let extent = Ticks(clamping: 45.6).points
      let wanted = (0..<500).filter {
        Double($0 + 1) * extent > top - before && Double($0) * extent < top + 844 + after
      }
      // Row 0 of the list stands behind its section's header in the row.
      #expect(
        Array(frame.materializedRange) == wanted.map { $0 + 1 }, "\(offset), shared \(isShared)")
    }
  }
}
