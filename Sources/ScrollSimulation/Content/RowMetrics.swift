/// The measures of a row with a title and a wrapped text, in points.
///
/// They stand for a list with a 17 pt title and a 14 pt text. There is no font: ``TextAdvance``
/// gives every scalar a width of 0, 7 or 14 pt, so that the same text has the same height
/// everywhere.
package enum RowMetrics {
  /// Above the title and below the last line.
  package static let verticalPadding = 12.0
  /// Left and right of the text.
  package static let horizontalPadding = 16.0
  package static let titleHeight = 20.0
  package static let lineHeight = 16.0
  /// A line of 20 pt with 4 pt above and below.
  package static let headerHeight = 28.0

  /// The height of a row whose text takes `lines` lines.
  package static func height(lines: Int) -> Double {
    2 * verticalPadding + titleHeight + Double(lines) * lineHeight
  }

  /// The width that is left for the text of a row `width` points wide.
  package static func textWidth(_ width: Double) -> Double { width - 2 * horizontalPadding }
}
