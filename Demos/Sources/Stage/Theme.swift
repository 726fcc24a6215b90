package import Scrollwork

/// The colors of the demos, by day and by night.
package struct Theme: Hashable, Sendable {
  package var isDark: Bool
  /// Behind everything.
  package var ground: Color
  /// Rows, cards and bars.
  package var surface: Color
  /// What lies on a surface: fields, bubbles of others.
  package var raised: Color
  package var ink: Color
  package var quiet: Color
  package var faint: Color
  package var rule: Color
  package var accent: Color
  package var onAccent: Color
  package var shadow: Color
  /// The ground while content bounces at its beginning, and at its end.
  package var bounceTop: Color
  package var bounceBottom: Color

  package static let light = Theme(
    isDark: false, ground: Color(0xF2F3F7), surface: Color(0xFFFFFF), raised: Color(0xE9EBF1),
    ink: Color(0x14171F), quiet: Color(0x5D6475), faint: Color(0x9AA1B1), rule: Color(0xE1E4EB),
    accent: Color(0x2F6BF2), onAccent: Color(0xFFFFFF), shadow: Color(0x1B2440, alpha: 34),
    bounceTop: Color(0xF8C9C4), bounceBottom: Color(0xBFE8CB))

  package static let dark = Theme(
    isDark: true, ground: Color(0x0F1116), surface: Color(0x1A1D25), raised: Color(0x282D38),
    ink: Color(0xF1F3F8), quiet: Color(0xA6AEBF), faint: Color(0x6F7789), rule: Color(0x2B303B),
    accent: Color(0x5B8CFF), onAccent: Color(0xFFFFFF), shadow: Color(0x000000, alpha: 90),
    bounceTop: Color(0x5C2326), bounceBottom: Color(0x1D4D31))
}

extension Color {
  /// A color from its six hexadecimal digits.
  package init(_ digits: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: digits >> 16), green: UInt8(truncatingIfNeeded: digits >> 8),
      blue: UInt8(truncatingIfNeeded: digits), alpha: alpha)
  }

  package func with(alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// One of a row of colors that go well together, by any number.
  package static func vivid(_ number: Int) -> Color {
    let palette: [UInt32] = [
      0x4F7CF5, 0x2FA8C7, 0x35B58A, 0x7CB342, 0xF0A43A, 0xEE7654, 0xDB5B8C, 0x9469DB,
    ]
    let place = (number &* 5 &+ number / 7) % palette.count
    return Color(palette[place < 0 ? place + palette.count : place])
  }

  /// On the way to another color, from 0 to 1.
  package func mixed(with other: Color, _ share: Double) -> Color {
    let share = min(max(share, 0), 1)
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

/// The sizes and weights of type.
package enum Type {
  package static let display = TextStyle(size: 30, weight: .bold, lineLimit: 1)
  package static let title = TextStyle(size: 20, weight: .semibold, lineLimit: 1)
  package static let headline = TextStyle(size: 16, weight: .semibold, lineLimit: 1)
  package static let body = TextStyle(size: 15, lineHeight: 1.1)
  package static let label = TextStyle(size: 13, weight: .medium, lineLimit: 1)
  package static let caption = TextStyle(size: 13, lineHeight: 1.1)
  package static let figures = TextStyle(
    size: 11, weight: .medium, lineLimit: 1, monospacedDigits: true)
}

extension TextStyle {
  package func aligned(_ alignment: Alignment) -> TextStyle {
    var style = self
    style.alignment = alignment
    return style
  }

  package func limited(to lines: Int) -> TextStyle {
    var style = self
    style.lineLimit = lines
    return style
  }
}
