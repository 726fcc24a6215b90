/// A damped spring: m x'' + c x' + k x = 0, with c = 2 ζ √(k m).
///
/// `mass` and `stiffness` matter only through their quotient; the three parameters are those of
/// Flutter's and ScrollMechanics' springs.
@frozen public struct Spring: Hashable, Sendable {
  /// m, in an arbitrary unit of mass; above 0.
  public let mass: Double
  /// k, in that unit per second squared; above 0.
  public let stiffness: Double
  /// ζ, above 0: below 1 the spring oscillates, at 1 it returns as fast as possible without oscillating, above 1 it
  /// returns more slowly.
  public let dampingRatio: Double

  /// Throws when a parameter is NaN or infinite, not above 0, or so extreme that the spring's own
  /// time scale leaves the numbers: stiffness / mass beyond 1e-200...1e200 or a ratio beyond
  /// 1e-100...1e100.
  public init(mass: Double, stiffness: Double, dampingRatio: Double) throws(PhysicsError) {
    try Check.positive(mass, "mass")
    try Check.positive(stiffness, "stiffness")
    try Check.within(dampingRatio, 1e-100...1e100, "dampingRatio")
    let quotient = stiffness / mass
    guard quotient >= 1e-200, quotient <= 1e200 else {
      throw .outOfRange(
        parameter: "stiffness / mass", value: quotient, allowed: "1e-200...1e200")
    }
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  init(known mass: Double, _ stiffness: Double, _ dampingRatio: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  /// Mass 1, stiffness 100, ratio 1: the bounce of ScrollMechanics' `SimpleScrollView`, close to
  /// UIScrollView's. Its angular frequency is 10 per second.
  public static let bounce = Spring(known: 1, 100, 1)

  /// Mass 0.5, stiffness 100, ratio 1.1: the default spring of Flutter's `ScrollPhysics`.
  public static let flutter = Spring(known: 0.5, 100, 1.1)

  /// ω = √(k / m), radians per second, of the undamped spring.
  public var angularFrequency: Double { Elementary.sqrt(stiffness / mass) }

  /// c = 2 ζ √(k m), in units of mass per second.
  public var dampingCoefficient: Double {
    2 * dampingRatio * Elementary.sqrt(mass * stiffness)
  }
}

extension Spring: Codable {
  private enum CodingKeys: String, CodingKey {
    case mass, stiffness, dampingRatio
  }

  /// Decodes a spring.
  ///
  /// - Throws: also for numbers that the type does not take.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      mass: values.decode(Double.self, forKey: .mass),
      stiffness: values.decode(Double.self, forKey: .stiffness),
      dampingRatio: values.decode(Double.self, forKey: .dampingRatio))
  }
}
