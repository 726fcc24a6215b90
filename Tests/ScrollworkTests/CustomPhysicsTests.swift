import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A view that scrolls by a program's own physics.
@Suite struct CustomPhysicsTests {
  /// A fling with a constant deceleration, by functions.
  private struct Braked: FlingLaw {
    var braking = 2500.0

    func distance(speed: Double) -> Double { speed * speed / braking / 2 }
    func duration(speed: Double) -> Double { speed / braking }
    func distance(at time: Double, speed: Double) -> Double {
      speed * time - braking * time * time / 2
    }
    func velocity(at time: Double, speed: Double) -> Double { speed - braking * time }
  }

  private static func profile(isSampled: Bool) throws -> ScrollProfile {
    let back = try SampledCurve(
      times: [0, 0.1, 0.25, 0.45], fractions: [0, 0.2, 0.8, 1])
    let glide = try SampledCurve(
      times: [0, 0.25, 0.75, 1.5, 2.5], fractions: [0, 0.4, 0.76, 0.95, 1])
    return ScrollProfile(
      name: "own",
      deceleration: .custom(
        isSampled ? try CustomFling(sampled: glide) : CustomFling(Braked())),
      edge: .custom(try CustomEdge(returning: back, distance: 140, gravity: 5000)),
      rubberBand: .standard)
  }

  @Test("the profiles of these tests keep the laws", arguments: [false, true])
  func laws(isSampled: Bool) throws {
    let broken = PhysicsLaws.check(try Self.profile(isSampled: isSampled))
    #expect(broken.isEmpty, "\(broken.map(\.description))")
  }

  @Test("a fling goes as far as its law says", arguments: [false, true])
  func distance(isSampled: Bool) throws {
    let profile = try Self.profile(isSampled: isSampled)
    let harness = try Harness(counts: [1000], profile: profile)
    try harness.step()
    try harness.view.fling(velocity: 3000)
    let end = try harness.settle()
    // Of the sampled glide, whose first slope is 0.4 / 0.25 and the bend of the parabola through three samples.
    let steepest = 1.6 + 0.25 / 0.75 * (1.6 - 0.72)
    let distance = isSampled ? 3000 / steepest : Braked().distance(speed: 3000)
    #expect(abs(end.contentOffset.y - distance) <= 0.2)
  }

