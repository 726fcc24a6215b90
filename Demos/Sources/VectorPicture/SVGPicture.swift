package import Scrollwork

/// Draws display lists as SVG.
package enum SVGPicture {
  /// What a frame shows on a phone's screen whose top left corner is at `x`, `y`, `scale` units a point.
  package static func phone(_ frame: Frame, x: Double, y: Double, scale: Double, id: String)
    -> String
  {
    let (width, height) = (frame.viewportSize.width, frame.viewportSize.height)
    var svg = "<g transform=\"translate(\(number(x)) \(number(y))) scale(\(number(scale)))\">"
    svg +=
      "<clipPath id=\"\(id)\"><rect width=\"\(number(width))\" height=\"\(number(height))\" rx=\"44\"/>"
    svg += "</clipPath><g clip-path=\"url(#\(id))\">"
    svg += rect(LayoutRect(origin: .zero, size: frame.viewportSize), ground(of: frame))
    for group in frame.displayList.groups {
      svg += "<g transform=\"translate(\(number(group.origin.x)) \(number(group.origin.y)))\">"
      for command in frame.displayList.commands[group.commands] {
        svg += draw(command, frame.displayList.texts)
      }
      svg += "</g>"
    }
    svg +=
      "</g><rect width=\"\(number(width))\" height=\"\(number(height))\" rx=\"44\" fill=\"none\" "
    return svg + "stroke=\"#1c2434\" stroke-width=\"7\"/></g>\n"
  }

  package static func text(
    _ string: String, x: Double, y: Double, size: Double, fill: String = "#1c2434",
    anchor: String = "start", weight: Int = 400
  ) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(size))\" fill=\"\(fill)\" "
      + "text-anchor=\"\(anchor)\" font-weight=\"\(weight)\">\(escaped(string))</text>"
  }

  /// A number with two decimals at the most, the same on every machine.
  package static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = String(abs(hundredths % 100) + 100).dropFirst()
    let sign = hundredths < 0 ? "-" : ""
    let whole = "\(sign)\(abs(hundredths / 100))"
    return fraction == "00" ? whole : "\(whole).\(fraction)"
  }

  /// Behind the rows: red while it bounces at the top, green at the bottom.
  private static func ground(of frame: Frame) -> Color {
    if frame.isBouncingTop { return Color(red: 255, green: 214, blue: 208) }
    if frame.isBouncingBottom { return Color(red: 206, green: 240, blue: 214) }
    return Color(red: 242, green: 244, blue: 248)
  }

  private static func draw(_ command: DisplayList.Command, _ texts: TextTable) -> String {
    switch command {
    case .fill(let area, let color): return rect(area, color)
    case .text(let id, let area, let size, let color):
      return text(
        texts[id], x: area.origin.x, y: area.origin.y + size, size: size, fill: hex(color),
        weight: size > 16 ? 600 : 400)
    }
  }

  private static func rect(_ area: LayoutRect, _ color: Color) -> String {
    "<rect x=\"\(number(area.origin.x))\" y=\"\(number(area.origin.y))\" "
      + "width=\"\(number(area.size.width))\" height=\"\(number(area.size.height))\" "
      + "fill=\"\(hex(color))\"/>"
  }

  private static func hex(_ color: Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map { channel in
        String(UInt16(channel) + 256, radix: 16).dropFirst()
      }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
