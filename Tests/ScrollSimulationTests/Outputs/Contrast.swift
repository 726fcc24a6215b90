import Foundation

/// The contrast of two colors by WCAG 2, from 1 to 21.
enum Contrast {
  /// - Parameters:
  ///   - one: a color such as `#1f2733`.
  ///   - other: another one.
  static func of(_ one: String, _ other: String) -> Double {
    of(channels(one), channels(other))
  }

  /// - Parameters:
  ///   - one: red, green and blue, from 0 to 1.
  ///   - other: another color.
  static func of(_ one: [Double], _ other: [Double]) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Red, green and blue of a color such as `#1f2733`.
  static func channels(_ color: String) -> [Double] {
    let digits = Array(color.dropFirst())
    return stride(from: 0, to: 6, by: 2).map {
      Double(Int(String(digits[$0..<$0 + 2]), radix: 16) ?? 0) / 255
    }
  }

  /// Red, green and blue of a hue in degrees, with saturation and lightness from 0 to 1, as CSS has it.
  static func channels(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let range = saturation * min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { offset in
      let part = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - range * max(-1, min(part - 3, 9 - part, 1))
    }
  }

  private static func luminance(_ channels: [Double]) -> Double {
    let linear = channels.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
