import Scrollwork
import Stage

/// The page with the open mail in a wide window, in a column of readable width.
struct MailPage {
  var mail: Mail?
  var date = ""
  let surroundings: Surroundings

  private static let readableWidth = 640.0
  /// Points above the subject, with room for buttons.
  private static let top = 68.0

  func draw(in canvas: inout Canvas) {
    let theme = surroundings.theme
    canvas.fill(canvas.bounds, theme.surface)
    canvas.fill(LayoutRect(x: 0, y: 0, width: 1, height: canvas.size.height), theme.rule)
    guard let mail else {
      return canvas.text(
        "No mail is open",
        in: LayoutRect(x: 0, y: canvas.size.height / 2 - 10, width: canvas.size.width, height: 20),
        style: Type.headline.aligned(.center), theme.quiet)
    }
    let width = min(Self.readableWidth, canvas.size.width - 64)
    let x = max(32, (canvas.size.width - width) / 2)
    let subject = TextStyle(size: 24, weight: .semibold)
    let height = surroundings.height(of: mail.subject, subject, width: width)
    canvas.text(
      mail.subject, in: LayoutRect(x: x, y: Self.top, width: width, height: height + 2),
      style: subject,
      theme.ink)
    var y = Self.top + height + 20
    Avatar.draw(mail.sender, in: LayoutRect(x: x, y: y, width: 44, height: 44), &canvas)
    let dateWidth = surroundings.width(of: date, Type.label) + 2
    let line = LayoutRect(x: x + 58, y: y + 2, width: width - 58, height: 20)
    canvas.text(
      mail.sender, in: line.narrowed(by: dateWidth + 12), style: Type.headline, theme.ink)
    canvas.text(
      date, in: line.moved(y: 2).with(height: 17), style: Type.label.aligned(.trailing),
      theme.quiet)
    canvas.text("to you", in: line.moved(y: 22), style: Type.caption, theme.quiet)
    y += 44 + 16
    canvas.fill(LayoutRect(x: x, y: y, width: width, height: 1), theme.rule)
    y += 20
    let body = TextStyle(size: 16, lineHeight: 1.25)
    for paragraph in mail.paragraphs {
      let height = surroundings.height(of: paragraph, body, width: width)
      canvas.text(
        paragraph, in: LayoutRect(x: x, y: y, width: width, height: height + 2), style: body,
        theme.ink)
      y += height + 16
    }
  }
}
