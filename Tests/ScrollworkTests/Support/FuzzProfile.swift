import ScrollTools
import Scrollwork

/// Feels that no platform has.
struct FuzzProfile {
  /// Whether numbers are at the ends of their ranges.
  var isExtreme: Bool

  func make(using random: inout SeededGenerator) throws -> ScrollProfile {
    var profile = ScrollProfile(
      name: "fuzz", deceleration: try deceleration(&random), edge: try edge(&random),
      rubberBand: Bool.random(using: &random)
        ? nil : try RubberBand(coefficient: number(&random, 0.05...2)))
    profile.reenters = Bool.random(using: &random)
    profile.stretch = Int.random(in: 0..<3, using: &random) == 0 ? .android : nil
    profile.carriedMomentum =
      [.none, .power, .accumulating(floor: 0.33, ceiling: 1, maximum: 6)]
      .randomElement(using: &random) ?? .none
    profile.velocityStrategy =
      VelocityTracker.Strategy.allCases.randomElement(using: &random) ?? .leastSquares
    profile.stopDistance = isExtreme ? number(&random, 0.1...1) : 0.5
    profile.settleDistancePixels = Double.random(in: 0.1...1, using: &random)
    profile.minimumFlingVelocity = [0, 50, 5000].randomElement(using: &random) ?? 0
    profile.maximumFlingVelocity = [8000, .infinity, 1].randomElement(using: &random) ?? 8000
    profile.touchSlop = [0, 8, 1e300].randomElement(using: &random) ?? 0
    profile.wheelDuration =
      [0, 0.15, isExtreme ? 1e-300 : 0.15, 2].randomElement(using: &random) ?? 0
    profile.animationDuration =
      [0, 0.3, isExtreme ? 1e-300 : 0.3, 2].randomElement(using: &random) ?? 0
    profile.pageFlickVelocity = [0, 300, 1e300].randomElement(using: &random) ?? 0
    profile.targetSpring = try spring(&random)
    return profile
  }

  private func number(_ random: inout SeededGenerator, _ range: ClosedRange<Double>) -> Double {
    guard isExtreme, Bool.random(using: &random) else { return .random(in: range, using: &random) }
    return [1e-300, 1e-9, 1e9, 1e300].randomElement(using: &random) ?? 1
  }

  private func spring(_ random: inout SeededGenerator) throws -> Spring {
    let ratios: [Double] = isExtreme ? [1e-100, 1e-6, 0.01, 1e100] : [0.2, 0.7, 0.99, 1, 1.5]
    let frequencies: [Double] = isExtreme ? [1e-60, 0.1, 1e6, 1e60] : [5, 10, 30]
    let frequency = frequencies.randomElement(using: &random) ?? 10
    return try Spring(
      mass: 1, stiffness: frequency * frequency,
      dampingRatio: ratios.randomElement(using: &random) ?? 1)
  }

  private func edge(_ random: inout SeededGenerator) throws -> EdgeResponse {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .stop(returning: try spring(&random))
    case 1:
      return .overfling(distance: number(&random, 0...200), gravity: number(&random, 200...9000))
    default:
      let limit = Bool.random(using: &random) ? Double.infinity : number(&random, 1...9000)
      return .spring(
        SpringEdge(
          try spring(&random), transferredShare: number(&random, 0.05...3), transferLimit: limit))
    }
  }

  private func deceleration(_ random: inout SeededGenerator) throws -> Deceleration {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .constant(number(&random, 100...9000))
    case 1: return .spline(friction: number(&random, 0.005...0.1))
    case 2: return .power(friction: number(&random, 0.005...0.1))
    case 3:
      let drags: [Double] = isExtreme ? [1e-300, 0.5, 0.9999999] : [0.02, 0.135, 0.5]
      return .friction(
        drag: drags.randomElement(using: &random) ?? 0.135,
        constant: Bool.random(using: &random) ? 0 : number(&random, 10...3000))
    default:
      let rates: [Double] = isExtreme ? [1e-300, 0.5, 0.9999999] : [0.99, 0.995, 0.998]
      return .exponential(
        try DecelerationRate(perMillisecond: rates.randomElement(using: &random) ?? 0.998))
    }
  }
}
