extension Motion {
  /// What a motion is made of. Most motions have one piece or two, which are found without a search.
  final class Storage: Sendable {
    let pieces: [Piece]
    /// Three of the pieces again, read in place here: one in an array is copied, with its reference.
    private let firstPiece: Piece
    private let secondPiece: Piece
    private let lastPiece: Piece
    /// When the second and the third piece begin; infinite without one.
    let secondStart: Double
    let thirdStart: Double
    /// The first and the second piece, if they are of the common kinds.
    let first: ExponentialPiece
    let second: ExponentialPiece
    let lastStartPosition: Double
    let events: [MotionEvent]
    let end: MotionBuilder.End

    /// - Parameter pieces: in order of time; not empty.
    init(_ pieces: [Piece], _ events: [MotionEvent], _ end: MotionBuilder.End) {
      self.pieces = pieces
      secondStart = pieces.count > 1 ? pieces[1].start : .infinity
      thirdStart = pieces.count > 2 ? pieces[2].start : .infinity
      first = ExponentialPiece(pieces[0]) ?? .none
      second = pieces.count > 1 ? ExponentialPiece(pieces[1]) ?? .none : .none
      let last = pieces[pieces.count - 1]
      (firstPiece, secondPiece, lastPiece) = (pieces[0], pieces.count > 1 ? pieces[1] : last, last)
      lastStartPosition = last.segment.position(at: last.start - last.origin)
      self.events = events
      self.end = end
    }

    /// The place in the chain of the last piece that has begun by `t`.
    func index(at t: Double) -> Int {
      if t < secondStart { return 0 }
      if t < thirdStart { return 1 }
      return laterIndex(at: t)
    }

    /// What `sample` makes of the piece at `t`.
    @inline(__always)
    func read<Value>(at t: Double, _ sample: (borrowing Piece) -> Value) -> Value {
      if t < secondStart { return sample(firstPiece) }
      if t < thirdStart { return sample(secondPiece) }
      let index = laterIndex(at: t)
      return index == pieces.count - 1 ? sample(lastPiece) : sample(pieces[index])
    }

    /// The same from the third piece on; also for an infinite time.
    private func laterIndex(at t: Double) -> Int {
      var index = min(2, pieces.count - 1)
      while index + 1 < pieces.count, t >= pieces[index + 1].start { index += 1 }
      return index
    }
  }

  /// In order of time; never empty. The first begins at 0.
  public var pieces: [Piece] { storage.pieces }

  /// In order of time.
  public var events: [MotionEvent] { storage.events }

  /// Seconds from the release until nothing moves any more; finite.
  public var endTime: Double { storage.end.time }

  /// Points: exactly the edge or the target the motion comes to rest at, else where it tends to, held
  /// within the edges, which is up to the rest distance from where it is at ``endTime``; up to half a point
  /// if it counts as stopped just before an edge that does not stop it.
  public var restPosition: Double { storage.end.position }

  /// Points, where the last piece begins.
  public var lastStartPosition: Double { storage.lastStartPosition }

  /// The edge at which the motion comes to rest, if it does.
  public var restingEdge: EdgeSide? { storage.end.edge }

  public static func == (a: Motion, b: Motion) -> Bool {
    a.storage === b.storage
      || a.pieces == b.pieces && a.events == b.events && a.storage.end == b.storage.end
  }
}
