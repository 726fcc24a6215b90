/// A motion after a lift along a sampled curve: v0 / f'(0) times the curve f.
struct SampledFling: FlingLaw {
  let curve: SampledCurve

  func distance(speed: Double) -> Double { Elementary.finite(speed / curve.tangents[0]) }

  func duration(speed: Double) -> Double { curve.duration }

  func distance(at time: Double, speed: Double) -> Double {
    distance(speed: speed) * curve.fraction(at: time)
  }

  func velocity(at time: Double, speed: Double) -> Double {
    distance(speed: speed) * curve.slope(at: time)
  }
}
