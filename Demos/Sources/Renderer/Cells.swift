import Scrollwork

private let ink = Color(red: 28, green: 36, blue: 52)
private let gray = Color(red: 108, green: 118, blue: 138)
private let white = Color(red: 255, green: 255, blue: 255)

/// A note on a card: its title, and under it as many lines as the note takes.
final class NoteCell: ReusableCell {
  var title = ""
  var note = ""
  var number = 0
  /// Of the renderer that the cell is drawn by.
  var measurer: (any TextMeasurer)?

  private static let style = TextStyle(size: 12, lineHeight: 1.1)
  private static let margin = LayoutInsets(top: 48, left: 28, bottom: 32, right: 28)

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    let (margin, width) = (Self.margin, proposal.width)
    let text = measurer?.size(
      of: note, style: Self.style, width: width - margin.left - margin.right)
    return LayoutSize(width: width, height: margin.top + (text?.height ?? 0) + margin.bottom)
  }

  func draw(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let card = LayoutRect(x: 14, y: 6, width: width - 28, height: height - 16)
    let shade = LayoutRect(x: 14, y: 9, width: width - 28, height: height - 16)
    canvas.shadow(shade, radius: 10, blur: 8, Color(red: 28, green: 36, blue: 52, alpha: 80))
    canvas.roundedRect(card, radius: 10, white)
    canvas.pushClip(card, radius: 10)
    canvas.gradient(
      LayoutRect(x: 14, y: 6, width: 7, height: height - 16), from: accent,
      to: Color(red: 240, green: 244, blue: 252))
    drawSeal(in: &canvas, at: LayoutPoint(x: width - 34, y: 24))
    canvas.pop()
    canvas.border(card, radius: 10, Color(red: 206, green: 213, blue: 226))
    let title = LayoutRect(x: 28, y: 16, width: width - 80, height: 20)
    canvas.text(self.title, in: title, style: TextStyle(size: 15, weight: .bold, lineLimit: 1), ink)
    canvas.line(
      from: LayoutPoint(x: 28, y: 40), to: LayoutPoint(x: width - 60, y: 40), accent)
    let margin = Self.margin
    canvas.text(
      note,
      in: LayoutRect(
        x: margin.left, y: margin.top, width: width - margin.left - margin.right, height: height),
      style: Self.style, gray)
  }

  /// A square that is turned by an angle with the cosine 0.8, with the row's number on it.
  private func drawSeal(in canvas: inout Canvas, at middle: LayoutPoint) {
    let square = LayoutRect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)
    canvas.pushTransform(.rotation(cosine: 0.8, sine: 0.6, around: middle))
    canvas.pushOpacity(0.5)
    canvas.roundedRect(square, radius: 4, accent)
    canvas.pop()
    canvas.pop()
    let style = TextStyle(size: 12, weight: .bold, alignment: .center)
    let line = LayoutRect(x: middle.x - 11, y: middle.y - 7, width: 22, height: 14)
    canvas.text("\(number)", in: line, style: style, ink)
  }

  private var accent: Color {
    let palette: [(UInt8, UInt8, UInt8)] = [(84, 119, 240), (64, 183, 190), (240, 128, 104)]
    let (red, green, blue) = palette[number % palette.count]
    return Color(red: red, green: green, blue: blue)
  }
}

/// The title of the section.
final class TitleCell: ReusableCell {
  func draw(in canvas: inout Canvas) {
    canvas.fill(canvas.bounds, ink)
    canvas.image("emblem", in: LayoutRect(x: 14, y: 8, width: 16, height: 16), radius: 4)
    canvas.text(
      "Your own renderer", in: LayoutRect(x: 42, y: 8, width: canvas.size.width - 56, height: 18),
      size: 14, white)
  }
}
