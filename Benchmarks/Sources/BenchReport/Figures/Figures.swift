/// What a figure is about.
public struct FigureKey: Hashable, Comparable, Sendable {
  /// The height of the viewport that peers are compared at, in pixels.
  public static let usualHeight = 800

  public var peer: String
  public var work: String
  public var n: Int
  public var metric: String
  /// The height of the viewport, in pixels.
  public var height: Int

  public init(
    peer: String, work: String, n: Int, metric: String, height: Int = FigureKey.usualHeight
  ) {
    self.peer = peer
    self.work = work
    self.n = n
    self.metric = metric
    self.height = height
  }

  public init(_ reading: Reading, height: Int = FigureKey.usualHeight) {
    self.init(
      peer: reading.peer, work: reading.work, n: reading.n, metric: reading.metric, height: height)
  }

  public static func < (a: FigureKey, b: FigureKey) -> Bool {
    (a.work, a.metric, a.height, a.n, a.peer) < (b.work, b.metric, b.height, b.n, b.peer)
  }
}

/// Every figure of a comparison, each by the repetition that it was measured in.
public struct Figures: Equatable, Sendable {
  /// Values by repetition. Never empty for a key.
  private var series: [FigureKey: [Int: Double]] = [:]

  public init() {}

  /// - Parameters:
  ///   - repetition: runs of one repetition are compared with each other.
  ///   - height: of the viewport, in pixels.
  public mutating func add(
    _ readings: [Reading], repetition: Int, height: Int = FigureKey.usualHeight
  ) {
    for reading in readings {
      series[FigureKey(reading, height: height), default: [:]][repetition] = reading.value
    }
  }

  /// All keys, by work, metric, height, count and peer.
  public var keys: [FigureKey] { series.keys.sorted() }

  /// The values of the repetitions in which the figure was measured.
  public func values(_ key: FigureKey) -> [Int: Double]? { series[key] }

  public func spread(_ key: FigureKey) -> Spread? {
    series[key].flatMap { Spread(Array($0.values)) }
  }

  /// The names of everyone who was measured: ours first, then by name.
  public var peers: [String] {
    let names = Set(series.keys.map(\.peer)).sorted()
    return names.filter(Peer.isOurs) + names.filter { !Peer.isOurs($0) }
  }

  /// The counts for which a peer has a figure, growing.
  public func counts(
    peer: String, work: String, metric: String, height: Int = FigureKey.usualHeight
  ) -> [Int] {
    let counts = series.keys.filter {
      $0.peer == peer && $0.work == work && $0.metric == metric && $0.height == height
    }
    return counts.map(\.n).sorted()
  }

  /// Quotients of two figures, each of one repetition, so that a machine that is slow for a while slows
  /// both. Repetitions that only one of them has are left out, and so are those divided by 0.
  public static func quotients(_ a: [Int: Double], _ b: [Int: Double]) -> [Int: Double] {
    var quotients: [Int: Double] = [:]
    for (repetition, divisor) in b where divisor != 0 {
      if let dividend = a[repetition] { quotients[repetition] = dividend / divisor }
    }
    return quotients
  }
}
