import ScrollPhysics
import ScrollTools

extension ScrollCurve {
  /// The curve as an SVG picture: position and velocity over time, colored by segment, with the
  /// edges and the events. The same curve gives the same bytes on every machine.
  package func svg() -> String { CurvePicture(self).svg() }
}

/// The picture of one profile's motion.
struct CurvePicture {
  static let width = 960.0
  /// How many events get a label; all get a mark.
  private static let labeled = 9

  private let curve: ScrollCurve
  private let trace: PlotTrace
  private let frame: PlotFrame
  private let legend: [CurveLegend.Entry]
  private let events: [MotionEvent]
  private var canvas: SVGCanvas

  init(_ curve: ScrollCurve) {
    self.curve = curve
    // Some of the rest shows that it is one. Without any motion a second of it does.
    let end =
      curve.request.duration ?? (curve.motion.endTime > 0 ? curve.motion.endTime * 1.06 : 1)
    trace = PlotTrace(curve, until: end, step: end / 600)
    let events = curve.motion.events.filter { $0.time <= end }
    legend = CurveLegend.entries(trace, events, curve.request, width: Self.width)
    let top = (legend.last?.place.y ?? 112) + 42
    frame = PlotFrame(
      PlotBox(minX: 104, minY: top, maxX: Self.width - 32, maxY: top + 450), [trace],
      curve.request, until: end)
    canvas = SVGCanvas(width: Self.width, height: top + 512)
    self.events = events
  }

  func svg() -> String {
    var picture = self
    return picture.draw()
  }

  private mutating func draw() -> String {
    let title = "\(curve.profile.name), released at \(chosen(curve.velocity)) pt/s"
    canvas.text(title, PlotPoint(x: 32, y: 42), SVGCanvas.Letters(size: 23, isBold: true))
    canvas.text(
      "\(curve.profile.deceleration.shortWords) · at the edges \(curve.profile.edge.shortWords)",
      PlotPoint(x: 32, y: 66), SVGCanvas.Letters(size: 13.5, color: Palette.faint))
    canvas.text(
      "content \(curve.request.rangeWords)", PlotPoint(x: 32, y: 86),
      SVGCanvas.Letters(size: 13.5, color: Palette.faint))
    frame.drawGround(on: &canvas, curve.request)
    CurveLegend.draw(legend, on: &canvas)
    drawHandOvers()
    var placer = LabelPlacer(bounds: frame.position.box.grown(by: -3))
    let positions = trace.positionLines(in: frame.position)
    for line in positions { placer.keepClear(line.points) }
    for edge in frame.edges {
      placer.keepClear([
        PlotPoint(x: frame.position.box.minX, y: edge.place),
        PlotPoint(x: frame.position.box.maxX, y: edge.place),
      ])
    }
    for (kind, points) in positions + trace.velocityLines(in: frame.velocity) {
      canvas.line(points, SVGCanvas.Stroke(color: Palette.color(kind), width: 2.8))
    }
    drawMoments(&placer)
    frame.drawEdgeNames(on: &canvas, curve.request, &placer)
    return canvas.document(title: title)
  }

  /// A dashed line through both panels where one segment gives way to another.
  private mutating func drawHandOvers() {
    let dashed = SVGCanvas.Stroke(color: Palette.frame, width: 1, dashes: [3, 3])
    for piece in curve.motion.pieces.dropFirst() where piece.start < frame.end {
      let x = frame.position.time.place(piece.start)
      for box in [frame.position.box, frame.velocity.box] {
        canvas.line(PlotPoint(x: x, y: box.minY), PlotPoint(x: x, y: box.maxY), dashed)
      }
    }
  }

  /// What happens at one moment.
  private struct Moment {
    var place: PlotPoint
    var time: Double
    /// The marks of its events; none where a motion ends without one.
    var marks: [MotionEvent.Kind]
    var title: String
    var detail: String
  }

  private mutating func drawMoments(_ placer: inout LabelPlacer) {
    let moments = moments()
    for moment in moments {
      placer.keepClear(PlotBox(about: moment.place, reach: 6))
    }
    for moment in moments.prefix(Self.labeled) {
      let width = max(
        TextWidth.of(moment.title, size: 12.5, isBold: true),
        TextWidth.of(moment.detail, size: 12.5))
      guard let place = placer.place(width: width, height: 33, at: moment.place) else { continue }
      canvas.line(place.leader, SVGCanvas.Stroke(color: Palette.edge, width: 1))
      canvas.rect(place.box.grown(by: 2), fill: Palette.ground, radius: 3, opacity: 0.8)
      canvas.text(
        moment.title, PlotPoint(x: place.box.minX, y: place.box.minY + 12),
        SVGCanvas.Letters(size: 12.5, isBold: true))
      canvas.text(
        moment.detail, PlotPoint(x: place.box.minX, y: place.box.minY + 28),
        SVGCanvas.Letters(size: 12.5, color: Palette.faint))
    }
    for moment in moments {
      if moment.marks.isEmpty {
        canvas.dot(moment.place, radius: 5, color: Palette.edge)
      }
      for mark in moment.marks { canvas.mark(mark, moment.place) }
    }
  }

  private func moments() -> [Moment] {
    let motion = curve.motion
    var moments: [Moment] = []
    for event in events {
      let (title, detail) = words(of: event)
      if let last = moments.indices.last, moments[last].time == event.time {
        // Content released beyond an edge is at its furthest at once.
        moments[last].title += ", " + title
        moments[last].detail = detail
        moments[last].marks.append(event.kind)
        continue
      }
      let outward = event.side == .trailing ? event.overshoot : -event.overshoot
      moments.append(
        Moment(
          place: frame.position.place(event.time, event.edge + outward), time: event.time,
          marks: [event.kind], title: title, detail: detail))
    }
    if motion.endTime <= frame.end, events.last.map({ $0.time < motion.endTime }) ?? true {
      moments.append(
        Moment(
          place: frame.position.place(motion.endTime, motion.restPosition), time: motion.endTime,
          marks: [], title: "at rest",
          detail: "\(decimal(motion.endTime, 3)) s, \(plain(motion.restPosition, 1)) pt"))
    }
    return moments
  }

  private func words(of event: MotionEvent) -> (title: String, detail: String) {
    let (title, detail) =
      switch event.kind {
      case .bounceBegan: ("bounce began", "at \(plain(event.velocity, 1)) pt/s")
      case .bouncePeaked: ("peak", "\(plain(event.overshoot, 1)) pt beyond the edge")
      case .stopped: ("stopped", "at \(plain(event.velocity, 1)) pt/s")
      case .bounceEnded:
        (
          "bounce ended",
          event.velocity == 0 ? "at rest" : "goes on at \(plain(event.velocity, 1)) pt/s"
        )
      }
    return (title, "\(decimal(event.time, 3)) s, \(detail)")
  }
}
