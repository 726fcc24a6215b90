extension MotionBuilder {
  /// A spring about an edge, until it settles or the content comes back over the edge.
  mutating func runSpring(
    _ spring: Spring, _ side: EdgeSide, _ displacement: Double, _ velocity: Double, arrival: Double,
    at start: Double
  ) throws(PhysicsError) -> Next {
    let curve = SpringCurve(finite: spring, displacement: displacement, velocity: velocity)
    let settled = curve.settleTime(within: law.settleDistance)
    let entry = try reentry(of: curve, at: side)
    // A re-entry too slow to be seen can be hours away; the motion ends when the spring settles.
    let duration = entry.map { $0.goesOn ? $0.time : min($0.time, settled) } ?? settled
    append(.spring(curve, about: edge(side)), at: start, side: side)

    let outward = side == .trailing ? 1.0 : -1.0
    let out = max(0, displacement * outward)
    post(.bounceBegan, side, time: start, velocity: arrival, overshoot: out)
    if let turn = curve.firstTurn(outward: outward), turn.displacement * outward >= out,
      turn.time <= duration
    {
      post(
        .bouncePeaked, side, time: start + turn.time, velocity: 0,
        overshoot: turn.displacement * outward)
    } else {
      post(.bouncePeaked, side, time: start, velocity: velocity, overshoot: out)
    }
    let end = Elementary.finite(start + duration)
    let leaving = entry?.goesOn == true ? entry?.velocity ?? 0 : 0
    post(.bounceEnded, side, time: end, velocity: leaving, overshoot: 0)
    guard let entry, entry.goesOn else { return stop(at: side, end) }
    return .within(position: edge(side), velocity: entry.velocity, time: end)
  }

  private struct Reentry {
    var time: Double
    var velocity: Double
    /// Whether the content moves visibly from then on.
    var goesOn: Bool
  }

  /// Where the spring brings the content back over the edge, if it then goes on into the content.
  private func reentry(
    of curve: SpringCurve, at side: EdgeSide
  ) throws(PhysicsError) -> Reentry? {
    // Between two edges at one place there is nothing to enter.
    guard law.reenters, lower < upper, pieces.count < Self.limit - 2,
      let time = curve.firstZeroCrossing
    else { return nil }
    let velocity = curve.velocity(at: time)
    // A spring that meets the edge when nothing is left of its motion rests there.
    guard side == .leading ? velocity > 0 : velocity < 0 else { return nil }
    let inside = try law.deceleration.segment(position: edge(side), velocity: velocity)
    // By the way, not by the time: a curve that stops by itself has some of it left at any velocity.
    let way = abs(Elementary.finite(inside.destination - edge(side)))
    return Reentry(time: time, velocity: velocity, goesOn: way > law.stopDistance)
  }
}
