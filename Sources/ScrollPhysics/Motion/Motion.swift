/// The motion of content from a release to its rest, between two edges.
///
/// A chain of ``Segment`` values, each of which begins where and as fast as the one before it ends:
/// free within the edges, and as the edge says beyond them. All moments at which one segment gives
/// way to another, and all ``events``, are solved when the motion is made; from then on it is a pure
/// function of the time, and sampling it allocates nothing.
///
/// Positions are points, velocities points per second, times seconds from the release. Mirrored parameters give
/// exactly mirrored values. With an autonomous ``Deceleration``, and springs at the edges that content re-enters
/// from, a motion restarted at any of its own moments is the same motion; a cubic return counts its time from its
/// start.
public struct Motion: Equatable, Sendable {
  /// A segment, when it begins, and what it must not pass.
  @frozen public struct Piece: Equatable, Sendable {
    /// The curve of this part of the motion.
    public let segment: Segment
    /// Seconds from the release.
    public let start: Double
    /// The edge that the content is beyond; `nil` for a piece within the edges.
    public let side: EdgeSide?
    /// Seconds from the release to the segment's own start; before ``start`` when the segment belongs
    /// to the piece before, too.
    let origin: Double
    /// Points that the piece stays between: the edge at which the next piece follows a free one, so that rounding
    /// does not pass it early; elsewhere the largest numbers.
    let floor: Double
    let ceiling: Double
    /// How many events belong to the pieces before.
    let eventsBefore: Int
  }

  /// Immutable and shared by copies, so that a motion is one word to pass on.
  let storage: Storage

  /// The motion of content released at `position` with `velocity`.
  ///
  /// - Parameters:
  ///   - position: points; may lie beyond an edge.
  ///   - velocity: points per second.
  ///   - lower: points, the leading edge; minus infinity for no edge.
  ///   - upper: points, the trailing edge; infinity for no edge. May equal `lower`.
  ///   - law: how the content moves.
  /// - Throws: when the position or the velocity is NaN or infinite, an edge is NaN, `lower` is above
  ///   `upper` or neither is a valid position, or the law has a number out of range.
  public init(
    position: Double, velocity: Double, lower: Double, upper: Double, law: MotionLaw
  ) throws(PhysicsError) {
    try Check.finite(position, "position")
    try Check.finite(velocity, "velocity")
    try Check.range(lower, upper)
    try law.validate()
    var builder = MotionBuilder(law: law, lower: lower, upper: upper)
    let end = try builder.build(position: position, velocity: velocity)
    self.init(builder.pieces, builder.events, end)
  }

  init(_ pieces: [Piece], _ events: [MotionEvent], _ end: MotionBuilder.End) {
    storage = Storage(pieces, events, end)
  }
}

extension Check {
  /// The ends of a range that may be open.
  static func range(_ lower: Double, _ upper: Double) throws(PhysicsError) {
    guard !lower.isNaN else { throw .notFinite(parameter: "lower") }
    guard !upper.isNaN else { throw .notFinite(parameter: "upper") }
    guard lower <= upper else {
      throw .outOfRange(parameter: "lower", value: lower, allowed: "at most upper, \(upper)")
    }
    guard lower < .infinity else {
      throw .outOfRange(parameter: "lower", value: lower, allowed: "below infinity")
    }
    guard upper > -.infinity else {
      throw .outOfRange(parameter: "upper", value: upper, allowed: "above minus infinity")
    }
  }
}
