import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

extension ScrollModel {
  /// Goes to a position, or to the nearest edge when it lies beyond. A finger that holds the content
  /// wins: then nothing happens.
  mutating func scroll(to target: Ticks, animated: Bool, _ events: inout [ScrollEvent]) {
    guard !isHeld else { return }
    let speed = velocity
    interrupt(&events)
    let target = bounds.clamp(target)
    guard animated, target != position || speed != 0, profile.animationDuration > 0 else {
      position = target
      return
    }
    animate(to: target, velocity: speed, duration: profile.animationDuration)
  }

  /// Has a running animation arrive somewhere else at the same time, without a jump in position or
  /// velocity.
  mutating func retarget(to target: Ticks) {
    guard case .animating(let animation) = activity else { return }
    let target = bounds.clamp(target)
    guard target != animation.target else { return }
    let remaining = animation.duration - elapsed(since: animation.start)
    animate(to: target, velocity: velocity, duration: max(0, remaining))
  }

  /// Lets the content go at `velocity` points per second, as a finger would on release.
  mutating func fling(velocity: Double, _ events: inout [ScrollEvent]) {
    guard !isHeld, bounds.scrolls else { return }
    interrupt(&events)
    beginGlide(velocity: velocity, decelerates: true, &events)
  }

  /// Moves the content at once, as far as the edges allow. Fractions below a tick are kept for the
  /// next call. While a finger holds the content or a spring brings it back, nothing happens.
  mutating func wheel(by points: Double, _ events: inout [ScrollEvent]) {
    guard points != 0, !isHeld, !isOverscrolled, bounds.scrolls else { return }
    interrupt(&events)
    let exact = points * Ticks.perPoint + wheelRemainder
    let whole = Ticks(clamping: exact / Ticks.perPoint)
    let target = bounds.clamp(position + whole)
    wheelRemainder = target == position + whole ? exact - Double(whole.rawValue) : 0
    position = target
  }

  private mutating func animate(to target: Ticks, velocity: Double, duration: Double) {
    let curve = try? EaseCurve(
      position: 0, velocity: velocity, target: (target - position).points, duration: duration)
    guard let curve else {
      position = target
      activity = .idle
      return
    }
    activity = .animating(
      Activity.Animation(
        origin: position, start: time, curve: curve, target: target, duration: duration))
  }
}
