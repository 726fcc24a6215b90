import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Profiles are values that can be switched while the content moves.
@Suite struct ProfileSwitchTests {
  @Test(
    "switching profiles in flight keeps position and velocity", arguments: TestRun.seeds(12))
  func inFlight(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let first = try #require(ScrollProfile.all.randomElement(using: &random))
    let harness = try Harness(counts: [200], profile: first)
    harness.rate = 120
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 4000), animated: false)
    try harness.step()
    try harness.view.fling(velocity: Double.random(in: -9000...9000, using: &random))
    var before = try harness.step()
    for _ in 0..<60 {
      let profile = try #require(ScrollProfile.all.randomElement(using: &random))
      let wasStretched = harness.view.profile.stretch != nil || profile.stretch != nil
      try harness.view.setProfile(profile)
      // A frame at the same moment shows the new profile at the old one's place.
      let after = try harness.step(seconds: 0)
      #expect(after.contentOffset == before.contentOffset, "seed \(seed) to \(profile.name)")
      #expect(after.displacement == .zero, "seed \(seed) to \(profile.name)")
      if !wasStretched, before.phase != .idle, after.phase != .idle {
        let error = abs(after.velocity - before.velocity)
        #expect(error <= 1e-9 * max(1, abs(before.velocity)), "seed \(seed) to \(profile.name)")
      }
      for _ in 0..<Int.random(in: 1...6, using: &random) { before = try harness.step() }
      if before.phase == .idle {
        try harness.view.fling(velocity: Double.random(in: -9000...9000, using: &random))
        before = try harness.step()
      }
    }
    #expect(try harness.settle().phase == .idle)
  }

  @Test("content under a finger stays where it is", arguments: ScrollProfile.all.map(\.name))
  func underFinger(name: String) throws {
    let profile = try #require(ScrollProfile.named(name))
    let harness = try Harness(counts: [100])
    try harness.step()
    // Pulled out beyond the edge.
    try harness.drag(from: 100, to: 400, duration: 0.2, lift: false)
    for _ in 0..<20 { try harness.step() }
    let held = harness.view.contentOffset
    #expect(held.y < -80)
    try harness.view.setProfile(profile)
    let after = try harness.step(seconds: 0)
    #expect(after.contentOffset == held)
    #expect(after.stretch == nil)
    try harness.send(.pointerUp(id: 1), y: 400)
    let end = try harness.settle()
    #expect(end.contentOffset.y == 0)
    guard profile.stretch != nil else { return }
    // What was moved out has come back; from now on a pull stretches.
    try harness.drag(from: 100, to: 400, duration: 0.2, lift: false)
    var pulled = after
    for _ in 0..<20 { pulled = try harness.step() }
    #expect(pulled.contentOffset.y == 0)
    #expect(pulled.stretch?.edge == .leading)
  }

  @Test("a profile out of range is refused and nothing changes")
  func refused() throws {
    let harness = try Harness(counts: [10])
    var profile = ScrollProfile.gtk
    profile.stopDistance = .nan
    #expect(throws: CollectionError.self) { try harness.view.setProfile(profile) }
    #expect(harness.view.profile == .ios)
  }

  @Test("a fling's distance is its profile's own", arguments: ScrollProfile.all.map(\.name))
  func distance(name: String) throws {
    let profile = try #require(ScrollProfile.named(name))
    let harness = try Harness(counts: [1000], profile: profile)
    try harness.step()
    try harness.step()
    try harness.view.fling(velocity: 3000)
    let end = try harness.settle()
    let motion = try Motion(
      position: 0, velocity: 3000, lower: 0, upper: 1e6, law: profile.law(scale: 3))
    #expect(abs(end.contentOffset.y - motion.restPosition) <= profile.stopDistance + 0.5)
    let pixels = end.contentOffset.y * 3
    #expect(abs(pixels - pixels.rounded()) < 0.01)
  }
}
