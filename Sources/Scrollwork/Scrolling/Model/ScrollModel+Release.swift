import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

extension ScrollModel {
  /// Chooses where a release comes to rest; `nil` leaves it to its own motion. It may look at the
  /// model, which is in the state after the release.
  typealias ReleaseTargeting = (Release, ScrollModel) -> ReleaseTarget?

  /// What a release here and now at a velocity would do.
  func release(velocity: Double) -> Release {
    let motion = motion(velocity: velocity)
    // Content that does not move rests where it is, also between pixels.
    let target = motion.flatMap {
      $0.endTime > 0 ? restPosition(of: $0, target: nil, from: place) : nil
    }
    return Release(place: place, velocity: velocity, target: target ?? bounds.clamp(place))
  }

  /// The content's velocity at the end of a drag, within the profile's limits and with what it carries
  /// over from the motion that the finger stopped.
  func releaseVelocity(of drag: Activity.Drag, at time: Timestamp) -> Double {
    let velocity = profile.limited(contentVelocity(of: drag, at: time))
    guard !isOverscrolled,
      time.seconds(since: drag.catching.lastMovement) <= VelocityTracker.stillAfter
    else { return velocity }
    return profile.carriedMomentum.velocity(
      released: velocity, caught: drag.catching.velocity)
  }

  mutating func release(
    at time: Timestamp, isCanceled: Bool, aim: ReleaseTargeting, _ events: inout [ScrollEvent]
  ) {
    guard case .dragging(let drag) = activity else { return }
    let velocity = isCanceled ? 0 : releaseVelocity(of: drag, at: time)
    activity = .idle
    var release = release(velocity: velocity)
    release.endsDrag = true
    let way = way(of: release, aim, isAimed: !isCanceled || !isOverscrolled)
    let target = way.target ?? bounds.clamp(release.target)
    let willDecelerate =
      (way.motion?.endTime ?? 0) > 0 && (bounces || way.target != nil || target != place)
    let rest = willDecelerate || way.target != nil ? target : bounds.clamp(place)
    events.append(.willEndDragging(velocity: velocity, target: rest.points))
    events.append(.didEndDragging(willDecelerate: willDecelerate))
    guard willDecelerate else {
      place = rest
      return
    }
    begin(way.motion, target: way.target, decelerates: true, &events)
  }

  /// The motion of a release, and where it leads if that was chosen.
  func way(
    of release: Release, _ aim: ReleaseTargeting, isAimed: Bool = true
  ) -> (motion: Motion?, target: Ticks?) {
    let aimed = isAimed ? aim(release, self) : nil
    guard let aimed, case let target = bounds.clamp(aimed.target), target != release.target else {
      return (motion(velocity: release.velocity), nil)
    }
    return (motion(velocity: release.velocity, to: target, pace: aimed.pace), target)
  }
}
