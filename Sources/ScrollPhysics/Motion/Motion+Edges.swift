extension Motion {
  /// The same motion from `t` seconds on between other edges, `nil` when they ask for another one.
  ///
  /// The piece that moves the content at `t`, and with it the events up to then, stay to the last bit; the following
  /// pieces are solved again. That is not possible when the content has already passed a new edge, or is beyond an
  /// edge that moved or at rest on it: then a motion restarts where the content is. If an edge is now ahead of
  /// content that moves freely toward it from beyond, the motion continues if it crosses the edge no later than the
  /// edge would bring it in. A motion to a target has no edges and does not change.
  ///
  /// - Throws: as ``init(position:velocity:lower:upper:law:)``.
  public func adapted(
    lower: Double, upper: Double, law: MotionLaw, at t: Double
  ) throws(PhysicsError) -> Motion? {
    try Check.range(lower, upper)
    try law.validate()
    let index = storage.index(at: t)
    let piece = storage.pieces[index]
    if piece.isLed { return self }
    guard t < endTime else { return rests(lower: lower, upper: upper) ? self : nil }
    var builder = MotionBuilder(
      law: law, lower: lower, upper: upper, after: pieces[..<index],
      events: events[..<piece.eventsBefore])
    let next: MotionBuilder.Next
    if let side = piece.side {
      guard let bounce = bounce(of: index), bounce.edge == builder.edge(side) else { return nil }
      switch piece.segment {
      case .spring(let curve, _):
        if case .custom = law.edge {
          next = try builder.runBack(
            side, curve.initialDisplacement, curve.initialVelocity, arrival: bounce.velocity,
            at: piece.start)
          break
        }
        next = try builder.runSpring(
          curve.spring, side, curve.initialDisplacement, curve.initialVelocity,
          arrival: bounce.velocity, at: piece.start)
      case .braking where piece.leads(to: side), .cubic:
        // The motion out and back ends at this edge, independent of the other one.
        return self
      case .custom(let motion) where motion.storage.isBounce:
        return self
      default:
        next = builder.enter(
          piece.segment, side, bounce.overshoot, bounce.velocity,
          piece.segment.passage(of: bounce.edge), at: piece.start)
      }
    } else {
      let heading = piece.segment.heading
      guard heading != 0 else { return nil }
      let ahead = heading > 0 ? EdgeSide.trailing : .leading
      let behind = heading > 0 ? lower : upper
      let place = runningPosition(at: t)
      let hasLeft = ahead == .trailing ? place > upper : place < lower
      let isShort = ahead == .trailing ? place < lower : place > upper
      // Rounding may show content short of an edge that it has come in over.
      let hasEntered = piece.origin + piece.segment.passage(of: behind) <= t
      guard !hasLeft,
        !isShort || hasEntered || entersByItself(piece, over: behind, law, at: t)
      else { return nil }
      next = builder.run(piece.segment, toward: ahead, origin: piece.origin, from: piece.start)
    }
    let end = try builder.finish(next)
    let motion = Motion(builder.pieces, builder.events, end)
    guard motion.piece(at: t).segment == piece.segment else { return nil }
    return motion
  }

  /// Whether the motion is still at rest, and where it says, between other edges.
  private func rests(lower: Double, upper: Double) -> Bool {
    switch restingEdge {
    case .leading: restPosition == lower
    case .trailing: restPosition == upper
    case nil: restPosition >= lower && restPosition <= upper
    }
  }

  /// Whether a free piece comes in over an edge from beyond, and no later than the edge would bring it in.
  private func entersByItself(
    _ piece: Piece, over edge: Double, _ law: MotionLaw, at t: Double
  ) -> Bool {
    let passage = piece.segment.passage(of: edge)
    guard law.reenters, passage < piece.segment.duration(within: law.stopDistance) else {
      return false
    }
    let spring: Spring
    switch law.edge {
    case .overfling, .custom: return true
    case .spring(let response): spring = response.spring
    case .stop(let returning): spring = returning
    }
    let curve = SpringCurve(
      finite: spring, displacement: Elementary.finite(runningPosition(at: t) - edge),
      velocity: runningVelocity(at: t))
    return curve.firstZeroCrossing.map { piece.origin + passage - t <= $0 } ?? false
  }

  /// The beginning of the bounce that a piece beyond an edge belongs to.
  private func bounce(of index: Int) -> MotionEvent? {
    guard let side = storage.pieces[index].side else { return nil }
    let start = storage.pieces[index].start
    return events.last { $0.kind == .bounceBegan && $0.side == side && $0.time <= start }
  }
}

extension Segment {
  /// Below 0 for a free motion toward the leading edge, above 0 for one toward the trailing one.
  fileprivate var heading: Double {
    // A program's own may begin at rest.
    if case .custom(let motion) = self { return motion.storage.unit }
    return velocity(at: 0)
  }
}

extension Motion.Piece {
  /// Whether it leads to a chosen target.
  fileprivate var isLed: Bool {
    switch segment {
    case .approach, .ease: true
    case .spring: side == nil
    case .rest, .decay, .friction, .braking, .spline, .power, .cubic, .custom: false
    }
  }

  fileprivate func leads(to side: EdgeSide) -> Bool {
    let velocity = segment.velocity(at: 0)
    return side == .trailing ? velocity > 0 : velocity < 0
  }
}
