package import Scrollwork

/// A small button over a list that says what lies beyond its edge, and leads there.
package struct Pill {
  package enum Direction: Hashable, Sendable {
    case up, down
  }

  package static let height = 34.0
  /// Where it was drawn last; `nil` while it is hidden.
  package private(set) var area: LayoutRect?

  package init() {}

  package mutating func hide() { area = nil }

  /// Points between a pill at the right and the canvas's edge.
  private static let margin = 26.0

  /// Draws the pill.
  ///
  /// - Parameters:
  ///   - y: its top, in points from the canvas's top.
  ///   - isTrailing: whether it lies at the right, and not in the middle of the canvas's width.
  package mutating func draw(
    _ title: String, _ direction: Direction, y: Double, isTrailing: Bool = false,
    in canvas: inout Canvas, _ surroundings: Surroundings
  ) {
    let theme = surroundings.theme
    let width = min(surroundings.width(of: title, Type.label) + 50, canvas.size.width - 24)
    let rest = canvas.size.width - width
    let area = LayoutRect(
      x: isTrailing ? max(0, rest - Self.margin) : rest / 2, y: y, width: width,
      height: Self.height)
    self.area = area
    canvas.shadow(area.moved(y: 3), radius: 17, blur: 12, theme.shadow)
    // The rim sets it off from a bubble of the same color.
    canvas.roundedRect(
      area.inset(by: LayoutInsets(-1.5)), radius: 18.5, theme.surface)
    canvas.roundedRect(area, radius: 17, theme.fill)
    let (x, middle) = (area.origin.x + 20, area.midY)
    let tip = direction == .up ? -6.0 : 6.0
    canvas.line(
      from: LayoutPoint(x: x, y: middle - tip), to: LayoutPoint(x: x, y: middle + tip), width: 2,
      theme.onAccent)
    for side in [-4.5, 4.5] {
      canvas.line(
        from: LayoutPoint(x: x, y: middle + tip),
        to: LayoutPoint(x: x + side, y: middle + tip * 0.25), width: 2, theme.onAccent)
    }
    canvas.text(
      title, in: LayoutRect(x: x + 14, y: middle - 8, width: width - 34, height: 16),
      style: Type.label, theme.onAccent)
  }
}
