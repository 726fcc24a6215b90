package import ScrollScenario
import ScrollTools

extension SweepResult {
  /// The most metrics of one picture.
  package static let plotLimit = 8

  /// Metrics over the values of the first parameter as an SVG picture, with a line for each choice of the
  /// other ones. Metrics that are the same in all cases are a line of words below the others. The same result gives the
  /// same bytes.
  ///
  /// - Parameter metrics: the metrics to draw, a panel each; of more than ``plotLimit`` the first ones.
  package func svg(_ metrics: [Metric] = usualMetrics) -> String {
    var picture = SweepPicture(self, Array(metrics.prefix(Self.plotLimit)))
    return picture.draw()
  }
}

/// The picture of a sweep.
private struct SweepPicture {
  private static let width = 860.0
  private static let panelHeight = 128.0
  private static let panelGap = 44.0
  private static let left = 92.0
  /// The most lines that colors and dashes tell apart.
  private static let seriesLimit = 24

  private let result: SweepResult
  private let metrics: [Metric]
  /// What is the same in all cases, in lines.
  private let constants: [String]
  private let places: [Double]
  private let isNumeric: Bool
  private let series: [(name: String, rows: [SweepResult.Row])]
  private let legendColumns: Int
  private let top: Double
  private var canvas: SVGCanvas

  init(_ result: SweepResult, _ metrics: [Metric]) {
    self.result = result
    self.metrics = metrics.filter { result.constant($0) == nil }
    constants = Self.lines(
      metrics.compactMap { metric in result.constant(metric).map { "\(metric.rawValue) \($0)" } })
    let values = result.parameters.first?.values ?? []
    let numbers = values.compactMap(Double.init).filter(\.isFinite)
    isNumeric = numbers.count == values.count && Set(numbers).count == numbers.count
    places = isNumeric ? numbers : values.indices.map(Double.init)
    series = Self.series(result)
    let widest = series.map { TextWidth.of($0.name, size: 12, isBold: true) }.max() ?? 0
    legendColumns = widest > 210 ? widest > 330 ? 1 : 2 : 3
    let legendRows = series.count > 1 ? (series.count + legendColumns - 1) / legendColumns : 0
    top = 96 + Double(legendRows) * 20
    canvas = SVGCanvas(
      width: Self.width,
      height: top + Double(self.metrics.count) * (Self.panelHeight + Self.panelGap) + 30
        + Double(constants.count) * 18)
  }

  /// Rows that differ in the first parameter only, by the choice of the others.
  private static func series(_ result: SweepResult) -> [(name: String, rows: [SweepResult.Row])] {
    let count = result.parameters.reduce(1) { $0 * max(1, $1.values.count) }
    guard count == result.rows.count, result.parameters.count > 1 else {
      return [(name: "", rows: result.rows)]
    }
    var series: [(name: String, rows: [SweepResult.Row])] = []
    let length = count / max(1, result.parameters[0].values.count)
    for other in 0..<min(length, seriesLimit) {
      let rows = stride(from: other, to: count, by: length).map { result.rows[$0] }
      let name = rows[0].settings.dropFirst().map(\.description).joined(separator: ", ")
      series.append((name, rows))
    }
    return series
  }

  mutating func draw() -> String {
    let key = result.parameters.first?.key ?? ""
    canvas.text(
      RunPicture.shortened("\(result.scenario) by \(key)", size: 20, room: Self.width - 64),
      PlotPoint(x: 32, y: 38), SVGCanvas.Letters(size: 20, isBold: true))
    let failed = result.rows.count { !$0.failures.isEmpty }
    let verdict =
      failed == 0 ? "all gates passed" : "gates failed in \(grouped(failed)), shown as squares"
    let drawn = series.reduce(0) { $0 + $1.rows.count }
    let rest = drawn < result.rows.count ? ", \(grouped(drawn)) of them drawn" : ""
    canvas.text(
      "\(grouped(result.rows.count)) cases\(rest); \(verdict)", PlotPoint(x: 32, y: 60),
      SVGCanvas.Letters(size: 13, color: Palette.faint))
    drawLegend()
    for (index, metric) in metrics.enumerated() {
      draw(metric, from: top + Double(index) * (Self.panelHeight + Self.panelGap))
    }
    for (index, line) in constants.enumerated() {
      canvas.text(
        line, PlotPoint(x: 32, y: canvas.height - 26 - Double(constants.count - 1 - index) * 18),
        SVGCanvas.Letters(size: 12, color: Palette.faint))
    }
    return canvas.document(title: "\(result.scenario) by \(key)")
  }

