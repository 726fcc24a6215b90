extension MotionBuilder {
  /// The numbers of ``EdgeResponse/overfling(distance:gravity:)``.
  struct Overfling {
    var distance: Double
    var gravity: Double

    /// Seconds for the return from `displacement` points: what a fall at the gravity takes, or less
    /// where the content comes in faster than the curve could take up without passing the edge.
    func returnTime(_ displacement: Double, _ velocity: Double) -> Double {
      let fall = Elementary.finite(Elementary.sqrt(2 * abs(displacement) / gravity))
      let inward = displacement < 0 ? velocity : -velocity
      return inward > 0 ? min(fall, 3 * (abs(displacement) / inward)) : fall
    }
  }

  /// Android's way over an edge and back: braked to the furthest point, then along a cubic. Content
  /// beyond the edge whose fling would carry it back inside takes that fling.
  mutating func runOverfling(
    _ field: Overfling, _ side: EdgeSide, _ displacement: Double, _ velocity: Double,
    at start: Double
  ) throws(PhysicsError) -> Next {
    let outward = side == .trailing ? 1.0 : -1.0
    let out = displacement * outward
    let speed = velocity * outward
    if let inside = try enterByItself(side, displacement, velocity, at: start) { return inside }
    let room = field.distance - out
    guard speed > 0, room > 0 else {
      guard out > 0 else { return halt(at: side, start, arrival: velocity) }
      return fallBack(field, side, displacement, velocity, isFirst: true, at: start)
    }
    let braking = Braking(
      finite: Elementary.finite(edge(side) + displacement), velocity: velocity,
      deceleration: max(field.gravity, Elementary.finite(speed / room * speed / 2)))
    append(.braking(braking), at: start, side: side)
    post(.bounceBegan, side, time: start, velocity: velocity, overshoot: out)
    let apex = Elementary.finite(displacement + braking.travel)
    let time = start + braking.duration
    post(.bouncePeaked, side, time: time, velocity: 0, overshoot: apex * outward)
    return fallBack(field, side, apex, 0, isFirst: false, at: time)
  }

  private mutating func fallBack(
    _ field: Overfling, _ side: EdgeSide, _ displacement: Double, _ velocity: Double,
    isFirst: Bool, at start: Double
  ) -> Next {
    let curve = CubicReturn(
      finite: displacement, velocity: velocity,
      duration: field.returnTime(displacement, velocity))
    append(.cubic(curve, to: edge(side)), at: start, side: side)
    if isFirst {
      post(
        .bounceBegan, side, time: start, velocity: velocity, overshoot: abs(displacement))
      let turn = curve.outermostTime
      post(
        .bouncePeaked, side, time: start + turn, velocity: curve.velocity(at: turn),
        overshoot: abs(curve.displacement(at: turn)))
    }
    let end = Elementary.finite(start + curve.duration)
    post(.bounceEnded, side, time: end, velocity: 0, overshoot: 0)
    return stop(at: side, end)
  }

  /// The fling of content that is beyond an edge and that it would carry back inside; `nil` for other content.
  mutating func enterByItself(
    _ side: EdgeSide, _ displacement: Double, _ velocity: Double, at start: Double
  ) throws(PhysicsError) -> Next? {
    let outward = side == .trailing ? 1.0 : -1.0
    guard velocity * outward < 0, law.reenters else { return nil }
    let fling = try law.deceleration.segment(
      position: Elementary.finite(edge(side) + displacement), velocity: velocity)
    let passage = fling.passage(of: edge(side))
    guard passage < fling.duration(within: law.stopDistance) else { return nil }
    return enter(fling, side, displacement * outward, velocity, passage, at: start)
  }

  /// A fling that begins beyond an edge and passes it on its way in.
  mutating func enter(
    _ fling: Segment, _ side: EdgeSide, _ out: Double, _ velocity: Double, _ passage: Double,
    at start: Double
  ) -> Next {
    append(fling, at: start, side: side)
    post(.bounceBegan, side, time: start, velocity: velocity, overshoot: out)
    post(.bouncePeaked, side, time: start, velocity: velocity, overshoot: out)
    let entry = start + passage
    post(
      .bounceEnded, side, time: entry, velocity: fling.velocity(at: passage), overshoot: 0)
    return run(
      fling, toward: side == .trailing ? .leading : .trailing, origin: start, from: entry)
  }
}
