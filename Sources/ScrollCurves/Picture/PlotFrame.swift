import ScrollPhysics
import ScrollTools

/// The two panels that every picture has, one above the other over the same time: positions and
/// velocities.
struct PlotFrame {
  let position: PlotPanel
  let velocity: PlotPanel
  let edges: [(place: Double, isUpper: Bool)]
  /// Seconds at the right side.
  let end: Double

  /// - Parameters:
  ///   - box: both panels, without the numbers at their left and below them.
  ///   - traces: what will be drawn.
  init(_ box: PlotBox, _ traces: [PlotTrace], _ request: CurveRequest, until end: Double) {
    func union(_ ranges: [(lower: Double, upper: Double)]) -> (lower: Double, upper: Double) {
      (ranges.map(\.lower).min() ?? 0, ranges.map(\.upper).max() ?? 0)
    }
    let split = box.minY + (box.height - Self.gap) * 0.7
    var (upper, lower) = (box, box)
    upper.maxY = split
    lower.minY = split + Self.gap
    let positions = union(traces.map(\.positions))
    // Beyond an edge there is room for a label above the furthest point.
    position = PlotPanel(
      upper, until: end, range: positions,
      air: (
        request.lower.map { positions.lower < $0 } == true ? 0.24 : 0.11,
        request.upper.map { positions.upper > $0 } == true ? 0.24 : 0.11
      ), narrowest: 1)
    // Zero belongs to every picture of a velocity.
    velocity = PlotPanel(
      lower, until: end, range: union(traces.map(\.velocities) + [(0, 0)]), narrowest: 1)
    self.end = end
    edges = position.edges(lower: request.lower, upper: request.upper)
  }

  /// Between the panels.
  private static let gap = 44.0

  /// Draws everything that lies behind the curves.
  func drawGround(on canvas: inout SVGCanvas, _ request: CurveRequest) {
    position.drawShade(on: &canvas, lower: request.lower, upper: request.upper)
    position.drawGround(on: &canvas, title: "position", unit: "pt")
    velocity.drawGround(on: &canvas, title: "velocity", unit: "pt/s")
    velocity.drawTimes(on: &canvas)
    for edge in edges { position.drawEdge(edge.place, on: &canvas) }
    position.drawFrame(on: &canvas)
    velocity.drawFrame(on: &canvas)
    let zero = velocity.value.place(0)
    canvas.line(
      PlotPoint(x: velocity.box.minX, y: zero), PlotPoint(x: velocity.box.maxX, y: zero),
      SVGCanvas.Stroke(color: Palette.frame, width: 1.2))
  }

  /// Labels the edges, next to their lines, where there is room.
  func drawEdgeNames(
    on canvas: inout SVGCanvas, _ request: CurveRequest, _ placer: inout LabelPlacer
  ) {
    for edge in edges {
      let bound = (edge.isUpper ? request.upper : request.lower) ?? 0
      let name = "\(edge.isUpper ? "trailing" : "leading") edge, \(chosen(bound)) pt"
      let width = TextWidth.of(name, size: 12)
      let (left, right) = (position.box.minX + 8, position.box.maxX - 8)
      // Beyond the edge first, then within it; at the right first.
      let below = [edge.place + 5, edge.place - 20]
      let candidates = (edge.isUpper ? [below[1], below[0]] : below).flatMap { y in
        [right - width, left].map {
          PlotBox(minX: $0, minY: y, maxX: $0 + width, maxY: y + 15)
        }
      }
      guard let box = placer.place(firstOf: candidates) else { continue }
      canvas.text(
        name, PlotPoint(x: box.minX, y: box.maxY - 3),
        SVGCanvas.Letters(size: 12, color: Palette.faint))
    }
  }
}
