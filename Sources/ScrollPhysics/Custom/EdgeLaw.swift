/// The way of content over an edge and back that a program defines itself, as closed forms of the time.
///
/// Points beyond the edge, points per second, positive outward, seconds from the moment at which the content passed the
/// edge or was released beyond it. The engine mirrors the answers for the other edge. The functions must be pure: the
/// same arguments, the same answer. The engine calls them when a motion is made: to find the moment at which the content
/// turns, at which the velocity is no longer above 0, and at the ends of 128 pieces before and after it. Between these it
/// goes along a cubic with the positions and velocities of the law, out up to that moment and back from then on. No frame
/// calls them.
///
/// `start` is where the content begins, 0 or more; `velocity` is how fast, above 0 outward. A law may take the velocity
/// outward of content that begins beyond the edge, all of it, and let it go no farther out. Content that comes back
/// rests at the edge; it does not go on into the content. The law is not asked where content beyond the edge has a
/// velocity inward with which its fling goes back inside, in a profile that lets it (``ScrollProfile/reenters``).
///
/// ``PhysicsLaws/check(_:scale:)`` says whether the answers agree with each other. Wrong answers do not stop the engine:
/// they are replaced, as each function says.
public protocol EdgeLaw: Equatable, Sendable {
  /// Seconds until the content rests at the edge. If the answer is not finite or below 1e-6, the content stops at the
  /// edge, or returns by ``Spring/bounce`` if it is beyond, and rests where that brings it to the edge.
  func duration(from start: Double, velocity: Double) -> Double

  /// Points beyond the edge at `time`, between 0 and the duration. Answers are limited to
  /// the answer for the moment before and to where the content turns, and so never go back and forth; NaN counts as 0.
  func displacement(at time: Double, from start: Double, velocity: Double) -> Double

  /// Points per second at `time`, between 0 and the duration: the derivative of ``displacement(at:from:velocity:)``.
  /// NaN counts as 0, and what would lead past the positions is reduced.
  func velocity(at time: Double, from start: Double, velocity: Double) -> Double
}
