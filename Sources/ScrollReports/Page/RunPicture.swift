public import ScrollSimulation
import ScrollTools
import Scrollwork

extension RunRecord {
  /// The run as an SVG picture: offset with the phases and the edges, velocity, and the cost of frames
  /// against their deadline, over time. The same run gives the same bytes.
  ///
  /// Draws at most 4000 frames. Of a longer run it keeps those in which a number is lowest or highest.
  ///
  /// - Parameter report: the report of the run.
  public func svg(_ report: RunReport) -> String {
    var picture = RunPicture(self, report)
    return picture.draw()
  }
}

/// The picture of a run.
struct RunPicture {
  static let width = 1120.0
  static let height = 760.0

  private let record: RunRecord
  private let report: RunReport
  private let frames: [FrameRecord]
  private let offset: PlotPanel
  private let velocity: PlotPanel
  private let cost: PlotPanel
  private var canvas = SVGCanvas(width: Self.width, height: Self.height)

  init(_ record: RunRecord, _ report: RunReport) {
    self.record = record
    self.report = report
    frames = record.keptFrames(atMost: PageData.frameLimit).map { record.frames[$0] }
    let first = frames.first?.time.seconds ?? 0
    let last = frames.last?.time.seconds ?? 0
    let end = max(last - first, record.deadline / 1000)
    func panel(
      _ minY: Double, _ maxY: Double, _ numbers: [Double], air: Double, narrowest: Double
    ) -> PlotPanel {
      PlotPanel(
        PlotBox(minX: 92, minY: minY, maxX: Self.width - 32, maxY: maxY), until: end,
        range: (numbers.min() ?? 0, numbers.max() ?? 0), air: (0, air), narrowest: narrowest)
    }
    let offsets = frames.map(\.offset)
    let room = max(2, ((offsets.max() ?? 0) - (offsets.min() ?? 0)) * 0.06)
    offset = panel(
      132, 400, offsets.flatMap { [$0 - room, $0 + room] }, air: 0, narrowest: 1)
    velocity = panel(446, 566, frames.map(\.velocity) + [0], air: 0.06, narrowest: 1)
    cost = panel(
      612, 700, frames.map(\.cost) + [0, record.deadline * 1.2], air: 0.05, narrowest: 1e-3)
  }

  mutating func draw() -> String {
    canvas.text(
      Self.shortened(record.name), PlotPoint(x: 32, y: 42),
      SVGCanvas.Letters(size: 23, isBold: true))
    let verdict = report.passes ? "all gates passed" : "a gate failed"
    canvas.text(
      "\(grouped(record.frames.count)) frames at \(decimal(record.refreshRate, 0)) Hz; \(verdict); "
        + "drift \(report.stability.anchorDriftMax) pt; \(decimal(report.hitches.total.ratio, 2)) ms/s late",
      PlotPoint(x: 32, y: 67), SVGCanvas.Letters(size: 13.5, color: Palette.faint))
    drawLegend()
    drawBeyond()
    drawPhases(offset)
    drawPhases(velocity)
    offset.drawGround(on: &canvas, title: "offset", unit: "pt")
    velocity.drawGround(on: &canvas, title: "velocity", unit: "pt/s")
    cost.drawGround(on: &canvas, title: "modeled cost of a frame", unit: "ms")
    cost.drawTimes(on: &canvas, caption: "seconds of virtual time")
    draw(offset, Palette.blue) { $0.offset }
    draw(velocity, Palette.purple) { $0.velocity }
    drawCosts()
    drawBounces()
    for panel in [offset, velocity, cost] { panel.drawFrame(on: &canvas) }
    return canvas.document(title: "\(record.name), a run")
  }

  private func time(_ frame: FrameRecord) -> Double {
    frame.time.seconds - (frames.first?.time.seconds ?? 0)
  }

  /// As much of a bold text as has room.
  static func shortened(_ name: String, size: Double = 23, room: Double = width - 64) -> String {
    var shown = name
    while TextWidth.of(shown, size: size, isBold: true) > room, shown.count > 1 {
      shown = String(shown.dropLast(2)) + "…"
    }
    return shown
  }

  // MARK: Parts

  private mutating func draw(
    _ panel: PlotPanel, _ color: String, _ number: (FrameRecord) -> Double
  ) {
    let points = frames.map { panel.place(time($0), number($0)) }
    canvas.line(
      PlotLine.simplified(points, tolerance: 0.1), SVGCanvas.Stroke(color: color, width: 1.6))
  }

