import ScrollLayout
import ScrollPhysics

/// The motions that a release here and now would lead to. All are in points from the place; `nil` when
/// a value is beyond what motions can be made of.
extension ScrollModel {
  /// How released content moves on this display, between edges that it may be kept within.
  var law: MotionLaw {
    var law = profile.law(scale: gridScale)
    guard !bounces else { return law }
    switch law.edge {
    case .spring(let edge): law.edge = .stop(returning: edge.spring)
    case .overfling, .custom: law.edge = .stop(returning: profile.targetSpring)
    case .stop: break
    }
    return law
  }

  /// Pixels per point of the grid that content rests on: the display's, but not coarser than points,
  /// where coming to rest would be seen as a jump.
  var gridScale: Double { max(scale, 1) }

  /// The content's own motion.
  func motion(velocity: Double) -> Motion? {
    motion(from: place, at: 0, velocity: velocity)
  }

  /// The content's own motion about `origin`, starting `start` points from it.
  func motion(from origin: Ticks, at start: Double, velocity: Double) -> Motion? {
    let (lower, upper) = edges(from: origin)
    return try? Motion(
      position: start, velocity: velocity, lower: lower, upper: upper, law: law)
  }

  /// A motion to a chosen place.
  func motion(velocity: Double, to target: Ticks, pace: Motion.Pace) -> Motion? {
    try? Motion(
      position: 0, velocity: velocity, target: (target - place).points, law: law,
      spring: profile.targetSpring, pace: pace)
  }

  /// Where a glide has the content, in points from its origin, and how fast it moves: to the last bit the
  /// motion's, but where an edge or its pixel holds the content, at rest there.
  func state(of glide: Activity.Glide) -> (position: Double, velocity: Double) {
    let elapsed = elapsed(since: glide.start)
    let position = glide.motion.runningPosition(at: elapsed)
    guard glide.origin + Ticks(clamping: position) == place else {
      return ((place - glide.origin).points, 0)
    }
    return (position, glide.motion.runningVelocity(at: elapsed))
  }

  /// The edges in points from `origin`.
  func edges(from origin: Ticks) -> (lower: Double, upper: Double) {
    (
      bounds.isOpenLeading ? -.infinity : (bounds.minimum - origin).points,
      bounds.isOpenTrailing ? .infinity : (bounds.maximum - origin).points
    )
  }
}
