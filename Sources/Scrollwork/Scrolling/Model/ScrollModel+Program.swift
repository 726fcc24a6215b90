import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

extension ScrollModel {
  /// Goes to a position, or to the nearest edge when it lies beyond. A finger that holds the content
  /// wins: then nothing happens.
  ///
  /// - Parameters:
  ///   - duration: seconds that an animation takes; `nil` for as long as the profile says.
  ///   - curve: how it goes; `nil` for smooth at both ends.
  mutating func scroll(
    to target: Ticks, animated: Bool, lasting duration: Double? = nil,
    along curve: TimingCurve? = nil, _ events: inout [ScrollEvent]
  ) {
    if isIdle, !animated {
      beginStretching()
      place = bounds.clamp(target)
      return
    }
    guard !isHeld, !animated || !isBarHeld else { return }
    // An animation does not go over an edge.
    let speed = isBlocked(velocity) ? 0 : velocity
    interrupt(&events)
    let target = bounds.clamp(target)
    guard animated, target != place || speed != 0, profile.animationDuration > 0 else {
      place = target
      return
    }
    animate(
      to: target, velocity: speed, duration: duration ?? profile.animationDuration, along: curve)
  }

  /// Animates to where the content is, for some seconds. It can be retargeted meanwhile.
  mutating func stayAimed(for duration: Double) {
    guard !isOverscrolled else { return }
    animate(to: place, velocity: 0, duration: duration)
  }

  /// Whether the program moves the content.
  var isAnimatingProgram: Bool { programDuration != nil }

  /// The seconds that the program's animation takes as a whole; `nil` without one.
  var programDuration: Double? {
    guard case .animating(let animation) = activity, !animation.followsWheel else { return nil }
    return animation.curve.duration
  }

  /// Leaves out the middle of a long way: goes at once to one and a half viewports before a target that is further than
  /// four away, so that an animation shows the content it begins with and the content it ends with instead
  /// of making cells for all between. Says whether it did.
  ///
  /// - Parameter again: whether the way was that long in a round before. Sizes that were learnt since may have made it
  ///   shorter; the middle is still left out as long as the screens of both ends are apart.
  @discardableResult
  mutating func approach(
    _ target: Ticks, again: Bool = false, _ events: inout [ScrollEvent]
  ) -> Bool {
    let viewport = Ticks(clamping: bounds.viewport)
    let target = bounds.clamp(target)
    let near = Ticks(rawValue: viewport.rawValue + viewport.rawValue / 2)
    let far = again ? near + viewport : Ticks(rawValue: 4 * viewport.rawValue)
    guard !isHeld, !isBarHeld, again || !isOverscrolled,
      abs((target - place).rawValue) > far.rawValue
    else {
      return false
    }
    interrupt(&events)
    place = target > place ? target - near : target + near
    return true
  }

  /// Retargets a running motion that has a target, without a jump in position or velocity. An animation takes no
  /// longer for it.
  ///
  /// - Parameter fromHere: whether to plan a new motion even to the same position: edges that have passed the content
  ///   would otherwise pull it along with a motion that began within them.
  mutating func retarget(to target: Ticks, fromHere: Bool = false) {
    let target = bounds.clamp(target)
    let before = velocity
    switch activity {
    case .animating(let animation):
      guard target != animation.target || fromHere else { return }
      let remaining = max(0, animation.curve.duration - elapsed(since: animation.start))
      let shape = animation.curve.shape
      // What the curve begins with is part of the velocity that it has now.
      let own = shape.map { (target - place).points / remaining * $0.slope(at: 0) } ?? 0
      animate(
        to: target, velocity: remaining > 0 ? velocity - own : 0, duration: remaining,
        along: shape, followsWheel: animation.followsWheel)
      replan.note(from: before, to: velocity)
    case .flinging(var glide):
      guard let old = glide.target, target != old || fromHere else { return }
      let state = state(of: glide)
      let motion = try? Motion(
        position: state.position, velocity: state.velocity,
        target: (target - glide.origin).points, law: law, spring: profile.targetSpring,
        pace: .prompt)
      guard let motion else { return }
      glide.motion = motion
      glide.start = time
      glide.target = target
      glide.rest = target
      activity = .flinging(glide)
      replan.note(from: before, to: velocity)
    case .idle, .tracking, .dragging, .cruising:
      break
    }
  }

