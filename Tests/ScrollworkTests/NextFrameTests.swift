import ScrollPrimitives
import Scrollwork
import TestSupport
import Testing

/// When the next frame has something to show: a loop that waits until then misses nothing, and comes to rest.
@Suite struct NextFrameTests {
  @Test("a list at rest needs no frame, and what is asked of it needs one at once")
  func restsUntilAsked() throws {
    let harness = try Harness(counts: [1000])
    let view = harness.view
    #expect(view.nextFrameTime == .zero)
    try rest(harness)
    let requests: [(String, (CollectionView) throws -> Void)] = [
      ("offset", { try $0.setContentOffset(LayoutPoint(y: 500), animated: false) }),
      ("animated offset", { try $0.setContentOffset(LayoutPoint(y: 900), animated: true) }),
      ("item", { try $0.scrollToItem(at: .row(3), at: .top, animated: true) }),
      ("fling", { try $0.fling(velocity: 900) }),
      ("insert", { try $0.insertItems(at: .row(0)) }),
      (
        "animated insert",
        { try $0.performUpdates([.insertItems(at: .row(0), count: 2)], animated: true) }
      ),
      ("reconfigure", { try $0.reconfigureItems(at: [.row(5)]) }),
      ("reload", { try $0.reloadItems(at: [.row(5)]) }),
      ("viewport", { try $0.setViewport(size: LayoutSize(width: 300, height: 700), scale: 2) }),
      ("inset", { try $0.setContentInset(LayoutInsets(top: 20)) }),
      ("traits", { $0.traits.colorScheme = .dark }),
      ("layout", { try $0.setLayout(GridLayout(), animated: true) }),
      (
        "select",
        {
          $0.selectionMode = .single
          try $0.selectItem(at: .row(2))
        }
      ),
      ("focus", { try $0.focus(.row(4)) }),
      ("drawing", { $0.makesDisplayLists = false }),
      ("drawing again", { $0.makesDisplayLists = true }),
      ("visibility", { try $0.setVisibility(VisibilityPolicy(thresholds: [0.5])) }),
      (
        "input",
        {
          try $0.send(
            InputEvent(
              time: .zero + .seconds(100), position: LayoutPoint(x: 50, y: 200),
              action: .pointerDown(id: 1, kind: .touch)))
        }
      ),
    ]
    for (name, request) in requests {
      try request(view)
      let due = try #require(view.nextFrameTime, "\(name)")
      let isAhead = name == "input"
      #expect(isAhead ? due == .zero + .seconds(100) : due <= harness.time, "\(name)")
      if !isAhead { try rest(harness) }
    }
  }

  @Test("a frame is due while a pointer is down, and when an element counts as seen")
  func pointersAndImpressions() throws {
    let harness = try Harness(counts: [1000])
    let policy = VisibilityPolicy(impression: .init(fraction: 0.5, seconds: 1))
    try harness.view.setVisibility(policy)
    var frame = try harness.step()
    for _ in 0..<40 where (harness.view.nextFrameTime ?? harness.time) <= harness.time {
      frame = try harness.step()
    }
    let due = try #require(harness.view.nextFrameTime)
    #expect(due > harness.time && due == harness.view.nextImpression)
    harness.time = due
    frame = try harness.view.step(to: due)
    #expect(!frame.events.isEmpty)
    try rest(harness)
    try harness.send(.pointerDown(id: 1, kind: .touch))
    try harness.steps(90)
    #expect(try #require(harness.view.nextFrameTime) <= harness.time)
    try harness.send(.pointerUp(id: 1))
    try rest(harness)
  }

  @Test("an open swipe rests; a refresh indicator turns eight times a second")
  func swipeAndRefresh() throws {
    let harness = try Harness(counts: [100])
    try harness.view.setRefreshControl(RefreshControl())
    try harness.step()
    #expect(harness.view.beginRefreshing())
    // The indicator is above the screen until the content is scrolled to it.
    try rest(harness)
    try harness.jump(to: -60)
    for _ in 0..<200 where (harness.view.nextFrameTime ?? .zero) <= harness.time {
      try harness.step()
    }
    var turns = 0
    let end = harness.time + .seconds(2)
    var last = try harness.view.step(to: harness.time).displayList
    while harness.time < end {
      let due = try #require(harness.view.nextFrameTime)
      #expect(due > harness.time && due <= harness.time + .milliseconds(126))
      harness.time = due
      let list = try harness.view.step(to: due).displayList
      #expect(list != last)
      last = list
      turns += 1
    }
    #expect((15...18).contains(turns))
    harness.view.endRefreshing()
    try rest(harness)
  }

  @Test(
    "what the last frame left to the next one is due: after a restored state, a deadline, another prefetch"
  )
  func leftWork() throws {
    let harness = try Harness(counts: [40]) { $0.item < 15 ? 44 : 150 }
    try harness.step()
    let saved = try #require(harness.view.scrollState())
    try harness.view.restore(saved)
    try harness.step()
    #expect(harness.view.nextFrameTime != nil)
    try rest(harness)
    harness.view.prefetch = PrefetchPolicy(distance: 2000)
    #expect(harness.view.nextFrameTime != nil)
    try rest(harness)
    let other = try Harness(counts: [400])
    other.view.costClock = { .zero + .seconds(10) }
    try other.view.step(to: other.time, deadline: .zero + .seconds(1))
    try other.view.step(to: other.time, deadline: .zero + .seconds(1))
    #expect(other.view.nextFrameTime != nil)
    try rest(other)
  }

  @Test("a refresh that stretches content is due at once, and so is its end")
  func stretchedRefresh() throws {
    let harness = try Harness(counts: [100], profile: .androidStretch)
    try harness.view.setRefreshControl(RefreshControl())
    try rest(harness)
    #expect(harness.view.beginRefreshing())
    #expect(try #require(harness.view.nextFrameTime) <= harness.time)
    try harness.step()
    harness.view.endRefreshing()
    #expect(try #require(harness.view.nextFrameTime) <= harness.time)
    try rest(harness)
  }

  @Test(
    "whatever was done with a layout, no frame before the moment that is due shows or reports anything new",
    arguments: FuzzLayout.Kind.allCases)
  func misses(kind: FuzzLayout.Kind) throws {
    for seed in TestRun.seeds(24) {
      let fuzz = try LayoutFuzz(seed: seed, kind: kind)
      while fuzz.counts.operations < 60, fuzz.broken.isEmpty {
        try fuzz.round()
        for _ in 0..<Int(seed % 3) * 20 where fuzz.broken.isEmpty { try fuzz.step() }
      }
      if fuzz.broken.isEmpty { try fuzz.rest() }
      for _ in 0..<60 where fuzz.broken.isEmpty { try fuzz.step() }
      #expect(fuzz.broken.isEmpty, "\(fuzz.broken.prefix(3).joined(separator: "; "))")
      #expect(fuzz.view.nextFrameTime == nil, "seed \(seed) does not come to rest")
      #expect(fuzz.counts.rested > 0, "seed \(seed)")
    }
  }

  /// Frames until none is due; then a minute without any changes nothing.
  private func rest(_ harness: Harness) throws {
    var count = 0
    while harness.view.nextFrameTime != nil, count < 600 {
      try harness.step()
      count += 1
    }
    #expect(count < 600, "no rest")
    let before = try harness.view.step(to: harness.time)
    let after = try harness.step(seconds: 60)
    #expect(after.visible == before.visible && after.contentOffset == before.contentOffset)
    #expect(after.events.isEmpty && after.displayList == before.displayList)
    #expect(harness.view.nextFrameTime == nil)
  }
}
