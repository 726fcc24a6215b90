import ScrollTools
import Scrollwork
import Testing

/// Scrolling to an item arrives exactly, with any measurements during the scroll.
@Suite struct ScrollToTests {
  /// Where an item lies on screen; `nil` when it does not.
  static func place(_ path: ItemPath, in frame: Frame) -> (start: Double, end: Double)? {
    frame.visible.first { $0.element == .item(path) }.map {
      ($0.start.points, ($0.start + $0.extent).points)
    }
  }

  static func harness(seed: UInt64, count: Int = 5000) throws -> Harness {
    let harness = try Harness(
      counts: [count], height: { StabilityTests.height($0, seed: seed) })
    harness.view.isHostedByScreen = true
    try harness.view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    try harness.step()
    return harness
  }

  @Test("never measured items far away are exactly where they were asked for")
  func exact() throws {
    for seed in UInt64(1)...12 {
      var random = SeededGenerator(seed: seed)
      let harness = try Self.harness(seed: seed)
      for animated in [false, true, false, true] {
        let path = ItemPath(section: 0, item: Int.random(in: 100..<4900, using: &random))
        for position in [ScrollPosition.top, .bottom, .center] {
          try harness.view.scrollToItem(at: path, at: position, animated: animated)
          let frame = try harness.settle()
          let place = try #require(Self.place(path, in: frame), "seed \(seed)")
          switch position {
          case .top: #expect(place.start == 47, "seed \(seed) animated \(animated)")
          case .bottom: #expect(place.end == 844 - 34, "seed \(seed) animated \(animated)")
          default:
            let error = abs((place.start + place.end) / 2 - (47 + 844 - 34) / 2)
            #expect(error <= 1.0 / 1024, "seed \(seed) animated \(animated)")
          }
        }
      }
    }
  }

  @Test("the first and the last item stop at the edges")
  func edges() throws {
    let harness = try Self.harness(seed: 3)
    try harness.view.scrollToItem(
      at: ItemPath(section: 0, item: 4999), at: .top, animated: false)
    let last = try harness.step()
    #expect(last.contentOffset.y == last.edges.maximum)
    #expect(last.visible.last?.element == .item(ItemPath(section: 0, item: 4999)))
    try harness.view.scrollToItem(at: ItemPath(section: 0, item: 0), at: .bottom, animated: true)
    let first = try harness.settle()
    #expect(first.contentOffset.y == -47)
  }

  @Test("nearest moves as little as it can")
  func nearest() throws {
    let harness = try Self.harness(seed: 9)
    func scroll(_ item: Int) throws -> Frame {
      try harness.view.scrollToItem(
        at: ItemPath(section: 0, item: item), at: .nearest, animated: false)
      return try harness.step()
    }
    let below = try scroll(400)
    #expect(Self.place(ItemPath(section: 0, item: 400), in: below)?.end == 810.0)
    let still = try scroll(400)
    #expect(still.displacement == .zero)
    let above = try scroll(300)
    #expect(Self.place(ItemPath(section: 0, item: 300), in: above)?.start == 47.0)
  }

  @Test("a finger ends the scroll in the same frame")
  func interrupted() throws {
    let harness = try Self.harness(seed: 5)
    try harness.view.scrollToItem(
      at: ItemPath(section: 0, item: 2000), at: .top, animated: true)
    for _ in 0..<5 { try harness.step() }
    try harness.send(.pointerDown(id: 1, kind: .touch), y: 300)
    let caught = try harness.step()
    #expect(caught.phase == .tracking)
    let next = try harness.step()
    #expect(next.displacement == .zero)
    try harness.send(.pointerUp(id: 1), y: 300)
    #expect(try harness.settle().phase == .idle)
  }

  @Test("a jump measures no more than a few screens of rows, however far it goes")
  func cost() throws {
    let harness = try Self.harness(seed: 8, count: 100_000)
    try harness.view.scrollToItem(
      at: ItemPath(section: 0, item: 90_000), at: .center, animated: false)
    let frame = try harness.step()
    #expect(frame.work.measured < 60)
    #expect(frame.work.indexSteps < 4000)
  }

  @Test("edges that pass the content on its way to a place do not pull it along")
  func passedByEdge() throws {
    for isAnimated in [true, false] {
      let harness = try Harness(counts: [100])
      harness.rate = 240
      try harness.step()
      try harness.view.setContentOffset(LayoutPoint(y: 1000), animated: false)
      try harness.step()
      if isAnimated {
        try harness.view.setContentOffset(LayoutPoint(y: 100), animated: true)
      } else {
        try harness.view.setSnapping(.pages(length: 50))
        try harness.view.fling(velocity: 1500)
      }
      for _ in 0..<12 { try harness.step() }
      var before = try harness.step()
      // The leading edge moves past the content.
      try harness.view.setRefreshInset(0)
      try harness.view.setContentInset(LayoutInsets(top: -before.contentOffset.y - 40))
      for _ in 0..<600 {
        let after = try harness.step()
        let limit = max(abs(before.velocity), abs(after.velocity)) / 240 + 1
        #expect(abs(after.contentOffset.y - before.contentOffset.y) <= limit)
        before = after
      }
      #expect(before.phase == .idle && before.contentOffset.y >= before.edges.minimum)
    }
  }
}
