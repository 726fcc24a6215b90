import ScrollPhysics
import ScrollPrimitives
import ScrollScenario
import ScrollTools
import Scrollwork
import TestSupport
import Testing

@testable import ScrollSimulation

/// Profiles, wheels and refreshes as scenarios say them.
@Suite struct ProfileRunTests {
  private static let profiles = Scenario.Physics.Profile.allCases

  private static func drag(_ from: Double, _ to: Double, _ seconds: Double) -> Scenario.ScriptEntry
  {
    .init(
      .drag(
        .init(from: LayoutPoint(x: 9, y: from), to: LayoutPoint(x: 9, y: to), duration: seconds)))
  }

  private static let idle = Scenario.ScriptEntry(.waitUntilIdle)

  private static func wheel(
    _ delta: Double, _ kind: Scenario.Wheel.Kind, count: Int = 4
  ) -> Scenario.ScriptEntry {
    .init(.wheel(.init(delta: LayoutPoint(y: delta), count: count, interval: 0.04, kind: kind)))
  }

  /// Everything there is to do with a list, at both of its edges, caught and uncaught.
  private static let stress: [Scenario.ScriptEntry] = [
    // Pulled over the start, held and flung from there; the second finger catches the return.
    drag(200, 700, 0.3), .init(.wait(0.1)), drag(200, 800, 0.12), idle,
    .init(.fling(.init(velocity: -9000))), .init(.wait(0.2)), drag(300, 500, 0.1), idle,
    // Flings that add up, into the end and from it.
    drag(700, 300, 0.1), drag(700, 300, 0.1), drag(700, 300, 0.1), .init(.wait(0.3)),
    .init(
      .fling(.init(velocity: 20_000, repetition: .init(interval: 0.4, until: .end, limit: 30)))),
    .init(.wait(0.05)), drag(300, 900, 0.08), idle,
    .init(.scrollTo(.init(.row(119), at: .bottom, animated: true))), idle,
    drag(800, 100, 0.2), .init(.fling(.init(velocity: 4000))), idle,
    // A wheel of either kind, on the way and against the edges.
    wheel(-150, .stepped), wheel(-37.3, .precise), .init(.fling(.init(velocity: -1500))),
    .init(.wait(0.1)), wheel(200, .stepped), wheel(5000, .stepped, count: 2),
    wheel(3000, .precise, count: 2), idle,
    // Scrolls to rows that were never measured, caught by flings, caught by scrolls.
    .init(.scrollTo(.init(.row(20), at: .top, animated: true))), .init(.wait(0.1)),
    .init(.fling(.init(velocity: -600))), .init(.wait(0.1)),
    .init(.scrollTo(.init(.row(70), at: .center, animated: true))), .init(.wait(0.1)),
    .init(.scrollTo(.init(.row(3), at: .nearest, animated: true))), idle,
    .init(.scrollTo(.init(.row(0)))), .init(.fling(.init(velocity: -30))), idle,
  ]

  /// Runs to the end, checks what every run must keep, and returns the frames' phases.
  @discardableResult
  private static func check(
    _ scenario: Scenario, onFrame: (Frame) -> Void = { _ in }
  ) throws -> RunReport {
    var last = ScrollPhase.idle
    let report = try SimulationTests.run(scenario) { sample in
      if sample.drift != .zero || sample.blank != 0 || !sample.frame.velocity.isFinite {
        Issue.record(
          "drift \(sample.drift), blank \(sample.blank), \(sample.frame.phase) at \(sample.frame.time)"
        )
      }
      last = sample.frame.phase
      onFrame(sample.frame)
    }
    #expect(last == .idle, "still \(last) after \(report.frames.duration) s")
    #expect(report.isStable && report.blank.max == 0 && report.diagnostics.isEmpty)
    #expect(report.bounces.allSatisfy { $0.peak != nil && $0.ended != nil })
    return report
  }

  @Test(
    "whatever is done to a list under a profile, nothing drifts, nothing is blank, and it ends",
    arguments: profiles, TestRun.isLong ? [60, 144.0] : [60])
  func stress(profile: Scenario.Physics.Profile, rate: Double) throws {
    var scenario = SimulationTests.scenario(
      items: 120, sections: 3, rate: rate, script: Self.stress)
    scenario.physics.profile = profile
    let report = try Self.check(scenario)
    // Every wait for rest ended by rest, and not by its limit.
    #expect(report.frames.duration < 60, "\(report.frames.duration) s")
    #expect(report.stability.compared > 1000)
  }

  @Test("profiles switched at any time keep a list still and let it end", arguments: 0..<8)
  func switches(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var script: [Scenario.ScriptEntry] = []
    for entry in Self.stress {
      script.append(entry)
      guard let profile = Self.profiles.randomElement(using: &random) else { continue }
      script.append(.init(.wait(Double.random(in: 0...0.2, using: &random))))
      script.append(.init(.profile(profile)))
      if Bool.random(using: &random) {
        script.append(.init(.refreshInset([0, 0, 40.5, 90].randomElement(using: &random) ?? 0)))
      }
    }
    script.append(Self.idle)
    var scenario = SimulationTests.scenario(items: 120, sections: 3, script: script)
    scenario.physics.snapping =
      [.none, .pages(), .pages(length: 250), .items(at: .end)].randomElement(using: &random)
      ?? .none
    let report = try Self.check(scenario)
    #expect(report == (try SimulationTests.run(scenario)), "seed \(seed)")
  }

