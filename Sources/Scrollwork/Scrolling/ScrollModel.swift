import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// The position along one axis and what moves it: a state machine driven by events and by time.
///
/// Nothing is integrated: between two events the position is a closed function of the time since the
/// activity began, so it does not matter at which moments it is asked for. The model is a value
/// without references; the frame pipeline runs a copy ahead and keeps it once the layout agrees.
///
/// Does not know items, layouts or cells.
struct ScrollModel: Sendable {
  var profile: ScrollProfile
  /// Whether the content goes beyond its edges at all.
  var bounces = true
  /// Pixels per point: the content rests on whole pixels.
  var scale = 1.0
  var bounds = ScrollBounds()
  /// The content offset along the axis.
  var position = Ticks.zero
  var activity = Activity.idle
  /// How far the model has been advanced.
  var time = Timestamp.zero
  var tracker = VelocityTracker()
  /// What is left of wheel movement below one tick.
  var wheelRemainder = 0.0

  init(profile: ScrollProfile) {
    self.profile = profile
  }

  var phase: ScrollPhase {
    switch activity {
    case .idle: .idle
    case .tracking: .tracking
    case .dragging: .dragging
    case .flinging(let glide):
      glide.curve.isBouncing(at: elapsed(since: glide.start)) && bounces
        ? .bouncing : .decelerating
    case .animating: .animating
    }
  }

  /// Points per second, positive toward the trailing edge.
  var velocity: Double {
    switch activity {
    case .idle, .tracking: 0
    case .dragging(let drag): releaseVelocity(of: drag, at: time)
    case .flinging(let glide): glide.curve.velocity(at: elapsed(since: glide.start))
    case .animating(let animation): animation.curve.velocity(at: elapsed(since: animation.start))
    }
  }

  /// Whether the position will change without further input.
  var isMoving: Bool {
    switch activity {
    case .idle, .tracking, .dragging: false
    case .flinging, .animating: true
    }
  }

  /// Whether a finger owns the position.
  var isHeld: Bool {
    switch activity {
    case .tracking, .dragging: true
    case .idle, .flinging, .animating: false
    }
  }

  /// Whether the position lies beyond an edge.
  var isOverscrolled: Bool { bounds.clamp(position) != position }

  func elapsed(since start: Timestamp) -> Double { time.seconds(since: start) }
}
