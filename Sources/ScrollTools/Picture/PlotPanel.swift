/// The part of a picture in which numbers are drawn over time.
package struct PlotPanel {
  package let box: PlotBox
  /// Seconds, to the right.
  package let time: PlotAxis
  /// Upward.
  package let value: PlotAxis

  /// - Parameters:
  ///   - end: seconds at the right side.
  ///   - range: the numbers to be seen.
  ///   - air: the room below and above them, as shares of the range.
  ///   - narrowest: the least that the whole height stands for.
  package init(
    _ box: PlotBox, until end: Double, range: (lower: Double, upper: Double),
    air: (below: Double, above: Double) = (0.09, 0.09), narrowest: Double
  ) {
    let size = range.upper - range.lower
    self.box = box
    time = PlotAxis(0, end, from: box.minX, to: box.maxX, narrowest: 1e-6)
    value = PlotAxis(
      range.lower - air.below * size, range.upper + air.above * size, from: box.maxY, to: box.minY,
      narrowest: narrowest)
  }

  package func place(_ time: Double, _ value: Double) -> PlotPoint {
    PlotPoint(x: self.time.place(time), y: self.value.place(value))
  }

  /// Draws ground, grid, frame and the numbers at the left.
  package func drawGround(on canvas: inout SVGCanvas, title: String, unit: String) {
    for tick in time.ticks(about: 8) {
      canvas.line(
        PlotPoint(x: tick.place, y: box.minY), PlotPoint(x: tick.place, y: box.maxY), Self.grid)
    }
    for tick in value.ticks(about: box.height > 200 ? 8 : 5) {
      canvas.line(
        PlotPoint(x: box.minX, y: tick.place), PlotPoint(x: box.maxX, y: tick.place), Self.grid)
      canvas.text(
        tick.label, PlotPoint(x: box.minX - 9, y: tick.place + 4.5),
        SVGCanvas.Letters(size: 12.5, color: Palette.faint, anchor: .end))
    }
    canvas.text(
      "\(title) (\(value.unit.name)\(unit))", PlotPoint(x: box.minX, y: box.minY - 10),
      SVGCanvas.Letters(size: 13, isBold: true))
  }

  /// Draws the two sides with the numbers, over what was drawn before.
  package func drawFrame(on canvas: inout SVGCanvas) {
    let corner = PlotPoint(x: box.minX, y: box.maxY)
    canvas.line(
      [PlotPoint(x: box.minX, y: box.minY), corner, PlotPoint(x: box.maxX, y: box.maxY)],
      SVGCanvas.Stroke(color: Palette.frame, width: 1.2))
  }

  /// Draws the seconds below the panel, and what they are.
  package func drawTimes(
    on canvas: inout SVGCanvas, caption: String = "seconds since the release"
  ) {
    for tick in time.ticks(about: 8) {
      canvas.text(
        tick.label, PlotPoint(x: tick.place, y: box.maxY + 20),
        SVGCanvas.Letters(size: 12.5, color: Palette.faint, anchor: .middle))
    }
    canvas.text(
      caption, PlotPoint(x: (box.minX + box.maxX) / 2, y: box.maxY + 43),
      SVGCanvas.Letters(size: 13, anchor: .middle, isBold: true))
  }

  /// The edges that are in the panel.
  package func edges(lower: Double?, upper: Double?) -> [(place: Double, isUpper: Bool)] {
    [(lower, false), (upper, true)].compactMap { edge, isUpper in
      guard let place = edge.map(value.place), place > box.minY, place < box.maxY else {
        return nil
      }
      return (place, isUpper)
    }
  }

  /// Shades what lies beyond the edges.
  package func drawShade(on canvas: inout SVGCanvas, lower: Double?, upper: Double?) {
    for (edge, isUpper) in [(lower, false), (upper, true)] {
      guard let edge else { continue }
      let place = min(max(value.place(edge), box.minY), box.maxY)
      var beyond = box
      if isUpper { beyond.maxY = place } else { beyond.minY = place }
      if beyond.height > 0 { canvas.rect(beyond, fill: Palette.beyond) }
    }
  }

  /// Draws an edge over its shade and the grid.
  package func drawEdge(_ place: Double, on canvas: inout SVGCanvas) {
    canvas.line(
      PlotPoint(x: box.minX, y: place), PlotPoint(x: box.maxX, y: place),
      SVGCanvas.Stroke(color: Palette.edge, width: 1.4))
  }

  private static let grid = SVGCanvas.Stroke(color: Palette.grid, width: 1)
}
