/// A place in a picture, in pixels from the top left.
struct Place: Equatable {
  var x: Double
  var y: Double
}

/// A part of a picture, in pixels from the top left.
struct Box: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}

/// A color of the picture by what it is for; dark and light surroundings have their own.
enum Ink: String, CaseIterable {
  case ground, ink, faint, grid, limit, ours, one, two, three, four, five

  /// For a light ground, then for a dark one.
  var colors: (light: String, dark: String) {
    switch self {
    case .ground: ("#fbfcfe", "#14181f")
    case .ink: ("#1d2530", "#e8ecf2")
    case .faint: ("#5b6675", "#9aa5b5")
    case .grid: ("#e3e7ee", "#2a313c")
    case .limit: ("#7d8795", "#8791a0")
    case .ours: ("#0b6bcb", "#5aa9ff")
    case .one: ("#c2570c", "#f0934e")
    case .two: ("#2e7d4f", "#63be8a")
    case .three: ("#8a3ffc", "#b78bff")
    case .four: ("#b0235f", "#f073a6")
    case .five: ("#7a6200", "#d4b43c")
    }
  }

  /// The color of a peer, the same in all pictures. Families that nobody knows yet share colors.
  static func peer(_ name: String) -> Ink {
    if Peer.isOurs(name) { return .ours }
    let inks: [Ink] = [.one, .two, .three, .four, .five]
    let families = ["qtquick", "gtk", "imgui", "prefix-array-c", "chunked-tree-c"]
    let family = Peer.family(name)
    return inks[families.firstIndex(of: family) ?? family.utf8.count % inks.count]
  }
}

/// An SVG picture, drawn from back to front. It has a ground of its own, so that it is readable on any
/// page, and is dark where the reader prefers that.
struct SVGCanvas {
  enum Anchor: String { case start, middle, end }

  let width: Double
  let height: Double
  private var body = ""

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A bar whose end is rounded.
  mutating func bar(x: Double, y: Double, width: Double, height: Double, _ ink: Ink) {
    body += "<rect class=\"\(ink.rawValue)\" x=\"\(number(x))\" y=\"\(number(y))\" "
    body += "width=\"\(number(width))\" height=\"\(number(height))\" rx=\"3\"/>\n"
  }

  /// A pale box with a border of the ground's color and text in it, which the caller has made fit. `title`
  /// is shown where somebody points at it.
  mutating func box(_ box: Box, _ ink: Ink, label: String, size: Double, title: String) {
    body += "<g><title>\(Self.escaped(title))</title>"
    body += "<rect class=\"\(ink.rawValue) ground-line\" fill-opacity=\"0.34\" "
    body += "x=\"\(number(box.x))\" y=\"\(number(box.y))\" "
    body += "width=\"\(number(box.width))\" height=\"\(number(box.height))\" rx=\"2\"/>"
    if !label.isEmpty {
      body += "<text class=\"ink\" x=\"\(number(box.x + 4))\" "
      body += "y=\"\(number(box.y + box.height / 2 + size * 0.36))\" "
      body += "font-size=\"\(number(size))\">\(Self.escaped(label))</text>"
    }
    body += "</g>\n"
  }

  mutating func line(
    _ points: [Place], _ ink: Ink, width: Double = 1, dashes: String = "", opacity: Double = 1
  ) {
    body += "<polyline class=\"\(ink.rawValue)-line\" stroke-width=\"\(number(width))\" "
    body += dashes.isEmpty ? "" : "stroke-dasharray=\"\(dashes)\" "
    body += opacity < 1 ? "stroke-opacity=\"\(number(opacity))\" " : ""
    body += "points=\""
    body += points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ") + "\"/>\n"
  }

  mutating func dot(_ place: Place, radius: Double, _ ink: Ink) {
    body += "<circle class=\"\(ink.rawValue)\" cx=\"\(number(place.x))\" "
    body += "cy=\"\(number(place.y))\" r=\"\(number(radius))\"/>\n"
  }

  /// A line of text whose baseline begins, ends or has its middle at `place`.
  ///
  /// - Parameters:
  ///   - detail: a text behind it, fainter.
  ///   - isUpright: whether it is read upward.
  mutating func text(
    _ string: String, _ place: Place, size: Double, _ ink: Ink = .ink, anchor: Anchor = .start,
    isBold: Bool = false, detail: String = "", isUpright: Bool = false
  ) {
    body += "<text class=\"\(ink.rawValue)\" x=\"\(number(place.x))\" y=\"\(number(place.y))\" "
    body += "font-size=\"\(number(size))\""
    body += anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    body += isBold ? " font-weight=\"600\"" : ""
    if isUpright {
      body += " transform=\"rotate(-90 \(number(place.x)) \(number(place.y)))\""
    }
    body += ">\(Self.escaped(string))"
    if !detail.isEmpty {
      body += "<tspan class=\"faint\" font-weight=\"400\" dx=\"9\">"
      body += "\(Self.escaped(detail))</tspan>"
    }
    body += "</text>\n"
  }

  /// Small lines at the bottom.
  mutating func footer(_ lines: [String]) {
    for (index, line) in lines.enumerated() {
      let y = height - 18 - Double(lines.count - 1 - index) * 16
      text(line, Place(x: 28, y: y), size: 11, .faint)
    }
  }

  /// The whole file; `title` is what it shows, for those who do not see it.
  func document(title: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
    viewBox="0 0 \(number(width)) \(number(height))" role="img" \
    font-family="Inter, 'Helvetica Neue', 'Segoe UI', Arial, 'DejaVu Sans', sans-serif">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.rules { $0.light })
    polyline { fill: none; stroke-linejoin: round; stroke-linecap: round; }
    @media (prefers-color-scheme: dark) {
    \(Self.rules { $0.dark })
    }
    </style>
    <rect class="ground" width="\(number(width))" height="\(number(height))" rx="10"/>
    \(body)</svg>

    """
  }

  private static func rules(_ color: ((light: String, dark: String)) -> String) -> String {
    Ink.allCases.map {
      ".\($0.rawValue) { fill: \(color($0.colors)); } "
        + ".\($0.rawValue)-line { stroke: \(color($0.colors)); }"
    }.joined(separator: "\n")
  }

  static func escaped(_ string: String) -> String {
    var text = ""
    for character in string {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
    return text
  }

  /// The largest width of a text, in pixels, in any font.
  static func width(_ string: String, size: Double) -> Double {
    string.reduce(0) { width, character in
      let share =
        switch character {
        case "i", "l", "j", "t", "f", "I", ".", ",", ":", ";", "(", ")", " ", "'", "|": 0.36
        case "m", "w", "M", "W", "…", "×", "∝": 0.92
        case "A"..."Z": 0.74
        default: 0.62
        }
      return width + share * size
    }
  }

  /// A number with two decimals at the most.
  private func number(_ value: Double) -> String {
    let text = Unit.fixed(value, 2, isTrimmed: true)
    return String(text.filter { $0 != "," })
  }
}
