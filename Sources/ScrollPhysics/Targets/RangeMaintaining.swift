/// Where an offset goes when the range it scrolls in changes.
///
/// The rule of Flutter's `RangeMaintainingScrollPhysics`. A resting offset that was within its range
/// stays within; one that was beyond an edge which now moves inward keeps its distance from that
/// edge. A moving offset is left to its motion, and one that somebody has moved already is left
/// where it is unless one of the four bounds is infinite.
public enum RangeMaintaining {
  /// An offset and the range it scrolls in, all in points.
  public struct Extent: Equatable, Sendable {
    /// The offset, in points.
    public let offset: Double
    /// May be minus infinity, as long as the content has no known beginning.
    public let lower: Double
    /// May be infinity, as long as the content has no known end.
    public let upper: Double

    /// Throws when the offset is not finite, a bound is NaN, or `lower` is above `upper`.
    public init(offset: Double, lower: Double, upper: Double) throws(PhysicsError) {
      try Check.finite(offset, "offset")
      guard !lower.isNaN else { throw .notFinite(parameter: "lower") }
      guard !upper.isNaN else { throw .notFinite(parameter: "upper") }
      guard lower <= upper else {
        throw .outOfRange(parameter: "lower", value: lower, allowed: "at most upper, \(upper)")
      }
      self.offset = offset
      self.lower = lower
      self.upper = upper
    }

    var isFinite: Bool { lower.isFinite && upper.isFinite }
  }

  /// Points: the offset to show in the range `after`, whose own offset is the one proposed.
  ///
  /// `velocity` is in points per second; anything but 0 counts as a motion.
  public static func offset(before: Extent, after: Extent, velocity: Double) -> Double {
    guard velocity == 0 else { return after.offset }
    let isMoved = before.offset != after.offset
    if before.offset < before.lower {
      guard !isMoved, after.lower > before.lower else { return after.offset }
      return Elementary.finite(after.lower - (before.lower - before.offset))
    }
    if before.offset > before.upper {
      guard !isMoved, after.upper < before.upper else { return after.offset }
      return Elementary.finite(after.upper + (before.offset - before.upper))
    }
    if isMoved, before.isFinite, after.isFinite { return after.offset }
    return Elementary.finite(min(max(after.offset, after.lower), after.upper))
  }
}