  /// Shades what lies beyond the edges, as they are from frame to frame.
  private mutating func drawBeyond() {
    let box = offset.box
    for isUpper in [false, true] {
      let places = frames.map { frame in
        offset.value.place(isUpper ? frame.maximum : frame.minimum)
      }
      guard places.contains(where: { $0 > box.minY && $0 < box.maxY }) else { continue }
      let line = zip(frames, places).map { frame, place in
        PlotPoint(x: offset.time.place(time(frame)), y: min(max(place, box.minY), box.maxY))
      }
      let side = isUpper ? box.minY : box.maxY
      let simple = PlotLine.simplified(line, tolerance: 0.1)
      guard let first = simple.first, let last = simple.last else { continue }
      canvas.area(
        simple + [PlotPoint(x: last.x, y: side), PlotPoint(x: first.x, y: side)],
        fill: Palette.beyond)
      canvas.line(simple, SVGCanvas.Stroke(color: Palette.edge, width: 1.2, dashes: [4, 3]))
    }
  }

  /// Shades what moves the content.
  private mutating func drawPhases(_ panel: PlotPanel) {
    var start = 0
    for index in frames.indices {
      let isLast = index == frames.count - 1
      guard isLast || frames[index + 1].phase != frames[start].phase else { continue }
      if let color = Self.color(frames[start].phase) {
        var box = panel.box
        box.minX = panel.time.place(time(frames[start]))
        box.maxX = panel.time.place(time(frames[isLast ? index : index + 1]))
        canvas.rect(box, fill: color, opacity: 0.14)
      }
      start = index + 1
    }
  }

  /// A stroke for each frame, and where it is due.
  private mutating func drawCosts() {
    let base = cost.box.maxY
    let width = min(6, max(1, cost.box.width / Double(max(1, frames.count)) * 0.7))
    for frame in frames where frame.cost > 0 {
      let place = cost.place(time(frame), frame.cost)
      let x = min(place.x + width / 2, cost.box.maxX)
      canvas.line(
        PlotPoint(x: x, y: base), PlotPoint(x: x, y: place.y),
        SVGCanvas.Stroke(
          color: frame.cost > record.deadline ? Palette.vermilion : Palette.sky,
          width: width))
    }
    let due = cost.value.place(record.deadline)
    canvas.line(
      PlotPoint(x: cost.box.minX, y: due), PlotPoint(x: cost.box.maxX, y: due),
      SVGCanvas.Stroke(color: Palette.ink, width: 1, dashes: [5, 3]))
    canvas.text(
      "dashed: due after \(decimal(record.deadline, 2)) ms",
      PlotPoint(x: cost.box.maxX, y: cost.box.minY - 10),
      SVGCanvas.Letters(size: 12, color: Palette.faint, anchor: .end))
  }

  private mutating func drawBounces() {
    let times = frames.map(\.time.seconds)
    for bounce in report.bounces.prefix(PageData.bounceLimit) {
      let moment = bounce.peak ?? bounce.began
      guard let nearest = Self.nearest(to: moment, times) else { continue }
      canvas.peak(
        offset.place(moment - times[0], frames[nearest].offset), color: Palette.vermilion)
    }
  }

  /// The place of the time that is nearest to a moment, the first one of several; `nil` without times.
  /// O(log times).
  ///
  /// - Parameter times: ascending.
  static func nearest(to moment: Double, _ times: [Double]) -> Int? {
    /// The first place of a time that is not before another.
    func place(of time: Double) -> Int {
      var (low, high) = (0, times.count)
      while low < high {
        let middle = (low + high) / 2
        if times[middle] < time { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let next = place(of: moment)
    guard next > 0 else { return times.isEmpty ? nil : 0 }
    guard next == times.count || moment - times[next - 1] <= times[next] - moment else {
      return next
    }
    return place(of: times[next - 1])
  }

  private mutating func drawLegend() {
    var x = 32.0
    let y = 96.0
    for phase in ScrollPhase.allCases where frames.contains(where: { $0.phase == phase }) {
      guard let color = Self.color(phase) else { continue }
      canvas.rect(
        PlotBox(minX: x, minY: y - 10, maxX: x + 20, maxY: y + 1), fill: color, opacity: 0.45)
      canvas.text(
        phase.rawValue, PlotPoint(x: x + 27, y: y),
        SVGCanvas.Letters(size: 12.5, color: Palette.faint))
      x += 27 + TextWidth.of(phase.rawValue, size: 12.5) + 18
    }
    guard !report.bounces.isEmpty else { return }
    canvas.peak(PlotPoint(x: x + 6, y: y - 4), color: Palette.vermilion)
    canvas.text(
      "bounce", PlotPoint(x: x + 20, y: y),
      SVGCanvas.Letters(size: 12.5, color: Palette.faint))
  }

  /// `nil` where nothing moves.
  private static func color(_ phase: ScrollPhase) -> String? {
    switch phase {
    case .idle: nil
    case .tracking: Palette.edge
    case .dragging: Palette.orange
    case .decelerating: Palette.sky
    case .bouncing: Palette.vermilion
    case .animating: Palette.green
    }
  }
}
