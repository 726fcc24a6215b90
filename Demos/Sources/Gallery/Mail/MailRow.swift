import Scrollwork
import Stage

/// A mail in the list: who wrote it and when, its subject and how it begins, or all of it where it is open.
final class MailRow: StageCell {
  var mail = Mail(0)
  var date = ""
  var isRead = false
  var isFlagged = false
  /// Whether the row is marked as the open one.
  var isOpen = false
  /// Whether the row shows the whole text.
  var showsText = false

  private static let gap = 10.0

  private static func left(_ width: Double) -> Double { width < narrow ? 24 : 76 }
  private func textWidth(_ width: Double) -> Double { max(0, width - Self.left(width) - 16) }

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    guard let surroundings else { return proposal }
    let width = textWidth(proposal.width)
    let text =
      showsText
      ? mail.paragraphs.reduce(0) {
        $0 + surroundings.height(of: $1, Type.body, width: width) + Self.gap
      }
      : surroundings.height(of: mail.preview, Type.caption.limited(to: 2), width: width)
    return LayoutSize(width: proposal.width, height: 56 + text + 14)
  }

  override func paint(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    canvas.fill(canvas.bounds, state.isSelected || isOpen ? theme.marked : theme.surface)
    let left = Self.left(width)
    drawFace(in: &canvas)
    let text = LayoutRect(x: left, y: 11, width: textWidth(width), height: 20)
    let dateWidth = (surroundings?.width(of: date, Type.label) ?? 0) + 2
    canvas.text(
      mail.sender, in: text.narrowed(by: dateWidth + 8),
      style: isRead ? TextStyle(size: 16, lineLimit: 1) : Type.headline, theme.ink)
    canvas.text(
      date,
      in: LayoutRect(x: text.maxX - dateWidth, y: 13, width: dateWidth, height: 17),
      style: Type.label.aligned(.trailing), isRead ? theme.quiet : theme.accent)
    canvas.text(
      mail.subject, in: text.moved(y: 21).narrowed(by: isFlagged ? 24 : 0),
      style: TextStyle(size: 15, weight: isRead ? .regular : .medium, lineLimit: 1), theme.ink)
    if isFlagged { drawFlag(at: LayoutPoint(x: text.maxX - 13, y: 34), &canvas) }
    drawText(in: &canvas, text.moved(y: 45))
    canvas.fill(
      LayoutRect(x: left, y: height - 1, width: width - left, height: 1), theme.rule)
    if state.isFocused {
      canvas.border(
        canvas.bounds.inset(by: LayoutInsets(2)), radius: 8, width: 2, theme.accent)
    }
  }

  /// The sender's avatar with a dot for a mail that is not read; a check mark while the mail is selected.
  private func drawFace(in canvas: inout Canvas) {
    let face = LayoutRect(x: 22, y: 14, width: 42, height: 42)
    if !isRead {
      canvas.roundedRect(LayoutRect(x: 7, y: 31, width: 8, height: 8), radius: 4, theme.accent)
    }
    guard canvas.size.width >= Self.narrow else { return }
    guard state.isSelected else { return Avatar.draw(mail.sender, in: face, &canvas) }
    CheckMark.draw(in: face, &canvas, theme)
  }

  private func drawText(in canvas: inout Canvas, _ area: LayoutRect) {
    guard showsText, let surroundings else {
      let rest = LayoutRect(
        x: area.origin.x, y: area.origin.y, width: area.size.width,
        height: canvas.size.height - area.origin.y - 10)
      return canvas.text(
        mail.preview, in: rest, style: Type.caption.limited(to: 2), theme.quiet)
    }
    var y = area.origin.y + 4
    for paragraph in mail.paragraphs {
      let height = surroundings.height(of: paragraph, Type.body, width: area.size.width)
      canvas.text(
        paragraph,
        in: LayoutRect(x: area.origin.x, y: y, width: area.size.width, height: height + 1),
        style: Type.body, theme.ink)
      y += height + Self.gap
    }
  }

  private func drawFlag(at corner: LayoutPoint, _ canvas: inout Canvas) {
    let color = Color(hex: theme.isDark ? 0xF0A43A : 0xB06A00)
    canvas.fill(LayoutRect(x: corner.x, y: corner.y, width: 2, height: 15), color)
    canvas.roundedRect(
      LayoutRect(x: corner.x + 2, y: corner.y, width: 11, height: 8), radius: 1.5, color)
  }
}

extension LayoutRect {
  /// The same place with less width, at least none.
  func narrowed(by points: Double) -> LayoutRect {
    LayoutRect(
      origin: origin, size: LayoutSize(width: max(0, size.width - points), height: size.height))
  }
}
