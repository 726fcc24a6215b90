import Scrollwork

/// Random parts of drawings.
extension SeededGenerator {
  /// A number with two decimals.
  mutating func hundredths(_ range: ClosedRange<Int>) -> Double {
    Double(whole(range.lowerBound * 100...range.upperBound * 100)) / 100
  }

  mutating func rect(_ side: Int = 30) -> LayoutRect {
    LayoutRect(
      x: hundredths(-8...side), y: hundredths(-8...side), width: hundredths(0...side),
      height: hundredths(0...side))
  }

  mutating func color() -> Color {
    let word = next()
    return Color(
      hex: UInt32(truncatingIfNeeded: word), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }
}
