import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Releases that come to rest at pages and items.
@Suite struct SnapTests {
  /// Drags and lets go; returns where the content was at the release and where it rests.
  private func release(
    _ harness: Harness, by points: Double, in seconds: Double
  ) throws -> (from: Double, velocity: Double, rest: Double) {
    var released = (harness.view.contentOffset.y, 0.0)
    harness.view.willEndDragging = { view, velocity, _ in released.1 = velocity }
    try harness.drag(from: 500, to: 500 - points, duration: seconds)
    for _ in 0..<Int(seconds * 60) + 3 {
      let frame = try harness.step()
      if frame.phase == .dragging { released.0 = frame.contentOffset.y }
    }
    return (released.0, released.1, try harness.settle().contentOffset.y)
  }

  @Test("a release rests on a page, the next one at the furthest", arguments: TestRun.seeds(30))
  func pages(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let length: Double? =
      Bool.random(using: &random) ? nil : Double.random(in: 50...900, using: &random)
    let profile = try #require(ScrollProfile.all.randomElement(using: &random))
    let harness = try Harness(counts: [300], profile: profile)
    try harness.view.setSnapping(.pages(length: length))
    try harness.step()
    let page = Ticks(clamping: length ?? 844).points
    let maximum = 300 * 44 - 844.0
    for _ in 0..<6 {
      let by = Double.random(in: -700...700, using: &random)
      let seconds = Double.random(in: 0.05...0.5, using: &random)
      let made = try release(harness, by: by, in: seconds)
      let pages = made.rest / page
      let isPage = abs(pages - pages.rounded()) < 0.01 || made.rest == maximum
      #expect(isPage, "seed \(seed): \(made.rest) of \(page)")
      // What it went from is a frame before the release.
      let frame = max(60, abs(by) / seconds / 60)
      #expect(abs(made.rest - made.from) <= page + frame, "seed \(seed)")
    }
  }

  @Test("a flick turns the page, a slow release returns to it")
  func flick() throws {
    let harness = try Harness(counts: [300])
    try harness.view.setSnapping(.pages())
    try harness.step()
    #expect(try release(harness, by: 60, in: 0.08).rest == 844)
    #expect(try release(harness, by: 60, in: 1.5).rest == 844)
    #expect(try release(harness, by: 500, in: 2).rest == 2 * 844)
    #expect(try release(harness, by: -60, in: 0.08).rest == 844)
  }

