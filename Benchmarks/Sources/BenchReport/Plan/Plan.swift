/// Which harness is run with what, in the order in which one repetition does it.
public struct Plan: Equatable, Sendable {
  public enum Harness: Hashable, Sendable {
    /// Our harness.
    case ours
    /// Our harness that paints.
    case painter
    case peer(String)

    public var isOurs: Bool {
      if case .peer = self { false } else { true }
    }

    public var name: String {
      switch self {
      case .ours: "scrollwork"
      case .painter: "scrollwork, painting"
      case .peer(let name): name
      }
    }
  }

  /// One run of a harness.
  public struct Step: Hashable, Sendable {
    public var harness: Harness
    public var n: Int
    public var works: [String]
    /// The height of the viewport, in pixels.
    public var height = FigureKey.usualHeight

    public init(
      _ harness: Harness, n: Int, works: [String], height: Int = FigureKey.usualHeight
    ) {
      self.harness = harness
      self.n = n
      self.works = works
      self.height = height
    }
  }

  public var steps: [Step] = []

  /// The works of a quick run.
  public static let quickWorks = ["W1", "W2", "W3", "W4", "W6"]
  /// What is painted, which another program of ours does.
  static let painted = ["W9", "prec"]
  /// Peers that paint nothing.
  static let unpainted: Set<String> = ["prefix-array", "chunked-tree"]
  /// The heights that a frame is measured at besides the usual one, in pixels.
  static let heights = [200, 400, 1600, 3200, 6400]

  /// The works at each number of rows. Peers take no part beyond 1e7 rows but where places are painted:
  /// arrays of all heights do not fit into memory, and extents in 32 bits overflow. Nor do they below 4000: fewer
  /// rows are scrolled through before the frames of W1 are over, which theirs are not made for.
  static let full: [(n: Int, works: [String], ours: [String])] = [
    (1000, [], ["W1", "W2", "W3", "W4", "W8"]),
    (10_000, ["W1", "W2", "W3", "W4", "W6", "W8"], []),
    (100_000, ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"], []),
    (1_000_000, ["W1", "W2", "W3", "W4", "W6", "W7", "W8", "W9"], []),
    (10_000_000, ["W1", "W2", "W3", "W4", "W8", "prec"], []),
    (100_000_000, ["prec"], ["W1", "W8"]),
    (1_000_000_000, [], ["W1", "W8"]),
  ]

  /// - Parameter options: the works, the peers and the quickness are used.
  public init(_ options: Options) {
    func asked(_ works: [String]) -> [String] {
      works.filter {
        (options.works.isEmpty || options.works.contains($0))
          && (!options.isQuick || Self.quickWorks.contains($0))
      }
    }
    let peers =
      options.withoutPeers
      ? [] : Options.allPeers.filter { options.peers.isEmpty || options.peers.contains($0) }
    for (n, works, alone) in Self.full
    where !options.isQuick || n == 10_000 || n == 1_000_000 {
      let shared = asked(works)
      let ours = shared.filter { !Self.painted.contains($0) } + asked(alone)
      let painted = shared.filter(Self.painted.contains)
      if !ours.isEmpty { steps.append(Step(.ours, n: n, works: ours)) }
      if !painted.isEmpty { steps.append(Step(.painter, n: n, works: painted)) }
      for peer in peers {
        let works = Self.unpainted.contains(peer) ? shared.filter { !painted.contains($0) } : shared
        if !works.isEmpty { steps.append(Step(.peer(peer), n: n, works: works)) }
      }
    }
    let frames = asked(["W1", "W2"])
    if !frames.isEmpty {
      steps += Self.heights.map { Step(.ours, n: 1_000_000, works: frames, height: $0) }
    }
  }
}
