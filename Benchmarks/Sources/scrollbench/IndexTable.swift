import AllocationCounter
@_spi(Index) import ScrollLayout
import Scrollwork

/// The figures of the extent index next to those of a prefix array, as `scrollbench index` prints them.
enum IndexTable {
  static func text(repetitions: Int) -> String {
    var text = row(["", "elements", "ns", "prefix array", "times faster", "min … max"])
    for count in [1000, 100_000, 1_000_000] {
      var benchmarks = IndexBenchmarks(count: count)
      // The first round warms up and is thrown away with the rest of its lines.
      benchmarks.repeatOnce()
      benchmarks = IndexBenchmarks(count: count)
      for _ in 0..<repetitions { benchmarks.repeatOnce() }
      for line in benchmarks.lines {
        let ratios = Spread(zip(line.index, line.array).map { $1 / $0 })
        text += row([
          line.name, "\(count)", Spread(line.index).median.fixed(1),
          Spread(line.array).median.fixed(1), ratios.median.fixed(2),
          "\(ratios.min.fixed(2)) … \(ratios.max.fixed(2))",
        ])
      }
      let (index, array) = benchmarks.bytes
      text += row([
        "bytes an element", "\(count)", (Double(index) / Double(count)).fixed(2),
        (Double(array) / Double(count)).fixed(2), (Double(array) / Double(index)).fixed(2), "",
      ])
    }
    return text + "\n" + unmeasured() + scrolled()
  }

  /// A thousand million elements that were never measured.
  private static func unmeasured() -> String {
    var index = ExtentIndex()
    let cost = measure {
      index = ExtentIndex(
        runs: [.init(count: 1_000_000_000, extent: .zero, estimate: .item)],
        itemEstimate: Ticks(rawValue: 44 * 1024))
    }
    return """
      1e9 unmeasured elements: \(index.byteCount) bytes, made in \
      \((cost.nanoseconds / 1000).fixed(1)) µs

      """
  }

  /// A hundred thousand rows of a longer list, measured one after the other.
  private static func scrolled() -> String {
    let count = 100_000
    var index = ExtentIndex(
      runs: [.init(count: 10 * count, extent: .zero, estimate: .item)],
      itemEstimate: Ticks(rawValue: 44 * 1024))
    let cost = measure {
      for place in 0..<count {
        let extent = Ticks(rawValue: Int64(40_960 + place * 7919 % 65_536))
        index.setExtent(extent, at: 4 * count + place)
      }
    }
    let bytes = Double(index.byteCount) / Double(count)
    return """
      1e5 elements measured one after the other: \(bytes.fixed(2)) bytes each, \
      \((cost.nanoseconds / Double(count)).fixed(1)) ns and \
      \((cost.allocations / Double(count)).fixed(4)) allocations each

      """
  }

  private static func row(_ cells: [String]) -> String {
    let widths = [16, 9, 10, 13, 13, 18]
    var line = ""
    for (column, cell) in cells.enumerated() {
      let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
      line += column == 0 ? cell + space : space + cell
    }
    return line + "\n"
  }
}
