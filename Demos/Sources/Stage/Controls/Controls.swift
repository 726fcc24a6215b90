package import Scrollwork

/// A row of choices of which one holds.
package struct Segments {
  package var titles: [String]
  package var selected: Int
  package var area: LayoutRect

  /// Below this width of a choice, in points, its title is set in `small`.
  private static let narrow = 56.0
  private static let small = TextStyle(size: 10, weight: .medium, lineLimit: 1)

  package init(_ titles: [String], selected: Int = 0, area: LayoutRect = .zero) {
    self.titles = titles
    self.selected = selected
    self.area = area
  }

  package func draw(in canvas: inout Canvas, _ theme: Theme) {
    canvas.roundedRect(area, radius: 9, theme.raised)
    let style = part(0).size.width < Self.narrow ? Self.small : Type.label
    for index in titles.indices {
      let part = part(index)
      if index == selected {
        canvas.shadow(part.inset(by: LayoutInsets(2)).moved(y: 1), radius: 7, blur: 3, theme.shadow)
        canvas.roundedRect(
          part.inset(by: LayoutInsets(2)), radius: 7,
          theme.isDark ? Color(hex: 0x454C5C) : theme.surface
        )
      }
      canvas.text(
        titles[index], in: part.line(of: 16), style: style.aligned(.center),
        index == selected ? theme.ink : theme.quiet)
    }
  }

  func part(_ index: Int) -> LayoutRect {
    let width = area.size.width / Double(max(1, titles.count))
    return LayoutRect(
      x: area.origin.x + Double(index) * width, y: area.origin.y, width: width,
      height: area.size.height)
  }
}

/// A number between two others.
package struct Slider {
  package var title: String
  package var range: ClosedRange<Double>
  package var value: Double
  package var area: LayoutRect
  /// How many digits of the number are shown behind its point.
  package var digits: Int

  package init(
    _ title: String, _ range: ClosedRange<Double>, value: Double, area: LayoutRect = .zero,
    digits: Int = 2
  ) {
    self.title = title
    self.range = range
    self.value = value
    self.area = area
    self.digits = digits
  }

  package func draw(in canvas: inout Canvas, _ theme: Theme) {
    let (x, width) = (area.origin.x, area.size.width)
    let top = LayoutRect(x: x, y: area.origin.y, width: width, height: 14)
    let figures = value.fixed(digits)
    // A digit is 7 points wide at the most.
    let room = LayoutRect(
      x: x, y: top.minY, width: max(0, width - 7 * Double(figures.count) - 6), height: 14)
    canvas.text(title, in: room, style: Type.figures, theme.quiet)
    canvas.text(
      figures, in: top, style: Type.figures.aligned(.trailing), theme.ink)
    let y = area.origin.y + 24
    let knob = x + 8 + (width - 16) * share
    canvas.roundedRect(LayoutRect(x: x, y: y - 2, width: width, height: 4), radius: 2, theme.raised)
    canvas.roundedRect(
      LayoutRect(x: x, y: y - 2, width: knob - x, height: 4), radius: 2, theme.accent)
    let disc = LayoutRect(x: knob - 8, y: y - 8, width: 16, height: 16)
    canvas.shadow(disc.moved(y: 1), radius: 8, blur: 4, theme.shadow)
    canvas.roundedRect(disc, radius: 8, Color(hex: 0xFFFFFF))
    // On a white ground the shadow alone does not show it.
    canvas.border(disc, radius: 8, width: 1, Color(hex: 0x14171F, alpha: 70))
  }

  private var share: Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// The value that a pointer at a place chooses.
  package func value(at point: LayoutPoint) -> Double {
    let share = (point.x - area.origin.x - 8) / max(1, area.size.width - 16)
    return range.lowerBound + min(max(share, 0), 1) * (range.upperBound - range.lowerBound)
  }
}
