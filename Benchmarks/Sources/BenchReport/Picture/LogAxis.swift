#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An axis on which every power of ten takes as much room.
struct LogAxis: Equatable {
  /// A number on the axis and where it is.
  struct Tick: Equatable {
    var value: Double
    var place: Double
  }

  /// Round numbers from one end to the other: powers of ten, and 2 and 5 times those where the axis has
  /// room for two of them at the most.
  let marks: [Double]
  /// Where the ends are, in pixels.
  let from: Double
  let to: Double

  /// - Parameter values: positive numbers that must be on the axis; others are not looked at.
  /// - Returns: `nil` without such numbers.
  init?(_ values: [Double], from: Double, to: Double) {
    let values = values.filter { $0 > 0 && $0.isFinite }
    guard let low = values.min(), let high = values.max() else { return nil }
    let steps = high > 100 * low ? [1.0] : [1, 2, 5]
    let first = Int(log10(low).rounded(.down)) - 1
    let last = Int(log10(high).rounded(.up)) + 1
    let grid = (first...last).flatMap { power in steps.map { $0 * pow(10, Double(power)) } }
    // A little is added, so that 1000 is at the end for all logarithms.
    let start = max(1, grid.count { $0 <= low * (1 + 1e-9) }) - 1
    let end = grid.firstIndex { $0 >= high * (1 - 1e-9) && $0 > grid[start] } ?? grid.count - 1
    marks = Array(grid[start...max(start + 1, end)])
    (self.from, self.to) = (from, to)
  }

  /// The position of a positive number; numbers beyond an end are drawn at it.
  func place(_ value: Double) -> Double {
    let share = log(value / marks[0]) / log(marks[marks.count - 1] / marks[0])
    return from + min(max(share, 0), 1) * (to - from)
  }

  /// Each mark and its place; of powers of ten only every second or third where room is short.
  ///
  /// - Parameter room: pixels that a label needs.
  func ticks(room: Double) -> [Tick] {
    let ticks = marks.map { Tick(value: $0, place: place($0)) }
    let gap = abs(to - from) / Double(max(1, ticks.count - 1))
    let step = max(1, Int((room / gap).rounded(.up)))
    return stride(from: 0, to: ticks.count, by: step).map { ticks[$0] }
  }

  /// `10³` for 1000, `2·10³` for 2000.
  static func power(_ value: Double) -> String {
    let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let power = Int((log10(value) + 1e-9).rounded(.down))
    let factor = (value / pow(10, Double(power))).rounded()
    return (factor == 1 ? "" : "\(Int(factor))·") + "10" + (power < 0 ? "⁻" : "")
      + String(abs(power)).compactMap { $0.wholeNumberValue.map { digits[$0] } }.joined()
  }
}
