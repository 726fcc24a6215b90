import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

extension ScrollModel {
  /// Moves the coordinate frame: every position grows by `growth`, and nothing on the screen moves.
  /// Curves, their start times and the finger's travel stay as they are.
  mutating func translate(by growth: Ticks) {
    guard growth != .zero else { return }
    position = position + growth
    bounds.minimum = bounds.minimum + growth
    bounds.maximum = bounds.maximum + growth
    switch activity {
    case .idle, .tracking:
      break
    case .dragging(var drag):
      drag.origin = drag.origin + growth
      activity = .dragging(drag)
    case .flinging(var glide):
      glide.origin = glide.origin + growth
      activity = .flinging(glide)
    case .animating(var animation):
      animation.origin = animation.origin + growth
      animation.target = animation.target + growth
      activity = .animating(animation)
    }
  }

  /// Takes new edges from the model's time on. The position does not jump: a drag goes on from where
  /// it is, a curve keeps its deceleration and meets the new edge when it gets there, and what rests
  /// beyond an edge is brought back by the spring.
  mutating func setBounds(_ new: ScrollBounds, _ events: inout [ScrollEvent]) {
    guard new != bounds else { return }
    let old = bounds
    bounds = new
    switch activity {
    case .idle:
      if isOverscrolled { beginGlide(velocity: 0, decelerates: false, &events) }
    case .tracking:
      break
    case .dragging(let drag):
      setBounds(of: drag, from: old)
    case .flinging(let glide):
      setBounds(of: glide, from: old, &events)
    case .animating(let animation):
      retarget(to: animation.target)
    }
  }

  /// Content at rest at the leading edge stays there when the insets move the edge; not when content
  /// before it came or went.
  mutating func stayAtLeadingEdge(from old: ScrollBounds, to new: ScrollBounds) {
    guard case .idle = activity, position == bounds.minimum, bounds.minimum == old.minimum else {
      return
    }
    position = new.minimum
  }

  /// Lets the content go beyond its edges from now on, or no longer. What is beyond then goes back at
  /// once.
  mutating func setBounces(_ new: Bool, _ events: inout [ScrollEvent]) {
    guard new != bounces else { return }
    bounces = new
    switch activity {
    case .idle, .tracking, .animating:
      break
    case .dragging(let drag):
      if !new { position = bounds.clamp(position) }
      activity = .dragging(
        self.drag(pointer: drag.pointer, fingerStart: drag.finger, finger: drag.finger))
    case .flinging(var glide):
      glide.end = end(of: glide.curve)
      activity = .flinging(glide)
      if !new, elapsed(since: glide.start) >= glide.end {
        interrupt(&events)
        position = bounds.clamp(position)
      }
    }
  }

  private mutating func setBounds(of drag: Activity.Drag, from old: ScrollBounds) {
    let place = (position - drag.origin).points
    let proposed = banded(drag)
    // Where the edges do not touch the drag, its origin stays, and with it fractions of a tick.
    guard Ticks(clamping: proposed) != Ticks(clamping: place) || old.viewport != bounds.viewport
    else { return }
    activity = .dragging(
      self.drag(pointer: drag.pointer, fingerStart: drag.finger, finger: drag.finger))
  }

  private mutating func setBounds(
    of glide: Activity.Glide, from old: ScrollBounds, _ events: inout [ScrollEvent]
  ) {
    let elapsed = elapsed(since: glide.start)
    let curve = glide.curve
    if let crossing = curve.crossing, crossing.time <= elapsed {
      let isSame =
        crossing.side == .leading ? old.minimum == bounds.minimum : old.maximum == bounds.maximum
      if isSame { return }
      // The edge of a running bounce moved: the same content, a new distance to go.
      resume(glide, at: elapsed, &events)
      return
    }
    guard
      let again = fling(
        from: glide.origin, at: curve.position(at: 0), velocity: curve.velocity(at: 0)),
      again.crossing.map({ $0.time >= elapsed }) ?? true
    else {
      resume(glide, at: elapsed, &events)
      return
    }
    var glide = glide
    glide.curve = again
    glide.end = end(of: again)
    activity = .flinging(glide)
  }

  /// Begins a new curve where the old one is, at the same velocity. A bounce at the same edge stays
  /// one bounce.
  private mutating func resume(
    _ glide: Activity.Glide, at elapsed: Double, _ events: inout [ScrollEvent]
  ) {
    let bouncedAt = glide.posted.began ? glide.curve.crossing?.side : nil
    guard let curve = curve(velocity: glide.curve.velocity(at: elapsed)), end(of: curve) > 0
    else {
      interrupt(&events)
      position = bounds.clamp(position)
      return
    }
    var next = Activity.Glide(
      origin: position, start: time, curve: curve, decelerates: glide.decelerates,
      end: end(of: curve))
    if let bouncedAt, let crossing = curve.crossing, crossing.side == bouncedAt,
      crossing.time == 0
    {
      next.posted = glide.posted
    } else {
      closeBounce(of: glide, &events)
    }
    postBounce(of: &next, until: 0, &events)
    activity = .flinging(next)
  }
}
