import Scrollwork
import Testing

/// The life of a cell, the pools and the counters.
@Suite struct CellTests {
  @Test("a cell is prepared, bound, measured, shown, hidden, and then used again, in this order")
  func order() throws {
    let harness = try Harness(counts: [200], reuse: ReusePolicy(cacheCapacity: 0))
    try harness.step()
    try harness.view.fling(velocity: 9000)
    try harness.settle()
    // Each cell's own steps form a regular sequence.
    var last: [Int: CellLog.Step] = [:]
    let allowed: [CellLog.Step: Set<CellLog.Step>] = [
      .prepareForReuse: [.bind], .bind: [.measure, .willDisplay, .prepareForReuse],
      .measure: [.willDisplay, .prepareForReuse],
      .willDisplay: [.didEndDisplaying], .didEndDisplaying: [.willDisplay, .prepareForReuse],
    ]
    var reused = 0
    for entry in harness.log.entries {
      if let before = last[entry.cell] {
        #expect(allowed[before]?.contains(entry.step) == true, "\(before) then \(entry.step)")
      } else {
        #expect(entry.step == .bind)
      }
      if entry.step == .prepareForReuse { reused += 1 }
      last[entry.cell] = entry.step
    }
    #expect(reused > 50)
  }

  @Test("dequeue gives the type that is asked for, from the registration as well")
  func typedDequeue() throws {
    let view = CollectionView()
    view.register(RowCell.self)
    var configured: [ItemPath: String] = [:]
    let registration = CellRegistration<RowCell, String> { cell, path, item in
      cell.height = 100
      configured[path] = item
    }
    view.cellProvider = { view, path in
      if path.item % 2 == 0 {
        return view.dequeueConfiguredCell(using: registration, at: path, item: "item \(path.item)")
      }
      let cell: RowCell = view.dequeueCell(at: path)
      cell.height = 50
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 100, height: 400))
    try view.reloadData(sectionCounts: [50])
    let frame = try view.step(to: .zero)
    #expect(frame.visible.map(\.extent.points) == [100, 50, 100, 50, 100])
    #expect(configured[ItemPath(section: 0, item: 2)] == "item 2")
    #expect(frame.diagnostics.isEmpty)
    #expect(view.cellCounters.count == 1)
    #expect(view.cell(for: .item(ItemPath(section: 0, item: 1))) is RowCell)
  }

  @Test("the reuse identifier is the type's own name")
  func identifier() {
    #expect(RowCell.reuseIdentifier == "ScrollworkTests.RowCell")
  }

  @Test("turning around shows the cells that just left without binding them again")
  func cache() throws {
    let harness = try Harness(
      counts: [100], prefetch: .none, height: { _ in 100 })
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 200), animated: false)
    try harness.step()
    let bound = harness.view.cellCounters[0].bound
    try harness.view.setContentOffset(LayoutPoint(y: 0), animated: false)
    let frame = try harness.step()
    #expect(frame.work.restored == 2)
    #expect(frame.work.bound == 0)
    #expect(harness.view.cellCounters[0].bound == bound)
  }

  @Test("the pool keeps what it may, and lets go of the rest at the end of the frame")
  func poolCapacity() throws {
    for (pool, cache) in [(0, 0), (0, 3), (3, 0), (5, 2), (50, 1)] {
      let harness = try Harness(
        counts: [100], reuse: ReusePolicy(poolCapacity: pool, cacheCapacity: cache),
        prefetch: .none, height: { _ in 50 })
      try harness.step()
      try harness.view.reloadData(sectionCounts: [])
      try harness.step()
      let counters = harness.view.cellCounters[0]
      #expect(counters.live == 0)
      #expect(counters.pooled == min(pool, counters.created))
      #expect(counters.evicted == counters.created - counters.pooled)
    }
  }

  @Test("a jump uses the cells of the old place at the new one")
  func jumpReuses() throws {
    let harness = try Harness(counts: [10_000], prefetch: .none)
    try harness.step()
    let created = harness.view.cellCounters[0].created
    try harness.view.scrollToItem(
      at: ItemPath(section: 0, item: 5000), at: .top, animated: false)
    let frame = try harness.step()
    // Those in the cache by position keep their binding, so that many are new.
    #expect(frame.work.created <= 2)
    #expect(harness.view.cellCounters[0].created <= created + 2)
  }

  @Test("a small cell's pool of its own size is used")
  func registeredCapacity() throws {
    let view = CollectionView(prefetch: .none)
    view.register(RowCell.self, poolCapacity: 1)
    view.cellProvider = { view, path in
      let cell: RowCell = view.dequeueCell(at: path)
      cell.height = 40
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 100, height: 400))
    try view.reloadData(sectionCounts: [10])
    try view.step(to: .zero)
    try view.reloadData(sectionCounts: [])
    try view.step(to: .zero)
    #expect(view.cellCounters[0].pooled == 1)
  }

  @Test("configuring again keeps the cell, does not prepare it, and asks for its size")
  func reconfigure() throws {
    let harness = try Harness(counts: [100], prefetch: .none)
    let first = try harness.step()
    let path = ItemPath(section: 0, item: 3)
    let cell = try #require(harness.view.cell(for: .item(path)))
    harness.log.removeAll()
    harness.height = { $0 == path ? 90 : 44 }
    try harness.view.reconfigureItems(at: [path])
    let frame = try harness.step()
    #expect(harness.log.entries.filter { $0.path == path }.map(\.step) == [.bind, .measure])
    #expect(harness.view.cell(for: .item(path)) === cell)
    #expect(frame.visible[3].extent.points == 90)
    #expect(frame.visible[4].start.points == first.visible[4].start.points + 46)
    #expect(frame.visible[0].start == first.visible[0].start)
  }

  @Test("configuring again an item above the viewport moves nothing on screen")
  func reconfigureAbove() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 1000), animated: false)
    try harness.step()
    harness.height = { $0.item == 21 ? 200 : 44 }
    try harness.view.reconfigureItems(at: [ItemPath(section: 0, item: 21)])
    var watch = DriftWatch()
    watch.see(try harness.step())
    let frame = try harness.step()
    watch.see(frame)
    #expect(watch.worst == 0 && watch.compared > 0)
    #expect(frame.contentOffset.y == 1000 + 156)
  }

  @Test("no more cells live than the viewport and the prefetch distance hold")
  func liveBound() throws {
    let harness = try Harness(counts: [5000], height: { _ in 50 })
    try harness.step()
    try harness.view.fling(velocity: 5000)
    try harness.settle { frame in
      // 844 pt and 500 pt next to it touch at most this many rows of 50 pt.
      #expect(frame.liveCells <= 18 + 11)
    }
    let frame = try harness.step()
    #expect(frame.liveCells > frame.visible.count)
  }
}
