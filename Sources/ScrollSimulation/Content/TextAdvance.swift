/// How far a scalar of a 14 pt text moves the pen, without a font.
package enum TextAdvance {
  /// Half an em of the 14 pt text, the unit of all advances, in points.
  package static let unit = 7.0

  /// The advance in units of half an em: 0 for marks and format characters (general categories Mn,
  /// Me and Cf), 2 for the wide ranges of East Asia, 1 for everything else.
  package static func units(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if isWide(value) { return isMark(scalar) ? 0 : 2 }
    return isMark(scalar) ? 0 : 1
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Blocks whose characters are as wide as high: Hangul, Kana, Bopomofo, ideographs, full-width
  /// forms. Whole blocks, after the wide ranges of Unicode Standard Annex #11.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
