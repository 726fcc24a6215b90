import AllocationCounter
@_spi(Index) import ScrollLayout
import Scrollwork

/// The extent index against a prefix array: random access, every element measured.
struct IndexBenchmarks {
  /// What is asked of both.
  enum Question: String, CaseIterable {
    case build
    /// A list of known lengths: those in points made an index, next to their prefix sums.
    case list = "list of known"
    case find
    case findNear = "find, finger"
    case offset
    case set
    case insert
    case remove
  }

  /// One line of the table.
  struct Line {
    var name: String
    /// Nanoseconds of the index and of the prefix array, one of each repetition.
    var index: [Double] = []
    var array: [Double] = []
  }

  let count: Int
  private(set) var lines = Question.allCases.map { Line(name: $0.rawValue) }
  private(set) var bytes = (index: 0, array: 0)
  private var random = SplitMix64(state: 1)

  init(count: Int) { self.count = count }

  /// Measures everything once, the index and the array in turn.
  mutating func repeatOnce() {
    let extents = (0..<count).map { _ in Int64.random(in: 20_000...120_000, using: &random) }
    let ticks = extents.map(Ticks.init(rawValue:))
    var index = ExtentIndex()
    var array = PrefixArray([])
    add(.build, measure { index = ExtentIndex(measured: ticks) }, 1, isIndex: true)
    add(.build, measure { array = PrefixArray(extents) }, 1, isIndex: false)
    bytes = (index.byteCount, array.byteCount)
    open(extents.map { Double($0) / 1024 })
    ask(&index, array)
    change(&index, &array)
    guard index.total.rawValue == array.offset(of: count) else {
      black_hole(.nan)
      return
    }
  }

  /// Lays out a list of known lengths.
  private mutating func open(_ points: [Double]) {
    guard let structure = try? ItemStructure(sectionCounts: [points.count]) else { return }
    let cost = measure {
      var list = try? ListLayout(ListLayout.Configuration(), itemExtents: points)
      try? list?.prepare(structure, crossLength: 390)
      black_hole(Double(list?.measuredCount ?? 0))
    }
    add(.list, cost, 1, isIndex: true)
    add(.list, measure { black_hole(Double(Self.prefixSums(of: points))) }, 1, isIndex: false)
  }

  private mutating func ask(_ index: inout ExtentIndex, _ array: PrefixArray) {
    let asked = 100_000
    let total = array.offset(of: count)
    let offsets = (0..<asked).map { _ in Int64.random(in: 0..<total, using: &random) }
    let places = (0..<asked).map { _ in Int.random(in: 0..<count, using: &random) }
    add(.find, measure { Self.find(offsets, in: &index) }, asked, isIndex: true)
    add(.find, measure { Self.find(offsets, in: array) }, asked, isIndex: false)
    add(.offset, measure { Self.offsets(of: places, in: &index) }, asked, isIndex: true)
    add(.offset, measure { Self.offsets(of: places, in: array) }, asked, isIndex: false)
    // 17 pt on each time, as a fast fling does.
    let start = total / 3
    let near = (0..<asked).map { start + Int64($0) * 17 * 1024 % (total / 2) }
    add(.findNear, measure { Self.find(near, in: &index) }, asked, isIndex: true)
    add(.findNear, measure { Self.find(near, in: array) }, asked, isIndex: false)
  }

  private mutating func change(_ index: inout ExtentIndex, _ array: inout PrefixArray) {
    // A change of the array costs some hundred microseconds: enough for a thousandth of them.
    let (many, few) = (100_000, 100)
    let places = (0..<many).map { _ in Int.random(in: 0..<count, using: &random) }
    let extents = (0..<many).map { _ in Int64.random(in: 20_000...120_000, using: &random) }
    add(.set, measure { Self.set(extents, at: places, in: &index) }, many, isIndex: true)
    add(.insert, measure { Self.insert(extents, at: places, in: &index) }, many, isIndex: true)
    add(.remove, measure { Self.remove(places, in: &index) }, many, isIndex: true)
    let cost = measure { for one in 0..<few { array.setExtent(extents[one], at: places[one]) } }
    add(.set, cost, few, isIndex: false)
    let inserting = measure { for one in 0..<few { array.insert(extents[one], at: places[one]) } }
    add(.insert, inserting, few, isIndex: false)
    let removing = measure { for one in 0..<few { array.remove(at: places[one]) } }
    add(.remove, removing, few, isIndex: false)
  }

  private mutating func add(_ question: Question, _ cost: Cost, _ count: Int, isIndex: Bool) {
    guard let line = lines.firstIndex(where: { $0.name == question.rawValue }) else { return }
    let nanoseconds = cost.nanoseconds / Double(count)
    if isIndex {
      lines[line].index.append(nanoseconds)
    } else {
      lines[line].array.append(nanoseconds)
    }
  }
}

// Loops of their own, so that neither is optimized together with what surrounds it.
extension IndexBenchmarks {
  /// Where each length starts, as an array of floats.
  @inline(never)
  private static func prefixSums(of points: [Double]) -> Float {
    let starts = [Float](unsafeUninitializedCapacity: points.count + 1) { buffer, count in
      var sum = 0.0
      buffer[0] = 0
      for index in points.indices {
        sum += points[index]
        buffer[index + 1] = Float(sum)
      }
      count = points.count + 1
    }
    return starts[points.count]
  }

  @inline(never)
  private static func find(_ offsets: [Int64], in index: inout ExtentIndex) {
    for offset in offsets { black_hole(Double(index.index(at: Ticks(rawValue: offset)) ?? -1)) }
  }

  @inline(never)
  private static func find(_ offsets: [Int64], in array: PrefixArray) {
    for offset in offsets { black_hole(Double(array.index(at: offset))) }
  }

  @inline(never)
  private static func offsets(of places: [Int], in index: inout ExtentIndex) {
    for place in places { black_hole(Double(index.offset(of: place).rawValue)) }
  }

  @inline(never)
  private static func offsets(of places: [Int], in array: PrefixArray) {
    for place in places { black_hole(Double(array.offset(of: place))) }
  }

  @inline(never)
  private static func set(_ extents: [Int64], at places: [Int], in index: inout ExtentIndex) {
    for (place, extent) in zip(places, extents) {
      index.setExtent(Ticks(rawValue: extent), at: place)
    }
  }

  @inline(never)
  private static func insert(_ extents: [Int64], at places: [Int], in index: inout ExtentIndex) {
    for (place, extent) in zip(places, extents) {
      index.insert(measured: Ticks(rawValue: extent), at: place)
    }
  }

  @inline(never)
  private static func remove(_ places: [Int], in index: inout ExtentIndex) {
    for place in places { index.removeSubrange(place..<(place + 1)) }
  }
}
