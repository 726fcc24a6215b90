extension MotionBuilder {
  /// A program's own way over an edge and back. Content beyond the edge whose fling would carry it back inside takes
  /// that fling.
  mutating func runCustom(
    _ custom: CustomEdge, _ side: EdgeSide, _ displacement: Double, _ velocity: Double,
    arrival: Double, at start: Double
  ) throws(PhysicsError) -> Next {
    if let inside = try enterByItself(side, displacement, velocity, at: start) { return inside }
    let outward = side == .trailing ? 1.0 : -1.0
    var peak = (time: 0.0, overshoot: 0.0)
    guard
      let bounce = CustomMotion(
        custom, at: edge(side), displacement: displacement, velocity: velocity, outward: outward,
        peak: &peak)
    else {
      guard displacement != 0 else { return halt(at: side, start, arrival: arrival) }
      return try runBack(side, displacement, velocity, arrival: arrival, at: start)
    }
    append(.custom(bounce), at: start, side: side)
    post(.bounceBegan, side, time: start, velocity: arrival, overshoot: abs(displacement))
    post(
      .bouncePeaked, side, time: Elementary.finite(start + peak.time),
      velocity: peak.time > 0 ? 0 : bounce.storage.velocity, overshoot: peak.overshoot)
    let end = Elementary.finite(start + bounce.storage.duration)
    post(.bounceEnded, side, time: end, velocity: 0, overshoot: 0)
    return stop(at: side, end)
  }

  /// The return of content beyond an edge whose law gives no duration: by a spring, up to the edge and no further.
  mutating func runBack(
    _ side: EdgeSide, _ displacement: Double, _ velocity: Double, arrival: Double, at start: Double
  ) throws(PhysicsError) -> Next {
    let curve = SpringCurve(finite: .bounce, displacement: displacement, velocity: velocity)
    guard let crossing = curve.firstZeroCrossing else {
      return try runSpring(.bounce, side, displacement, velocity, arrival: arrival, at: start)
    }
    append(.spring(curve, about: edge(side)), at: start, side: side)
    post(.bounceBegan, side, time: start, velocity: arrival, overshoot: abs(displacement))
    post(.bouncePeaked, side, time: start, velocity: velocity, overshoot: abs(displacement))
    let settled = curve.settleTime(within: law.settleDistance)
    let end = Elementary.finite(start + min(crossing, settled))
    post(.bounceEnded, side, time: end, velocity: 0, overshoot: 0)
    return stop(at: side, end)
  }

  /// Whether a fling is too short to be seen, and content stays where it is. One that is known to cross an edge does not.
  func stays(_ fling: CustomMotion, toward side: EdgeSide) -> Bool {
    guard fling.duration(within: max(law.stopDistance, law.restDistance)) == 0 else { return false }
    return law.crossing == .beforeStop || fling.passage(of: edge(side)) == .infinity
  }
}
