import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

extension ScrollModel {
  /// Posts the moments of bounces that the motion has reached after `elapsed` seconds.
  func postBounces(
    of glide: inout Activity.Glide, until elapsed: Double, _ events: inout [ScrollEvent]
  ) {
    while glide.posted < glide.motion.events.count,
      glide.motion.events[glide.posted].time <= elapsed
    {
      let event = glide.motion.events[glide.posted]
      glide.posted += 1
      let moment = glide.start.seconds + event.time
      let stage: BounceEvent.Stage
      switch event.kind {
      case .bounceBegan:
        stage = .began
        glide.bounce = Activity.Bounce(side: event.side, impactVelocity: event.velocity)
      case .bouncePeaked:
        stage = .peak
        glide.bounce?.hasPeaked = true
      case .bounceEnded:
        stage = .ended
      case .stopped:
        events.append(.didHitEdge(event.side, time: moment, velocity: event.velocity))
        continue
      }
      guard let bounce = glide.bounce else { continue }
      if stage == .ended { glide.bounce = nil }
      post(
        stage, of: bounce, time: moment, overshoot: event.overshoot, &events)
    }
  }

  /// Posts what is missing of a bounce that something else ends where the content is.
  func closeBounce(of glide: Activity.Glide, _ events: inout [ScrollEvent]) {
    guard let bounce = glide.bounce else { return }
    let beyond = (place - bounds.clamp(place)).points
    let overshoot = max(0, bounce.side == .trailing ? beyond : -beyond)
    if !bounce.hasPeaked {
      post(.peak, of: bounce, time: time.seconds, overshoot: overshoot, &events)
    }
    post(.ended, of: bounce, time: time.seconds, overshoot: overshoot, &events)
  }

  /// Continues the bounce of the previous motion in a new one, if that begins with one at the same edge; otherwise
  /// the bounce has ended.
  func hand(
    _ old: Activity.Glide, to new: inout Activity.Glide, _ events: inout [ScrollEvent]
  ) {
    guard let bounce = old.bounce, let first = new.motion.events.first, first.time == 0,
      first.kind == .bounceBegan, first.side == bounce.side
    else {
      closeBounce(of: old, &events)
      return
    }
    new.bounce = bounce
    new.posted = bounce.hasPeaked ? 2 : 1
  }

  private func post(
    _ stage: BounceEvent.Stage, of bounce: Activity.Bounce, time: Double, overshoot: Double,
    _ events: inout [ScrollEvent]
  ) {
    events.append(
      .bounce(
        BounceEvent(
          stage: stage, edge: bounce.side, time: time, impactVelocity: bounce.impactVelocity,
          overshoot: overshoot)))
  }
}
