import Scrollwork
import Testing

/// Wheels and trackpads.
@Suite struct WheelTests {
  private func list(_ profile: ScrollProfile) throws -> Harness {
    let harness = try Harness(counts: [1000], profile: profile)
    harness.rate = 240
    try harness.step()
    return harness
  }

  @Test("a trackpad's movements are followed at once and nothing is added to them")
  func trackpad() throws {
    for profile in ScrollProfile.all {
      let harness = try list(profile)
      var sum = 0.0
      for step in 0..<200 {
        let delta = 13.37 * (1 - Double(step) / 200)
        sum += delta
        try harness.send(.wheel(delta: LayoutPoint(y: delta)))
        let frame = try harness.step()
        #expect(abs(frame.contentOffset.y - sum) < 1.0 / 1024, "\(profile.name)")
        #expect(frame.phase == .idle)
      }
      let end = try harness.step(seconds: 1).contentOffset.y
      #expect(abs(end - sum) < 1.0 / 1024, "\(profile.name)")
    }
  }

  @Test("the steps of a wheel add up, smoothly where the profile says so")
  func steps() throws {
    for profile in [ScrollProfile.desktop, .ios] {
      let harness = try list(profile)
      var frames: [Frame] = []
      for _ in 0..<6 {
        try harness.send(.wheel(delta: LayoutPoint(y: 53), kind: .stepped))
        for _ in 0..<7 { frames.append(try harness.step()) }
      }
      frames.append(try harness.settle { frames.append($0) })
      #expect(frames.last?.contentOffset.y == 318.0)
      guard profile.wheelDuration > 0 else { continue }
      // No step back, no jump: the way between two frames is what the velocity says.
      for (a, b) in zip(frames, frames.dropFirst()) {
        let way = b.contentOffset.y - a.contentOffset.y
        #expect(way >= 0)
        #expect(abs(way - (a.velocity + b.velocity) / 2 / 240) < 0.5)
      }
      let ends = frames.flatMap(\.events).filter { $0 == .scroll(.didEndScrollingAnimation) }
      #expect(ends.isEmpty)
    }
  }

  @Test("steps stop at the edges, turn around at once, and a finger takes over")
  func turns() throws {
    let harness = try list(.desktop)
    try harness.send(.wheel(delta: LayoutPoint(y: -500), kind: .stepped))
    #expect(try harness.step().phase == .idle)
    for _ in 0..<3 { try harness.send(.wheel(delta: LayoutPoint(y: 200), kind: .stepped)) }
    for _ in 0..<10 { try harness.step() }
    for _ in 0..<3 { try harness.send(.wheel(delta: LayoutPoint(y: -200), kind: .stepped)) }
    #expect(try harness.settle().contentOffset.y == 0)
    try harness.send(.wheel(delta: LayoutPoint(y: 900), kind: .stepped))
    for _ in 0..<8 { try harness.step() }
    try harness.send(.pointerDown(id: 3, kind: .touch))
    let held = try harness.step()
    #expect(held.phase == .tracking)
    #expect(held.contentOffset.y > 0 && held.contentOffset.y < 900)
    #expect(try harness.step(seconds: 1).contentOffset == held.contentOffset)
  }

  @Test("a wheel that is not a number is refused, of either kind")
  func broken() throws {
    let harness = try list(.desktop)
    for kind in [InputEvent.WheelKind.precise, .stepped] {
      #expect(throws: CollectionError.self) {
        try harness.send(.wheel(delta: LayoutPoint(y: .nan), kind: kind))
      }
    }
  }

  @Test("fractions of a step are kept, of either kind")
  func fractions() throws {
    for kind in [InputEvent.WheelKind.precise, .stepped] {
      let harness = try list(.desktop)
      for _ in 0..<1000 {
        try harness.send(.wheel(delta: LayoutPoint(y: 0.1003), kind: kind))
      }
      #expect(abs(try harness.settle().contentOffset.y - 100.3) <= 1 / 1024.0)
    }
  }
}
