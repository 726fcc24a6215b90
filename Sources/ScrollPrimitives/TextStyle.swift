/// The typesetting of a paragraph.
///
/// A paragraph is broken at the width of its rectangle: at spaces, after hyphens, between ideographs, and inside a
/// word that is wider than a line. Explicit newlines end a line. Text that is taller than the rectangle is drawn
/// below it all the same, and so is a line in a rectangle that is lower: `lineLimit` or a clip shortens it. The last
/// line that a limit allows ends in an ellipsis if text is left out. The first line lies at the rectangle's top.
@frozen public struct TextStyle: Hashable, Sendable {
  /// How heavy the letters are. A backend without the weight takes the nearest.
  @frozen public enum Weight: UInt8, Hashable, Sendable, CaseIterable {
    /// The weight of body text.
    case regular
    /// A little heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// The heaviest weight.
    case bold
  }

  /// Where a line that is narrower than its rectangle lies. `leading` is the side at which the
  /// paragraph's first letter reads: the right one in Arabic and Hebrew.
  @frozen public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
    /// Lines begin at the side where the text begins.
    case leading
    /// Lines are centered.
    case center
    /// Lines end at the side opposite to where the text begins.
    case trailing
  }

  /// The size of the font in points. Text of a size that is not above zero is not drawn.
  public var size: Double
  /// How heavy the letters are.
  public var weight: Weight
  /// Where lines lie that are narrower than the paragraph.
  public var alignment: Alignment
  /// The most lines; 0 for any number.
  public var lineLimit: Int
  /// The distance from line to line, as a multiple of the font's own line height. The difference lies half above and
  /// half below the letters.
  public var lineHeight: Double
  /// Whether all digits are equally wide, so that a number that counts does not jitter.
  public var monospacedDigits: Bool

  /// Creates a style; all but the size have defaults.
  @inlinable public init(
    size: Double, weight: Weight = .regular, alignment: Alignment = .leading, lineLimit: Int = 0,
    lineHeight: Double = 1, monospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.lineHeight = lineHeight
    self.monospacedDigits = monospacedDigits
  }
}
