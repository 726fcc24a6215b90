import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

extension ScrollModel {
  /// Starts the clock at `time`, and with it motions that already run.
  mutating func begin(at time: Timestamp) {
    self.time = time
    switch activity {
    case .flinging(var glide):
      glide.start = time
      activity = .flinging(glide)
    case .animating(var animation):
      animation.start = time
      activity = .animating(animation)
    case .cruising(var cruise):
      cruise.start = time
      activity = .cruising(cruise)
    case .idle, .tracking, .dragging:
      break
    }
  }

  /// Moves on to `time`, posting what happens on the way. A time before the model's own changes
  /// nothing.
  mutating func advance(to time: Timestamp, _ events: inout [ScrollEvent]) {
    guard time > self.time else { return }
    self.time = time
    if isIdle { return }
    switch activity {
    case .idle, .tracking, .dragging:
      break
    case .flinging(var glide):
      let elapsed = elapsed(since: glide.start)
      postBounces(of: &glide, until: elapsed, &events)
      if elapsed >= glide.motion.endTime {
        finish(glide, &events)
      } else {
        place = glide.origin + Ticks(clamping: glide.motion.runningPosition(at: elapsed))
        keep(glide, at: elapsed)
        activity = .flinging(glide)
      }
    case .animating(let animation):
      let elapsed = elapsed(since: animation.start)
      if elapsed >= animation.curve.duration {
        place = animation.target
        activity = .idle
        if !animation.followsWheel { events.append(.didEndScrollingAnimation) }
      } else {
        place = animation.origin + Ticks(clamping: animation.curve.position(at: elapsed))
        // A curve that begins fast runs past its target, but not over an edge.
        keepWithinEdges(orAt: animation.origin)
      }
    case .cruising(let cruise):
      place = position(of: cruise)
    }
  }

  /// A motion to a target that begins by leading away from it does not go over an edge, and one that
  /// ends on a pixel does not go past it and return.
  private mutating func keep(_ glide: Activity.Glide, at elapsed: Double) {
    if glide.target != nil {
      keepWithinEdges(orAt: glide.origin + Ticks(clamping: glide.motion.position(at: 0)))
    } else if glide.motion.restingEdge == nil, glide.motion.isLast(at: elapsed) {
      let start = glide.origin + Ticks(clamping: glide.motion.lastStartPosition)
      if glide.rest > start { place = min(place, glide.rest) }
      if glide.rest < start { place = max(place, glide.rest) }
    }
  }

  private mutating func keepWithinEdges(orAt start: Ticks) {
    place = max(place, min(bounds.minimum, start))
    place = min(place, max(bounds.maximum, start))
  }

  /// Lets pulls stretch the content from now on, if the profile says so and it lies within its edges.
  ///
  /// Called where a motion ends and where a finger moves, so that it does not depend on the frames.
  mutating func beginStretching() {
    guard !isStretching, feel.profile.stretch != nil else { return }
    isStretching = !isOverscrolled
  }

  /// Lets the content go from where it is at `velocity` points per second.
  mutating func beginGlide(
    velocity: Double, decelerates: Bool, _ events: inout [ScrollEvent]
  ) {
    begin(motion(velocity: velocity), target: nil, decelerates: decelerates, &events)
  }

  /// Begins a motion that was made here and now, to a chosen place or its own end. Content that would
  /// end where it starts stays there.
  mutating func begin(
    _ motion: Motion?, target: Ticks?, decelerates: Bool, _ events: inout [ScrollEvent]
  ) {
    activity = .idle
    guard let motion else {
      place = target ?? bounds.clamp(place)
      return
    }
    guard motion.endTime > 0 else {
      if let target {
        place = target
      } else if motion.restingEdge != nil {
        place = bounds.clamp(place)
      }
      return
    }
    if decelerates { events.append(.willBeginDecelerating) }
    var glide = Activity.Glide(
      origin: place, start: time, motion: motion, target: target,
      rest: restPosition(of: motion, target: target, from: place), decelerates: decelerates)
    postBounces(of: &glide, until: 0, &events)
    activity = .flinging(glide)
  }

  /// Where a motion about `origin` comes to rest: at its target, on the edge it bounces at, else on
  /// the pixel nearest to its destination.
  func restPosition(of motion: Motion, target: Ticks?, from origin: Ticks) -> Ticks {
    if let target { return target }
    if let edge = motion.restingEdge { return bounds[edge] }
    let stop = origin.points + motion.restPosition
    let pixels = stop * gridScale
    guard abs(pixels) < 0x1p53 else { return bounds.clamp(Ticks(clamping: stop)) }
    return bounds.clamp(
      Ticks(clamping: pixels.rounded(.toNearestOrAwayFromZero) / gridScale))
  }

  private mutating func finish(_ glide: Activity.Glide, _ events: inout [ScrollEvent]) {
    place = glide.rest
    activity = .idle
    beginStretching()
    if glide.decelerates { events.append(.didEndDecelerating) }
  }

  /// Ends whatever moves the content by itself, where it is.
  mutating func interrupt(_ events: inout [ScrollEvent]) {
    beginStretching()
    if isIdle { return }
    switch activity {
    case .idle, .tracking, .dragging:
      break
    case .flinging(let glide):
      activity = .idle
      closeBounce(of: glide, &events)
      if glide.decelerates { events.append(.didEndDecelerating) }
    case .animating(let animation):
      activity = .idle
      if !animation.followsWheel { events.append(.didEndScrollingAnimation) }
    case .cruising:
      activity = .idle
    }
  }
}
