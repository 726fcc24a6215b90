package import Scrollwork

/// A row of buttons, each with what it does.
package struct Buttons<Command> {
  package struct Button {
    package enum Kind: Hashable, Sendable {
      case plain, destructive
      /// On a ground of its own, in the accent color.
      case primary
    }

    package var title: String
    package var kind: Kind
    package var isEnabled: Bool
    package var command: Command

    package init(
      _ title: String, _ command: Command, kind: Kind = .plain, isEnabled: Bool = true
    ) {
      self.title = title
      self.command = command
      self.kind = kind
      self.isEnabled = isEnabled
    }
  }

  /// What was drawn last, and where.
  private(set) var drawn: [(button: Button, area: LayoutRect)] = []
  private static var gap: Double { 8 }

  package init() {}

  /// Where a button with a title was drawn last.
  package func area(of title: String) -> LayoutRect? {
    drawn.first { $0.button.title == title }?.area
  }

  /// Removes all buttons: nothing is hit until the next drawing.
  package mutating func clear() { drawn.removeAll(keepingCapacity: true) }

  /// Draws buttons as wide as their titles, the last of them at the right edge of the area, and a text at its left edge
  /// if there is enough room for it.
  ///
  /// - Returns: the points that are left at the left of the buttons.
  @discardableResult
  package mutating func draw(
    _ buttons: [Button], trailingIn area: LayoutRect, title: String? = nil, _ canvas: inout Canvas,
    _ surroundings: Surroundings
  ) -> Double {
    clear()
    var end = area.maxX
    for button in buttons.reversed() {
      let width = surroundings.width(of: button.title, Type.label) + 24
      let frame = LayoutRect(
        x: end - width, y: area.origin.y, width: width, height: area.size.height)
      drawn.append((button, frame))
      end -= width + Self.gap
    }
    draw(in: &canvas, surroundings.theme)
    let room = max(0, end - area.origin.x)
    if let title, surroundings.width(of: title, Type.label) <= room {
      canvas.text(
        title, in: LayoutRect(x: area.minX, y: area.midY - 8, width: room, height: 17),
        style: Type.label, surroundings.theme.quiet)
    }
    return room
  }

  /// Draws buttons of the same width that fill the area.
  package mutating func draw(
    _ buttons: [Button], filling area: LayoutRect, _ canvas: inout Canvas, _ theme: Theme
  ) {
    clear()
    let count = Double(max(1, buttons.count))
    let width = max(0, (area.size.width - Self.gap * (count - 1)) / count)
    for (index, button) in buttons.enumerated() {
      let x = area.origin.x + Double(index) * (width + Self.gap)
      let frame = LayoutRect(x: x, y: area.origin.y, width: width, height: area.size.height)
      drawn.append((button, frame))
    }
    draw(in: &canvas, theme)
  }

  private func draw(in canvas: inout Canvas, _ theme: Theme) {
    for (button, area) in drawn {
      let ink =
        switch button.kind {
        case _ where !button.isEnabled: theme.faint
        case .plain: theme.accent
        case .destructive: theme.danger
        case .primary: theme.onAccent
        }
      let isFilled = button.kind == .primary && button.isEnabled
      canvas.roundedRect(area, radius: 9, isFilled ? theme.fill : theme.raised)
      canvas.text(button.title, in: area.line(of: 16), style: Type.label.aligned(.center), ink)
    }
  }
}
