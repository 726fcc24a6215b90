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
    isDark: false, ground: Color(hex: 0xF2F3F7), surface: Color(hex: 0xFFFFFF),
    raised: Color(hex: 0xE9EBF1),
    ink: Color(hex: 0x14171F), quiet: Color(hex: 0x5D6475), faint: Color(hex: 0x9AA1B1),
    rule: Color(hex: 0xE1E4EB),
    accent: Color(hex: 0x2F6BF2), onAccent: Color(hex: 0xFFFFFF),
    shadow: Color(hex: 0x1B2440, alpha: 34),
    bounceTop: Color(hex: 0xF8C9C4), bounceBottom: Color(hex: 0xBFE8CB))

  package static let dark = Theme(
    isDark: true, ground: Color(hex: 0x0F1116), surface: Color(hex: 0x1A1D25),
    raised: Color(hex: 0x282D38),
    ink: Color(hex: 0xF1F3F8), quiet: Color(hex: 0xA6AEBF), faint: Color(hex: 0x6F7789),
    rule: Color(hex: 0x2B303B),
    accent: Color(hex: 0x5B8CFF), onAccent: Color(hex: 0xFFFFFF),
    shadow: Color(hex: 0x000000, alpha: 90),
    bounceTop: Color(hex: 0x5C2326), bounceBottom: Color(hex: 0x1D4D31))
}

extension Color {
  /// One of a row of colors that go well together, by any number.
  package static func vivid(_ number: Int) -> Color {
    let palette: [UInt32] = [
      0x4F7CF5, 0x2FA8C7, 0x35B58A, 0x7CB342, 0xF0A43A, 0xEE7654, 0xDB5B8C, 0x9469DB,
    ]
    let place = (number &* 5 &+ number / 7) % palette.count
    return Color(hex: palette[place < 0 ? place + palette.count : place])
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
