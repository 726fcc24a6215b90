public import ScrollPrimitives

/// How the bubble looks that names what a finger at the edge of a list has come to: a letter, a month.
public struct ScrollBubble: Hashable, Sendable {
  /// In points. Default 60 x 60.
  public var size: LayoutSize
  /// Between the bubble and what it belongs to, in points. Default 16.
  public var distance: Double
  /// Of the text, in points. Default 28.
  public var textSize: Double
  /// Behind the text.
  public var ground: Color
  /// Of the text.
  public var text: Color
  /// Under the bubble; clear for none.
  public var shadow: Color

  /// Creates a style; each value has a default.
  public init(
    size: LayoutSize = LayoutSize(width: 60, height: 60), distance: Double = 16,
    textSize: Double = 28, ground: Color = Color(hex: 0x245BDC), text: Color = Color(hex: 0xFFFFFF),
    shadow: Color = Color(hex: 0x1B2440, alpha: 34)
  ) {
    self.size = size
    self.distance = distance
    self.textSize = textSize
    self.ground = ground
    self.text = text
    self.shadow = shadow
  }

  /// Draws the bubble with its middle as near to a place as the canvas has room.
  ///
  /// - Parameters:
  ///   - title: what it says, on one line.
  ///   - area: what it belongs to; the bubble lies next to it, toward the middle of the canvas.
  ///   - middle: in points, from the top.
  func draw(_ title: String, nextTo area: LayoutRect, at middle: Double, in canvas: inout Canvas) {
    let isAtEnd = area.midX > canvas.size.width / 2
    let top = max(8, min(middle - size.height / 2, canvas.size.height - size.height - 8))
    let rect = LayoutRect(
      x: isAtEnd ? area.minX - distance - size.width : area.maxX + distance, y: top,
      width: size.width, height: size.height)
    let radius = min(size.width, size.height) / 2
    let below = LayoutRect(
      x: rect.minX, y: rect.minY + 3, width: rect.size.width, height: rect.size.height)
    if shadow.alpha > 0 { canvas.shadow(below, radius: radius, blur: 14, shadow) }
    canvas.roundedRect(rect, radius: radius, ground)
    let line = textSize + 8
    canvas.text(
      title,
      in: LayoutRect(
        x: rect.minX, y: rect.midY - line / 2, width: rect.size.width, height: line),
      style: TextStyle(size: textSize, weight: .semibold, alignment: .center, lineLimit: 1), text)
  }
}
