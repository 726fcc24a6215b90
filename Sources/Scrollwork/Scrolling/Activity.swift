import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// What the scroll model is doing. Exactly one activity owns the position.
enum Activity: Equatable, Sendable {
  case idle
  /// A finger is down and has not moved past its slop.
  case tracking(Touch)
  /// The content follows a finger, through a rubber band beyond the edges.
  case dragging(Drag)
  /// The content decelerates and may bounce.
  case flinging(Glide)
  /// A scroll that the program asked for.
  case animating(Animation)

  /// A finger that has not dragged yet.
  struct Touch: Equatable, Sendable {
    var pointer: Int
    /// Where the finger went down along the axis, in points in the viewport.
    var start: Double
    /// Points it must move before it drags; zero when it caught moving content.
    var slop: Double
  }

  /// A finger that drags. The content's position is a function of the finger's total travel.
  struct Drag: Equatable, Sendable {
    var pointer: Int
    /// The position that `proposedStart` counts from.
    var origin: Ticks
    /// The content's position before the rubber band, in points from `origin`, when the finger was
    /// at `fingerStart`.
    var proposedStart: Double
    /// Points in the viewport.
    var fingerStart: Double
    var finger: Double
    /// What the rubber band stretches by, in points: the viewport's length, or more where the content
    /// was further out than that when the drag began.
    var dimension: Double

    /// Where the content would be without a rubber band, in points from `origin`.
    var proposed: Double { proposedStart - (finger - fingerStart) }
  }

  /// A curve of motion and where and when it started.
  struct Glide: Equatable, Sendable {
    /// The position that the curve's points count from.
    var origin: Ticks
    var start: Timestamp
    var curve: Fling
    /// Which of the bounce's events were posted.
    var posted = BounceStages()
    /// Whether `willBeginDecelerating` was posted, so that its end is due.
    var decelerates: Bool
    /// Seconds into the curve from which on nothing moves.
    var end: Double
  }

  /// How far the events of a bounce have come.
  struct BounceStages: Equatable, Sendable {
    var began = false
    var peaked = false
  }

  struct Animation: Equatable, Sendable {
    /// The position that the curve's points count from.
    var origin: Ticks
    var start: Timestamp
    var curve: EaseCurve
    var target: Ticks
    /// When the curve arrives, in seconds after `start`.
    var duration: Double
  }
}
