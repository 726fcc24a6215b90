extension Motion {
  /// How content is brought to a chosen target.
  @frozen public enum Pace: Hashable, Sendable {
    /// By the loss of velocity that the content would have by itself, at a rate that ends at the
    /// target, if that lies ahead and not more than half as far again as the motion would go; else by
    /// the spring, unless that would pass a target ahead without being under-damped.
    case natural
    /// By the spring, if it gets there without passing the target; else by a loss of velocity, which
    /// then is faster than the spring.
    case prompt
  }

  /// The motion of content released at `position` with `velocity` that comes to rest at `target`.
  ///
  /// Position and velocity are continuous; the edges play no part. A target ahead is never passed,
  /// unless the spring is under-damped.
  ///
  /// - Throws: when a number is NaN or infinite, or the law has one out of range.
  public init(
    position: Double, velocity: Double, target: Double, law: MotionLaw, spring: Spring,
    pace: Pace = .natural
  ) throws(PhysicsError) {
    try Check.finite(position, "position")
    try Check.finite(velocity, "velocity")
    try Check.finite(target, "target")
    try law.validate()
    let way = Elementary.finite(target - position)
    let curve = SpringCurve(finite: spring, displacement: -way, velocity: velocity)
    let isAhead = way != 0 && velocity != 0 && (way < 0) == (velocity < 0)
    let decays: Bool
    switch pace {
    case .natural:
      let free = try law.deceleration.segment(position: 0, velocity: velocity)
      let isNear = abs(way) <= Self.longestApproach * abs(free.destination)
      let wouldPass = spring.dampingRatio >= 1 && curve.firstZeroCrossing != nil
      decays = isAhead && (isNear || wouldPass)
    case .prompt:
      decays = isAhead && curve.firstZeroCrossing != nil
    }
    let segment: Segment =
      decays
      ? .approach(try RetargetedDecay(position: position, velocity: velocity, target: target))
      : .spring(curve, about: target)
    let piece = Piece(
      segment: segment, start: 0, side: nil, origin: 0, floor: -.greatestFiniteMagnitude,
      ceiling: .greatestFiniteMagnitude,
      eventsBefore: 0)
    let end = Elementary.finite(segment.duration(within: law.settleDistance))
    self.init([piece], [], MotionBuilder.End(time: end, position: target, edge: nil))
  }

  /// The largest factor by which content may move farther than by its own exponential. Chosen: at twice the distance
  /// the last half point takes eight seconds at iOS's rate.
  private static let longestApproach = 1.5
}
