#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An axis on which every power of ten takes as much room.
struct LogAxis: Equatable {
  /// The powers of ten at both ends.
  let powers: ClosedRange<Int>
  /// Where they are, in pixels.
  let from: Double
  let to: Double

  /// - Parameters:
  ///   - values: positive numbers that must be on the axis; others are not looked at.
  ///   - least: so many powers of ten the axis has at least.
  init?(_ values: [Double], from: Double, to: Double, least: Int = 2) {
    let values = values.filter { $0 > 0 && $0.isFinite }
    guard let low = values.min(), let high = values.max() else { return nil }
    // Rounded a little inwards, so that 1000 is a power of ten for all logarithms.
    let first = Int((log10(low) + 1e-9).rounded(.down))
    let last = Int((log10(high) - 1e-9).rounded(.up))
    powers = first...max(last, first + least)
    (self.from, self.to) = (from, to)
  }

  /// The place of a positive number; what is beyond an end is at it.
  func place(_ value: Double) -> Double {
    let low = Double(powers.lowerBound)
    let share = (log10(value) - low) / (Double(powers.upperBound) - low)
    return from + min(max(share, 0), 1) * (to - from)
  }

  /// Each power of ten and its place.
  var ticks: [(value: Double, place: Double)] {
    powers.map { power in
      let value = pow(10, Double(power))
      return (value, place(value))
    }
  }

  /// Ticks, of which only every second or third is taken where room is short.
  func ticks(room: Double) -> [(value: Double, place: Double)] {
    let ticks = ticks
    guard ticks.count > 1 else { return ticks }
    let gap = abs(ticks[1].place - ticks[0].place)
    let step = max(1, Int((room / gap).rounded(.up)))
    return stride(from: 0, to: ticks.count, by: step).map { ticks[$0] }
  }

  /// 10³ for 1000.
  static func power(_ value: Double) -> String {
    let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let power = Int(log10(value).rounded())
    return "10" + (power < 0 ? "⁻" : "")
      + String(abs(power)).compactMap { $0.wholeNumberValue.map { digits[$0] } }.joined()
  }
}
