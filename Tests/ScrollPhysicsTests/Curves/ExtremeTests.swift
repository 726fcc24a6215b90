import ScrollPhysics
import Testing

@Suite("Extreme numbers")
struct ExtremeTests {
  static let speeds = [
    0, .leastNonzeroMagnitude, 1e-300, 1e-9, 1e-3, 1, 1e3, 1e6, 1e12, 1e300, 1.7e308,
  ]
  static let positions = [0, -1e-300, 37.5, -1e6, 1e15, 1.7e308]

  @Test("flings end and never give NaN", arguments: speeds)
  func flings(speed: Double) throws {
    let springs = try [0.05, 1 - 1e-9, 1, 1 + 1e-9, 50].map {
      try Spring(mass: 1, stiffness: 100, dampingRatio: $0)
    }
    for spring in springs {
      for position in Self.positions {
        for rule in [MotionLaw.CrossingRule.asymptotic, .beforeStop] {
          let fling = try Motion(
            position: position, velocity: speed, lower: -50, upper: 1000, rate: .normal,
            spring: spring, stopDistance: 0.5, settleDistance: 0.25, crossing: rule)
          #expect(fling.endTime.isFinite && fling.endTime >= 0)
          #expect(fling.restPosition.isFinite)
          for time in [0, fling.endTime / 2, fling.endTime, 1e9, .infinity] {
            #expect(fling.position(at: time).isFinite)
            #expect(fling.velocity(at: time).isFinite)
          }
          if let peak = fling.turn { #expect(peak.time.isFinite && peak.displacement.isFinite) }
        }
      }
    }
  }

  @Test("extreme rates and springs give numbers", arguments: speeds)
  func rates(speed: Double) throws {
    for factor in [.leastNonzeroMagnitude, 1e-100, 0.5, 1 - 1e-12, 1.0.nextDown] {
      let rate = try DecelerationRate(perMillisecond: factor)
      let decay = try Decay(position: -3, velocity: -speed, rate: rate)
      #expect(decay.destination.isFinite)
      #expect(decay.duration(stoppingWithin: 0.5).isFinite)
      #expect(!decay.time(toReach: -4).isNaN)
      #expect(decay.position(at: 1).isFinite && decay.position(at: .infinity).isFinite)
    }
    for (stiffness, ratio) in [(1e-200, 1.0), (1e200, 1), (1, 1e-100), (1, 1e100), (1e200, 1e100)] {
      let spring = try Spring(mass: 1, stiffness: stiffness, dampingRatio: ratio)
      let curve = try SpringCurve(spring: spring, displacement: -3, velocity: speed)
      for time in [0, 1e-9, 1, 1e9, .infinity] {
        #expect(!curve.displacement(at: time).isNaN && !curve.velocity(at: time).isNaN)
      }
      #expect(!curve.settleTime(within: 0.25).isNaN)
    }
  }

  @Test("rubber bands and eased motions give finite numbers", arguments: speeds)
  func others(size: Double) throws {
    for dimension in [0, 1e-300, 667, 1e300] {
      let band = RubberBand.standard
      let shown = band.overscroll(forDrag: size, dimension: dimension)
      #expect(shown >= 0 && shown <= dimension)
      #expect(band.slope(atDrag: size, dimension: dimension) <= 0.55)
      #expect(band.drag(forOverscroll: size, dimension: dimension).isFinite)
      for position in [size, -size] {
        let placed = band.position(
          forProposed: position, lower: -10, upper: 1e300, dimension: dimension)
        #expect(placed.isFinite)
        let back = band.proposed(
          forPosition: position, lower: -10, upper: 1e300, dimension: dimension)
        #expect(back.isFinite)
      }
    }
    for duration in [0, 1e-300, 0.3, 1e300] {
      let ease = try EaseCurve(
        position: -size, velocity: size, target: size, duration: duration)
      for share in [0, 0.3, 1] {
        #expect(ease.position(at: duration * share).isFinite)
        #expect(ease.velocity(at: duration * share).isFinite)
      }
    }
  }
}
