import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

extension ScrollModel {
  /// Moves the coordinate frame: every position grows by `growth`, and nothing on the screen moves.
  /// Curves, their start times and the finger's travel stay as they are.
  mutating func translate(by growth: Ticks) {
    guard growth != .zero else { return }
    place = place + growth
    if !bounds.isOpenLeading { bounds.minimum = bounds.minimum + growth }
    if !bounds.isOpenTrailing { bounds.maximum = bounds.maximum + growth }
    switch activity {
    case .idle, .tracking:
      break
    case .dragging(var drag):
      drag.origin = drag.origin + growth
      activity = .dragging(drag)
    case .flinging(var glide):
      glide.origin = glide.origin + growth
      glide.rest = glide.rest + growth
      if let target = glide.target { glide.target = target + growth }
      activity = .flinging(glide)
    case .animating(var animation):
      animation.origin = animation.origin + growth
      animation.target = animation.target + growth
      activity = .animating(animation)
    case .cruising(var cruise):
      cruise.origin = cruise.origin + growth
      activity = .cruising(cruise)
    }
  }

  /// Takes new edges from the model's time on. The position does not jump: a drag goes on from where
  /// it is, a motion keeps its deceleration and meets the new edge when it gets there, and what rests
  /// beyond an edge is brought back by the spring.
  @inline(never)
  mutating func setBounds(_ new: ScrollBounds, _ events: inout [ScrollEvent]) {
    guard new != bounds else { return }
    let old = bounds
    bounds = new
    switch activity {
    case .idle:
      if isOverscrolled, !isBarHeld { beginGlide(velocity: 0, decelerates: false, &events) }
    case .tracking:
      break
    case .dragging(let drag):
      setBounds(of: drag, from: old)
    case .flinging(let glide):
      setBounds(of: glide, &events)
    case .animating(let animation):
      retarget(to: animation.target, fromHere: isOverscrolled)
    case .cruising(let cruise):
      setBounds(of: cruise, &events)
    }
  }

  /// Content that rests within its edges and will not within new ones goes back to them as moved content does,
  /// not at once as stretched content, which has not moved, would.
  mutating func moveOut(of new: ScrollBounds) {
    if isStretching, !isOverscrolled, new.clamp(place) != place { isStretching = false }
  }

  /// Content at rest at the leading edge stays there when the insets move the edge; not when content
  /// before it came or went.
  mutating func stayAtLeadingEdge(from old: ScrollBounds, to new: ScrollBounds) {
    guard case .idle = activity, place == bounds.minimum, bounds.minimum == old.minimum else {
      return
    }
    place = new.minimum
  }

  /// Takes new edges for content at rest, and puts it at the trailing one.
  mutating func stayAtTrailingEdge(_ new: ScrollBounds) {
    bounds = new
    place = new.maximum
  }

  /// Takes new edges for content at rest, and puts it at the leading one.
  mutating func goToLeadingEdge(_ new: ScrollBounds) {
    bounds = new
    place = new.minimum
  }

  /// Allows the content to go beyond its edges from now on, or forbids it. Content that is beyond an edge then
  /// returns at once.
  mutating func setBounces(_ new: Bool, _ events: inout [ScrollEvent]) {
    guard new != bounces else { return }
    bounces = new
    if !new, isOverscrolled {
      interruptGlide(&events)
      place = bounds.clamp(place)
    }
    adopt(&events)
  }

  /// Sets the number of pixels per point. A running motion comes to rest on one of the new pixels.
  mutating func setScale(_ new: Double) {
    guard new != scale else { return }
    scale = new
    guard case .flinging(var glide) = activity else { return }
    glide.rest = restPosition(of: glide.motion, target: glide.target, from: glide.origin)
    activity = .flinging(glide)
  }

  /// Switches to another profile at the model's time. A running motion continues from its position and velocity,
  /// dragged content stays under the finger, and a motion to a target keeps its course.
  mutating func setProfile(_ new: ScrollProfile, _ events: inout [ScrollEvent]) {
    guard new != profile else { return }
    profile = new
    tracker = tracker.using(new.velocityStrategy)
    // A stretch shows content at its edge: from there on, content moves instead.
    if isStretching, new.stretch == nil, isOverscrolled {
      interruptGlide(&events)
      place = bounds.clamp(place)
    }
    isStretching = new.stretch != nil && (isStretching || !isOverscrolled)
    adopt(&events)
  }

  private mutating func interruptGlide(_ events: inout [ScrollEvent]) {
    if case .flinging = activity { interrupt(&events) }
  }

  /// Lets the activity go on by the model's present rules.
  private mutating func adopt(_ events: inout [ScrollEvent]) {
    switch activity {
    case .idle:
      if isOverscrolled, !isBarHeld { beginGlide(velocity: 0, decelerates: false, &events) }
    case .tracking, .animating, .cruising:
      break
    case .dragging(let drag):
      rebase(drag)
    case .flinging(let glide):
      if glide.target == nil { resume(glide, &events) }
    }
  }

  private mutating func setBounds(of drag: Activity.Drag, from old: ScrollBounds) {
    let here = (place - drag.origin).points
    let proposed = banded(drag)
    // Where the edges do not touch the drag, its origin stays, and with it fractions of a tick.
    guard Ticks(clamping: proposed) != Ticks(clamping: here) || old.viewport != bounds.viewport
    else { return }
    rebase(drag)
  }

  /// Continues the drag from where the content is.
  private mutating func rebase(_ drag: Activity.Drag) {
    activity = .dragging(
      self.drag(
        pointer: drag.pointer, fingerStart: drag.finger, finger: drag.finger,
        catching: drag.catching))
  }

  private mutating func setBounds(of glide: Activity.Glide, _ events: inout [ScrollEvent]) {
    if let target = glide.target {
      retarget(to: target, fromHere: isOverscrolled)
      return
    }
    let elapsed = elapsed(since: glide.start)
    let (lower, upper) = edges(from: glide.origin)
    guard
      let adapted = try? glide.motion.adapted(lower: lower, upper: upper, law: law, at: elapsed)
    else {
      replan.restarts += 1
      let before = state(of: glide).velocity
      resume(glide, &events)
      replan.note(from: before, to: velocity)
      return
    }
    replan.note(
      from: glide.motion.runningVelocity(at: elapsed), to: adapted.runningVelocity(at: elapsed))
    var glide = glide
    glide.motion = adapted
    glide.rest = restPosition(of: adapted, target: nil, from: glide.origin)
    activity = .flinging(glide)
  }

  /// Begins a new motion where the old one is, to the last bit, at the same velocity. A bounce at the
  /// same edge stays one bounce.
  private mutating func resume(_ glide: Activity.Glide, _ events: inout [ScrollEvent]) {
    let state = state(of: glide)
    let motion = motion(
      from: glide.origin, at: state.position, velocity: state.velocity)
    guard let motion, motion.endTime > 0 else {
      interrupt(&events)
      place = bounds.clamp(place)
      return
    }
    var next = Activity.Glide(
      origin: glide.origin, start: time, motion: motion,
      rest: restPosition(of: motion, target: nil, from: glide.origin),
      decelerates: glide.decelerates)
    hand(glide, to: &next, &events)
    postBounces(of: &next, until: 0, &events)
    activity = .flinging(next)
  }
}
