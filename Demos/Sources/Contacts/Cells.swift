import Scrollwork

private let (line, column) = (16.0, 7.0)
private let ink = Color(red: 20, green: 24, blue: 32)
private let faint = Color(red: 120, green: 126, blue: 136)
private let ground = Color(red: 232, green: 234, blue: 238)

/// A name, and below it a number or a caption.
final class ContactCell: ReusableCell {
  static let height = 2 * line

  var title = ""
  var detail = ""
  private var state = CellState()

  func draw(in canvas: inout Canvas) {
    if state.isHighlighted { canvas.fill(canvas.bounds, ground) }
    let width = canvas.size.width - 4 * column
    let style = TextStyle(size: 14, lineLimit: 1)
    canvas.text(
      title, in: LayoutRect(x: 2 * column, y: 0, width: width, height: line), style: style, ink)
    canvas.text(
      detail, in: LayoutRect(x: 2 * column, y: line, width: width, height: line), style: style,
      faint)
  }

  func stateDidChange(to state: CellState) { self.state = state }
}

/// The letter above the contacts of a section.
final class LetterHeader: ReusableCell {
  static let height = line

  var title = ""

  /// Opaque, because contacts scroll under it while it is pinned.
  func draw(in canvas: inout Canvas) {
    canvas.fill(canvas.bounds, ground)
    let width = canvas.size.width - 2 * column
    canvas.text(
      title, in: LayoutRect(x: column, y: 0, width: width, height: line),
      style: TextStyle(size: 12, weight: .bold), ink)
  }
}
