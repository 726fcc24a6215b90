extension RunRecord {
  /// The places of at most `limit` frames that show the whole run, in order: all, where there are no more.
  ///
  /// Else the run is cut into pieces of as many frames, and of each piece the first frame is kept, and
  /// those in which a number that is drawn is lowest and highest. So the extremes of all numbers are
  /// there, and every frame that is kept is one that was.
  ///
  /// - Parameter limit: at least 64.
  func keptFrames(atMost limit: Int) -> [Int] {
    guard frames.count > limit else { return Array(frames.indices) }
    // Frames of one piece are mostly extreme in several numbers: fewer, finer pieces fit first.
    for share in [3, 4, 6, 8, 11] {
      let kept = keptFrames(pieces: limit / share)
      if kept.count <= limit { return kept }
    }
    return keptFrames(pieces: (limit - 1) / (2 * Self.drawn.count + 1))
  }

  /// The numbers that are drawn.
  private static let drawn: [@Sendable (FrameRecord) -> Double] = [
    { $0.offset }, { $0.velocity }, { $0.cost }, { Double($0.liveCells) },
    { Double($0.pooledCells) }, { $0.blank }, { $0.drift },
  ]

  private func keptFrames(pieces: Int) -> [Int] {
    var kept: [Int] = []
    for piece in 0..<pieces {
      let range = frames.count * piece / pieces..<frames.count * (piece + 1) / pieces
      guard let first = range.first else { continue }
      var chosen = [first]
      for number in Self.drawn {
        var (low, high) = (first, first)
        for index in range {
          if number(frames[index]) < number(frames[low]) { low = index }
          if number(frames[index]) > number(frames[high]) { high = index }
        }
        for index in [low, high] where !chosen.contains(index) { chosen.append(index) }
      }
      kept += chosen.sorted()
    }
    let last = frames.count - 1
    if kept.last != last { kept.append(last) }
    return kept
  }
}
