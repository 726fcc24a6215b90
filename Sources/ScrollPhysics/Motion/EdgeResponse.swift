/// What happens to content that moves over an edge by itself.
public enum EdgeResponse: Codable, Equatable, Sendable {
  /// A spring takes the content over at the edge and brings it back.
  case spring(SpringEdge)
  /// The content goes on over the edge, braked, for `distance` points at the most and returns along a
  /// cubic: Android's over-fling. `gravity` is the deceleration in points per second squared, more
  /// where the distance asks for it; it also says how long the return takes. With a distance of 0
  /// the content stops at the edge.
  case overfling(distance: Double, gravity: Double)
  /// The content stops at the edge. Content that is beyond the edge for another reason returns by the spring.
  case stop(returning: Spring)
  /// A program's own way over the edge and back, by functions or along a sampled curve. Content rests at the edge then.
  case custom(CustomEdge)

  /// The same edge with another spring; one that had none gets it.
  public func using(_ spring: Spring) -> EdgeResponse {
    guard case .spring(var edge) = self else { return .spring(SpringEdge(spring)) }
    edge.spring = spring
    return .spring(edge)
  }

  /// Throws when a number is NaN, infinite, or outside the range it has above.
  public func validate() throws(PhysicsError) {
    switch self {
    case .spring(let edge):
      try Check.positive(edge.transferredShare, "transferredShare")
      if edge.transferLimit != .infinity {
        try Check.positive(edge.transferLimit, "transferLimit")
      }
    case .overfling(let distance, let gravity):
      try Check.notNegative(distance, "distance")
      try Check.positive(gravity, "gravity")
    case .stop, .custom:
      break
    }
  }

  /// Throws when content that re-enters comes back over an edge faster than it went: between two edges
  /// it would not come to rest.
  func validateReentry() throws(PhysicsError) {
    guard case .spring(let edge) = self, !(edge.returnedShare < 1) else { return }
    throw .outOfRange(
      parameter: "transferredShare", value: edge.transferredShare,
      allowed: "below \(edge.transferredShare / edge.returnedShare) with a damping ratio of "
        + "\(edge.spring.dampingRatio) and re-entry")
  }
}

/// A spring at an edge, and the share of a fling's velocity that it starts with.
public struct SpringEdge: Codable, Equatable, Sendable {
  /// The spring that brings content back to the edge.
  public var spring: Spring
  /// The share of the velocity at the edge that the spring begins with, above 0. 1 passes it on
  /// unchanged; WebKit's elasticity takes 0.31 of it. Where content re-enters, an under-damped spring
  /// must not send it back as fast as it came or faster: below e^(π ζ / √(1 - ζ²)).
  public var transferredShare: Double
  /// Points per second, the most a spring begins with at either edge; above 0, may be infinite.
  public var transferLimit: Double

  /// Creates an edge with a spring, and limits for the velocity that it receives.
  public init(
    _ spring: Spring, transferredShare: Double = 1, transferLimit: Double = .infinity
  ) {
    self.spring = spring
    self.transferredShare = transferredShare
    self.transferLimit = transferLimit
  }

  /// The share of the velocity content arrives with at the edge that it has when it comes back over
  /// it; 0 where it does not come back. An under-damped spring about the edge passes it half a period
  /// later, with e^(-π ζ / √(1 - ζ²)) of the velocity it began with.
  var returnedShare: Double {
    let ratio = spring.dampingRatio
    guard ratio < 1 else { return 0 }
    let root = Elementary.sqrt((1 - ratio) * (1 + ratio))
    return Elementary.finite(transferredShare * Elementary.exp(-Elementary.pi * (ratio / root)))
  }

  /// Points per second that the spring begins with when content arrives at `velocity`.
  func transferred(_ velocity: Double) -> Double {
    let passed = Elementary.finite(velocity * transferredShare)
    return min(max(passed, -transferLimit), transferLimit)
  }
}
