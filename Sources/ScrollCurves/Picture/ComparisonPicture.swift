import ScrollPhysics
import ScrollTools

extension CurveComparison {
  /// All curves in one SVG picture, position and velocity over time, with the result of each next to
  /// them. The same curves give the same bytes on every machine.
  package func svg() -> String { ComparisonPicture(self).svg() }
}

/// The picture of several profiles' motions after the same release.
struct ComparisonPicture {
  static let width = 1120.0
  /// A profile in the legend.
  private static let entryHeight = 62.0
  private static let legendX = 822.0

  private let comparison: CurveComparison
  private let traces: [PlotTrace]
  private let frame: PlotFrame
  private var canvas: SVGCanvas

  init(_ comparison: CurveComparison) {
    self.comparison = comparison
    let height = max(680, 150 + Double(comparison.curves.count) * Self.entryHeight)
    let last = comparison.endTime
    let end = comparison.request.duration ?? (last > 0 ? last * 1.03 : 1)
    traces = comparison.curves.map {
      // A line ends where its motion does, so that those that go on are seen.
      PlotTrace($0, until: min(end, max($0.motion.endTime, end * 0.005)), step: end / 500)
    }
    frame = PlotFrame(
      PlotBox(minX: 104, minY: 150, maxX: Self.legendX - 32, maxY: height - 62), traces,
      comparison.request, until: end)
    canvas = SVGCanvas(width: Self.width, height: height)
  }

  func svg() -> String {
    var picture = self
    return picture.draw()
  }

  private mutating func draw() -> String {
    let request = comparison.request
    let profiles = counted(comparison.curves.count, "profile")
    let title = "\(profiles), released at \(chosen(request.velocity)) pt/s"
    canvas.text(title, PlotPoint(x: 32, y: 42), SVGCanvas.Letters(size: 23, isBold: true))
    canvas.text(
      "from \(chosen(request.position)) pt; content \(request.rangeWords)",
      PlotPoint(x: 32, y: 67),
      SVGCanvas.Letters(size: 13.5, color: Palette.faint))
    frame.drawGround(on: &canvas, request)
    var placer = LabelPlacer(bounds: frame.position.box.grown(by: -3))
    for (index, trace) in traces.enumerated() {
      let positions = trace.positionLines(in: frame.position).map(\.points)
      for points in positions { placer.keepClear(points) }
      // One line, so that its dashes run on.
      let stroke = Palette.stroke(index)
      canvas.line(positions.joinedLine, stroke)
      canvas.line(trace.velocityLines(in: frame.velocity).map(\.points).joinedLine, stroke)
    }
    drawMarks(&placer)
    frame.drawEdgeNames(on: &canvas, request, &placer)
    drawKey()
    drawLegend()
    return canvas.document(title: title)
  }

  /// A dot where a motion ends, with the profile's name where there is room close by, and a triangle
  /// at the furthest point of the first bounce.
  private mutating func drawMarks(_ placer: inout LabelPlacer) {
    let ends = comparison.curves.map {
      frame.position.place($0.motion.endTime, $0.motion.restPosition)
    }
    let shown = ends.indices.filter { comparison.curves[$0].motion.endTime <= frame.end }
    for index in shown { placer.keepClear(PlotBox(about: ends[index], reach: 5)) }
    for (index, curve) in comparison.curves.enumerated() {
      guard let peak = curve.motion.events.first(where: { $0.kind == .bouncePeaked }),
        peak.time <= frame.end, peak.overshoot > 0
      else { continue }
      let outward = peak.side == .trailing ? peak.overshoot : -peak.overshoot
      canvas.peak(
        frame.position.place(peak.time, peak.edge + outward),
        color: Palette.stroke(index).color)
    }
    for index in shown {
      canvas.dot(ends[index], radius: 4.5, color: Palette.stroke(index).color)
    }
    drawNames(shown, at: ends, &placer)
  }

  /// The names next to the ends; motions that end at one place share a line.
  private mutating func drawNames(
    _ shown: [Int], at ends: [PlotPoint], _ placer: inout LabelPlacer
  ) {
    var left = shown
    while let first = left.first {
      let near = PlotBox(about: ends[first], reach: 6)
      let together = left.filter { near.meets(ends[$0], ends[$0]) }
      left.removeAll(where: together.contains)
      let names = together.map { comparison.curves[$0].profile.name }.joined(separator: ", ")
      let width = TextWidth.of(names, size: 12.5, isBold: true)
      guard let place = placer.place(width: width, height: 15, at: ends[first], reach: 84) else {
        continue
      }
      canvas.line(place.leader, SVGCanvas.Stroke(color: Palette.edge, width: 1))
      canvas.text(
        names, PlotPoint(x: place.box.minX, y: place.box.maxY - 3),
        SVGCanvas.Letters(size: 12.5, isBold: true))
    }
  }

  /// What the marks mean.
  private mutating func drawKey() {
    let y = 96.0
    canvas.dot(PlotPoint(x: 38, y: y - 4.5), radius: 4.5, color: Palette.faint)
    canvas.text("comes to rest", PlotPoint(x: 50, y: y), Self.detail)
    guard comparison.curves.contains(where: { !$0.motion.events.isEmpty }) else { return }
    let x = 50 + TextWidth.of("comes to rest", size: Self.detail.size) + 24
    canvas.peak(PlotPoint(x: x, y: y - 4.5), color: Palette.faint)
    canvas.text("furthest beyond the edge", PlotPoint(x: x + 12, y: y), Self.detail)
  }

  private mutating func drawLegend() {
    for (index, curve) in comparison.curves.enumerated() {
      let top = 140 + Double(index) * Self.entryHeight
      let summary = CurveSummary(curve)
      let stroke = Palette.stroke(index)
      canvas.line(
        PlotPoint(x: Self.legendX, y: top + 9), PlotPoint(x: Self.legendX + 38, y: top + 9), stroke)
      canvas.text(
        curve.profile.name, PlotPoint(x: Self.legendX + 48, y: top + 14),
        SVGCanvas.Letters(size: 14.5, isBold: true))
      canvas.text(
        "\(PlotAxis.points(summary.distance)) in \(decimal(summary.endTime, 2)) s",
        PlotPoint(x: Self.legendX + 48, y: top + 31), Self.detail)
      let bounce =
        summary.overshoot > 0
        ? PlotAxis.points(summary.overshoot)
          + (curve.profile.stretch == nil ? " over the edge" : " of stretching pull")
        : curve.motion.restingEdge != nil ? "stops at the edge" : nil
      if let bounce {
        canvas.text(bounce, PlotPoint(x: Self.legendX + 48, y: top + 46), Self.detail)
      }
    }
  }

  private static let detail = SVGCanvas.Letters(size: 12.5, color: Palette.faint)
}

extension [[PlotPoint]] {
  /// The lines one after the other; each begins where the one before it ends.
  fileprivate var joinedLine: [PlotPoint] {
    reduce(into: []) { $0 += $0.isEmpty ? $1[...] : $1.dropFirst() }
  }
}
