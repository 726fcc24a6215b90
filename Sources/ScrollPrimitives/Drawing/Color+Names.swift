/// Colors by number, text and name.
extension Color {
  /// A color by its hexadecimal number, `0xRRGGBB`; bits above are ignored.
  ///
  /// - Parameters:
  ///   - hex: red, green and blue, eight bits each.
  ///   - alpha: from 0, transparent, to 255, opaque.
  @inlinable public init(hex: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }

  /// A color by its text: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, or one of the names below; `nil` for any other text.
  /// Capitals are ignored.
  public init?(_ text: String) {
    guard text.hasPrefix("#") else {
      guard let named = Self.named[text.lowercased()] else { return nil }
      self = named
      return
    }
    var digits = text.dropFirst().map { $0.isASCII ? $0.hexDigitValue : nil }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    var channels: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[place], let low = digits[place + 1] else { return nil }
      channels.append(UInt8(high * 16 + low))
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 255)
  }

  /// The same color with another alpha, from 0, transparent, to 255, opaque.
  @inlinable public func withAlpha(_ alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A fully transparent black.
  public static let clear = Color(hex: 0x000000, alpha: 0)
  /// Black, `0x000000`.
  public static let black = Color(hex: 0x000000)
  /// White, `0xFFFFFF`.
  public static let white = Color(hex: 0xFFFFFF)
  /// A medium gray, `0x8E8E93`.
  public static let gray = Color(hex: 0x8E8E93)
  /// A red, `0xD7372F`.
  public static let red = Color(hex: 0xD7372F)
  /// An orange, `0xE8850C`.
  public static let orange = Color(hex: 0xE8850C)
  /// A yellow, `0xF2C40F`.
  public static let yellow = Color(hex: 0xF2C40F)
  /// A green, `0x2F9E57`.
  public static let green = Color(hex: 0x2F9E57)
  /// A blue, `0x2F6FD6`.
  public static let blue = Color(hex: 0x2F6FD6)
  /// A purple, `0x8446C8`.
  public static let purple = Color(hex: 0x8446C8)

  private static let named: [String: Color] = [
    "clear": clear, "black": black, "white": white, "gray": gray, "red": red, "orange": orange,
    "yellow": yellow, "green": green, "blue": blue, "purple": purple,
  ]
}
