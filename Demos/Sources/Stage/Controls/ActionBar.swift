package import Scrollwork

/// A bar of buttons at the bottom of a list: actions for the selection, or controls of a player.
package struct ActionBar<Command> {
  /// Points that the bar covers, more for larger text.
  package static func height(_ surroundings: Surroundings) -> Double {
    (60 * scale(surroundings)).rounded()
  }

  /// How much the bar is enlarged: more would take too much of the window from the list.
  private static func scale(_ surroundings: Surroundings) -> Double {
    min(1.6, max(1, surroundings.textSize.textScale))
  }

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
    let height = Self.height(surroundings)
    let area = LayoutRect(
      x: 0, y: canvas.size.height - height, width: canvas.size.width, height: height)
    self.area = area
    canvas.fill(area, theme.surface)
    canvas.fill(area.with(height: 1), theme.rule)
    let inner = area.inset(by: LayoutInsets(top: 12, left: 12, bottom: 12, right: 12))
    let scale = Buttons.scale(
      of: buttons, upTo: Self.scale(surroundings), within: inner.size.width, areAlike: title == nil,
      surroundings)
    guard let title else {
      return self.buttons.draw(buttons, filling: inner, scale: scale, &canvas, theme)
    }
    self.buttons.draw(
      buttons, trailingIn: inner.inset(by: LayoutInsets(left: 4)), title: title, scale: scale,
      &canvas, surroundings)
  }
}
