/// A motion after a lift that a program defines itself, as closed forms of the time for each speed of the release.
///
/// Points, points per second, seconds from the release. The engine passes finite speeds above 0 and mirrors the answers
/// for a release in the other direction, so all answers are 0 or more. Position 0 is where the content is released.
/// The functions must be pure: the same arguments, the same answer. The engine calls them when a motion is made, at the
/// ends of 128 pieces, and goes along a monotone cubic between these with the positions and velocities of the law; the
/// time at which an edge is reached follows from that. Where the velocity changes at once between two such moments, that
/// is up to an eighth of the change, times the seconds between them, from the law. No frame calls them.
///
/// ``PhysicsLaws/check(_:scale:)`` says whether the answers agree with each other. Wrong answers do not stop the engine:
/// NaN, infinities and numbers out of range are replaced, as each function says.
public protocol FlingLaw: Equatable, Sendable {
  /// Points from the release to the rest. Content stays where it is if the answer is not finite or not above 0.
  func distance(speed: Double) -> Double

  /// Seconds from the release to the rest. Content stays where it is if the answer is not finite or below 1e-6, and
  /// where the whole way is no longer than ``ScrollProfile/stopDistance`` or half a pixel: it then does not move at all,
  /// also at an edge. Only a law that lets all motions cross an edge that lead beyond it
  /// (``MotionLaw/CrossingRule/asymptotic``) lets these cross it, too.
  func duration(speed: Double) -> Double

  /// Points from the release at `time`, between 0 and the duration; grows with the time.
  ///
  /// Answers are limited to 0 and the distance and to the answer for the moment before; NaN counts as the distance.
  func distance(at time: Double, speed: Double) -> Double

  /// Points per second at `time`, between 0 and the duration: the derivative of ``distance(at:speed:)``, which begins
  /// with `speed` and comes to 0, however steeply. NaN and numbers below 0 count as 0, and what would let the content go
  /// backward between two moments is reduced.
  func velocity(at time: Double, speed: Double) -> Double
}
