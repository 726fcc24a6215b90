/// The velocity a fling inherits from the one that a finger stopped.
///
/// Repeated flings in one direction become faster: a drag that catches moving content adds to the
/// velocity it ends with. All velocities are points per second; mirrored ones give mirrored results.
public enum CarriedMomentum: Codable, Equatable, Sendable {
  /// Every fling starts without momentum.
  case none
  /// Flutter's fit to iOS: ``velocity(from:)`` of the old velocity is added to the new one, unless the
  /// new one leads the other way or is below half of what would be added
  /// (`momentumRetainVelocityThresholdFactor`).
  case power
  /// GTK's: the old velocity times a factor is added. The factor grows from 0 for a new velocity of
  /// `floor` times the old one, by 1 for each (`ceiling` - `floor`), up to `maximum`.
  case accumulating(floor: Double, ceiling: Double, maximum: Double)

  /// Points per second, with the sign of the velocity; none carried by ``power`` is faster.
  public static let limit = 40_000.0

  /// Points per second carried over from `velocity`: 0.000816 |v|^1.967, up to ``limit``. Odd in
  /// the velocity; NaN gives NaN. `BouncingScrollPhysics.carriedMomentum` of Flutter.
  public static func velocity(from velocity: Double) -> Double {
    let speed = abs(velocity)
    if speed.isNaN { return speed }
    let carried = min(0.000816 * Elementary.pow(speed, 1.967), limit)
    return velocity < 0 ? -carried : carried
  }

  /// What a release at `released` becomes when the drag stopped content that moved at `caught`.
  public func velocity(released: Double, caught: Double) -> Double {
    guard released != 0, caught != 0, (released < 0) == (caught < 0) else { return released }
    switch self {
    case .none:
      return released
    case .power:
      let carried = Self.velocity(from: caught)
      guard abs(released) > abs(carried) / 2 else { return released }
      return Elementary.finite(released + carried)
    case .accumulating(let floor, let ceiling, let maximum):
      guard abs(released) >= abs(caught) * floor else { return released }
      let factor = (released - caught * floor) / (caught * (ceiling - floor))
      return Elementary.finite(released + caught * min(factor, maximum))
    }
  }

  /// Throws for the first number that is NaN, infinite or out of order.
  public func validate() throws(PhysicsError) {
    guard case .accumulating(let floor, let ceiling, let maximum) = self else { return }
    try Check.notNegative(floor, "floor")
    try Check.finite(ceiling, "ceiling")
    guard ceiling > floor else {
      throw .outOfRange(parameter: "ceiling", value: ceiling, allowed: "above \(floor)")
    }
    try Check.notNegative(maximum, "maximum")
  }
}
