extension Motion {
  /// Points at `t` seconds; ``restPosition`` from ``endTime`` on, and the start before 0.
  @inline(__always)
  public func position(at t: Double) -> Double {
    t >= storage.end.time ? storage.end.position : runningPosition(at: t)
  }

  /// Points per second at `t` seconds; 0 from ``endTime`` on.
  public func velocity(at t: Double) -> Double {
    t >= endTime ? 0 : runningVelocity(at: t)
  }

  /// Points at `t` seconds on the last curve also after ``endTime``, where ``position(at:)`` is at
  /// rest.
  @inline(__always)
  public func runningPosition(at t: Double) -> Double { storage.position(at: t) }

  /// Points per second at `t` seconds on the last curve also after ``endTime``.
  // A caller that knows that this writes nothing need not copy what it keeps the motion in.
  @_effects(readonly)
  public func runningVelocity(at t: Double) -> Double {
    storage.read(at: t) { $0.segment.velocity(at: t - $0.origin) }
  }

  /// The piece that moves the content at `t` seconds.
  public func piece(at t: Double) -> Piece { storage.pieces[storage.index(at: t)] }

  /// Whether the piece that moves the content at `t` seconds is the last one.
  public func isLast(at t: Double) -> Bool { storage.index(at: t) == storage.pieces.count - 1 }

  /// Whether the content is beyond an edge, or at the moment of passing it, at `t` seconds.
  @_effects(readonly)
  public func isBouncing(at t: Double) -> Bool {
    storage.read(at: t) { $0.side != nil }
  }
}

extension Motion.Storage {
  /// Points at `t` seconds from the release.
  @inline(__always)
  func position(at t: Double) -> Double {
    if t < thirdStart {
      let early = t < secondStart ? first : second
      if let position = early.position(at: t) { return position }
    }
    return otherPosition(at: t)
  }

  /// The same of any piece.
  @inline(never)
  private func otherPosition(at t: Double) -> Double {
    read(at: t) {
      Motion.hold($0.segment.unboundedPosition(at: t - $0.origin), $0.floor, $0.ceiling)
    }
  }
}
