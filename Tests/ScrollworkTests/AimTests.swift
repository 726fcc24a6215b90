import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Where a release comes to rest.
@Suite struct AimTests {
  /// A finger that flicks up, so that the content moves on.
  private func flick(_ harness: Harness, by points: Double = -120, in seconds: Double = 0.08) throws
  {
    try harness.drag(from: 600, to: 600 + points, duration: seconds)
    for _ in 0..<Int(seconds * 60) + 2 { try harness.step() }
  }

  @Test("the proposed target is where the content's own curve ends")
  func proposal() throws {
    for profile in ScrollProfile.all {
      let harness = try Harness(counts: [1000], profile: profile)
      try harness.step()
      var asked: [(velocity: Double, target: Double)] = []
      harness.view.willEndDragging = { _, velocity, target in asked.append((velocity, target)) }
      try flick(harness)
      let end = try harness.settle()
      #expect(asked.count == 1)
      #expect(asked[0].velocity > 500)
      #expect(asked[0].target == end.contentOffset.y, "\(profile.name)")
    }
  }

  @Test(
    "a changed target is reached exactly, with the velocity of the release",
    arguments: TestRun.seeds(20))
  func changed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let profile = try #require(ScrollProfile.all.randomElement(using: &random))
    let harness = try Harness(counts: [1000], profile: profile)
    harness.rate = 240
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 9000), animated: false)
    try harness.step()
    var wanted = 0.0
    var released = 0.0
    harness.view.willEndDragging = { view, velocity, target in
      released = velocity
      wanted = target + Double(Int.random(in: -900...900, using: &random))
      target = wanted
    }
    let sign = Bool.random(using: &random) ? 1.0 : -1
    try harness.drag(from: 600, to: 600 + sign * 150, duration: 0.1)
    var frames: [Frame] = []
    for _ in 0..<30 { frames.append(try harness.step()) }
    frames.append(try harness.settle { frames.append($0) })
    #expect(frames.last?.contentOffset.y == wanted, "seed \(seed) \(profile.name)")
    let lifted = try #require(frames.first { $0.phase == .decelerating })
    #expect(abs(lifted.velocity - released) < 0.1 * abs(released) + 60, "seed \(seed)")
    // No step is longer than the velocities around it allow.
    for (a, b) in zip(frames, frames.dropFirst()) where a.phase == .decelerating {
      let limit = max(abs(a.velocity), abs(b.velocity), 60) * 1.2 / 240 + 0.6
      #expect(abs(b.contentOffset.y - a.contentOffset.y) <= limit, "seed \(seed)")
    }
  }

  @Test("a target beyond an edge is the edge, and one that is no number is refused")
  func odd() throws {
    for (target, rest) in [(1e7, 4400.0 - 844), (-1e7, 0)] {
      let harness = try Harness(counts: [100])
      try harness.step()
      harness.view.willEndDragging = { _, _, wanted in wanted = target }
      try flick(harness)
      #expect(try harness.settle().contentOffset.y == rest)
    }
    for broken in [Double.nan, .infinity, 1e300] {
      let harness = try Harness(counts: [100])
      try harness.step()
      harness.view.willEndDragging = { _, _, wanted in wanted = broken }
      var reported: [CollectionError] = []
      try harness.drag(from: 600, to: 480, duration: 0.08)
      for _ in 0..<8 { reported += try harness.step().diagnostics }
      #expect(reported.count == 1)
      #expect(reported.first?.code == "E17")
      #expect(try harness.settle().contentOffset.y > 400)
    }
  }

  @Test("calls from inside are queued, and asking again happens once a release")
  func inside() throws {
    let harness = try Harness(counts: [1000], height: { Double(20 + $0.item % 7 * 30) })
    try harness.step()
    var calls = 0
    harness.view.willEndDragging = { view, _, _ in
      calls += 1
      #expect(throws: CollectionError.reentrantStep) { try view.step(to: .zero) }
      try? view.scrollToItem(at: ItemPath(section: 0, item: 900), at: .top, animated: false)
    }
    try harness.drag(from: 600, to: 300, duration: 0.1)
    try harness.step(seconds: 0.5)
    #expect(calls == 1)
    #expect(harness.view.contentOffset.y < 5000)
    let frame = try harness.step()
    #expect(frame.visible.contains { $0.element == .item(ItemPath(section: 0, item: 900)) })
  }

  @Test("an offset set at once while a release is aimed is overwritten, as in willSet")
  func overwritten() throws {
    func rest(_ answer: ((CollectionView, Double, inout Double) -> Void)?) throws -> Double {
      let harness = try Harness(counts: [1000], height: { Double(20 + $0.item % 7 * 30) })
      try harness.step()
      harness.view.willEndDragging = answer
      try harness.drag(from: 600, to: 300, duration: 0.1)
      return try harness.settle().contentOffset.y
    }
    let plain = try rest(nil)
    let told = try rest { view, _, _ in
      try? view.setContentOffset(LayoutPoint(y: 5000), animated: false)
    }
    #expect(plain == told)
  }
}
