import Scrollwork
import Stage

/// Says that something is liked.
enum LikeMark {
  static func draw(_ text: String, in area: LayoutRect, _ canvas: inout Canvas, _ theme: Theme) {
    canvas.roundedRect(area, radius: area.size.height / 2, theme.marked)
    canvas.text(
      text, in: area.line(of: 16), style: Type.label.aligned(.center),
      theme.isDark ? theme.danger : Color(hex: 0xB0284B))
  }
}
