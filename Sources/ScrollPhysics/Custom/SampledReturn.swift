/// Braked over an edge, and back along a sampled curve.
///
/// A return with a velocity inward is the curve's, times the third power of a share that falls evenly: two factors that
/// only fall, so that it never goes out again or stands still.
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
    /// Seconds from there to the edge.
    var back: Double
    /// How much of that share a velocity inward takes away by the end, from 0 for content at rest to 1.
    var haste: Double
  }

  /// Seconds of a return that begins at rest.
  private var slowest: Double { max(LawAnswer.shortest, curve.duration) }

  private func way(_ start: Double, _ velocity: Double) -> Way {
    let room = reach - start
    guard velocity <= 0 || room <= 0 else {
      let braking = max(gravity, Elementary.finite(velocity / room * velocity / 2))
      let turn = Elementary.finite(velocity / braking)
      let apex = min(reach, Elementary.finite(start + velocity * (turn / 2)))
      return Way(turn: turn, apex: apex, back: slowest, haste: 0)
    }
    guard velocity < 0 else { return Way(turn: 0, apex: start, back: slowest, haste: 0) }
    let speed = -velocity
    // Such a return falls as fast as the content comes in.
    let back = max(LawAnswer.shortest, min(slowest, 3 * (start / speed)))
    return Way(
      turn: 0, apex: start, back: back, haste: min(1, Elementary.finite(speed / start * (back / 3)))
    )
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
    let share = min(1, (time - way.turn) / way.back)
    let left = 1 - way.haste * share
    return way.apex * (1 - curve.fraction(at: share * curve.duration)) * (left * left * left)
  }

  func velocity(at time: Double, from start: Double, velocity: Double) -> Double {
    let way = way(start, velocity)
    guard time >= way.turn else { return velocity * ((way.turn - time) / way.turn) }
    let share = min(1, (time - way.turn) / way.back)
    let left = 1 - way.haste * share
    let moment = share * curve.duration
    let slope = curve.slope(at: moment) * (curve.duration / way.back)
    let hurried = 3 * (way.haste / way.back) * (1 - curve.fraction(at: moment))
    return -way.apex * (left * left) * (slope * left + hurried)
  }
}
