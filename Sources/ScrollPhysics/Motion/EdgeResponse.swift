/// What happens to content that moves over an edge by itself.
public enum EdgeResponse: Equatable, Sendable {
  /// A spring takes the content over at the edge and brings it back.
  case spring(SpringEdge)
  /// The content goes on over the edge, braked, for `distance` points at the most and returns along a
  /// cubic: Android's over-fling. `gravity` is the deceleration in points per second squared, more
  /// where the distance asks for it; it also says how long the return takes. With a distance of 0
  /// the content stops at the edge.
  case overfling(distance: Double, gravity: Double)
  /// The content stops at the edge. What lies beyond it for another reason is brought back by the
  /// spring.
  case stop(returning: Spring)

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
    case .stop:
      break
    }
  }
}

/// A spring at an edge, and how much of a fling's velocity it takes over.
public struct SpringEdge: Equatable, Sendable {
  public var spring: Spring
  /// The share of the velocity at the edge that the spring begins with, above 0. 1 passes it on
  /// unchanged; WebKit's elasticity takes 0.31 of it.
  public var transferredShare: Double
  /// Points per second, the most a spring begins with at either edge; above 0, may be infinite.
  public var transferLimit: Double

  public init(
    _ spring: Spring, transferredShare: Double = 1, transferLimit: Double = .infinity
  ) {
    self.spring = spring
    self.transferredShare = transferredShare
    self.transferLimit = transferLimit
  }

  /// Points per second that the spring begins with when content arrives at `velocity`.
  func transferred(_ velocity: Double) -> Double {
    let passed = Elementary.finite(velocity * transferredShare)
    return min(max(passed, -transferLimit), transferLimit)
  }
}
