import Scrollwork
import Stage

/// A message, on the side of who wrote it.
final class Bubble: StageCell {
  var text = ""
  var isMine = false
  var isLiked = false

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    let size = textSize(proposal.width)
    return LayoutSize(width: proposal.width, height: size.height + 20)
  }

  private func textSize(_ width: Double) -> LayoutSize {
    let widest = max(40, width * 0.76 - 28)
    return surroundings?.measurer.size(of: text, style: Type.body, width: widest) ?? .zero
  }

  override func paint(in canvas: inout Canvas) {
    let text = textSize(canvas.size.width)
    let width = max(34, text.width.rounded(.up) + 28)
    let x = isMine ? canvas.size.width - width - 14 : 14
    let bubble = LayoutRect(x: x, y: 0, width: width, height: canvas.size.height)
    canvas.roundedRect(bubble, radius: 18, isMine ? theme.fill : theme.surface)
    if !isMine { canvas.border(bubble, radius: 18, width: 1, theme.rule) }
    canvas.text(
      self.text, in: LayoutRect(x: x + 14, y: 10, width: width - 27, height: text.height + 1),
      style: Type.body, isMine ? theme.onAccent : theme.ink)
    guard isLiked else { return }
    let end = isMine ? x - 21 : bubble.maxX - 9
    let mark = LayoutRect(x: end, y: canvas.size.height - 24, width: 30, height: 22)
    canvas.roundedRect(mark.inset(by: LayoutInsets(-2)), radius: 13, theme.ground)
    LikeMark.draw("♥", in: mark, &canvas, theme)
  }
}
