import Testing

@testable import ScrollLayout

/// An `ExtentIndex` and its slow twin, asked and changed alike.
struct ExtentPair {
  /// What the extents look like.
  enum Kind: CaseIterable {
    case ordinary
    /// Three in four cover nothing.
    case mostlyEmpty
    /// As long as positions allow.
    case huge
  }

  private(set) var index: ExtentIndex
  private(set) var naive: NaiveExtents
  private let kind: Kind
  private var random: SeededGenerator
  private var lastPlace = 0
  /// Names the run when something fails.
  private let run: String

  init(count: Int, kind: Kind, seed: UInt64) {
    run = "SEED=\(seed), \(count) elements, \(kind)"
    random = SeededGenerator(seed: seed)
    self.kind = kind
    var runs: [(count: Int, extent: Ticks)] = []
    var extents: [Ticks] = []
    while extents.count < count {
      let length = min(Int.random(in: 0...max(1, count / 3), using: &random), count - extents.count)
      let extent = Self.extent(kind, count, &random)
      runs.append((length, extent))
      extents.append(contentsOf: repeatElement(extent, count: length))
    }
    index = ExtentIndex(runs: runs)
    naive = NaiveExtents(extents)
  }

  /// An extent such that `count` of them are never longer together than positions are exact.
  private static func extent(_ kind: Kind, _ count: Int, _ random: inout SeededGenerator) -> Ticks {
    switch kind {
    case .ordinary: Ticks(rawValue: Int64.random(in: 1...300_000, using: &random))
    case .mostlyEmpty:
      random.oneIn(4) ? Ticks(rawValue: Int64.random(in: 1...3, using: &random)) : .zero
    case .huge:
      random.oneIn(8)
        ? .zero
        : Ticks(
          rawValue: Ticks.maximum.rawValue / Int64(max(1, count))
            - Int64.random(in: 0...1, using: &random))
    }
  }

  /// An element: anywhere, beside the last one, or where rows and blocks begin and end.
  private mutating func place() -> Int {
    let edges = [0, naive.count - 1, 127, 128, 129, 255, 256, naive.count / 128 * 128]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lastPlace = edges.randomElement(using: &random) ?? 0
    case 1, 2: lastPlace += Int.random(in: -3...3, using: &random)
    default: lastPlace = Int.random(in: 0..<max(1, naive.count), using: &random)
    }
    lastPlace = max(0, min(lastPlace, naive.count - 1))
    return lastPlace
  }

  /// An offset: anywhere, at an element's ends or a tick beside them, or outside the row.
  private mutating func offset() -> Ticks {
    let total = naive.total
    let outside = [
      Ticks(rawValue: .min), Ticks(rawValue: -1), .zero, total - Ticks(rawValue: 1), total,
      total + Ticks(rawValue: 1), .maximum, Ticks(rawValue: .max),
    ]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return outside.randomElement(using: &random) ?? .zero
    case 1: return Ticks(rawValue: Int64.random(in: 0...total.rawValue, using: &random))
    default:
      let tick = Int64.random(in: -1...1, using: &random)
      return naive.offset(of: place()) + Ticks(rawValue: tick)
    }
  }

  /// Asks or changes one thing in both and compares the answers.
  mutating func perform(operation: Int) throws {
    let run = "\(run), operation \(operation)"
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3 where naive.count > 0:
      let (place, extent) = (place(), Self.extent(kind, naive.count, &random))
      let growth = index.setExtent(extent, at: place)
      try #require(growth == naive.setExtent(extent, at: place), "\(run): setExtent at \(place)")
    case 4 where naive.count > 0:
      let place = place()
      index.setNeedsMeasure(at: place)
      naive.setNeedsMeasure(at: place)
    case 5 where random.oneIn(10):
      index.setAllNeedMeasure()
      naive.setAllNeedMeasure()
    case 5...7:
      let place = random.oneIn(10) ? naive.count : max(0, place())
      let answer = index.offset(of: place)
      try #require(answer == naive.offset(of: place), "\(run): offset(of: \(place))")
    default:
      let offset = offset()
      let answer = index.index(at: offset)
      try #require(answer == naive.index(at: offset), "\(run): index(at: \(offset.rawValue))")
    }
    try #require(index.total == naive.total, "\(run): total")
    try #require(index.measuredCount == naive.measuredCount, "\(run): measuredCount")
  }

  /// Compares every element and adds the tree up.
  func compareAll() throws {
    try #require(index.count == naive.count, "\(run)")
    try #require(index.checkInvariants() == [], "\(run)")
    for place in 0..<naive.count {
      guard index.extent(at: place) == naive.extents[place],
        index.isMeasured(at: place) == naive.isMeasured[place]
      else {
        Issue.record("\(run): element \(place) differs")
        return
      }
    }
  }
}
