package import Scrollwork

/// The colors of the demos, by day and by night. Text has a contrast of at least 4.5 to 1 on the grounds it is used on.
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
  /// Text and lines that can be tapped, and the focus ring.
  package var accent: Color
  /// The ground of bubbles and buttons with text in `onAccent`.
  package var fill: Color
  package var onAccent: Color
  /// The title of an action that removes something.
  package var danger: Color
  /// Behind rows that are selected or open.
  package var marked: Color
  package var shadow: Color
  /// The ground while content bounces at its beginning, and at its end.
  package var bounceTop: Color
  package var bounceBottom: Color

  package static let light = Theme(
    isDark: false, ground: Color(hex: 0xF2F3F7), surface: Color(hex: 0xFFFFFF),
    raised: Color(hex: 0xE9EBF1),
    ink: Color(hex: 0x14171F), quiet: Color(hex: 0x5D6475), faint: Color(hex: 0x636A7B),
    rule: Color(hex: 0xE1E4EB),
    accent: Color(hex: 0x245BDC), fill: Color(hex: 0x245BDC), onAccent: Color(hex: 0xFFFFFF),
    danger: Color(hex: 0xC03221), marked: Color(hex: 0xE3ECFD),
    shadow: Color(hex: 0x1B2440, alpha: 34),
    bounceTop: Color(hex: 0xF8C9C4), bounceBottom: Color(hex: 0xBFE8CB))

  package static let dark = Theme(
    isDark: true, ground: Color(hex: 0x0F1116), surface: Color(hex: 0x1A1D25),
    raised: Color(hex: 0x282D38),
    ink: Color(hex: 0xF1F3F8), quiet: Color(hex: 0xA6AEBF), faint: Color(hex: 0x98A0B2),
    rule: Color(hex: 0x2B303B),
    accent: Color(hex: 0x6F9AFF), fill: Color(hex: 0x3A68DB), onAccent: Color(hex: 0xFFFFFF),
    danger: Color(hex: 0xFF8A80), marked: Color(hex: 0x22304F),
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

  /// A color of the same row that white text can be read on, by any number.
  package static func deep(_ number: Int) -> Color {
    let palette: [UInt32] = [
      0x3F63C9, 0x1F7A93, 0x22795A, 0x4F7A24, 0x9A5F0A, 0xB04A2C, 0xB0386B, 0x7448BE,
    ]
    return Color(hex: palette[abs(number % palette.count)])
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

  package func scaled(by scale: Double) -> TextStyle {
    var style = self
    style.size *= scale
    return style
  }

  package func limited(to lines: Int) -> TextStyle {
    var style = self
    style.lineLimit = lines
    return style
  }
}