  /// The edge that a target beyond the edges means: an animation to it goes on to where the edge is when it
  /// arrives.
  func edge(meantBy target: Ticks) -> EdgeSide? {
    if target > bounds.maximum { return .trailing }
    return target < bounds.minimum ? .leading : nil
  }

  /// Whether what moves the content brings it to rest at the trailing edge, or as near as `distance` to it.
  func leadsToTrailingEdge(within distance: Ticks) -> Bool {
    isMoving && restPosition + distance >= bounds.maximum
  }

  /// Retargets the running motion to the trailing edge, without a jump in position or velocity.
  mutating func goOnToTrailingEdge(_ events: inout [ScrollEvent]) {
    guard isMoving, restPosition != bounds.maximum else { return }
    guard case .flinging(let glide) = activity, glide.target == nil else {
      return retarget(to: bounds.maximum)
    }
    let state = state(of: glide)
    let motion = try? Motion(
      position: state.position, velocity: state.velocity,
      target: (bounds.maximum - glide.origin).points, law: law, spring: profile.targetSpring,
      pace: .prompt)
    guard let motion else { return }
    closeBounce(of: glide, &events)
    activity = .flinging(
      Activity.Glide(
        origin: glide.origin, start: time, motion: motion, target: bounds.maximum,
        rest: bounds.maximum, decelerates: glide.decelerates))
    replan.note(from: state.velocity, to: velocity)
  }

  /// Lets the content go at `velocity` points per second, as a finger would on release.
  mutating func fling(velocity: Double, aim: ReleaseTargeting, _ events: inout [ScrollEvent]) {
    guard !isHeld, !isBarHeld, bounds.scrolls else { return }
    interrupt(&events)
    let way = way(of: release(velocity: velocity), aim)
    begin(way.motion, target: way.target, decelerates: true, &events)
  }

  /// Moves the content at once, as far as the edges allow. Fractions below a tick are kept for the
  /// next call. While a finger holds the content or a spring brings it back, nothing happens.
  mutating func wheel(by points: Double, _ events: inout [ScrollEvent]) {
    guard points != 0, !isHeld, !isOverscrolled, bounds.scrolls else { return }
    interrupt(&events)
    place = wheelTarget(from: place, by: points)
  }

  /// Where a wheel's movement leads, within the edges. Fractions below a tick are kept for the next one,
  /// unless an edge stops the movement.
  private mutating func wheelTarget(from start: Ticks, by points: Double) -> Ticks {
    let exact = points * Ticks.perPoint + wheelRemainder
    let whole = Ticks(clamping: exact / Ticks.perPoint)
    let target = bounds.clamp(start + whole)
    wheelRemainder = target == start + whole ? exact - Double(whole.rawValue) : 0
    return target
  }

  /// Moves the content as a step of a wheel does: smoothly where the profile says so. Steps that come
  /// before the content has arrived add up.
  mutating func wheelStep(by points: Double, _ events: inout [ScrollEvent]) {
    guard profile.wheelDuration > 0 else { return wheel(by: points, &events) }
    guard points != 0, !isHeld, !isOverscrolled, bounds.scrolls else { return }
    var start = place
    var speed = 0.0
    if case .animating(let animation) = activity, animation.followsWheel {
      start = animation.target
      speed = isBlocked(velocity) ? 0 : velocity
    } else {
      interrupt(&events)
    }
    let target = wheelTarget(from: start, by: points)
    guard target != place || speed != 0 else {
      // A backward step also cancels the previous step, if that has not moved anything yet.
      activity = .idle
      return
    }
    animate(
      to: target, velocity: speed, duration: profile.wheelDuration, followsWheel: true)
  }

  private mutating func animate(
    to target: Ticks, velocity: Double, duration: Double,
    along shape: TimingCurve? = nil, followsWheel: Bool = false
  ) {
    let curve = ProgramCurve(
      way: (target - place).points, velocity: shape == nil && isBlocked(velocity) ? 0 : velocity,
      duration: duration, shape: shape)
    guard let curve else {
      place = target
      activity = .idle
      return
    }
    activity = .animating(
      Activity.Animation(
        origin: place, start: time, curve: curve, target: target, followsWheel: followsWheel))
  }
}
