import ScrollPhysics

extension Motion {
  /// A motion under iOS's law with the numbers given.
  init(
    position: Double, velocity: Double, lower: Double, upper: Double,
    rate: DecelerationRate = .normal, spring: Spring = .bounce, stopDistance: Double = 0.5,
    settleDistance: Double = 0.25, crossing rule: MotionLaw.CrossingRule = .beforeStop,
    reenters: Bool = false
  ) throws(PhysicsError) {
    try self.init(
      position: position, velocity: velocity, lower: lower, upper: upper,
      law: MotionLaw(
        deceleration: .exponential(rate), edge: .spring(SpringEdge(spring)), reenters: reenters,
        stopDistance: stopDistance, settleDistance: settleDistance, crossing: rule))
  }

  /// The moment a spring first starts.
  var crossing: MotionEvent? { events.first { $0.kind == .bounceBegan } }

  /// The moment the content is entered from beyond an edge, for a motion that begins there.
  var reentry: MotionEvent? {
    guard pieces[0].side != nil, pieces.count > 1 else { return nil }
    return events.first { $0.kind == .bounceEnded }
  }

  /// The first turn of the first spring, on either side of its edge.
  var turn: (time: Double, displacement: Double)? {
    for piece in pieces {
      guard case .spring(let curve, _) = piece.segment else { continue }
      return curve.firstExtremum.map { (piece.start + $0.time, $0.displacement) }
    }
    return nil
  }

  /// Points, where the last curve is when the motion ends.
  var stopPosition: Double { runningPosition(at: endTime) }
}
