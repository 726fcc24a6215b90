extension RunRecord {
  /// The places of at most `limit` frames that show the whole run, in order: all, where there are no more.
  ///
  /// Else the run is cut into pieces of as many frames, and of each piece the first frame is kept, and
  /// those in which a number that is drawn is lowest and highest. So the extremes of all numbers are
  /// there, and every frame that is kept is one that was.
  ///
  /// - Parameters:
  ///   - limit: at least 64.
  ///   - needed: places that are kept as well; half of `limit` at the most.
  func keptFrames(atMost limit: Int, with needed: Set<Int> = []) -> [Int] {
    guard frames.count > limit else { return Array(frames.indices) }
    guard needed.isEmpty else {
      return needed.union(keptFrames(atMost: limit - needed.count)).sorted()
    }
    let columns = Self.drawn.map { frames.map($0) }
    // Frames of one piece are mostly extreme in several numbers: fewer, finer pieces fit first.
    for share in [3, 4, 6, 8, 11] {
      let kept = keptFrames(columns, pieces: limit / share)
      if kept.count <= limit { return kept }
    }
    return keptFrames(columns, pieces: (limit - 1) / (2 * columns.count + 1))
  }

  /// The numbers that are drawn.
  private static let drawn: [@Sendable (FrameRecord) -> Double] = [
    { $0.offset }, { $0.velocity }, { $0.cost }, { Double($0.liveCells) },
    { Double($0.pooledCells) }, { $0.blank }, { $0.drift },
  ]

  /// - Parameter columns: every number of all frames.
  private func keptFrames(_ columns: [[Double]], pieces: Int) -> [Int] {
    var kept: [Int] = []
    for piece in 0..<pieces {
      let range = frames.count * piece / pieces..<frames.count * (piece + 1) / pieces
      guard let first = range.first else { continue }
      var chosen = [first]
      for column in columns {
        var (low, high) = (first, first)
        for index in range {
          if column[index] < column[low] { low = index }
          if column[index] > column[high] { high = index }
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