  @Test("a profile named in the script takes over where the content is, as fast as it moves")
  func takesOver() throws {
    for profile in Self.profiles {
      let scenario = SimulationTests.scenario(
        items: 4000, heights: .fixed(44),
        script: [
          .init(.fling(.init(velocity: 5000))), .init(at: 0.5, .profile(profile)), Self.idle,
        ])
      var frames: [Frame] = []
      let report = try Self.check(scenario) { frames.append($0) }
      let plain = try SimulationTests.run(
        SimulationTests.scenario(
          items: 4000, heights: .fixed(44),
          script: [.init(.fling(.init(velocity: 5000))), Self.idle]))
      let before = try #require(frames.first { $0.time.seconds == 0.5 })
      let motion = try Motion(
        position: 0, velocity: before.velocity, lower: -.infinity, upper: .infinity,
        law: profile.physics.law(scale: 3))
      let rest = before.contentOffset.y + motion.restPosition
      #expect(abs(report.scroll.finalOffset - rest) <= 0.5, "\(profile)")
      if profile == .ios { #expect(report.digest == plain.digest) }
      if profile == .android { #expect(report.digest != plain.digest) }
    }
  }

  @Test("a step of a wheel takes the time of its profile, a trackpad's movement none")
  func wheels() throws {
    func moving(_ kind: Scenario.Wheel.Kind, _ physics: Scenario.Physics) throws -> Int {
      var scenario = SimulationTests.scenario(
        script: [.init(.wait(0.1)), Self.wheel(120, kind, count: 1), .init(.wait(0.5))])
      scenario.physics = physics
      let report = try Self.check(scenario)
      #expect(report.scroll.finalOffset == 120 - 47)
      return report.frames.moving
    }
    #expect(try moving(.stepped, .init(profile: .desktop)) == 9)
    #expect(try moving(.precise, .init(profile: .desktop)) == 1)
    #expect(try moving(.stepped, .init(profile: .ios)) == 1)
    #expect(try moving(.stepped, .init(tuning: .init(wheelDuration: 0.3))) == 18)
  }

  @Test("what refreshes holds the pulled list below it and lets it go when done")
  func refresh() throws {
    var offsets: [Double] = []
    let scenario = SimulationTests.scenario(script: [
      Self.drag(200, 700, 0.4), .init(.refreshInset(60)), .init(.wait(3)), .init(.refreshInset(0)),
      Self.idle,
    ])
    try Self.check(scenario) { if $0.phase == .idle { offsets.append($0.contentOffset.y) } }
    #expect(offsets.contains(-47 - 60) && offsets.last == -47)
  }

  @Test("each number of a profile can be replaced, and one out of range is refused")
  func tuning() throws {
    let tuning = Scenario.Physics.Tuning(
      stopDistance: 0.1, minimumFling: 20, maximumFling: 900,
      carriedMomentum: Scenario.Physics.CarriedMomentum.none, reenters: false, touchSlop: 3,
      mouseSlop: 4, wheelDuration: 0.5, animationDuration: 0.6, pageFlickVelocity: 7,
      velocity: .impulse)
    var expected = ScrollProfile.ios
    expected.stopDistance = 0.1
    expected.minimumFlingVelocity = 20
    expected.maximumFlingVelocity = 900
    expected.carriedMomentum = .none
    expected.reenters = false
    expected.touchSlop = 3
    expected.mouseSlop = 4
    expected.wheelDuration = 0.5
    expected.animationDuration = 0.6
    expected.pageFlickVelocity = 7
    expected.velocityStrategy = .impulse
    #expect(try Scenario.Physics(tuning: tuning).scrollProfile() == expected)
    for profile in Self.profiles {
      #expect(try Scenario.Physics(profile: profile).scrollProfile() == profile.physics)
      #expect(profile.physics.name == profile.rawValue)
    }
    for tuning in [
      Scenario.Physics.Tuning(stopDistance: 0), .init(minimumFling: -1), .init(maximumFling: .nan),
      .init(touchSlop: -1), .init(mouseSlop: .infinity), .init(wheelDuration: -1),
      .init(animationDuration: .nan), .init(pageFlickVelocity: -1),
    ] {
      var scenario = SimulationTests.scenario(script: [])
      scenario.physics.tuning = tuning
      #expect(throws: CollectionError.self) { try SimulationTests.run(scenario) }
    }
    for inset in [-1, .nan, .infinity] {
      let scenario = SimulationTests.scenario(script: [.init(.refreshInset(inset))])
      #expect(throws: ScenarioError.self) { try SimulationTests.run(scenario) }
    }
  }
}