  @Test("a fling too short to be seen leaves content where it is, also at an edge that stops it")
  func short() throws {
    for (stop, velocity) in [(0.5, -49.0), (20, -310), (0.5, 49)] {
      var profile = ScrollProfile.desktop
      profile.deceleration = .custom(CustomFling(Braked()))
      profile.stopDistance = stop
      let harness = try Harness(counts: [100], profile: profile)
      try harness.step()
      try harness.view.fling(velocity: velocity)
      for _ in 0..<20 { #expect(try harness.step().contentOffset.y == 0) }
      #expect(try harness.step().phase == .idle)
    }
    // One that is long enough moves content, and is stopped.
    var profile = ScrollProfile.desktop
    profile.deceleration = .custom(CustomFling(Braked()))
    let harness = try Harness(counts: [100], profile: profile)
    try harness.step()
    try harness.view.fling(velocity: 310)
    #expect(abs(try harness.settle().contentOffset.y - 310 * 310 / 5000) < 0.5)
    try harness.view.fling(velocity: -3100)
    let end = try harness.settle { #expect($0.contentOffset.y >= 0) }
    #expect(end.contentOffset.y == 0)
  }

  @Test(
    "flings, bounces and drags are the same to the bit at every rate", arguments: [false, true])
  func rates(isSampled: Bool) throws {
    let profile = try Self.profile(isSampled: isSampled)
    let reference = try FrameRateTests.run(FrameRateTests.times(rate: 60), profile)
    #expect(reference.offsets.count == 16 && reference.log.count > 11)
    for rate in [Int64(30), 120, 1000] {
      #expect(
        try FrameRateTests.run(FrameRateTests.times(rate: rate), profile) == reference, "\(rate) Hz"
      )
    }
    #expect(try FrameRateTests.run([8_000_000_000], profile).log == reference.log)
  }

  @Test("both edges are alike: flings over them, and drags beyond", arguments: [false, true])
  func edges(isSampled: Bool) throws {
    let profile = try Self.profile(isSampled: isSampled)
    let (top, bottom) = (
      try Harness(counts: [100], profile: profile), try Harness(counts: [100], profile: profile)
    )
    try top.step()
    try bottom.view.setContentOffset(LayoutPoint(y: 1e9), animated: false)
    try bottom.steps(2)
    try top.step()
    let sum = 4400.0 - 844
    var farthest = 0.0
    func check(_ a: Frame, _ b: Frame) {
      #expect(a.contentOffset.y == sum - b.contentOffset.y)
      #expect(a.velocity == -b.velocity && a.phase == b.phase)
      #expect(a.isBouncingLeading == b.isBouncingTrailing)
      farthest = min(farthest, a.contentOffset.y)
    }
    try top.view.fling(velocity: -4000)
    try bottom.view.fling(velocity: 4000)
    for _ in 0..<80 { check(try top.step(), try bottom.step()) }
    #expect(farthest < -100 && farthest >= -140, "\(farthest)")
    #expect(top.view.contentOffset.y == 0)
    // Beyond the end under a finger, and back.
    try top.drag(from: 0, to: 500, duration: 0.3, lift: false)
    try bottom.drag(from: 0, to: -500, duration: 0.3, lift: false)
    for _ in 0..<30 { check(try top.step(), try bottom.step()) }
    let drag = 500 - profile.touchSlop
    let shown = profile.rubberBand?.overscroll(forDrag: drag, dimension: 844) ?? 0
    #expect(abs(top.view.contentOffset.y + shown) < 0.01 && shown > 150)
    try top.send(.pointerUp(id: 1), y: 500)
    try bottom.send(.pointerUp(id: 1), y: -500)
    for _ in 0..<120 { check(try top.step(), try bottom.step()) }
    #expect(top.view.contentOffset.y == 0)
    #expect(try top.settle().phase == .idle)
  }

  /// Answers that help nobody.
  private struct Hostile: FlingLaw, EdgeLaw {
    var answer: Double
    func distance(speed: Double) -> Double { 800 }
    func duration(speed: Double) -> Double { 1 }
    func distance(at time: Double, speed: Double) -> Double { answer }
    func velocity(at time: Double, speed: Double) -> Double { answer }
    func duration(from start: Double, velocity: Double) -> Double { 1 }
    func displacement(at time: Double, from start: Double, velocity: Double) -> Double { answer }
    func velocity(at time: Double, from start: Double, velocity: Double) -> Double { answer }
  }

  @Test(
    "answers of any kind leave the content at rest within its edges, by the same frames",
    arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -5, 0, 123.4])
  func hostile(answer: Double) throws {
    func run() throws -> [Double] {
      let law = Hostile(answer: answer)
      let profile = ScrollProfile(
        name: "hostile", deceleration: .custom(CustomFling(law)), edge: .custom(CustomEdge(law)),
        rubberBand: .standard)
      let harness = try Harness(counts: [60], profile: profile)
      var offsets: [Double] = []
      func note(_ frame: Frame) {
        offsets.append(frame.contentOffset.y)
        #expect(frame.velocity.isFinite)
      }
      try harness.step()
      for velocity in [2000.0, -9000, 9000] {
        try harness.view.fling(velocity: velocity)
        note(try harness.settle(note))
      }
      try harness.drag(from: 700, to: 100, duration: 0.2)
      note(try harness.settle(note))
      try harness.view.setSnapping(.pages())
      try harness.drag(from: 100, to: 600, duration: 0.2)
      let end = try harness.settle(note)
      #expect(end.phase == .idle && (0...60 * 44 - 844).contains(end.contentOffset.y))
      return offsets
    }
    let offsets = try run()
    #expect(offsets.allSatisfy { $0.isFinite })
    #expect(try run() == offsets)
  }

  @Test("custom physics can be switched on and off in flight")
  func switching() throws {
    let harness = try Harness(counts: [400])
    try harness.step()
    try harness.view.fling(velocity: 4000)
    var before = try harness.steps(5)
    for step in 0..<12 {
      let own = try Self.profile(isSampled: step % 4 == 0)
      try harness.view.setProfile(step % 2 == 0 ? own : .ios)
      let after = try harness.step(seconds: 0)
      #expect(after.contentOffset == before.contentOffset)
      #expect(abs(after.velocity - before.velocity) < 1e-9 * abs(before.velocity))
      before = try harness.steps(3)
    }
    #expect(try harness.settle().phase == .idle)
  }
}
