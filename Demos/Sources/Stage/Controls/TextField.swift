package import Scrollwork

/// A line of text that can be typed: a search, or a message.
package struct TextField {
  package private(set) var text = ""
  private let placeholder: String
  /// Whether typed text goes here.
  package private(set) var isEditing = false
  /// Where it was drawn last.
  package private(set) var area = LayoutRect.zero
  /// Longer texts are not taken, in characters.
  private static let limit = 1000
  private static let style = TextStyle(size: 15, lineLimit: 1)
  /// Half a blink of the caret, in nanoseconds.
  private static let blink: Int64 = 500_000_000

  package init(_ placeholder: String) { self.placeholder = placeholder }

  package mutating func begin() { isEditing = true }
  package mutating func end() { isEditing = false }
  package mutating func set(_ text: String) { self.text = String(text.prefix(Self.limit)) }

  /// Adds typed text, if the field is edited. Whether the text changed.
  package mutating func type(_ text: String) -> Bool {
    guard isEditing, !text.isEmpty, self.text.count < Self.limit else { return false }
    set(self.text + text)
    return true
  }

  /// Removes the last character. Whether the text changed.
  package mutating func deleteBackward() -> Bool {
    guard !text.isEmpty else { return false }
    text.removeLast()
    return true
  }

  /// The control that begins editing.
  package func control(_ id: String, action: @escaping () throws -> Void) -> Control {
    Control(id, area, radius: 10, cursor: .text, action: action)
  }

  /// When the caret next changes; `nil` while the field is not edited.
  package func nextChange(after time: Timestamp) -> Timestamp? {
    isEditing ? Timestamp(nanoseconds: (time.nanoseconds / Self.blink + 1) * Self.blink) : nil
  }

  /// Draws the field. A text that is too long shows its end.
  ///
  /// - Parameter insets: points at the text's left and right that something else is drawn in.
  package mutating func draw(
    in area: LayoutRect, insets: LayoutInsets = LayoutInsets(left: 14, right: 14),
    at time: Timestamp, _ canvas: inout Canvas, _ surroundings: Surroundings
  ) {
    self.area = area
    let theme = surroundings.theme
    canvas.roundedRect(area, radius: 10, theme.raised)
    if isEditing { canvas.border(area, radius: 10, width: 1.5, theme.accent) }
    let inner = LayoutRect(
      x: area.minX + insets.left, y: area.midY - 10,
      width: max(0, area.size.width - insets.left - insets.right), height: 20)
    guard !text.isEmpty else {
      canvas.text(placeholder, in: inner, style: Self.style, theme.faint)
      return drawCaret(at: inner.minX, inner, time, &canvas, theme)
    }
    let width = surroundings.width(of: text, Self.style)
    let hidden = isEditing ? max(0, width + 2 - inner.size.width) : 0
    if hidden > 0 { canvas.pushClip(inner) }
    canvas.text(
      text,
      in: LayoutRect(
        x: inner.minX - hidden, y: inner.minY, width: inner.size.width + hidden, height: 20),
      style: Self.style, theme.ink)
    if hidden > 0 { canvas.pop() }
    drawCaret(at: inner.minX + width - hidden, inner, time, &canvas, theme)
  }

  private func drawCaret(
    at x: Double, _ line: LayoutRect, _ time: Timestamp, _ canvas: inout Canvas, _ theme: Theme
  ) {
    guard isEditing, time.nanoseconds / Self.blink % 2 == 0 else { return }
    canvas.fill(
      LayoutRect(x: min(x + 1, line.maxX), y: line.minY, width: 1.5, height: 20), theme.accent)
  }

  /// Draws the field over the width of a strip, as a search: with a magnifying glass, and once something is typed with
  /// a text at its right.
  ///
  /// - Parameter found: says how much is found.
  package mutating func drawSearch(
    _ found: @autoclosure () -> String, in canvas: inout Canvas, at time: Timestamp,
    _ surroundings: Surroundings
  ) {
    let theme = surroundings.theme
    draw(
      in: LayoutRect(x: 16, y: 4, width: canvas.size.width - 32, height: 36),
      insets: LayoutInsets(left: 36, right: text.isEmpty ? 14 : 112), at: time, &canvas,
      surroundings)
    let (x, y) = (area.minX + 12, area.midY - 8)
    canvas.border(
      LayoutRect(x: x, y: y, width: 12, height: 12), radius: 6, width: 1.8, theme.quiet)
    canvas.line(
      from: LayoutPoint(x: x + 10.4, y: y + 10.4), to: LayoutPoint(x: x + 15, y: y + 15), width: 2,
      theme.quiet)
    guard !text.isEmpty else { return }
    canvas.text(
      found(), in: LayoutRect(x: area.maxX - 110, y: 14, width: 98, height: 16),
      style: Type.label.aligned(.trailing), theme.quiet)
  }
}
