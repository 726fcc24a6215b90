package import Scrollwork

/// A line of text that can be typed: a search, or a message.
package struct TextField {
  package private(set) var text = ""
  package var placeholder: String
  /// Whether typed text goes here.
  package private(set) var isEditing = false
  /// Where it was drawn last.
  package private(set) var area = LayoutRect.zero
  /// Longer texts are not taken, in characters.
  private static let limit = 1000
  private static let style = TextStyle(size: 15, lineLimit: 1)
  /// Half a blink of the caret, in nanoseconds.
  private static let blink: Int64 = 500_000_000

  package init(_ placeholder: String, text: String = "") {
    self.placeholder = placeholder
    self.text = text
  }

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

  /// Draws a magnifying glass at the left of the field.
  package func drawGlass(in canvas: inout Canvas, _ theme: Theme) {
    let (x, y) = (area.minX + 12, area.midY - 8)
    canvas.border(
      LayoutRect(x: x, y: y, width: 12, height: 12), radius: 6, width: 1.8, theme.quiet)
    canvas.line(
      from: LayoutPoint(x: x + 10.4, y: y + 10.4), to: LayoutPoint(x: x + 15, y: y + 15), width: 2,
      theme.quiet)
  }
}
