package import Scrollwork

/// A bar of buttons at the bottom of a list: actions for the selection, or controls of a player.
package struct ActionBar<Command> {
  /// Points that the bar covers.
  package static var height: Double { 60 }
  /// Where it was drawn last; `nil` while it is hidden.
  package private(set) var area: LayoutRect?
  package private(set) var buttons = Buttons<Command>()

  package init() {}

  package mutating func hide() {
    area = nil
    buttons.clear()
  }

  package func contains(_ point: LayoutPoint) -> Bool { area?.contains(point) ?? false }

  /// Draws the bar over the bottom of the canvas.
  ///
  /// - Parameters:
  ///   - buttons: from the left.
  ///   - title: a text at the left of the buttons; without one they fill the bar.
  package mutating func draw(
    _ buttons: [Buttons<Command>.Button], title: String? = nil, in canvas: inout Canvas,
    _ surroundings: Surroundings
  ) {
    let theme = surroundings.theme
    let area = LayoutRect(
      x: 0, y: canvas.size.height - Self.height, width: canvas.size.width, height: Self.height)
    self.area = area
    canvas.fill(area, theme.surface)
    canvas.fill(area.with(height: 1), theme.rule)
    let inner = area.inset(by: LayoutInsets(top: 12, left: 12, bottom: 12, right: 12))
    guard let title else {
      return self.buttons.draw(buttons, filling: inner, &canvas, theme)
    }
    self.buttons.draw(
      buttons, trailingIn: inner.inset(by: LayoutInsets(left: 4)), title: title, &canvas,
      surroundings)
  }
}
