/// Where a cell draws itself, in its own coordinates: its top left corner is the origin.
///
/// What is drawn is kept until the cell is bound again or asks to be drawn anew; it is not drawn
/// every frame.
public struct Canvas: ~Copyable {
  /// The cell's size in points.
  public let size: LayoutSize
  package private(set) var commands: [DisplayList.Command]
  package private(set) var texts: TextTable

  package init(size: LayoutSize, reusing commands: [DisplayList.Command], texts: TextTable) {
    self.size = size
    self.commands = commands
    self.texts = texts
  }

  /// Fills a rectangle.
  public mutating func fill(_ rect: LayoutRect, _ color: Color) {
    commands.append(.fill(rect, color))
  }

  /// Draws a paragraph wrapped into a rectangle; `size` is the font's size in points.
  public mutating func text(_ text: String, in rect: LayoutRect, size: Double, _ color: Color) {
    commands.append(.text(texts.insert(text), in: rect, size: size, color))
  }

  package consuming func take() -> (commands: [DisplayList.Command], texts: TextTable) {
    (commands, texts)
  }
}
