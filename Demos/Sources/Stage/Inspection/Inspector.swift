package import Scrollwork

/// A panel that shows what the engine does: times of frames, motion, ranges, cells.
package struct Inspector {
  package var isShown = false
  /// Tints cells by where they came from.
  package var tintsCells = false
  private var times = FrameTimes()

  package init() {}

  /// Takes the time that a frame took, in milliseconds.
  package mutating func note(milliseconds: Double) { times.note(milliseconds) }

  /// What the last frames took, a minute of them at the most, in milliseconds.
  package var summary: (count: Int, median: Double, percentile95: Double) {
    let found = times.percentiles(ofLast: times.count) ?? (0, 0)
    return (times.count, found.median, found.percentile95)
  }

  package func draw(
    in canvas: inout Canvas, area: LayoutRect, frame: Frame, view: CollectionView, drift: DriftMeter
  ) {
    let lines = Self.lines(of: frame, view, drift)
    let height = 74 + 15 * Double(lines.count)
    let panel = LayoutRect(
      x: area.origin.x + 12, y: area.maxY - height - 12, width: min(250, area.size.width - 24),
      height: height)
    canvas.shadow(panel.moved(y: 3), radius: 12, blur: 18, Color(hex: 0x000000, alpha: 90))
    canvas.roundedRect(panel, radius: 12, Color(hex: 0x12151C, alpha: 236))
    drawTimes(in: &canvas, panel)
    for (index, line) in lines.enumerated() {
      let row = LayoutRect(
        x: panel.origin.x + 12, y: panel.origin.y + 64 + 15 * Double(index),
        width: panel.size.width - 24, height: 15)
      canvas.text(line.name, in: row, style: Type.figures, Color(hex: 0x98A1B5))
      canvas.text(
        line.value, in: row, style: Type.figures.aligned(.trailing), Color(hex: 0xF1F3F8))
    }
  }

  private static let bars = 120

  /// The last frames as bars; a full one is a sixtieth of a second.
  private func drawTimes(in canvas: inout Canvas, _ panel: LayoutRect) {
    let graph = LayoutRect(
      x: panel.origin.x + 12, y: panel.origin.y + 26, width: panel.size.width - 24, height: 30)
    let percentile = times.percentiles(ofLast: Self.bars)?.percentile95
    let title = percentile.map { "frame, 95 of 100 below \($0.fixed(2)) ms" } ?? "frame"
    canvas.text(
      title, in: graph.moved(y: -16).with(height: 14), style: Type.figures, Color(hex: 0x98A1B5))
    canvas.fill(graph, Color(hex: 0xFFFFFF, alpha: 14))
    let step = graph.size.width / Double(Self.bars)
    for (index, time) in times.last(Self.bars).enumerated() {
      let height = min(1, time / 16.7) * graph.size.height
      canvas.fill(
        LayoutRect(
          x: graph.origin.x + Double(index) * step, y: graph.maxY - height,
          width: max(1, step - 0.5), height: height),
        time > 16.7 ? Color(hex: 0xEE7654) : Color(hex: 0x5B8CFF))
    }
  }

  private static func lines(
    of frame: Frame, _ view: CollectionView, _ drift: DriftMeter
  ) -> [(name: String, value: String)] {
    var lines = [
      ("phase", frame.phase.rawValue),
      ("velocity", "\(frame.velocity.fixed(0)) pt/s"),
      ("offset", "\(frame.contentOffset.y.fixed(1)) of \(frame.contentSize.height.fixed(0))"),
      ("drift", "\(drift.worst.fixed(1)) pt in \(drift.comparisons.grouped)"),
      (
        "on screen, with cells",
        "\(frame.visible.count), \(frame.materializedRange.lowerBound)–\(frame.materializedRange.upperBound)"
      ),
    ]
    if let anchor = frame.visible.first {
      lines.append(("anchor", "\(anchor.element), \(anchor.start.points.fixed(1)) pt"))
    }
    for counters in view.cellCounters where counters.bound > 0 {
      let name = counters.type.split(separator: ".").last.map(String.init) ?? counters.type
      lines.append(
        (name, "\(counters.live) live, \(counters.pooled) pooled, \(counters.bound.grouped) bound"))
    }
    return lines
  }

  /// Lays a color over every cell: made, used again, or shown again as it was.
  package func drawTints(in canvas: inout Canvas, frame: Frame, view: CollectionView) {
    for shown in frame.visible {
      guard let cell = view.cell(for: shown.element) as? StageCell else { continue }
      let color: Color =
        switch cell.origin {
        case .created: Color(hex: 0xEE7654, alpha: 70)
        case .reused: Color(hex: 0x35B58A, alpha: 70)
        case .cached: Color(hex: 0x4F7CF5, alpha: 90)
        }
      let (start, extent) = (shown.start.points, shown.extent.points)
      let (crossStart, crossExtent) = (shown.crossStart.points, shown.crossExtent.points)
      canvas.fill(
        frame.axis == .vertical
          ? LayoutRect(x: crossStart, y: start, width: crossExtent, height: extent)
          : LayoutRect(x: start, y: crossStart, width: extent, height: crossExtent), color)
    }
  }
}
