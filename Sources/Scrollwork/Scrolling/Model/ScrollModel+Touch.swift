import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

extension ScrollModel {
  /// A pointer at a moment.
  struct Pointer {
    var id: Int
    var place: Place
    /// When it happened; the model's own time may be later when the event came late.
    var time: Timestamp
  }

  mutating func pointerDown(_ pointer: Pointer, slop: Double, _ events: inout [ScrollEvent]) {
    guard !isHeld else { return }
    let caught = isMoving
    let catching = Activity.Catch(velocity: velocity, lastMovement: pointer.time)
    interrupt(&events)
    tracker.reset()
    tracker.add(position: pointer.place.main, time: pointer.time.seconds)
    activity = .tracking(
      Activity.Touch(
        pointer: pointer.id, start: pointer.place, slop: caught ? 0 : slop, catching: catching))
  }

  /// - Parameter locks: whether a finger that leaves its slop across the axis, rather than along it, is
  ///   not for this content until it lifts.
  mutating func pointerMoved(_ pointer: Pointer, locks: Bool, _ events: inout [ScrollEvent]) {
    switch activity {
    case .tracking(var touch) where touch.pointer == pointer.id:
      tracker.add(position: pointer.place.main, time: pointer.time.seconds)
      let travel = pointer.place.main - touch.start.main
      let across = abs(pointer.place.cross - touch.start.cross)
      if locks, across > touch.slop, across > abs(travel) {
        touch.slop = .infinity
        activity = .tracking(touch)
      }
      guard abs(travel) > touch.slop, bounds.scrolls else { return }
      // Counted from where the finger passed the slop, even if its events are coarse.
      let start = touch.start.main + (travel < 0 ? -touch.slop : touch.slop)
      beginDragging(from: start, with: pointer, &events)
    case .dragging(let drag) where drag.pointer == pointer.id:
      tracker.add(position: pointer.place.main, time: pointer.time.seconds)
      follow(pointer)
    default:
      return
    }
  }

  /// Begins to drag the content with a finger that was down, counted from its position `start`, in points in the
  /// viewport.
  mutating func beginDragging(
    from start: Double, with pointer: Pointer, _ events: inout [ScrollEvent]
  ) {
    guard case .tracking(let touch) = activity, touch.pointer == pointer.id else { return }
    events.append(.willBeginDragging)
    activity = .dragging(
      drag(pointer: touch.pointer, fingerStart: start, finger: start, catching: touch.catching))
    follow(pointer)
  }

  mutating func pointerUp(
    _ pointer: Pointer, isCanceled: Bool, locks: Bool, aim: ReleaseTargeting,
    _ events: inout [ScrollEvent]
  ) {
    switch activity {
    case .tracking(let touch) where touch.pointer == pointer.id:
      activity = .idle
      if isOverscrolled { beginGlide(velocity: 0, decelerates: false, &events) }
    case .dragging(let drag) where drag.pointer == pointer.id:
      if !isCanceled, pointer.place.main != drag.finger {
        pointerMoved(pointer, locks: locks, &events)
      }
      release(at: pointer.time, isCanceled: isCanceled, aim: aim, &events)
    default:
      return
    }
  }

  /// The velocity of the content if its finger lifted at `time`: the finger's, turned around and
  /// reduced by the slope of the rubber band, so that the content goes on as fast as it moved.
  func contentVelocity(of drag: Activity.Drag, at time: Timestamp) -> Double {
    let finger = tracker.velocity(at: time.seconds)
    let (lower, upper) = edges(from: drag.origin)
    let proposed = drag.proposed
    let beyond = proposed < lower ? proposed - lower : proposed > upper ? proposed - upper : 0
    guard beyond != 0 else { return 0 - finger }
    guard bounces else { return 0 }
    if isStretching { return abs(beyond) < drag.dimension ? 0 - finger : 0 }
    guard let band = profile.rubberBand else { return 0 }
    return 0 - finger * band.slope(atDrag: beyond, dimension: drag.dimension)
  }

  /// A drag that begins here with the finger at `fingerStart`.
  func drag(
    pointer: Int, fingerStart: Double, finger: Double, catching: Activity.Catch
  ) -> Activity.Drag {
    let (lower, upper) = edges(from: place)
    // A rubber band never gets as far as its dimension, so it must be longer than the content is out,
    // which may be more than the viewport when that has shrunk.
    let beyond = max(lower, 0 - upper, 0)
    let dimension = beyond < 0.9 * bounds.viewport ? bounds.viewport : 2 * beyond
    var proposed = 0.0
    if bounces, !isStretching, let band = profile.rubberBand {
      proposed = band.proposed(
        forPosition: 0, lower: lower, upper: upper, dimension: dimension)
    }
    return Activity.Drag(
      pointer: pointer, origin: place, proposedStart: proposed, fingerStart: fingerStart,
      finger: finger, dimension: dimension, catching: catching)
  }

  /// Where a drag puts the content, in points from its origin.
  func banded(_ drag: Activity.Drag) -> Double {
    let (lower, upper) = edges(from: drag.origin)
    if bounces, isStretching {
      // A stretch ends at a viewport's length, and follows the finger up to there.
      return min(max(drag.proposed, lower - drag.dimension), upper + drag.dimension)
    }
    guard bounces, let band = profile.rubberBand else {
      // Content that is out for another reason is not put back by a finger that only holds it.
      return min(max(drag.proposed, min(lower, 0)), max(upper, 0))
    }
    return band.position(
      forProposed: drag.proposed, lower: lower, upper: upper, dimension: drag.dimension)
  }

  private mutating func follow(_ pointer: Pointer) {
    guard case .dragging(var drag) = activity else { return }
    if pointer.place.main != drag.finger {
      if pointer.time.seconds(since: drag.catching.lastMovement) > VelocityTracker.stillAfter {
        drag.catching.velocity = 0
      }
      drag.catching.lastMovement = pointer.time
    }
    drag.finger = pointer.place.main
    place = drag.origin + Ticks(clamping: banded(drag))
    activity = .dragging(drag)
    beginStretching()
  }
}
