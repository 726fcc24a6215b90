package import Scrollwork

/// A bar at the bottom that names the last action, with a button that undoes it.
package struct Notice {
  package static let height = 48.0
  private static let ground = Color(hex: 0x2A2F3B)
  private static let action = Color(hex: 0x9DBBFF)
  /// Where it was drawn last; `nil` while it is hidden.
  package private(set) var area: LayoutRect?

  package init() {}

  package mutating func hide() { area = nil }

  /// The button, at the bar's right.
  package var button: LayoutRect? {
    area.map {
      LayoutRect(x: $0.maxX - 76, y: $0.origin.y, width: 76, height: $0.size.height)
    }
  }

  /// Draws the bar above the bottom of the canvas, at most 420 points wide.
  ///
  /// - Parameter bottom: points between the bar and the canvas's bottom.
  package mutating func draw(
    _ message: String, action title: String, bottom: Double, in canvas: inout Canvas,
    _ theme: Theme
  ) {
    let width = min(420, canvas.size.width - 24)
    let area = LayoutRect(
      x: (canvas.size.width - width) / 2, y: canvas.size.height - bottom - Self.height,
      width: width, height: Self.height)
    self.area = area
    canvas.shadow(area.moved(y: 3), radius: 12, blur: 14, theme.shadow)
    canvas.roundedRect(area, radius: 12, Self.ground)
    if theme.isDark { canvas.border(area, radius: 12, width: 1, Color(hex: 0x4A5163)) }
    canvas.text(
      message,
      in: LayoutRect(x: area.origin.x + 16, y: area.midY - 8, width: width - 100, height: 17),
      style: Type.label, Color(hex: 0xFFFFFF))
    if let button {
      canvas.text(
        title, in: button.line(of: 17), style: Type.label.aligned(.center), Self.action)
    }
  }
}
