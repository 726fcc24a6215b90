/// Everything that a comparison of one run tells.
public struct Report: Sendable {
  public var machine: Machine
  /// When it was measured, as text.
  public var date: String
  public var repetitions: Int
  public var isQuick: Bool
  public var figures: Figures
  public var ladder: LatencyLadder
  /// Who could not be measured, and why.
  public var problems: [String]

  public init(
    machine: Machine, date: String, repetitions: Int, isQuick: Bool, figures: Figures,
    ladder: LatencyLadder, problems: [String]
  ) {
    self.machine = machine
    self.date = date
    self.repetitions = repetitions
    self.isQuick = isQuick
    self.figures = figures
    self.ladder = ladder
    self.problems = problems
  }

  /// All bars, and their results.
  public var bars: [BarResult] { Bar.all.map { BarResult($0, figures) } }

  /// One figure of one peer at one count.
  struct Cell {
    var spread: Spread
    /// Of times, next to ours; `nil` for ours, and where ours was not measured.
    var ratio: Spread?
  }

  /// One peer, or one way of a peer, in the table of a line.
  struct Series {
    var peer: String
    var title: String
    var metric: String
    var cells: [Int: Cell]
  }

  /// The table of a line: who has figures, ours first.
  func series(_ line: Section.Line) -> [Series] {
    figures.peers.flatMap { peer -> [Series] in
      metrics(line, of: peer).compactMap { metric in
        let counts = figures.counts(peer: peer, work: line.work, metric: metric)
        var cells: [Int: Cell] = [:]
        for n in counts {
          let key = FigureKey(peer: peer, work: line.work, n: n, metric: metric)
          if let cell = cell(key, line) { cells[n] = cell }
        }
        guard !cells.isEmpty else { return nil }
        return Series(
          peer: peer, title: Peer.title(peer) + way(metric, line), metric: metric, cells: cells)
      }
    }
  }

  /// The figures of a peer that a line shows.
  private func metrics(_ line: Section.Line, of peer: String) -> [String] {
    guard let theirs = line.theirs, !Peer.isOurs(peer) else { return [line.metric] }
    let names = figures.keys.filter {
      $0.peer == peer && $0.work == line.work && $0.metric.hasPrefix(theirs.prefix)
        && $0.metric.hasSuffix(theirs.suffix)
    }
    return Set(names.map(\.metric) + [line.metric]).sorted()
  }

  /// `, remove insert each` for one of several figures of a peer.
  private func way(_ metric: String, _ line: Section.Line) -> String {
    guard let theirs = line.theirs, metric != line.metric else { return "" }
    let words = metric.dropFirst(theirs.prefix.count).dropLast(theirs.suffix.count)
    return ", " + String(words.map { $0 == "_" ? " " : $0 })
  }

  private func cell(_ key: FigureKey, _ line: Section.Line) -> Cell? {
    guard let values = figures.net(key, of: line.net), let spread = Spread(Array(values.values))
    else { return nil }
    guard !Peer.isOurs(key.peer), line.unit.isTime else { return Cell(spread: spread) }
    var ours = key
    ours.peer = Peer.ours
    ours.metric = line.metric
    let quotients = figures.net(ours, of: line.net).map { Figures.quotients(values, $0) } ?? [:]
    // A time of nothing or less, once the model is taken off, has no ratio.
    guard spread.min > 0, quotients.values.allSatisfy({ $0 > 0 }) else {
      return Cell(spread: spread)
    }
    return Cell(spread: spread, ratio: Spread(Array(quotients.values)))
  }

  /// How a line grows with the rows of the list, for each peer.
  func growth(_ line: Section.Line) -> [Growth] {
    series(line).map { series in
      Growth(
        name: series.title, peer: series.peer,
        points: series.cells.map { Growth.Point(x: $0.key, spread: $0.value.spread) })
    }
  }

  /// How a frame of ours grows with the height of the viewport, at 1,000,000 rows.
  func viewportGrowth() -> [Growth] {
    [("W1", "rows of 44 px"), ("W2", "rows of 24 to 200 px")].compactMap { work, rows in
      let keys = figures.keys.filter {
        Peer.isOurs($0.peer) && $0.work == work && $0.n == 1_000_000
          && $0.metric == "frame_layout_cpu_mean_ns"
      }
      guard keys.count > 1 else { return nil }
      return Growth(
        name: "\(work), \(rows)", peer: Peer.ours,
        points: keys.compactMap { key in
          figures.spread(key).map { Growth.Point(x: key.height, spread: $0) }
        })
    }
  }

  /// The bytes of a measured row of ours in this run, with the most rows, or 6 if it was not measured.
  var bytesPerRow: Double {
    let term = Term(.ours, "W2", .most, "bytes_per_item")
    return figures.values(term).flatMap { Spread(Array($0.values))?.median } ?? 6
  }

  /// What one dependent load costs from a memory of the bytes that this many measured rows take.
  func limit(_ counts: ClosedRange<Int>) -> [(x: Double, value: Double)] {
    var points: [(x: Double, value: Double)] = []
    var n = Double(counts.lowerBound)
    // Eight points for a power of ten, so that the steps of the caches are seen.
    while n <= Double(counts.upperBound) * 1.001 {
      if let load = ladder.nanoseconds(bytes: n * bytesPerRow) { points.append((n, load)) }
      n *= 1.333521432163324
    }
    return points
  }
}
