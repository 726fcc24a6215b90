/// How wide a text will be in a font nobody knows yet.
///
/// Shares of the font size after DejaVu Sans, one of the widest fonts that stand behind
/// `sans-serif`, so that what fits here fits with others.
package enum TextWidth {
  package static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    var share = 0.0
    for character in text { share += self.share(of: character) }
    return share * size * (isBold ? 1.1 : 1)
  }

  private static func share(of character: Character) -> Double {
    switch character {
    case "i", "j", "l", "'": 0.28
    case " ", ".", ",", ":", ";", "/", "|": 0.34
    case "f", "t", "r", "(", ")", "-": 0.42
    case "m", "w", "M", "W", "%", "@", "…", "+", "=", "±": 0.95
    case "A"..."Z": 0.74
    default: 0.64
    }
  }
}
