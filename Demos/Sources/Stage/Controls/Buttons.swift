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
  /// How much larger than in the usual text size they were drawn last.
  private var scale = 1.0
  private static var gap: Double { 8 }
  /// Points to the left and right of a title, together.
  private static var margins: Double { 24 }

  package init() {}

  /// Where a button with a title was drawn last.
  package func area(of title: String) -> LayoutRect? {
    drawn.first { $0.button.title == title }?.area
  }

  /// Removes all buttons: nothing is hit until the next drawing.
  package mutating func clear() { drawn.removeAll(keepingCapacity: true) }

  private var style: TextStyle { Type.label.scaled(by: scale) }

  /// How much larger buttons may be drawn within a width, at most `most` times and at least not smaller.
  ///
  /// - Parameter areAlike: whether all are as wide as the widest.
  static func scale(
    of buttons: [Button], upTo most: Double, within width: Double, areAlike: Bool,
    _ surroundings: Surroundings
  ) -> Double {
    guard most > 1 else { return 1 }
    let widths = buttons.map { surroundings.width(of: $0.title, Type.label) + margins }
    let gaps = gap * Double(max(0, buttons.count - 1))
    let needed = areAlike ? (widths.max() ?? 0) * Double(buttons.count) : widths.reduce(0, +)
    return max(1, min(most, (width - gaps) / max(1, needed)))
  }

  /// Draws buttons as wide as their titles, the last of them at the right edge of the area, and a text at its left edge
  /// if there is enough room for it.
  ///
  /// - Parameter scale: how much larger than in the usual text size their titles are.
  /// - Returns: the points that are left at the left of the buttons.
  @discardableResult
  package mutating func draw(
    _ buttons: [Button], trailingIn area: LayoutRect, title: String? = nil, scale: Double = 1,
    _ canvas: inout Canvas, _ surroundings: Surroundings
  ) -> Double {
    clear()
    self.scale = scale
    var end = area.maxX
    for button in buttons.reversed() {
      let width = surroundings.width(of: button.title, style) + Self.margins * scale
      let frame = LayoutRect(
        x: end - width, y: area.origin.y, width: width, height: area.size.height)
      drawn.append((button, frame))
      end -= width + Self.gap
    }
    draw(in: &canvas, surroundings.theme)
    let room = max(0, end - area.origin.x)
    if let title, surroundings.width(of: title, style) <= room {
      let line = LayoutRect(
        x: area.minX, y: area.midY - 8 * scale, width: room, height: 17 * scale)
      canvas.text(title, in: line, style: style, surroundings.theme.quiet)
    }
    return room
  }

  /// Draws buttons of the same width that fill the area.
  package mutating func draw(
    _ buttons: [Button], filling area: LayoutRect, scale: Double = 1, _ canvas: inout Canvas,
    _ theme: Theme
  ) {
    clear()
    self.scale = scale
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
      canvas.text(button.title, in: area.line(of: 16 * scale), style: style.aligned(.center), ink)
    }
  }
}
