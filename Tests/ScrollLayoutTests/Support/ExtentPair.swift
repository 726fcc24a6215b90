import ScrollTools
import Testing

@_spi(Index) @testable import ScrollLayout

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
  /// Elements that the row grows to at most, so that it is never longer than positions are exact.
  private let most: Int
  /// Names the run when something fails.
  private let run: String

  init(count: Int, kind: Kind, seed: UInt64, limits: ExtentTree.Limits = .init()) {
    run = "SEED=\(seed), \(count) elements, \(kind), \(limits)"
    random = SeededGenerator(seed: seed)
    self.kind = kind
    most = count + 200
    var runs: [ExtentIndex.Run] = []
    var rest = count
    while rest > 0 {
      let length = min(Int.random(in: 0...max(1, count / 3), using: &random), rest)
      runs.append(Self.run(of: length, kind, most, &random))
      rest -= length
    }
    let (item, header) = (
      Self.extent(kind, most, &random), Self.extent(kind, most, &random)
    )
    let estimates = ExtentEstimates(item: item.rawValue, header: header.rawValue)
    index = ExtentIndex(runs: runs, estimates: estimates, limits: limits)
    naive = NaiveExtents(runs: runs, estimates: [.item: item, .header: header])
  }

  /// An extent such that `count` of them are never longer together than positions are exact, each
  /// with an estimate as large.
  private static func extent(_ kind: Kind, _ count: Int, _ random: inout SeededGenerator) -> Ticks {
    switch kind {
    case .ordinary: Ticks(rawValue: Int64.random(in: 1...300_000, using: &random))
    case .mostlyEmpty:
      random.oneIn(4) ? Ticks(rawValue: Int64.random(in: 1...3, using: &random)) : .zero
    case .huge:
      random.oneIn(8)
        ? .zero
        : Ticks(
          rawValue: Ticks.maximum.rawValue / Int64(2 * max(1, count))
            - Int64.random(in: 0...1, using: &random))
    }
  }

  private static func run(
    of length: Int, _ kind: Kind, _ count: Int, _ random: inout SeededGenerator
  ) -> ExtentIndex.Run {
    let estimates: [ExtentIndex.Estimate?] = [.item, .item, .header, nil]
    let extent = random.oneIn(2) ? Ticks.zero : extent(kind, count, &random)
    return ExtentIndex.Run(
      count: length, extent: extent, estimate: estimates.randomElement(using: &random) ?? nil)
  }

  private mutating func extent() -> Ticks { Self.extent(kind, most, &random) }

  /// An element: anywhere, next to the last one, or at the row's ends.
  private mutating func place() -> Int {
    let edges = [0, naive.count - 1, 63, 64, 65, naive.count / 64 * 64]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: lastPlace = edges.randomElement(using: &random) ?? 0
    case 1, 2: lastPlace += Int.random(in: -3...3, using: &random)
    case 3: lastPlace += 1
    default: lastPlace = Int.random(in: 0..<max(1, naive.count), using: &random)
    }
    lastPlace = max(0, min(lastPlace, naive.count - 1))
    return lastPlace
  }

  /// Some neighbors, mostly few.
  private mutating func range() -> Range<Int> {
    let start = place()
    let longest = naive.count - start
    let length = Int.random(in: 0...(random.oneIn(6) ? longest : min(12, longest)), using: &random)
    return start..<(start + length)
  }

  /// An offset: anywhere, at an element's ends or a tick next to them, or outside the row.
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
    switch Int.random(in: 0..<20, using: &random) {
    case 0...4 where naive.count > 0: try measure(operation)
    case 5 where naive.count > 0:
      let place = place()
      index.setNeedsMeasure(at: place)
      naive.setNeedsMeasure(at: place)
    case 6 where random.oneIn(8):
      index.setAllNeedMeasure()
      naive.setAllNeedMeasure()
    case 7:
      let (extent, kind) = (extent(), random.oneIn(2) ? ExtentIndex.Estimate.item : .header)
      let growth = index.setEstimate(extent, for: kind)
      try #require(growth == naive.setEstimate(extent, for: kind), "\(name(operation)): estimate")
    case 8...13: edit()
    default: try ask(operation)
    }
    try #require(index.count == naive.count, "\(name(operation)): count")
    try #require(index.total == naive.total, "\(name(operation)): total")
    try #require(index.measuredCount == naive.measuredCount, "\(name(operation)): measured")
  }

  private func name(_ operation: Int) -> String { "\(run), operation \(operation)" }

  private mutating func measure(_ operation: Int) throws {
    let (place, extent) = (place(), random.oneIn(6) ? naive.extent(at: place()) : extent())
    // An extent copied from an element may have an estimate in it.
    guard naive.total + extent <= .maximum else { return }
    let growth = index.setExtent(extent, at: place)
    try #require(
      growth == naive.setExtent(extent, at: place), "\(name(operation)): extent of \(place)")
  }

  private mutating func edit() {
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where naive.count < most:
      let (extent, place) = (extent(), naive.count == 0 ? 0 : place() + Int(random.next() % 2))
      index.insert(measured: extent, at: place)
      naive.insert(measured: extent, at: place)
    case 1 where naive.count < most, 2 where naive.count < most - 40:
      let length = Int.random(in: 0...min(60, most - naive.count), using: &random)
      let run = Self.run(of: length, kind, most, &random)
      let place = naive.count == 0 ? 0 : place() + Int(random.next() % 2)
      index.insert(run, at: place)
      naive.insert(run, at: place)
    case 3 where naive.count > 0:
      let range = range()
      index.removeSubrange(range)
      naive.removeSubrange(range)
    default:
      guard naive.count > 0 else { return }
      let range = range()
      let target = Int.random(in: 0...(naive.count - range.count), using: &random)
      index.move(range, to: target)
      naive.move(range, to: target)
    }
  }

  private mutating func ask(_ operation: Int) throws {
    // A copy that never asked before has no finger: it answers by the tree alone.
    var fresh = index
    fresh.finger = ExtentFinger()
    if random.oneIn(2) {
      let place = naive.count == 0 || random.oneIn(10) ? naive.count : place()
      let expected = naive.offset(of: place)
      let answers = (index.offset(of: place), fresh.offset(of: place))
      try #require(answers == (expected, expected), "\(name(operation)): offset(of: \(place))")
    } else {
      let offset = offset()
      let expected = naive.index(at: offset)
      try #require(index.index(at: offset) == expected, "\(name(operation)): \(offset.rawValue)")
      try #require(fresh.index(at: offset) == expected, "\(name(operation)): \(offset.rawValue)")
    }
  }

  /// Compares every element and adds the tree up.
  func compareAll() throws {
    try #require(index.count == naive.count, "\(run)")
    try checkInvariants()
    let measured = naive.elements.indices.filter { naive.elements[$0].isMeasured }
    try #require(index.measuredIndices() == measured, "\(run)")
    for place in 0..<naive.count {
      guard index.extent(at: place) == naive.extent(at: place),
        index.isMeasured(at: place) == naive.elements[place].isMeasured
      else {
        Issue.record("\(run): element \(place) differs")
        return
      }
    }
  }

  func checkInvariants() throws {
    let broken = index.checkInvariants()
    try #require(broken == [], "\(run)")
  }
}
