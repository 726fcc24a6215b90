import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

extension ScrollModel {
  /// Moves on to `time`, posting what happens on the way. A time before the model's own changes
  /// nothing.
  mutating func advance(to time: Timestamp, _ events: inout [ScrollEvent]) {
    guard time > self.time else { return }
    self.time = time
    switch activity {
    case .idle, .tracking, .dragging:
      break
    case .flinging(var glide):
      let elapsed = elapsed(since: glide.start)
      postBounce(of: &glide, until: elapsed, &events)
      if elapsed >= glide.end {
        finish(glide, &events)
      } else {
        position = glide.origin + Ticks(clamping: glide.curve.position(at: elapsed))
        activity = .flinging(glide)
      }
    case .animating(let animation):
      let elapsed = elapsed(since: animation.start)
      if elapsed >= animation.duration {
        position = animation.target
        activity = .idle
        events.append(.didEndScrollingAnimation)
      } else {
        position = animation.origin + Ticks(clamping: animation.curve.position(at: elapsed))
        // A curve that begins fast runs past its target, but not over an edge.
        position = max(position, min(bounds.minimum, animation.origin))
        position = min(position, max(bounds.maximum, animation.origin))
      }
    }
  }

  /// Begins a curve from the position at `velocity` points per second. `false` when there is nothing
  /// to do: the position is within the edges and the curve would end where it starts.
  @discardableResult
  mutating func beginGlide(
    velocity: Double, decelerates: Bool, _ events: inout [ScrollEvent]
  ) -> Bool {
    guard let curve = curve(velocity: velocity) else {
      activity = .idle
      position = bounds.clamp(position)
      return false
    }
    let end = end(of: curve)
    guard end > 0 else {
      activity = .idle
      if curve.crossing != nil { position = bounds.clamp(position) }
      return false
    }
    if decelerates { events.append(.willBeginDecelerating) }
    var glide = Activity.Glide(
      origin: position, start: time, curve: curve, decelerates: decelerates, end: end)
    postBounce(of: &glide, until: 0, &events)
    activity = .flinging(glide)
    return true
  }

  /// The curve that a release here and now would follow, in points from the position. `nil` when a
  /// value is beyond what curves can be made of.
  func curve(velocity: Double) -> Fling? {
    fling(from: position, at: 0, velocity: velocity)
  }

  /// A curve about `origin`, starting `start` points from it.
  func fling(from origin: Ticks, at start: Double, velocity: Double) -> Fling? {
    try? Fling(
      position: start, velocity: velocity,
      lower: (bounds.minimum - origin).points, upper: (bounds.maximum - origin).points,
      rate: profile.rate, spring: profile.bounceSpring, stopDistance: profile.stopDistance,
      settleDistance: profile.settleDistancePixels / scale, crossing: .beforeStop)
  }

  /// When a curve ends, in seconds from its start: without bounces at the edge.
  func end(of curve: Fling) -> Double {
    bounces ? curve.endTime : min(curve.crossing?.time ?? .infinity, curve.endTime)
  }

  /// Where a curve about `origin` comes to rest: on the edge it bounces at, else on the pixel nearest
  /// to where it stops.
  func restPosition(of curve: Fling, from origin: Ticks) -> Ticks {
    if let crossing = curve.crossing {
      return crossing.side == .leading ? bounds.minimum : bounds.maximum
    }
    let stop = origin.points + curve.stopPosition
    guard abs(stop * scale) < 0x1p53 else { return bounds.clamp(Ticks(clamping: stop)) }
    return bounds.clamp(Ticks(clamping: (stop * scale).rounded(.toNearestOrAwayFromZero) / scale))
  }

  private mutating func finish(_ glide: Activity.Glide, _ events: inout [ScrollEvent]) {
    position = restPosition(of: glide.curve, from: glide.origin)
    activity = .idle
    if glide.posted.began, let crossing = glide.curve.crossing {
      let end = glide.start.seconds + glide.end
      postBounce(.ended, of: crossing, time: end, overshoot: 0, &events)
    }
    if glide.decelerates { events.append(.didEndDecelerating) }
  }

  /// Ends whatever moves the content by itself, where it is.
  mutating func interrupt(_ events: inout [ScrollEvent]) {
    switch activity {
    case .idle, .tracking, .dragging:
      break
    case .flinging(let glide):
      activity = .idle
      closeBounce(of: glide, &events)
      if glide.decelerates { events.append(.didEndDecelerating) }
    case .animating:
      activity = .idle
      events.append(.didEndScrollingAnimation)
    }
  }

  // MARK: Bounce events

  /// Posts what is missing of a bounce that something else ends where the content is.
  func closeBounce(of glide: Activity.Glide, _ events: inout [ScrollEvent]) {
    guard glide.posted.began, let crossing = glide.curve.crossing else { return }
    let beyond = (position - bounds.clamp(position)).points
    let overshoot = max(0, crossing.side == .trailing ? beyond : -beyond)
    if !glide.posted.peaked {
      postBounce(.peak, of: crossing, time: time.seconds, overshoot: overshoot, &events)
    }
    postBounce(.ended, of: crossing, time: time.seconds, overshoot: overshoot, &events)
  }

  /// Posts the stages of a bounce that the curve has reached after `elapsed` seconds.
  func postBounce(
    of glide: inout Activity.Glide, until elapsed: Double, _ events: inout [ScrollEvent]
  ) {
    // After its peak a bounce has nothing more to post until it ends.
    guard bounces, !glide.posted.peaked, let crossing = glide.curve.crossing,
      elapsed >= crossing.time
    else { return }
    let start = glide.start.seconds
    if !glide.posted.began {
      glide.posted.began = true
      let overshoot = abs(glide.curve.position(at: crossing.time) - crossing.edge)
      postBounce(
        .began, of: crossing, time: start + crossing.time, overshoot: overshoot, &events)
    }
    let peak = glide.curve.outermost(until: glide.end)
    if elapsed >= peak.time {
      glide.posted.peaked = true
      postBounce(.peak, of: crossing, time: start + peak.time, overshoot: peak.overshoot, &events)
    }
  }

  private func postBounce(
    _ stage: BounceEvent.Stage, of crossing: Fling.Crossing, time: Double, overshoot: Double,
    _ events: inout [ScrollEvent]
  ) {
    events.append(
      .bounce(
        BounceEvent(
          stage: stage, edge: crossing.side, time: time, impactVelocity: crossing.velocity,
          overshoot: overshoot)))
  }
}

extension Fling {
  /// The furthest the curve gets beyond the edge it crosses, and when: the spring's first extremum
  /// if that lies outside and before `end`, else where the spring begins. Seconds from the start,
  /// points beyond.
  fileprivate func outermost(until end: Double) -> (time: Double, overshoot: Double) {
    guard let crossing else { return (0, 0) }
    let outward = crossing.side == .trailing ? 1.0 : -1.0
    if let peak, peak.overshoot * outward > 0, peak.time <= end {
      return (peak.time, peak.overshoot * outward)
    }
    let beyond = (position(at: crossing.time) - crossing.edge) * outward
    return (crossing.time, max(0, beyond))
  }
}
