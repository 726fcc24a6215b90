import Scrollwork
import Testing

/// Bounces: when they happen, how often, and where the content rests.
@Suite struct BounceTests {
  struct Bounce: Equatable {
    var edge: EdgeSide
    var times: [Double]
    var overshoot: Double
    var impact: Double
  }

  static func bounces(_ events: [CollectionEvent]) -> [Bounce] {
    var bounces: [Bounce] = []
    for case .scroll(.bounce(let event)) in events {
      switch event.stage {
      case .began:
        bounces.append(
          Bounce(edge: event.edge, times: [event.time], overshoot: 0, impact: event.impactVelocity)
        )
      case .peak:
        bounces[bounces.count - 1].times.append(event.time)
        bounces[bounces.count - 1].overshoot = event.overshoot
      case .ended:
        bounces[bounces.count - 1].times.append(event.time)
      }
    }
    return bounces
  }

  @Test("a bounce's times, velocity and overshoot are those of the exact curve")
  func exactTimes() throws {
    let harness = try Harness(counts: [100])  // 4400 pt of content, edges at 0 and 3556
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 3000), animated: false)
    try harness.step()
    let start = harness.time.seconds
    try harness.view.fling(velocity: 2500)
    var events: [CollectionEvent] = []
    try harness.settle { events += $0.events }
    let curve = try Motion(
      position: 0, velocity: 2500, lower: -3000, upper: 556, law: ScrollProfile.ios.law(scale: 3))
    let bounce = try #require(Self.bounces(events).first)
    #expect(curve.events.map(\.kind) == [.bounceBegan, .bouncePeaked, .bounceEnded])
    let (crossing, peak) = (curve.events[0], curve.events[1])
    #expect(Self.bounces(events).count == 1)
    #expect(bounce.edge == .trailing)
    #expect(abs(bounce.times[0] - (start + crossing.time)) < 1e-10)
    #expect(abs(bounce.times[1] - (start + peak.time)) < 1e-10)
    #expect(abs(bounce.times[2] - (start + curve.endTime)) < 1e-10)
    #expect(abs(bounce.impact - crossing.velocity) < 1e-9)
    #expect(abs(bounce.overshoot - peak.overshoot) < 1e-9)
    #expect(harness.view.contentOffset.y == 3556)
  }

  @Test("a fling that stops short of the edge does not bounce")
  func stopsShort() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    // Comes to rest 0.5 pt before its destination; the edge lies between the two.
    let velocity = (3556 + 0.3) / 0.49949983316645474
    try harness.view.fling(velocity: velocity)
    var events: [CollectionEvent] = []
    var most = 0.0
    try harness.settle {
      events += $0.events
      most = max(most, $0.contentOffset.y)
    }
    #expect(Self.bounces(events).isEmpty)
    #expect(most <= 3556)
    #expect(harness.view.contentOffset.y <= 3556)
    #expect(harness.view.contentOffset.y > 3555)
  }

  @Test("the flags follow the edges with insets, safe area and half a pixel of tolerance")
  func flags() throws {
    let harness = try Harness(counts: [100])
    try harness.view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    try harness.view.setContentInset(LayoutInsets(top: 10, bottom: 20))
    let first = try harness.step()
    #expect(first.contentOffset.y == -57)
    #expect(first.edges.maximum == 4400 + 54 - 844)
    try harness.view.fling(velocity: -1000)
    var sawTop = false
    try harness.settle { frame in
      let isBeyond = frame.contentOffset.y < -57 - 0.5 / 3
      #expect(frame.isBouncingLeading == isBeyond)
      #expect(!frame.isBouncingTrailing)
      sawTop = sawTop || isBeyond
    }
    #expect(sawTop)
    #expect(harness.view.contentOffset.y == -57)
    #expect(!harness.view.isBouncing)
  }

  @Test("released beyond the edge it comes back, whichever way it was released")
  func releasedBeyond() throws {
    for (end, hold) in [(800.0, true), (800.0, false)] {
      let harness = try Harness(counts: [100])
      try harness.step()
      try harness.drag(from: 100, to: end, duration: 0.2, lift: false)
      for _ in 0..<(hold ? 40 : 12) { try harness.step() }
      #expect(harness.view.isBouncingTop)
      try harness.send(.pointerUp(id: 1), y: end)
      var events: [CollectionEvent] = []
      try harness.settle { events += $0.events }
      let bounces = Self.bounces(events)
      #expect(bounces.count == 1)
      #expect(bounces.first?.times.count == 3)
      #expect(bounces.first?.overshoot ?? 0 > 100)
      #expect(harness.view.contentOffset.y == 0)
    }
  }

  @Test("without bounces the content stops at the edge")
  func noBounces() throws {
    let harness = try Harness(counts: [100])
    harness.view.bounces = false
    try harness.step()
    try harness.view.fling(velocity: 9000)
    var events: [CollectionEvent] = []
    try harness.settle {
      events += $0.events
      #expect((0...3556).contains($0.contentOffset.y))
    }
    #expect(Self.bounces(events).isEmpty)
    #expect(harness.view.contentOffset.y == 3556)
    try harness.drag(from: 700, to: 100, duration: 0.1)
    try harness.settle { #expect($0.contentOffset.y == 3556) }
  }

  @Test("content that may not go beyond its edges any more is scrolled back at once")
  func takesBouncesAway() throws {
    let harness = try Harness(counts: [100])
    try harness.view.send(
      InputEvent(
        time: harness.time, position: LayoutPoint(x: 50, y: 300),
        action: .pointerDown(id: 1, kind: .touch)))
    try harness.step()
    try harness.view.send(
      InputEvent(
        time: harness.time, position: LayoutPoint(x: 50, y: 420), action: .pointerMoved(id: 1)))
    let pulled = try harness.step()
    #expect(pulled.contentOffset.y < -20)
    harness.view.bounces = false
    let back = try harness.step()
    #expect(back.contentOffset.y == 0 && back.correction == .zero)
    #expect(back.displacement.points == -pulled.contentOffset.y)
  }

  @Test("short content moves only when it always bounces, and rests at the leading edge")
  func shortContent() throws {
    for always in [false, true] {
      let harness = try Harness(counts: [3])
      harness.view.alwaysBounces = always
      try harness.step()
      try harness.drag(from: 300, to: 500, duration: 0.1)
      var most = 0.0
      try harness.settle { most = max(most, -$0.contentOffset.y) }
      #expect((most > 50) == always)
      #expect(harness.view.contentOffset.y == 0)
      try harness.view.fling(velocity: 500)
      try harness.settle()
      #expect(harness.view.contentOffset.y == 0)
    }
  }

  @Test("pulled beyond the edge and pushed back the content is exactly where it was")
  func pullAndReturn() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    try harness.send(.pointerDown(id: 1, kind: .touch), y: 300)
    for y in stride(from: 310.0, through: 700, by: 13) {
      try harness.send(.pointerMoved(id: 1), y: y)
      try harness.step()
    }
    #expect(harness.view.contentOffset.y < -100)
    for y in stride(from: 700.0, through: 310, by: -17) {
      try harness.send(.pointerMoved(id: 1), y: y)
      try harness.step()
    }
    try harness.send(.pointerMoved(id: 1), y: 310)  // where the slop was passed
    let frame = try harness.step()
    #expect(frame.contentOffset.y == 0)
  }
}
