/// Braked over an edge, and back along a sampled curve.
struct SampledReturn: EdgeLaw {
  let curve: SampledCurve
  /// Points beyond the edge at the most.
  let reach: Double
  /// Points per second squared on the way out.
  let gravity: Double

  init(curve: SampledCurve, reach: Double, gravity: Double) {
    self.curve = curve.startingAtRest
    self.reach = reach
    self.gravity = gravity
  }

  /// The numbers of one bounce.
  private struct Way {
    /// Seconds until the content turns, and how far out that is; 0 for content that does not go out.
    var turn: Double
    var apex: Double
    /// Seconds from there to the edge, and the velocity that the return begins with, not above 0.
    var back: Double
    var velocity: Double
  }

  private func way(_ start: Double, _ velocity: Double) -> Way {
    let room = reach - start
    guard velocity <= 0 || room <= 0 else {
      let braking = max(gravity, Elementary.finite(velocity / room * velocity / 2))
      let turn = Elementary.finite(velocity / braking)
      let apex = min(reach, Elementary.finite(start + velocity * (turn / 2)))
      return Way(turn: turn, apex: apex, back: curve.duration, velocity: 0)
    }
    let inward = min(velocity, 0)
    // Such a return falls as fast as the content comes in.
    let back = inward < 0 ? min(curve.duration, 3 * (start / -inward)) : curve.duration
    return Way(turn: 0, apex: start, back: back, velocity: inward)
  }

  func duration(from start: Double, velocity: Double) -> Double {
    let way = way(start, velocity)
    return way.apex > 0 ? Elementary.finite(way.turn + way.back) : 0
  }

  func displacement(at time: Double, from start: Double, velocity: Double) -> Double {
    let way = way(start, velocity)
    guard time >= way.turn else {
      let left = (way.turn - time) / way.turn
      return way.apex - (way.apex - start) * (left * left)
    }
    return max(0, returning(way, (time - way.turn) / way.back))
  }

  func velocity(at time: Double, from start: Double, velocity: Double) -> Double {
    let way = way(start, velocity)
    guard time >= way.turn else { return velocity * ((way.turn - time) / way.turn) }
    let share = (time - way.turn) / way.back
    // A return that a velocity inward has brought to the edge early rests there.
    guard way.velocity == 0 || returning(way, share) > 0 else { return 0 }
    let slope = curve.slope(at: share * curve.duration) * (curve.duration / way.back)
    return way.velocity * ((1 - share) * (1 - 3 * share)) - way.apex * slope
  }

  private func returning(_ way: Way, _ share: Double) -> Double {
    let left = 1 - share
    return way.apex * (1 - curve.fraction(at: share * curve.duration))
      + way.velocity * way.back * (share * left * left)
  }
}
