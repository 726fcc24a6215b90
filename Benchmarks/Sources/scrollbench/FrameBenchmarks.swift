import Scrollwork

/// Frames, jumps and reloads, on a short list and on one a hundred times as long.
struct FrameBenchmarks {
  static let sizes = [(name: "1e4", rows: 10_000), (name: "1e6", rows: 1_000_000)]

  private enum Kind: String, CaseIterable {
    case steady = "steady frame"
    case watched = "watched frame"
    case measured = "measured rows"
    case new = "new rows"
    case jump = "jump"
  }

  private var lists: [BenchList] = []
  private var random = SplitMix64(state: 1)

  init() throws {
    for size in Self.sizes { lists.append(try BenchList(rows: size.rows)) }
  }

  static var measurements: [Measurement] {
    var all: [Measurement] = []
    for kind in Kind.allCases {
      for size in sizes {
        all.append(
          Measurement(
            name: name(kind, size.name), unit: kind == .jump ? "jump" : "frame",
            reference: name(kind, sizes[0].name), countsEngineWork: true))
      }
    }
    all.append(Measurement(name: "reload 1e6", unit: "row", reference: "exp"))
    return all
  }

  private static func name(_ kind: Kind, _ size: String) -> String { "\(kind.rawValue) \(size)" }

  /// One repetition of each, a short and a long list in turn.
  mutating func repeatOnce() throws -> [String: Measurement.Sample] {
    var samples: [String: Measurement.Sample] = [:]
    for (index, size) in Self.sizes.enumerated() {
      // Forgets all measured sizes, so that the first fling meets new rows and the second old ones.
      let sample = try reload(&lists[index])
      if size.rows == 1_000_000 { samples["reload 1e6"] = sample }
      let row = lists[index].rows / 2
      try lists[index].jump(to: row)
      samples[Self.name(.new, size.name)] = try lists[index].fling(
        velocity: 8000, frames: 240, .all)
      try lists[index].jump(to: row)
      samples[Self.name(.measured, size.name)] = try lists[index].fling(
        velocity: 8000, frames: 240, .all)
      try lists[index].jump(to: row)
      samples[Self.name(.steady, size.name)] = try steadyFrames(&lists[index])
      samples[Self.name(.jump, size.name)] = try jumps(list: index)
      try lists[index].watch(true)
      try lists[index].jump(to: row)
      samples[Self.name(.watched, size.name)] = try steadyFrames(&lists[index])
      try lists[index].watch(false)
    }
    return samples
  }

  /// A fling at reading speed: a new row comes about every fortieth frame, and is left out.
  @inline(never)
  private func steadyFrames(_ list: inout BenchList) throws -> Measurement.Sample {
    try list.fling(velocity: 150, frames: 1200, .steady)
  }

  /// Jumps and the frame after each, which binds a screen of cells.
  private mutating func jumps(list index: Int) throws -> Measurement.Sample {
    var total = Cost()
    let count = 100
    for _ in 0..<count {
      let row = Int.random(in: 0..<lists[index].rows, using: &random)
      let cost = try measure {
        let path = ItemPath(section: 0, item: row)
        try lists[index].view.scrollToItem(at: path, at: .top, animated: false)
        try lists[index].step()
      }
      total = total + cost
    }
    return Measurement.Sample(cost: total / count)
  }

  /// A reload and the frame that carries it out.
  private func reload(_ list: inout BenchList) throws -> Measurement.Sample {
    let cost = try measure {
      try list.view.reloadData(sectionCounts: [list.rows])
      try list.step()
    }
    return Measurement.Sample(cost: cost / list.rows)
  }
}

/// SplitMix64: the same rows in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
