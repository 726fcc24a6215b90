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
      svg += self.group(group, at: group.origin, of: frame.displayList)
    }
    svg +=
      "</g><rect width=\"\(number(width))\" height=\"\(number(height))\" rx=\"44\" fill=\"none\" "
    return svg + "stroke=\"#1c2434\" stroke-width=\"7\"/></g>\n"
  }

  /// A group of a display list with its top left corner at a point.
  package static func group(
    _ group: DisplayList.Group, at origin: LayoutPoint, of list: DisplayList
  ) -> String {
    var svg = "<g transform=\"translate(\(number(origin.x)) \(number(origin.y)))\">"
    var open = ["</g>"]
    for command in list.commands[group.commands] { svg += draw(command, list, &open) }
    return svg + open.reversed().joined()
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

  /// `open` is what closes the states that are open, the group's own first. Shadows, images and round
  /// clips are left to backends that have them; a gradient is drawn in its first color.
  private static func draw(
    _ command: DisplayList.Command, _ list: DisplayList, _ open: inout [String]
  ) -> String {
    switch command {
    case .fill(let area, let color): return rect(area, color)
    case .roundedRect(let area, let radius, let color),
      .gradient(let area, let radius, from: let color, to: _, axis: _):
      return rect(area, color, radius: radius)
    case .border(let area, let radius, let width, let color):
      let inner = LayoutRect(
        x: area.origin.x + width / 2, y: area.origin.y + width / 2, width: area.size.width - width,
        height: area.size.height - width)
      return rect(inner, color, radius: max(0, radius - width / 2), stroke: width)
    case .line(let from, let to, let width, let color):
      return "<path d=\"M\(number(from.x)) \(number(from.y))L\(number(to.x)) \(number(to.y))\" "
        + "stroke=\"\(hex(color))\" stroke-width=\"\(number(width))\"/>"
    case .text(let id, in: let area, let style, let color):
      return text(
        list.texts[id], x: area.origin.x, y: area.origin.y + style.size, size: style.size,
        fill: hex(color), weight: style.size > 16 ? 600 : 400)
    case .fillPath(let id, let color):
      return "<path d=\"\(data(list.paths[id]))\" fill=\"\(hex(color))\"/>"
    case .strokePath(let id, let width, let color):
      return "<path d=\"\(data(list.paths[id]))\" fill=\"none\" stroke=\"\(hex(color))\" "
        + "stroke-width=\"\(number(width))\" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"
    case .pushOpacity(let opacity):
      open.append("</g>")
      return "<g opacity=\"\(number(opacity))\">"
    case .pushTransform(let map):
      open.append("</g>")
      let values = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(number).joined(separator: " ")
      return "<g transform=\"matrix(\(values))\">"
    case .pushClip(let area, _):
      open.append("</svg>")
      let values = [area.origin.x, area.origin.y, area.size.width, area.size.height].map(number)
      return "<svg x=\"\(values[0])\" y=\"\(values[1])\" width=\"\(values[2])\" "
        + "height=\"\(values[3])\" viewBox=\"\(values.joined(separator: " "))\">"
    case .pop: return open.count > 1 ? open.removeLast() : ""
    case .shadow, .image: return ""
    }
  }

  /// A path in SVG's letters.
  private static func data(_ path: BezierPath) -> String {
    func points(_ points: LayoutPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let end): "M\(points(end))"
      case .line(let end): "L\(points(end))"
      case .quadratic(let control, let end): "Q\(points(control, end))"
      case .cubic(let first, let second, let end): "C\(points(first, second, end))"
      case .close: "Z"
      }
    }.joined()
  }

  private static func rect(
    _ area: LayoutRect, _ color: Color, radius: Double = 0, stroke: Double = 0
  ) -> String {
    let round = radius > 0 ? "rx=\"\(number(radius))\" " : ""
    let paint =
      stroke > 0
      ? "fill=\"none\" stroke=\"\(hex(color))\" stroke-width=\"\(number(stroke))\""
      : "fill=\"\(hex(color))\""
    return "<rect x=\"\(number(area.origin.x))\" y=\"\(number(area.origin.y))\" "
      + "width=\"\(number(area.size.width))\" height=\"\(number(area.size.height))\" "
      + "\(round)\(paint)/>"
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
