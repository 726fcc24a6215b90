import ScrollLayout
import ScrollPhysics

/// The motions that a release here and now would lead to. All are in points from the place; `nil` when
/// a value is beyond what motions can be made of.
extension ScrollModel {
  /// How released content moves on this display, between edges that it may be kept within.
  var law: MotionLaw {
    var law = profile.law(scale: scale)
    guard !bounces else { return law }
    switch law.edge {
    case .spring(let edge): law.edge = .stop(returning: edge.spring)
    case .overfling: law.edge = .stop(returning: profile.targetSpring)
    case .stop: break
    }
    return law
  }

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

  /// The edges in points from `origin`.
  func edges(from origin: Ticks) -> (lower: Double, upper: Double) {
    (
      bounds.isOpenLeading ? -.infinity : (bounds.minimum - origin).points,
      bounds.isOpenTrailing ? .infinity : (bounds.maximum - origin).points
    )
  }
}
