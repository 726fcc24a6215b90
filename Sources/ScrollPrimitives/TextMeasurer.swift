/// Says how large text is drawn, so that a cell can be as high as its text.
///
/// A backend that draws text provides one that breaks lines exactly as it draws them.
public protocol TextMeasurer {
  /// The size of a paragraph in points.
  ///
  /// - Parameters:
  ///   - text: the paragraph; newlines end lines.
  ///   - style: how its letters are drawn.
  ///   - width: the width that lines are broken at, in points; `.infinity` for lines that end at newlines only.
  /// - Returns: the widest line and the height of all lines, neither rounded. Zero for a style or a
  ///   width that shows nothing; an empty text has no lines.
  func size(of text: String, style: TextStyle, width: Double) -> LayoutSize
}
