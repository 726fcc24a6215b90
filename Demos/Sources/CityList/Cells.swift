import Scrollwork
import TextPicture

private let (line, column) = (CharacterPicture.lineHeight, CharacterPicture.columnWidth)
private let black = Color(red: 0, green: 0, blue: 0)
private let gray = Color(red: 160, green: 160, blue: 160)

/// A city's name, under it what others call it on as many lines as that takes, then a rule.
final class CityCell: ReusableCell {
  var name = ""
  var otherNames = ""

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    let lines = CharacterPicture.wrap(otherNames, width: proposal.width - 4 * column)
    return LayoutSize(width: proposal.width, height: line * Double(lines.count + 2))
  }

  func draw(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let title = LayoutRect(x: column, y: 0, width: width - 2 * column, height: line)
    let text = LayoutRect(x: 3 * column, y: line, width: width - 4 * column, height: height)
    canvas.text(name, in: title, size: 14, black)
    canvas.text(otherNames, in: text, size: 14, gray)
    canvas.fill(LayoutRect(x: 0, y: height - line / 2, width: width, height: 1), gray)
  }
}

/// The country above its cities, as high as the layout estimates.
final class CountryHeader: ReusableCell {
  var title = ""

  func draw(in canvas: inout Canvas) {
    canvas.fill(LayoutRect(origin: .zero, size: canvas.size), gray)
    let rect = LayoutRect(x: column, y: 0, width: canvas.size.width - 2 * column, height: line)
    canvas.text(title, in: rect, size: 14, black)
  }
}
