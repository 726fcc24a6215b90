import Scrollwork
import Stage

/// The sign of a selected item: a check mark in a disc.
enum CheckMark {
  static func draw(in area: LayoutRect, _ canvas: inout Canvas, _ theme: Theme) {
    let (side, x, y) = (area.size.width, area.origin.x, area.origin.y)
    canvas.roundedRect(area, radius: side / 2, theme.fill)
    let turn = LayoutPoint(x: x + side * 0.43, y: y + side * 0.67)
    let width = max(2, side * 0.08)
    canvas.line(
      from: LayoutPoint(x: x + side * 0.28, y: y + side * 0.52), to: turn, width: width,
      theme.onAccent)
    canvas.line(
      from: turn, to: LayoutPoint(x: x + side * 0.72, y: y + side * 0.35), width: width,
      theme.onAccent)
  }
}
