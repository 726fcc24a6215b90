import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// The position along one axis and its motion: a state machine driven by events and by time.
///
/// Nothing is integrated: between two events the position is a closed function of the time since the activity began,
/// so it does not matter at which moments it is read. The model is a value without references; the frame pipeline
/// advances a copy and keeps it once the layout agrees.
///
/// Does not know items, layouts or cells.
struct ScrollModel: Sendable {
  /// Shared, so that copying the model does not copy the profile.
  private(set) var feel: Feel
  /// Whether the content goes beyond its edges at all.
  var bounces = true
  /// Pixels per point: the content rests on whole pixels.
  var scale = 1.0
  var bounds = ScrollBounds()
  /// Where the content is pulled to along the axis: its offset, and beyond an edge where the profile
  /// stretches the content what it is stretched by.
  var place = Ticks.zero
  /// Whether a pull beyond an edge stretches the content instead of moving it: as the profile says, but
  /// content that was moved out under another profile comes back first.
  var isStretching = false
  var activity = Activity.idle
  /// How far the model has been advanced.
  var time = Timestamp.zero
  /// None before a finger went down, then one. In an array, which copies of the model share until a finger
  /// moves: half a kilobyte of samples would else be copied in every frame.
  private var trackers: [VelocityTracker] = []
  /// The scroll indicator, while it is held and until it is at the content's position again.
  var hold: IndicatorHold?
  /// Since the last frame.
  var replan = MotionReplan()
  /// What is left of wheel movement below one tick.
  var wheelRemainder = 0.0

  /// A profile that copies of a model share.
  final class Feel: Sendable {
    let profile: ScrollProfile

    init(_ profile: ScrollProfile) { self.profile = profile }
  }

  init(profile: ScrollProfile) {
    feel = Feel(profile)
    isStretching = profile.stretch != nil
  }

  var profile: ScrollProfile {
    get { feel.profile }
    set { feel = Feel(newValue) }
  }

  /// Where the finger was lately.
  var tracker: VelocityTracker {
    get {
      trackers.first
        ?? VelocityTracker(strategy: feel.profile.velocityStrategy, isBounded: true)
    }
    _modify {
      if trackers.isEmpty { trackers = [tracker] }
      yield &trackers[0]
    }
  }

  /// The content offset along the axis.
  @inline(__always)
  var position: Ticks { isStretching ? bounds.clamp(place) : place }

  /// Points beyond an edge that show as a stretch; negative beyond the leading one.
  var pull: Double { (place - position).points }

  var phase: ScrollPhase {
    switch activity {
    case .idle: .idle
    case .tracking: .tracking
    case .dragging: .dragging
    case .flinging(let glide):
      glide.motion.isBouncing(at: elapsed(since: glide.start)) ? .bouncing : .decelerating
    case .animating: .animating
    case .cruising(let cruise): isUnderWay(cruise) ? .animating : .idle
    }
  }

  /// Whether nothing moves the content. Asked first where most frames have it so: looking at what an activity
  /// holds copies it.
  @inline(__always)
  var isIdle: Bool {
    if case .idle = activity { return true }
    return false
  }

  /// Points per second, positive toward the trailing edge; 0 where an edge or the pixel that the content rests on
  /// holds it while its curve goes on.
  var velocity: Double {
    if isIdle { return 0 }
    switch activity {
    case .idle, .tracking: return 0
    case .dragging(let drag): return contentVelocity(of: drag, at: time)
    case .flinging(let glide):
      if glide.target != nil { return state(of: glide).velocity }
      let elapsed = elapsed(since: glide.start)
      guard place == glide.rest, glide.motion.restingEdge == nil, glide.motion.isLast(at: elapsed)
      else { return glide.motion.runningVelocity(at: elapsed) }
      return 0
    case .animating(let animation):
      let elapsed = elapsed(since: animation.start)
      let isFree =
        animation.origin + Ticks(clamping: animation.curve.position(at: elapsed)) == place
      return isFree ? animation.curve.velocity(at: elapsed) : 0
    case .cruising(let cruise): return isUnderWay(cruise) ? cruise.velocity : 0
    }
  }

  /// The velocity of the content offset: 0 while a pull stretches the content and does not move it.
  var offsetVelocity: Double {
    if isIdle || isStretching && isOverscrolled { return 0 }
    return velocity
  }

  /// Whether a velocity leads out over an edge that the content has reached. Animations do not go there.
  func isBlocked(_ velocity: Double) -> Bool {
    velocity < 0 ? place <= bounds.minimum : velocity > 0 && place >= bounds.maximum
  }

  /// Whether the position will change without further input.
  var isMoving: Bool {
    switch activity {
    case .idle, .tracking, .dragging: false
    case .flinging, .animating: true
    case .cruising(let cruise): isUnderWay(cruise)
    }
  }

  /// Whether a finger owns the position.
  @inline(__always)
  var isHeld: Bool { isIdle ? false : isActivityHeld }

  private var isActivityHeld: Bool {
    switch activity {
    case .tracking, .dragging: true
    case .idle, .flinging, .animating, .cruising: false
    }
  }

  /// Whether the content moves to a place that was chosen, and not where its own motion or a wheel
  /// leads.
  @inline(__always)
  var isAimed: Bool { isIdle ? false : isActivityAimed }

  private var isActivityAimed: Bool {
    switch activity {
    case .animating(let animation): !animation.followsWheel
    case .flinging(let glide): glide.target != nil
    case .idle, .tracking, .dragging, .cruising: false
    }
  }

  /// Where the content comes to rest if nothing else happens: where it is, unless it moves.
  var restPosition: Ticks {
    switch activity {
    case .animating(let animation): animation.target
    case .flinging(let glide): glide.rest
    case .idle, .tracking, .dragging, .cruising: position
    }
  }

  /// Whether the content is pulled beyond an edge.
  var isOverscrolled: Bool { bounds.clamp(place) != place }

  func elapsed(since start: Timestamp) -> Double { time.seconds(since: start) }
}
