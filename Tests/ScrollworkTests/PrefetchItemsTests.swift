import Scrollwork
import Testing

/// Items are announced before they are needed, and canceled when they are not.
@Suite struct PrefetchItemsTests {
  private func harness(
    rows: Int = 1000, ahead: Double = 1, behind: Double = 0.5
  ) throws -> Harness {
    let harness = try Harness(counts: [rows], viewport: LayoutSize(width: 100, height: 440))
    try harness.view.setDataPrefetch(DataPrefetchPolicy(ahead: ahead, behind: behind))
    return harness
  }

  private func announced(_ frame: Frame) -> [Int] {
    frame.events.flatMap { event in
      if case .prefetchItems(let paths) = event { paths.map(\.item) } else { [Int]() }
    }
  }

  private func canceled(_ frame: Frame, removed: Bool = false) -> [Int] {
    frame.events.flatMap { event in
      switch event {
      case .cancelPrefetching(let paths) where !removed: paths.map(\.item)
      case .cancelPrefetchingRemoved(let paths) where removed: paths.map(\.item)
      default: [Int]()
      }
    }
  }

  @Test("what comes next is announced once, the nearest first, and not what is on screen")
  func order() throws {
    let harness = try harness()
    #expect(announced(try harness.step()) == Array(10..<20))
    #expect(announced(try harness.step()).isEmpty)
    try harness.jump(to: 88)
    #expect(announced(try harness.step()) == [20, 21])
    // Behind there is half a viewport, of which all has been on screen.
    try harness.jump(to: 4400)
    let far = try harness.step()
    #expect(
      announced(far)
        == [99, 110, 98, 111, 97, 112, 96, 113, 95, 114, 115, 116, 117, 118, 119]
        .sorted { (distance($0), $0 < 100 ? 1 : 0) < (distance($1), $1 < 100 ? 1 : 0) })
    #expect(canceled(far) == Array(12..<22))
  }

  /// Rows from the viewport that shows rows 100 to 109.
  private func distance(_ row: Int) -> Int { row < 100 ? 99 - row : row - 110 }

  @Test("a cancel comes exactly where an announced item leaves without having been on screen")
  func cancel() throws {
    let harness = try harness()
    try harness.step()
    try harness.jump(to: 440)
    #expect(canceled(try harness.step()).isEmpty)
    // All of 10 to 19 was on screen now; 20 to 29 was not, and turning around takes half of it away.
    try harness.jump(to: 0)
    let back = try harness.step()
    #expect(canceled(back) == Array(15..<30).filter { $0 >= 20 })
    #expect(announced(back).isEmpty)
  }

  @Test(
    "announced items go with their items, and those that are removed are canceled by their old paths"
  )
  func updates() throws {
    let harness = try harness()
    try harness.step()
    try harness.view.performUpdates([
      .removeItems(at: .row(12), count: 2), .insertItems(at: .row(0), count: 5),
      .moveItem(from: .row(16), to: .row(900)),
    ])
    let frame = try harness.step()
    // The first rows stay where they are, behind those that came.
    #expect(canceled(frame, removed: true) == [12, 13])
    #expect(canceled(frame) == [900])
    #expect(announced(frame).allSatisfy { $0 < 5 || $0 >= 22 })
    try harness.view.setDataPrefetch(nil)
    #expect(Set(canceled(try harness.step())) == Set(15..<25).union(0..<5))
  }

  @Test("announcements that end as items go are canceled by the paths they have then")
  func end() throws {
    let harness = try harness()
    try harness.step()
    try harness.view.setDataPrefetch(nil)
    try harness.view.deleteItems(at: .row(1), count: 2)
    try harness.view.deleteItems(at: .row(15))
    let frame = try harness.step()
    #expect(canceled(frame, removed: true) == [17])
    #expect(canceled(frame) == Array(8..<17))
    #expect(try harness.step().events.isEmpty)
  }

  @Test("a reload cancels what was announced, and announces what is there then")
  func reload() throws {
    let harness = try harness()
    try harness.step()
    try harness.view.reloadData(sectionCounts: [14])
    let frame = try harness.step()
    #expect(canceled(frame, removed: true) == Array(10..<20))
    #expect(announced(frame) == Array(10..<14))
  }

  @Test("what a subscriber asks for when items are announced belongs to the next frame")
  func dispatch() throws {
    let harness = try harness()
    var told: [Int] = []
    harness.view.eventHandler = { view, event in
      guard case .prefetchItems(let paths) = event else { return }
      told += paths.map(\.item)
      if told.count == 10 { _ = try? view.reloadData(sectionCounts: [3]) }
    }
    let frame = try harness.step()
    #expect(told == Array(10..<20) && frame.contentSize.height == 44_000)
    #expect(try harness.step().visible.count == 3)
  }

  @Test(
    "the work does not grow with the number of items, and a frame in which nothing comes near has none"
  )
  func work() throws {
    func work(_ rows: Int) throws -> [FrameWork] {
      let harness = try harness(rows: rows)
      try harness.step()
      try harness.view.fling(velocity: 2000)
      return try (0..<60).map { _ in
        var work = try harness.step().work
        // The index of more rows is deeper.
        work.indexSteps = 0
        return work
      }
    }
    let small = try work(10_000)
    #expect(try work(10_000_000) == small)
    // Within a row nothing is examined: the work is what it is without announcements.
    func steady(_ isOn: Bool) throws -> [FrameWork] {
      let harness = try harness()
      if !isOn { try harness.view.setDataPrefetch(nil) }
      try harness.jump(to: 4410)
      try harness.steps(20)
      return try [4410.0, 4411, 4412, 4420].map { offset in
        try harness.jump(to: offset)
        return try harness.step().work
      }
    }
    #expect(try steady(true) == steady(false))
  }

  @Test("windows that are none are refused")
  func misuse() throws {
    let view = CollectionView()
    for (ahead, behind) in [(Double.nan, 1), (1, -0.1), (20.1, 1), (1, .infinity)] {
      let policy = DataPrefetchPolicy(ahead: ahead, behind: behind)
      #expect(throws: CollectionError.self) { try view.setDataPrefetch(policy) }
    }
    #expect(view.dataPrefetch == nil)
  }
}
