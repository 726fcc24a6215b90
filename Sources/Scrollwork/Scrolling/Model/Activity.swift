import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// A point in the viewport, along the scroll axis and across it, in points.
struct Place: Equatable, Sendable {
  var main: Double
  var cross: Double
}

/// What the scroll model is doing. Exactly one activity owns the position.
enum Activity: Equatable, Sendable {
  case idle
  /// A finger is down and has not moved past its slop.
  case tracking(Touch)
  /// The content follows a finger, through a rubber band beyond the edges.
  case dragging(Drag)
  /// The content decelerates and may bounce.
  case flinging(Glide)
  /// A scroll that the program or the steps of a wheel requested.
  case animating(Animation)
  /// The content goes on under a pointer at an edge of the viewport.
  case cruising(Cruise)

  /// A finger that has not dragged yet.
  struct Touch: Equatable, Sendable {
    var pointer: Int
    /// Where the finger went down, in points in the viewport.
    var start: Place
    /// Points it must move before it drags; zero when it caught moving content.
    var slop: Double
    var catching: Catch
  }

  /// What a finger stopped.
  struct Catch: Equatable, Sendable {
    /// Points per second that the content moved with; 0 when it was at rest.
    var velocity = 0.0
    /// When the finger last moved, or went down.
    var lastMovement = Timestamp.zero
  }

  /// A finger that drags. The content's place is a function of the finger's total travel.
  struct Drag: Equatable, Sendable {
    var pointer: Int
    /// The position that `proposedStart` counts from.
    var origin: Ticks
    /// The content's place before the rubber band, in points from `origin`, when the finger was at
    /// `fingerStart`.
    var proposedStart: Double
    /// Points in the viewport, along the axis.
    var fingerStart: Double
    var finger: Double
    /// What the rubber band stretches by, in points: the viewport's length, or more where the content
    /// was further out than that when the drag began.
    var dimension: Double
    var catching = Catch()

    /// Where the content would be without a rubber band, in points from `origin`.
    var proposed: Double { proposedStart - (finger - fingerStart) }
  }

  /// A motion and where and when it started.
  struct Glide: Equatable, Sendable {
    /// The position that the motion's points count from.
    var origin: Ticks
    var start: Timestamp
    var motion: Motion
    /// The requested resting position; `nil` where its own motion ends.
    var target: Ticks?
    /// Where the content comes to rest: at the target or an edge, or on a pixel.
    var rest: Ticks
    /// How many of the motion's events were posted.
    var posted = 0
    /// The bounce that goes on, if one does.
    var bounce: Bounce?
    /// Whether `willBeginDecelerating` was posted, so that its end is due.
    var decelerates: Bool
  }

  /// A bounce whose end is due.
  struct Bounce: Equatable, Sendable {
    var side: EdgeSide
    /// Points per second.
    var impactVelocity: Double
    var hasPeaked = false
  }

  /// A motion at a constant velocity.
  struct Cruise: Equatable, Sendable {
    /// Where and when it began.
    var origin: Ticks
    var start: Timestamp
    /// Points per second, positive toward the trailing edge.
    var velocity: Double
  }

  struct Animation: Equatable, Sendable {
    /// The position that the curve's points count from.
    var origin: Ticks
    var start: Timestamp
    var curve: ProgramCurve
    var target: Ticks
    /// Whether it follows a wheel, and not what the program requested.
    var followsWheel = false
  }
}
