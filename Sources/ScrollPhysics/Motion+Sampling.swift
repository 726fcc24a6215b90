extension Motion {
  /// Points at `t` seconds; ``restPosition`` from ``endTime`` on, and the start before 0.
  @inline(__always)
  public func position(at t: Double) -> Double {
    t >= endTime ? restPosition : runningPosition(at: t)
  }

  /// Points per second at `t` seconds; 0 from ``endTime`` on.
  public func velocity(at t: Double) -> Double {
    t >= endTime ? 0 : runningVelocity(at: t)
  }

  /// Points at `t` seconds on the last curve also after ``endTime``, where ``position(at:)`` is at
  /// rest.
  @inline(__always)
  public func runningPosition(at t: Double) -> Double {
    pieces.withUnsafeBufferPointer { pieces in
      let index = Self.index(in: pieces, at: t)
      let position = pieces[index].segment.position(at: t - pieces[index].origin)
      return min(max(position, pieces[index].floor), pieces[index].ceiling)
    }
  }

  /// Points per second at `t` seconds on the last curve also after ``endTime``.
  public func runningVelocity(at t: Double) -> Double {
    pieces.withUnsafeBufferPointer { pieces in
      let index = Self.index(in: pieces, at: t)
      return pieces[index].segment.velocity(at: t - pieces[index].origin)
    }
  }

  /// The piece that moves the content at `t` seconds.
  public func piece(at t: Double) -> Piece {
    pieces.withUnsafeBufferPointer { $0[Self.index(in: $0, at: t)] }
  }

  /// Whether the piece that moves the content at `t` seconds is the last one.
  public func isLast(at t: Double) -> Bool {
    pieces.withUnsafeBufferPointer { Self.index(in: $0, at: t) == $0.count - 1 }
  }

  /// Whether the content is beyond an edge, or at the moment of passing it, at `t` seconds.
  public func isBouncing(at t: Double) -> Bool { piece(at: t).side != nil }

  /// The last piece that has begun by `t`; a motion rarely has more than three.
  @inline(__always)
  static func index(in pieces: UnsafeBufferPointer<Piece>, at t: Double) -> Int {
    var index = 0
    while index + 1 < pieces.count, t >= pieces[index + 1].start { index += 1 }
    return index
  }
}
