import Scrollwork
import Testing

/// Edges, insets and bounces: where content comes to rest, and how it gets there.
@Suite struct RegressionEdgeTests {
  @Test(
    "rows that grow above and shrink below at the bottom leave the content at the edge",
    arguments: [1, 30])
  func restAtBottom(frames: Int) throws {
    var tried: Set<Int> = []
    for above in 70..<80 {
      var heights: [Int: Double] = [:]
      let harness = try Harness(counts: [100], height: { heights[$0.item] ?? 44 })
      try harness.step()
      try harness.jumpToRow(99, at: .bottom)
      try harness.steps(frames)
      let shown = try harness.step().visible.map(\.element)
      #expect(!shown.contains(.row(above)) && shown.contains(.row(95)))
      // Made ready, not yet on screen.
      guard harness.view.cell(for: .row(above)) != nil else { continue }
      tried.insert(above)
      heights[above] = 64
      heights[95] = 24
      try harness.reconfigure(rows: [above, 95])
      try harness.step()
      let frame = try harness.settle()
      #expect(frame.contentOffset.y == frame.edges.maximum, "row \(above)")
    }
    #expect(tried.contains(77))
  }

  @Test("rows that change their heights under a finger beyond the edge move nothing")
  func heightsUnderFinger() throws {
    var heights: [Int: Double] = [:]
    let harness = try Harness(counts: [100], height: { heights[$0.item] ?? 44 })
    try harness.step()
    try harness.jumpToRow(99, at: .bottom)
    try harness.steps(30)
    try harness.drag(from: 600, to: 300, duration: 0.1, lift: false)
    let before = try harness.steps(21)
    guard case .item(let first) = before.visible.first?.element else {
      Issue.record("no row on screen")
      return
    }
    let above = first.item - 1
    #expect(harness.view.cell(for: .row(above)) != nil)
    heights[above] = 144
    for item in 94...98 { heights[item] = 24 }
    try harness.reconfigure(rows: [above] + Array(94...98))
    let changed = try harness.step()
    try harness.send(.pointerMoved(id: 1), y: 301)
    let moved = try harness.step()
    #expect(abs(changed.displacement.points) < 1)
    #expect(abs(moved.displacement.points) < 2)
  }

  @Test("content that the first measuring makes long enough begins below the safe area")
  func safeAreaByMeasuring() throws {
    let harness = try Harness(counts: [10], height: { _ in 100 })
    try harness.view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    try harness.step()
    try harness.settle()
    #expect(harness.view.contentOffset.y == -47)
  }

  @Test("items that come after the first frame begin below the safe area")
  func safeAreaByReload() throws {
    let harness = try Harness(counts: [])
    try harness.view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    try harness.step()
    try harness.view.reloadData(sectionCounts: [100])
    try harness.step()
    try harness.settle()
    #expect(harness.view.contentOffset.y == -47)
  }

  @Test("content that measuring makes short rests at once, without a bounce")
  func shortByMeasuring() throws {
    let harness = try Harness(counts: [30], height: { _ in 10 })
    try harness.view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    let frame = try harness.step()
    #expect(frame.phase == .idle)
    #expect(frame.contentOffset.y == frame.edges.minimum)
  }

  @Test("an adjusted inset that changes by measuring is reported")
  func insetChangeReported() throws {
    let harness = try Harness(counts: [], height: { _ in 100 })
    try harness.view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    try harness.step()
    try harness.view.reloadData(sectionCounts: [10])
    var events: [CollectionEvent] = []
    try harness.steps(5) { events += $0.events }
    #expect(events.contains(.scroll(.didChangeAdjustedContentInset)))
  }

  @Test("a wheel turned sideways does not stop a fling")
  func sidewaysWheel() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.view.fling(velocity: 3000)
    try harness.step()
    try harness.send(.wheel(delta: LayoutPoint(x: 5, y: 0)))
    #expect(try harness.step().phase == .decelerating)
  }

  @Test("an animated scroll ends at its item through a reload")
  func animationThroughReload() throws {
    let harness = try Harness(counts: [1000], height: { StabilityTests.height($0, seed: 3) })
    try harness.step()
    try harness.view.scrollToItem(at: .row(500), at: .top, animated: true)
    try harness.steps(5)
    try harness.view.reloadData(sectionCounts: [1000])
    let frame = try harness.settle()
    #expect(frame.visible.first?.element == .row(500))
  }

  @Test("reloaded to less in the middle of a fling or a drag, no frame is blank")
  func reloadToLess() throws {
    for drags in [false, true] {
      let harness = try Harness(counts: [10_000])
      try harness.step()
      try harness.jump(to: 200_000)
      try harness.step()
      if drags {
        try harness.drag(from: 600, to: 500, duration: 0.05, lift: false)
      } else {
        try harness.view.fling(velocity: 3000)
      }
      try harness.steps(8)
      try harness.view.reloadData(sectionCounts: [100])
      for count in 0..<61 {
        let frame = try harness.step()
        #expect(!frame.visible.isEmpty, "drags \(drags), frame \(count), \(frame.contentOffset)")
        if drags { try harness.send(.pointerMoved(id: 1), y: 500 + Double(count) * 5) }
      }
    }
  }

  @Test("a fling ends on a screen of impossibly many pixels")
  func hugeScale() throws {
    let harness = try Harness(counts: [1000], scale: 1e306)
    try harness.step()
    try harness.view.fling(velocity: 1000)
    #expect(try harness.settle().contentOffset.y < 1000)
  }

  @Test("a profile that cannot be used is reported, and the one of iOS is used instead")
  func unusableProfile() throws {
    var profile = ScrollProfile.ios
    profile.stopDistance = 0
    let harness = try Harness(counts: [1000], profile: profile)
    let twin = try Harness(counts: [1000])
    try twin.step()
    #expect(try harness.step().diagnostics.map(\.code) == ["E17"])
    try harness.view.fling(velocity: 1000)
    try twin.view.fling(velocity: 1000)
    let frame = try harness.settle()
    #expect(frame.contentOffset.y > 0)
    #expect(frame.contentOffset == (try twin.settle().contentOffset))
  }

  @Test(
    "in a viewport that becomes shorter than the overscroll, the finger still moves the content")
  func shorterThanOverscroll() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.drag(from: 50, to: 800, duration: 0.1, lift: false)
    try harness.steps(8)
    try harness.view.setViewport(size: LayoutSize(width: 390, height: 200), scale: 3)
    let before = try harness.step().contentOffset.y
    try harness.send(.pointerMoved(id: 1), y: 300)
    let after = try harness.step().contentOffset.y
    #expect(after > before + 10 && after - before <= 500, "\(before), \(after)")
  }

  @Test("a viewport that becomes shorter than the overscroll does not move the content itself")
  func shorterInPlace() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.drag(from: 10, to: 830, duration: 0.1, lift: false)
    let offset = try harness.steps(8).contentOffset.y
    try harness.view.setViewport(size: LayoutSize(width: 390, height: 200), scale: 3)
    #expect(try harness.step().contentOffset.y == offset)
    try harness.send(.pointerMoved(id: 1), y: 530)
    let before = try harness.step().contentOffset.y
    try harness.send(.pointerMoved(id: 1), y: 330)
    let after = try harness.step().contentOffset.y
    #expect(after > before + 10, "\(before), \(after)")
  }
}
