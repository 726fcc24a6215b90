import ScrollLayout
import ScrollPhysics

/// What a release is about to do.
struct Release: Equatable, Sendable {
  /// Where the content is.
  var place: Ticks
  /// Points per second, positive toward the trailing edge.
  var velocity: Double
  /// Where the content's own motion comes to rest, the end of its very curve.
  var target: Ticks
  /// Whether a finger released the content, and not the program.
  var endsDrag = false
}

/// Where a release is to come to rest instead.
struct ReleaseTarget: Equatable, Sendable {
  var target: Ticks
  var pace: Motion.Pace
}
