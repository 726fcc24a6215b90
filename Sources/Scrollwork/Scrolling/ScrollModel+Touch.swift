import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

extension ScrollModel {
  /// A pointer's place along the axis at the model's time, in points in the viewport.
  struct Pointer {
    var id: Int
    var place: Double
    /// When it happened; the model's own time may be later when the event came late.
    var time: Timestamp
  }

  mutating func pointerDown(_ pointer: Pointer, slop: Double, _ events: inout [ScrollEvent]) {
    guard !isHeld else { return }
    let caught = isMoving
    interrupt(&events)
    tracker.reset()
    tracker.add(position: pointer.place, time: pointer.time.seconds)
    activity = .tracking(
      Activity.Touch(pointer: pointer.id, start: pointer.place, slop: caught ? 0 : slop))
  }

  mutating func pointerMoved(_ pointer: Pointer, _ events: inout [ScrollEvent]) {
    switch activity {
    case .tracking(let touch) where touch.pointer == pointer.id:
      tracker.add(position: pointer.place, time: pointer.time.seconds)
      let travel = pointer.place - touch.start
      guard abs(travel) > touch.slop, bounds.scrolls else { return }
      events.append(.willBeginDragging)
      // Counting from where the finger passed the slop, however coarse its events are.
      let start = touch.start + (travel < 0 ? -touch.slop : touch.slop)
      activity = .dragging(drag(pointer: touch.pointer, fingerStart: start, finger: start))
      follow(pointer)
    case .dragging(let drag) where drag.pointer == pointer.id:
      tracker.add(position: pointer.place, time: pointer.time.seconds)
      follow(pointer)
    default:
      return
    }
  }

  mutating func pointerUp(
    _ pointer: Pointer, isCancelled: Bool, _ events: inout [ScrollEvent]
  ) {
    switch activity {
    case .tracking(let touch) where touch.pointer == pointer.id:
      activity = .idle
      if isOverscrolled { beginGlide(velocity: 0, decelerates: false, &events) }
    case .dragging(let drag) where drag.pointer == pointer.id:
      if !isCancelled, pointer.place != drag.finger { pointerMoved(pointer, &events) }
      release(at: pointer.time, isCancelled: isCancelled, &events)
    default:
      return
    }
  }

  /// The content's velocity if the finger lifted at `time`: the finger's, turned around and reduced
  /// by the slope of the rubber band, so that the content goes on as fast as it moved.
  func releaseVelocity(of drag: Activity.Drag, at time: Timestamp) -> Double {
    let finger = tracker.velocity(at: time.seconds)
    let (lower, upper) = edges(from: drag.origin)
    let proposed = drag.proposed
    let beyond = proposed < lower ? proposed - lower : proposed > upper ? proposed - upper : 0
    guard beyond != 0 else { return 0 - finger }
    guard bounces else { return 0 }
    return 0 - finger * profile.rubberBand.slope(atDrag: beyond, dimension: drag.dimension)
  }

  /// A drag that begins here with the finger at `fingerStart`.
  func drag(pointer: Int, fingerStart: Double, finger: Double) -> Activity.Drag {
    let (lower, upper) = edges(from: position)
    // A rubber band never gets as far as its dimension, so it must be longer than the content is out,
    // which may be more than the viewport when that has shrunk.
    let beyond = max(lower, 0 - upper, 0)
    let dimension = beyond < 0.9 * bounds.viewport ? bounds.viewport : 2 * beyond
    let proposed =
      bounces
      ? profile.rubberBand.proposed(
        forPosition: 0, lower: lower, upper: upper, dimension: dimension) : 0
    return Activity.Drag(
      pointer: pointer, origin: position, proposedStart: proposed, fingerStart: fingerStart,
      finger: finger, dimension: dimension)
  }

  /// Where a drag puts the content, in points from its origin.
  func banded(_ drag: Activity.Drag) -> Double {
    let (lower, upper) = edges(from: drag.origin)
    guard bounces else { return min(max(drag.proposed, lower), upper) }
    return profile.rubberBand.position(
      forProposed: drag.proposed, lower: lower, upper: upper, dimension: drag.dimension)
  }

  /// The edges in points from `origin`.
  func edges(from origin: Ticks) -> (lower: Double, upper: Double) {
    ((bounds.minimum - origin).points, (bounds.maximum - origin).points)
  }

  private mutating func follow(_ pointer: Pointer) {
    guard case .dragging(var drag) = activity else { return }
    drag.finger = pointer.place
    position = drag.origin + Ticks(clamping: banded(drag))
    activity = .dragging(drag)
  }

  private mutating func release(
    at time: Timestamp, isCancelled: Bool, _ events: inout [ScrollEvent]
  ) {
    guard case .dragging(let drag) = activity else { return }
    let velocity = isCancelled ? 0 : releaseVelocity(of: drag, at: time)
    let curve = curve(velocity: velocity)
    let target = curve.map { restPosition(of: $0, from: position) } ?? position
    let duration = curve.map { end(of: $0) } ?? 0
    let willDecelerate = duration > 0 && (bounces || target != position)
    let rest = willDecelerate ? target : bounds.clamp(position)
    activity = .idle
    events.append(.willEndDragging(velocity: velocity, target: rest.points))
    events.append(.didEndDragging(willDecelerate: willDecelerate))
    if willDecelerate {
      beginGlide(velocity: velocity, decelerates: true, &events)
    } else {
      position = rest
    }
  }
}
