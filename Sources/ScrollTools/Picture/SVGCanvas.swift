/// An SVG picture, drawn from back to front. Numbers have two decimals, colors are written in
/// hexadecimal; there are no scripts and no fonts but the reader's own. Readers who prefer dark pages see it on a dark
/// ground.
package struct SVGCanvas {
  package enum Anchor: String { case start, middle, end }

  /// How a line is drawn.
  package struct Stroke: Equatable {
    package var color: String
    package var width = 2.0
    /// Lengths of dashes and gaps; empty for a solid line.
    package var dashes: [Double] = []

    package init(color: String, width: Double = 2.0, dashes: [Double] = []) {
      self.color = color
      self.width = width
      self.dashes = dashes
    }
  }

  /// The letters of a text.
  package struct Letters: Equatable {
    package var size = 12.0
    package var color = Palette.ink
    package var anchor = Anchor.start
    package var isBold = false

    package init(
      size: Double = 12.0, color: String = Palette.ink, anchor: Anchor = Anchor.start,
      isBold: Bool = false
    ) {
      self.size = size
      self.color = color
      self.anchor = anchor
      self.isBold = isBold
    }
  }

  package let width: Double
  package let height: Double
  private var body = ""

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package mutating func rect(_ box: PlotBox, fill: String, radius: Double = 0, opacity: Double = 1)
  {
    body += "<rect x=\"\(number(box.minX))\" y=\"\(number(box.minY))\" "
    body += "width=\"\(number(box.width))\" height=\"\(number(box.height))\" "
    body += radius > 0 ? "rx=\"\(number(radius))\" " : ""
    body += "fill=\"\(fill)\"\(opacity < 1 ? " fill-opacity=\"\(number(opacity))\"" : "")/>\n"
  }

  /// A polygonal line.
  package mutating func line(_ points: [PlotPoint], _ stroke: Stroke) {
    guard points.count > 1 else { return }
    let dashes = stroke.dashes.map(number).joined(separator: " ")
    body += "<polyline fill=\"none\" stroke=\"\(stroke.color)\" "
    body += "stroke-width=\"\(number(stroke.width))\" stroke-linejoin=\"round\" "
    body += dashes.isEmpty ? "stroke-linecap=\"round\" " : "stroke-dasharray=\"\(dashes)\" "
    body += "points=\""
    body += points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ") + "\"/>\n"
  }

  package mutating func line(_ a: PlotPoint, _ b: PlotPoint, _ stroke: Stroke) {
    line([a, b], stroke)
  }

  /// A circle with a white rim.
  package mutating func dot(_ place: PlotPoint, radius: Double, color: String) {
    body += "<circle cx=\"\(number(place.x))\" cy=\"\(number(place.y))\" r=\"\(number(radius))\" "
    body += "fill=\"\(color)\" stroke=\"\(Palette.ground)\" stroke-width=\"1.5\"/>\n"
  }

  /// A closed shape with a white rim.
  package mutating func shape(_ corners: [PlotPoint], color: String) {
    body += "<polygon points=\""
    body += corners.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    body += "\" fill=\"\(color)\" stroke=\"\(Palette.ground)\" stroke-width=\"1.5\"/>\n"
  }

  /// A closed shape without a rim.
  package mutating func area(_ corners: [PlotPoint], fill: String) {
    body += "<polygon points=\""
    body += corners.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    body += "\" fill=\"\(fill)\"/>\n"
  }

  /// A line of text whose baseline begins, ends or has its middle at `place`.
  package mutating func text(_ string: String, _ place: PlotPoint, _ letters: Letters = Letters()) {
    body += "<text x=\"\(number(place.x))\" y=\"\(number(place.y))\" "
    body += "font-size=\"\(number(letters.size))\" fill=\"\(letters.color)\""
    body += letters.anchor == .start ? "" : " text-anchor=\"\(letters.anchor.rawValue)\""
    body += letters.isBold ? " font-weight=\"bold\"" : ""
    body += ">\(MarkupText.xml(string))</text>\n"
  }

  /// The whole file; `title` is what it shows, for those who do not see it.
  package func document(title: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" "
      + "height=\"\(number(height))\" viewBox=\"0 0 \(number(width)) \(number(height))\" "
      + "font-family=\"sans-serif\" role=\"img\">\n<title>\(MarkupText.xml(title))</title>\n"
      + "<style>\n@media (prefers-color-scheme: dark) {\n\(Palette.darkRules(for: body))}\n</style>\n"
      + "<rect width=\"\(number(width))\" height=\"\(number(height))\" fill=\"\(Palette.ground)\"/>\n"
      + body + "</svg>\n"
  }

  /// A number with two decimals at the most, the same on every machine.
  private func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    var text = (hundredths < 0 ? "-" : "") + "\(whole)"
    if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
    return text
  }
}
