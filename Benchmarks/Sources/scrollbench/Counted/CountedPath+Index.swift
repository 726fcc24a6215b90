import AllocationCounter
@_spi(Index) import ScrollLayout
import Scrollwork

/// Holds an index for the units of a path.
private final class Row {
  var index: ExtentIndex
  var random = SplitMix64(state: 1)

  init(_ count: Int) {
    var random = SplitMix64(state: 1)
    index = ExtentIndex(
      measured: (0..<count).map { _ in
        Ticks(rawValue: Int64.random(in: 20_000...120_000, using: &random))
      })
  }

  /// Makes many changes or questions, and tells the steps they took.
  func make(_ one: (inout ExtentIndex, inout SplitMix64) -> Void) -> FrameWork {
    for _ in 0..<CountedPath.batch { one(&index, &random) }
    var work = FrameWork()
    work.indexSteps = index.takeSteps()
    return work
  }
}

extension CountedPath {
  /// How many samples, queries or changes make a unit if one takes about a hundred instructions: the instructions
  /// around a unit are negligible then.
  static let batch = 1000

  /// Random access to measured elements, the random numbers included.
  func index() -> Unit {
    let row = Row(size.rows)
    _ = row.index.takeSteps()
    return { [kind] _ in
      switch kind {
      case .indexSet:
        row.make { index, random in
          let extent = Ticks(rawValue: Int64(20_000 + random.next() % 100_000))
          index.setExtent(extent, at: Int(random.next() % UInt64(index.count)))
        }
      case .indexInsert:
        row.make { index, random in
          let extent = Ticks(rawValue: Int64(20_000 + random.next() % 100_000))
          index.insert(measured: extent, at: Int(random.next() % UInt64(index.count)))
        }
      default:
        row.make { index, random in
          let offset = Int64(random.next() % UInt64(index.total.rawValue))
          black_hole(Double(index.index(at: Ticks(rawValue: offset)) ?? -1))
        }
      }
    }
  }
}