  /// What is the same in all cases, broken into lines that fit.
  private static func lines(_ constants: [String]) -> [String] {
    guard !constants.isEmpty else { return [] }
    var lines = ["the same in all cases: "]
    for (index, constant) in constants.enumerated() {
      let text = constant + (index < constants.count - 1 ? "; " : "")
      let longer = lines[lines.count - 1] + text
      if TextWidth.of(longer, size: 12) > width - 64 {
        lines.append(text)
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }

  private mutating func drawLegend() {
    guard series.count > 1 else { return }
    for (index, line) in series.enumerated() {
      let room = (Self.width - 56) / Double(legendColumns)
      let x = 32 + Double(index % legendColumns) * room
      let y = 84 + Double(index / legendColumns) * 20
      canvas.line(
        PlotPoint(x: x, y: y - 4), PlotPoint(x: x + 40, y: y - 4), Palette.stroke(index))
      canvas.text(
        RunPicture.shortened(line.name, size: 12, room: room - 58), PlotPoint(x: x + 48, y: y),
        SVGCanvas.Letters(size: 12))
    }
  }

  private mutating func draw(_ metric: Metric, from y: Double) {
    let values = result.rows.compactMap { $0[metric] }
    let box = PlotBox(minX: Self.left, minY: y, maxX: Self.width - 32, maxY: y + Self.panelHeight)
    let low = places.min() ?? 0
    let high = places.max() ?? 0
    let room = max((high - low) * 0.04, high == low ? max(abs(high) * 0.1, 0.5) : 0)
    let across = PlotAxis(
      low - room, high + room, from: box.minX, to: box.maxX, narrowest: 1e-9)
    let panel = PlotPanel(
      box, until: 1, range: (values.min() ?? 0, values.max() ?? 0), air: (0.08, 0.08),
      narrowest: 1e-6)
    for tick in panel.value.ticks(about: 4) {
      canvas.line(
        PlotPoint(x: box.minX, y: tick.place), PlotPoint(x: box.maxX, y: tick.place),
        SVGCanvas.Stroke(color: Palette.grid, width: 1))
      canvas.text(
        tick.label, PlotPoint(x: box.minX - 9, y: tick.place + 4),
        SVGCanvas.Letters(size: 11.5, color: Palette.faint, anchor: .end))
    }
    let unit = panel.value.unit.name + metric.unit.symbol
    canvas.text(
      metric.rawValue + (unit.isEmpty ? "" : " (\(unit))"), PlotPoint(x: box.minX, y: y - 9),
      SVGCanvas.Letters(size: 13, isBold: true))
    drawValues(across, box)
    for (index, line) in series.enumerated() {
      draw(line.rows, metric, panel, across, Palette.stroke(index))
    }
    panel.drawFrame(on: &canvas)
  }

  private mutating func drawValues(_ across: PlotAxis, _ box: PlotBox) {
    let letters = SVGCanvas.Letters(size: 11.5, color: Palette.faint, anchor: .middle)
    let y = box.maxY + 17
    guard isNumeric else {
      let values = result.parameters.first?.values ?? []
      let step = max(1, (values.count + 11) / 12)
      for index in stride(from: 0, to: values.count, by: step) {
        canvas.text(
          RunPicture.shortened(values[index], size: 11.5, room: 110),
          PlotPoint(x: across.place(places[index]), y: y), letters)
      }
      return
    }
    for tick in across.ticks(about: 8) {
      canvas.text(tick.label, PlotPoint(x: tick.place, y: y), letters)
    }
  }

  private mutating func draw(
    _ rows: [SweepResult.Row], _ metric: Metric, _ panel: PlotPanel, _ across: PlotAxis,
    _ stroke: SVGCanvas.Stroke
  ) {
    var points: [(place: PlotPoint, row: SweepResult.Row)] = []
    for (place, row) in zip(places, rows) {
      guard let value = row[metric] else { continue }
      points.append(
        (PlotPoint(x: across.place(place), y: panel.value.place(value)), row))
    }
    // Numbers are drawn from left to right, in whatever order they were given.
    points.sort { $0.place.x < $1.place.x }
    canvas.line(points.map(\.place), stroke)
    for (place, row) in points {
      if row.failures.isEmpty {
        canvas.dot(place, radius: 4, color: stroke.color)
      } else {
        let corners = [(-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)]
        canvas.shape(
          corners.map { PlotPoint(x: place.x + $0.0, y: place.y + $0.1) },
          color: Palette.vermilion)
      }
    }
  }
}
