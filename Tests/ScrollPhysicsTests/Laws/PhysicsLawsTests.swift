import TestSupport
import Testing

@testable import ScrollPhysics

@Suite("The check of a profile's laws")
struct PhysicsLawsTests {
  private func profile(
    _ fling: BrakedFling = BrakedFling(), _ edge: SoftEdge = SoftEdge()
  ) -> ScrollProfile {
    ScrollProfile(
      name: "own", deceleration: .custom(CustomFling(fling)), edge: .custom(CustomEdge(edge)),
      rubberBand: .standard)
  }

  @Test("all built-in profiles pass", arguments: ScrollProfile.all.map(\.name))
  func builtIn(name: String) throws {
    let profile = try #require(ScrollProfile.named(name))
    for scale in TestRun.some(of: [2.0, 1, 3]) {
      let broken = PhysicsLaws.check(profile, scale: scale)
      #expect(broken.isEmpty, "\(broken.map(\.description))")
    }
  }

  @Test("so do right laws of functions and of samples")
  func own() throws {
    let broken = PhysicsLaws.check(profile())
    #expect(broken.isEmpty, "\(broken.map(\.description))")
    let curve = try SampledCurve(times: [0, 0.3, 0.9, 1.8], fractions: [0, 0.4, 0.8, 1])
    let back = try SampledCurve(times: [0, 0.1, 0.4], fractions: [0, 0.3, 1])
    for distance in TestRun.some(of: [50.0, 0, 120]) {
      let sampled = ScrollProfile(
        name: "sampled", deceleration: .custom(try CustomFling(sampled: curve)),
        edge: .custom(try CustomEdge(returning: back, distance: distance, gravity: 4000)),
        rubberBand: .standard)
      let others = PhysicsLaws.check(sampled)
      #expect(others.isEmpty, "\(distance) \(others.map(\.description))")
    }
  }

  @Test("each fault of a fling is named with its numbers", arguments: BrakedFling.Fault.allCases)
  func fling(fault: BrakedFling.Fault) {
    let broken = PhysicsLaws.check(profile(BrakedFling(fault: fault)))
    let law: LawViolation.Law =
      switch fault {
      case .nan, .infinite: .finite
      case .backward: .monotone
      case .fastStart, .slope: .derivative
      case .early, .abrupt: .ends
      case .shorter: .faster
      case .shifting: .repeatable
      }
    expect(law, fault == .shifting ? .motion : .deceleration, in: broken)
    #expect(broken == PhysicsLaws.check(profile(BrakedFling(fault: fault))) || fault == .shifting)
  }

  @Test("each fault of an edge is named with its numbers", arguments: SoftEdge.Fault.allCases)
  func edge(fault: SoftEdge.Fault) {
    let broken = PhysicsLaws.check(profile(BrakedFling(), SoftEdge(fault: fault)))
    let law: LawViolation.Law =
      switch fault {
      case .nan, .forever: .finite
      case .jumps: .begins
      case .slope: .derivative
      case .passes, .swings: .returns
      case .early: .ends
      }
    expect(law, .edge, in: broken)
  }

  @Test("answers of any kind are violations, and the check ends", arguments: seeds)
  func hostile(seed: UInt64) {
    let law = HostileLaw(seed: seed)
    let profile = ScrollProfile(
      name: "hostile", deceleration: .custom(CustomFling(law)), edge: .custom(CustomEdge(law)),
      rubberBand: .standard)
    let broken = PhysicsLaws.check(profile, scale: .nan)
    #expect(Set(broken.map(\.part)).isSuperset(of: [.deceleration, .edge]))
    #expect(broken == PhysicsLaws.check(profile, scale: .nan))
  }

  @Test("a violation is one sentence, and a number out of range another")
  func sentences() {
    let broken = PhysicsLaws.check(profile(BrakedFling(fault: .slope)))
    #expect(
      broken.first?.description.hasPrefix(
        "deceleration breaks the law 'begins': at 20000.0 pt/s, the velocity at 0.0 s is 16000.0")
        == true,
      "\(broken)")
    var wrong = ScrollProfile.ios
    wrong.stopDistance = -1
    #expect(
      PhysicsLaws.check(wrong).map(\.description) == [
        "profile breaks the law 'valid': stopDistance is -1.0, allowed is above 0"
      ])
  }

  private func expect(
    _ law: LawViolation.Law, _ part: LawViolation.Part, in broken: [LawViolation]
  ) {
    let found = broken.first { $0.law == law && $0.part == part }
    #expect(found != nil, "\(broken.map(\.description))")
    #expect(found?.description.contains(" is ") == true)
  }
}
