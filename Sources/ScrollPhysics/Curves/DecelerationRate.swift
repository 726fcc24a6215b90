/// How much of its velocity a free motion keeps each millisecond.
///
/// The notation of `UIScrollView.DecelerationRate`: a factor per millisecond, strictly between
/// 0 and 1. The velocity after t milliseconds is the initial one times `perMillisecond` to the
/// power t.
@frozen public struct DecelerationRate: Hashable, Sendable {
  /// The share of the velocity that is left after one millisecond, in (0, 1).
  public let perMillisecond: Double

  /// Throws unless `perMillisecond` is a finite number strictly between 0 and 1.
  public init(perMillisecond: Double) throws(PhysicsError) {
    try Check.finite(perMillisecond, "perMillisecond")
    guard perMillisecond > 0, perMillisecond < 1 else {
      throw .outOfRange(
        parameter: "perMillisecond", value: perMillisecond, allowed: "above 0 and below 1")
    }
    self.perMillisecond = perMillisecond
  }

  init(known perMillisecond: Double) {
    self.perMillisecond = perMillisecond
  }

  /// 0.998 per millisecond, the value of `UIScrollView.DecelerationRate.normal`.
  public static let normal = DecelerationRate(known: 0.998)

  /// 0.99 per millisecond, the value of `UIScrollView.DecelerationRate.fast`.
  public static let fast = DecelerationRate(known: 0.99)

  /// The exponent of the decay, 1000 ln r, per second. Always negative.
  public var perSecond: Double { 1000 * Elementary.log(perMillisecond) }
}

extension DecelerationRate: Codable {
  private enum CodingKeys: String, CodingKey {
    case perMillisecond
  }

  /// Decodes a rate.
  ///
  /// - Throws: also for numbers that the type does not take.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      perMillisecond: values.decode(Double.self, forKey: .perMillisecond))
  }
}
