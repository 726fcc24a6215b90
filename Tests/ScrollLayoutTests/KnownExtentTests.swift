import ScrollTools
import TestSupport
import Testing

@_spi(Index) @testable import ScrollLayout

/// What a list takes of known lengths is what a look at each of them gives.
@Suite struct KnownExtentTests {
  /// Lengths in points of some kind each, among them those that lie halfway between ticks, and next to.
  private static func length(_ random: inout SeededGenerator) -> Double {
    let whole = Double(Int.random(in: 0...200, using: &random))
    let tick = Double(Int.random(in: 0...300_000, using: &random))
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<6: return whole
    case 6..<9: return Double.random(in: 0...200, using: &random)
    case 9: return (tick + 0.5) / 1024
    case 10: return ((tick + 0.5) / 1024).nextUp
    case 11: return ((tick + 0.5) / 1024).nextDown
    case 12: return Double.random(in: 0...0x1p15, using: &random)
    case 13: return Double.random(in: 0...0x1p-9, using: &random)
    default:
      let edges = [
        0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, 0x1p-11, (0x1p-11).nextDown,
        (0x1p-11).nextUp, 0x1p-2, (0x1p-2).nextDown, (0x1p14).nextDown, 0x1p14,
      ]
      return edges.randomElement(using: &random) ?? 0
    }
  }

  /// As many lengths as make whole leaves of all kinds, and parts of one. Of the usual kind most of all are.
  private static func lengths(_ random: inout SeededGenerator) -> [Double] {
    let count = Int.random(in: 1...1000, using: &random)
    let areUsual = random.oneIn(2)
    return (0..<count).map { _ in
      let length = length(&random)
      return areUsual && !(0x1p-2..<0x1p14 ~= length) ? 44 : length
    }
  }

  @Test("each item lies where rounding every length by itself puts it")
  func likeEach() throws {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      let lengths = Self.lengths(&random)
      var configuration = ListLayout.Configuration()
      configuration.spacing = [0, 1, 0.7, 8.5 / 1024, 20_000].randomElement(using: &random) ?? 0
      configuration.hasHeaders = random.oneIn(2)
      var counts = [Int.random(in: 0...lengths.count, using: &random)]
      counts.append(lengths.count - counts[0])
      var layout = try ListLayout(configuration, itemExtents: lengths)
      try layout.prepare(ItemStructure(sectionCounts: counts), crossLength: 100)
      #expect(layout.extents.checkInvariants() == [], "SEED=\(seed)")
      let spacing = Ticks(clamping: configuration.spacing)
      var (index, item, start) = (0, 0, Ticks.zero)
      for count in counts {
        start = start + layout.extents.extent(at: index)
        index += 1
        for place in 0..<count {
          let twin = Int64((lengths[item] * 1024).rounded(.toNearestOrAwayFromZero))
          let extent = Ticks(rawValue: twin) + (place < count - 1 ? spacing : .zero)
          #expect(layout.extents.offset(of: index) == start, "SEED=\(seed), \(item)")
          #expect(layout.extents.extent(at: index) == extent, "SEED=\(seed), \(lengths[item])")
          #expect(layout.extents.isMeasured(at: index), "SEED=\(seed)")
          start = start + extent
          (index, item) = (index + 1, item + 1)
        }
        index += 1
      }
      #expect(layout.contentExtent == start, "SEED=\(seed)")
      let hidden = lengths.count { ($0 * 1024).rounded(.toNearestOrAwayFromZero) == 0 }
      #expect(layout.hiddenCount == hidden, "SEED=\(seed)")
    }
  }

  @Test("the first length that is none is named, wherever it is and whatever the others are")
  func firstBad() {
    let bad = [
      -1, -0x1p-3, -44, -0x1p14, -0x1p50, -.leastNonzeroMagnitude, .infinity, -.infinity, .nan,
      -.nan, .signalingNaN, (0x1p43).nextUp, 0x1p900, -.greatestFiniteMagnitude,
    ]
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      var lengths = Self.lengths(&random)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: lengths.indices, using: &random)
        lengths[place] = bad.randomElement(using: &random) ?? .nan
      }
      let first = lengths.firstIndex { !($0 >= 0 && $0 <= 0x1p43) }
      do {
        _ = try KnownExtents(lengths)
        #expect(first == nil, "SEED=\(seed)")
      } catch {
        guard case .invalidValue(let parameter, let value) = error, let first else {
          Issue.record("SEED=\(seed): \(error)")
          continue
        }
        #expect(parameter == "itemExtents[\(first)]", "SEED=\(seed)")
        #expect(value.bitPattern == lengths[first].bitPattern, "SEED=\(seed)")
      }
    }
  }

  @Test("a leaf of points is a leaf of their ticks, also at the longest it takes")
  func leaf() {
    let tree = ExtentTree()
    let (child, twinChild) = (tree.makeLeaf(), tree.makeLeaf())
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      let isLong = random.oneIn(4)
      let longest = Ticks(rawValue: ExtentLeaf.pointsMaximum).points
      let points = (0..<ExtentLeaf.capacity).map { _ in
        isLong ? longest - 1 : min(Self.length(&random), longest - 1)
      }
      let space = Ticks(rawValue: Int64.random(in: 0...1024, using: &random))
      let (leaf, twin) = (tree.leaf(child), tree.leaf(twinChild))
      leaf.clear()
      points.withUnsafeBufferPointer { points in
        guard let base = points.baseAddress else { return }
        leaf.fill(points: base, space: space)
      }
      let ticks = points.map { Ticks(clamping: $0) + space }
      let taken = ticks.withUnsafeBufferPointer { twin.fill($0) }
      #expect(taken == ExtentLeaf.capacity)
      let bytes = UnsafeRawBufferPointer(start: leaf.base, count: ExtentLeaf.stride)
      let twinBytes = UnsafeRawBufferPointer(start: twin.base, count: ExtentLeaf.stride)
      #expect(bytes.elementsEqual(twinBytes), "SEED=\(seed)")
    }
  }
}