  @Test("a release rests with an item at the side asked for", arguments: TestRun.seeds(30))
  func items(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let side = try #require(ScrollSnapping.Side.allCases.randomElement(using: &random))
    let oneAtATime = Bool.random(using: &random)
    let harness = try Harness(counts: [120, 80], height: { Double(30 + $0.item * 37 % 90) })
    harness.view.isHostedByScreen = true
    try harness.view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    try harness.view.setSnapping(.items(at: side, oneAtATime: oneAtATime))
    harness.rate = 120
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 3000), animated: false)
    try harness.step()
    for _ in 0..<5 {
      let by = Double.random(in: -400...400, using: &random)
      // A finger within its slop releases nothing.
      guard abs(by) > 10 else { continue }
      let made = try release(harness, by: by, in: Double.random(in: 0.05...0.4, using: &random))
      let frame = try harness.step()
      let line =
        switch side {
        case .start: 47.0
        case .center: 47 + (844 - 47 - 34) / 2.0
        case .end: 844 - 34.0
        }
      let isAligned = frame.visible.contains { item in
        let start = item.start.points
        let extent = item.extent.points
        let place =
          switch side {
          case .start: start
          case .center: start + extent / 2
          case .end: start + extent
          }
        return abs(place - line) <= 2 / 1024.0
      }
      let atEnd = made.rest == frame.edges.minimum || made.rest == frame.edges.maximum
      #expect(isAligned || atEnd, "seed \(seed): \(made)")
      if oneAtATime { #expect(abs(made.rest - made.from) <= 300, "seed \(seed)") }
    }
  }

  @Test("the way to an item is right although sizes on it were only estimated")
  func estimated() throws {
    let layout = try ListLayout(
      {
        var configuration = ListLayout.Configuration()
        configuration.estimatedItemExtent = 20
        return configuration
      }())
    let harness = try Harness(counts: [5000], layout: layout, height: { Double(60 + $0.item % 90) })
    try harness.view.setSnapping(.items(at: .start))
    try harness.step()
    var watch = DriftWatch()
    for _ in 0..<6 {
      try harness.drag(from: 700, to: 100, duration: 0.1)
      for _ in 0..<10 { watch.see(try harness.step()) }
      let end = try harness.settle { watch.see($0) }
      #expect(end.visible.contains { $0.start == .zero })
    }
    #expect(watch.worst == 0 && watch.compared > 1000)
  }

  @Test("content that is pulled out bounces back as ever")
  func bounce() throws {
    let harness = try Harness(counts: [300])
    try harness.view.setSnapping(.pages())
    try harness.step()
    try harness.drag(from: 100, to: 500, duration: 0.3)
    var bounced = false
    for _ in 0..<30 { bounced = try harness.step().phase == .bouncing || bounced }
    #expect(bounced)
    #expect(try harness.settle().contentOffset.y == 0)
  }

  @Test("a page that is no length is refused and changes nothing")
  func refused() throws {
    let harness = try Harness(counts: [10])
    let view = harness.view
    try view.setSnapping(.items(at: .end))
    for length in [0, -0.0, -300, 0.0009, 1e-300, .nan, .infinity, -.infinity] as [Double] {
      let error = #expect(throws: CollectionError.self) {
        try view.setSnapping(.pages(length: length))
      }
      #expect(error?.code == "E17")
    }
    #expect(view.snapping == .items(at: .end))
    for length in [1 / 1024.0, 844, 1e300, nil] { try view.setSnapping(.pages(length: length)) }
  }

  @Test("headers of empty sections are passed over at no cost, however many there are")
  func emptySections() throws {
    var configuration = ListLayout.Configuration()
    configuration.hasHeaders = true
    let layout = try ListLayout(configuration)
    let sections = [30] + Array(repeating: 0, count: 3000) + [30]
    let harness = try Harness(counts: sections, layout: layout)
    harness.headerHeight = { $0 % 3001 == 0 ? 30 : 0 }
    try harness.view.setSnapping(.items(at: .start))
    try harness.step()
    let made = try release(harness, by: 500, in: 2)
    #expect(made.rest.truncatingRemainder(dividingBy: 44) == 30, "\(made)")
  }

  @Test("items without an extent are no places to snap to", arguments: [1, 3, 60])
  func hidden(run: Int) throws {
    for oneAtATime in [false, true] {
      for side in ScrollSnapping.Side.allCases {
        let harness = try Harness(
          counts: [40 * (run + 1)], height: { $0.item % (run + 1) == run ? 200 : 0 })
        try harness.view.setSnapping(.items(at: side, oneAtATime: oneAtATime))
        try harness.step()
        // Until they are measured they have one by estimate.
        for item in stride(from: run, to: 40 * (run + 1), by: run + 1) {
          try harness.view.scrollToItem(at: .row(item), at: .top, animated: false)
          try harness.step()
        }
        try harness.view.setContentOffset(LayoutPoint(y: 2000), animated: false)
        try harness.step()
        var last = try release(harness, by: 50, in: 1.5).rest
        for sign in [1.0, 1, 1, -1, -1, -1, -1] {
          let rest = try release(harness, by: sign * 40, in: 0.08).rest
          let way = (rest - last) * sign
          #expect(way == 200, "\(oneAtATime) \(side) \(sign): from \(last) to \(rest)")
          last = rest
        }
      }
    }
  }
}
