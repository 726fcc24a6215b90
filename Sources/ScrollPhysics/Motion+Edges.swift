extension Motion {
  /// The same motion from `t` seconds on between other edges, `nil` when they ask for another one.
  ///
  /// The piece that moves the content at `t`, and with it the events up to then, stay to the last
  /// bit; what follows it is solved anew. That is not possible when the content has passed a new edge
  /// already, or is beyond an edge that moved: then a motion begins anew where the content is.
  ///
  /// - Throws: as ``init(position:velocity:lower:upper:law:)``.
  public func adapted(
    lower: Double, upper: Double, law: MotionLaw, at t: Double
  ) throws(PhysicsError) -> Motion? {
    try Check.range(lower, upper)
    try law.validate()
    let index = storage.index(at: t)
    let piece = storage.pieces[index]
    var builder = MotionBuilder(
      law: law, lower: lower, upper: upper, after: pieces[..<index],
      events: events[..<piece.eventsBefore])
    let next: MotionBuilder.Next
    if let side = piece.side {
      guard let bounce = bounce(of: index), bounce.edge == builder.edge(side) else { return nil }
      switch piece.segment {
      case .spring(let curve, _):
        next = try builder.runSpring(
          curve.spring, side, curve.initialDisplacement, curve.initialVelocity,
          arrival: bounce.velocity, at: piece.start)
      case .braking, .cubic:
        // They end at the edge, whatever the other one does.
        return self
      default:
        next = builder.enter(
          piece.segment, side, bounce.overshoot, bounce.velocity,
          piece.segment.passage(of: bounce.edge), at: piece.start)
      }
    } else {
      let velocity = piece.segment.velocity(at: 0)
      guard velocity != 0 else { return nil }
      next = builder.run(
        piece.segment, towards: velocity > 0 ? .trailing : .leading, origin: piece.origin,
        from: piece.start)
    }
    let end = try builder.finish(next)
    let motion = Motion(builder.pieces, builder.events, end)
    guard motion.piece(at: t).segment == piece.segment else { return nil }
    return motion
  }

  /// The beginning of the bounce that a piece beyond an edge belongs to.
  private func bounce(of index: Int) -> MotionEvent? {
    guard let side = storage.pieces[index].side else { return nil }
    let start = storage.pieces[index].start
    return events.last { $0.kind == .bounceBegan && $0.side == side && $0.time <= start }
  }
}
