import ScrollTools
import TestSupport
import Testing

@testable import ScrollPhysics

/// What the check must not refuse, and what it must not pass.
@Suite("The check, by the page")
struct RightLawsTests {
  private func check(
    _ deceleration: Deceleration = ScrollProfile.ios.deceleration,
    _ edge: EdgeResponse = ScrollProfile.ios.edge
  ) -> [LawViolation] {
    var profile = ScrollProfile.ios
    (profile.deceleration, profile.edge) = (deceleration, edge)
    return PhysicsLaws.check(profile)
  }

  /// v = s (1 - t / T)^p, at rest at the end for each p above 0.
  private struct Power: FlingLaw {
    var power: Double
    var whole: Double

    private func left(_ time: Double) -> Double { max(0, 1 - time / whole) }
    func distance(speed: Double) -> Double { speed * whole / (power + 1) }
    func duration(speed: Double) -> Double { whole }
    func distance(at time: Double, speed: Double) -> Double {
      distance(speed: speed) * (1 - Elementary.pow(left(time), power + 1))
    }
    func velocity(at time: Double, speed: Double) -> Double {
      speed * Elementary.pow(left(time), power)
    }
  }

  /// A constant speed, and an even braking in the last tenth of the time.
  private struct Late: FlingLaw {
    var whole: Double

    private func braked(_ time: Double) -> Double { max(0, time - 0.9 * whole) }
    func distance(speed: Double) -> Double { speed * 0.95 * whole }
    func duration(speed: Double) -> Double { whole }
    func distance(at time: Double, speed: Double) -> Double {
      speed * (time - braked(time) * braked(time) / (0.2 * whole))
    }
    func velocity(at time: Double, speed: Double) -> Double {
      speed * (1 - braked(time) / (0.1 * whole))
    }
  }

  @Test("passes flings that brake late or steeply")
  func late() throws {
    for whole in TestRun.some(of: [0.3, 3, 0.5, 1]) {
      let broken = check(.custom(CustomFling(Late(whole: whole))))
      #expect(broken.isEmpty, "\(whole) \(broken)")
    }
    for power in TestRun.some(of: [0.5, 0.25, 0.75, 5]) {
      let broken = check(.custom(CustomFling(Power(power: power, whole: 1))))
      #expect(broken.isEmpty, "\(power) \(broken)")
    }
  }

  @Test("passes each curve through samples, as a fling and as a return", arguments: seeds)
  func samples(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<TestRun.some(of: [1, 2, 3, 4, 5]).count {
      var (times, fractions) = ([0, 0.4, 0.5], [0, 0.7, 1.0])
      if round > 0 || seed != seeds[0] {
        (times, fractions) = ([0], [0])
        for _ in 0..<random.pick([1, 2, 3, 6]) {
          times.append(times[times.count - 1] + Elementary.pow(2, random.number(0...6)) / 64)
          let way = Elementary.pow(2, random.number(0...7)) / 128
          fractions.append(fractions[fractions.count - 1] + way)
        }
        let whole = fractions[fractions.count - 1]
        fractions = fractions.map { min(1, $0 / whole) }
      }
      let curve = try SampledCurve(times: times, fractions: fractions)
      let edge = try CustomEdge(
        returning: curve, distance: random.pick([0, 6, 140, 1000]),
        gravity: random.pick([500, 5000]))
      let broken = check(.custom(try CustomFling(sampled: curve)), .custom(edge))
      #expect(broken.isEmpty, "seed \(seed) \(times) \(fractions) \(broken)")
    }
  }

  /// Content that goes nowhere though its law says otherwise, or that no release moves.
  private struct Still: FlingLaw {
    var way: Double
    var time: Double

    func distance(speed: Double) -> Double { speed * way }
    func duration(speed: Double) -> Double { time }
    func distance(at time: Double, speed: Double) -> Double { 0 }
    func velocity(at time: Double, speed: Double) -> Double { 0 }
  }

  @Test("refuses flings that move nothing", arguments: [0.0, -1, 1e-9])
  func still(time: Double) {
    let broken = check(.custom(CustomFling(Still(way: 0.1, time: time))))
    #expect(broken.contains { $0.law == .ends && $0.part == .deceleration }, "\(broken)")
    let never = check(.custom(CustomFling(Still(way: 0, time: time))))
    #expect(never.contains { $0.law == .begins && $0.part == .deceleration }, "\(never)")
  }

  /// A soft edge with holes.
  private struct Holes: EdgeLaw {
    var isFast = false
    private let soft = SoftEdge()

    func duration(from start: Double, velocity: Double) -> Double {
      soft.duration(from: start, velocity: velocity)
    }
    func displacement(at time: Double, from start: Double, velocity: Double) -> Double {
      let isHole = isFast ? velocity > 5e8 : time > 0.112 && time < 0.122
      return isHole ? .nan : soft.displacement(at: time, from: start, velocity: velocity)
    }
    func velocity(at time: Double, from start: Double, velocity: Double) -> Double {
      soft.velocity(at: time, from: start, velocity: velocity)
    }
  }

  @Test(
    "refuses edges that have no number for a hundredth of a second, or at 1e9",
    arguments: [false, true])
  func holes(isFast: Bool) {
    let broken = check(ScrollProfile.ios.deceleration, .custom(CustomEdge(Holes(isFast: isFast))))
    #expect(broken.map(\.law) == [.finite], "\(broken)")
  }

  /// A soft edge that takes the velocity outward of content that begins beyond it, to let it go no farther out.
  private struct Holding: EdgeLaw {
    /// What is left of that velocity.
    var rest = 0.0
    private let soft = SoftEdge()

    private func kept(_ start: Double, _ velocity: Double) -> Double {
      start > 0 && velocity > 0 ? velocity * rest : velocity
    }
    func duration(from start: Double, velocity: Double) -> Double { 1.5 }
    func displacement(at time: Double, from start: Double, velocity: Double) -> Double {
      soft.displacement(at: time, from: start, velocity: kept(start, velocity))
    }
    func velocity(at time: Double, from start: Double, velocity: Double) -> Double {
      soft.velocity(at: time, from: start, velocity: kept(start, velocity))
    }
  }

  @Test("lets each edge take a velocity outward, all of it")
  func holding() {
    let broken = check(ScrollProfile.ios.deceleration, .custom(CustomEdge(Holding())))
    #expect(broken.isEmpty, "\(broken)")
    let half = check(ScrollProfile.ios.deceleration, .custom(CustomEdge(Holding(rest: 0.5))))
    #expect(half.map(\.law) == [.begins], "\(half)")
  }

  @Test("reports a scale that no display has", arguments: [0, -1, Double.nan, .infinity])
  func scale(_ scale: Double) {
    let broken = PhysicsLaws.check(.ios, scale: scale)
    #expect(broken.map(\.law) == [.valid] && broken.map(\.part) == [.profile], "\(broken)")
    #expect(broken.first?.subject.hasPrefix("scale is ") == true)
  }
}
