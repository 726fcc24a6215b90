/// Finds room for labels near their points.
package struct LabelPlacer {
  /// Where labels may be.
  package let bounds: PlotBox
  /// What is taken already.
  package private(set) var boxes: [PlotBox] = []
  /// Lines that labels do not cover.
  private var lines: [(PlotPoint, PlotPoint)] = []

  package init(bounds: PlotBox) { self.bounds = bounds }

  package mutating func keepClear(_ points: [PlotPoint]) {
    for (a, b) in zip(points, points.dropFirst()) { lines.append((a, b)) }
  }

  package mutating func keepClear(_ box: PlotBox) { boxes.append(box) }

  /// A label and the line from it to its point, without one where they are close.
  package struct Place: Equatable {
    package var box: PlotBox
    package var leader: [PlotPoint]
  }

  /// Room for a label of a size, as near to `point` as possible; `nil` without room within
  /// `reach`.
  package mutating func place(
    width: Double, height: Double, at point: PlotPoint, reach: Double = 140
  ) -> Place? {
    for mayCross in [false, true] {
      for distance in [12.0, 20, 30, 44, 62, 84, 110, 140]
      where distance <= (mayCross ? min(reach, 62) : reach) {
        for (dx, dy) in Self.directions {
          let box = box(width, height, point, distance * dx, distance * dy)
          guard isFree(box) else { continue }
          let end = box.nearest(to: point)
          guard isOpen(from: point, to: end, mayCross: mayCross) else { continue }
          let leader = distance > 20 ? [point, end] : []
          boxes.append(box)
          keepClear(leader)
          return Place(box: box, leader: leader)
        }
      }
    }
    return nil
  }

  /// The first of `candidates` that is free.
  package mutating func place(firstOf candidates: [PlotBox]) -> PlotBox? {
    guard let box = candidates.first(where: isFree) else { return nil }
    boxes.append(box)
    return box
  }

  /// To the right and down before to the left and up: the end of a motion is emptier than its start.
  private static let directions = [
    (1.0, 0.6), (1, -0.6), (0, 1), (0, -1), (1, 1), (1, 0), (1, -1), (-1, 0.6), (-1, -0.6), (-1, 1),
    (-1, 0), (-1, -1), (0.5, 1), (-0.5, 1), (0.5, -1), (-0.5, -1),
  ]

  /// A box whose near side is at `dx`, `dy` from the point.
  private func box(
    _ width: Double, _ height: Double, _ point: PlotPoint, _ dx: Double, _ dy: Double
  ) -> PlotBox {
    let x = dx == 0 ? point.x - width / 2 : point.x + dx - (dx < 0 ? width : 0)
    let y = dy == 0 ? point.y - height / 2 : point.y + dy - (dy < 0 ? height : 0)
    return PlotBox(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  private func isFree(_ box: PlotBox) -> Bool {
    let wide = box.grown(by: 4)
    return bounds.contains(box) && !boxes.contains(where: wide.meets)
      && !lines.contains { wide.meets($0.0, $0.1) }
  }

  private func isOpen(from point: PlotPoint, to end: PlotPoint, mayCross: Bool) -> Bool {
    // The point itself is taken by its mark.
    let others = boxes.filter { !$0.meets(point, point) }
    guard !others.contains(where: { $0.meets(point, end) }) else { return false }
    // The first third is at the curve itself.
    let start = PlotPoint(x: point.x + (end.x - point.x) / 3, y: point.y + (end.y - point.y) / 3)
    return mayCross || !lines.contains { Self.cross(start, end, $0.0, $0.1) }
  }

  /// Whether the lines a b and c d cross.
  private static func cross(
    _ a: PlotPoint, _ b: PlotPoint, _ c: PlotPoint, _ d: PlotPoint
  ) -> Bool {
    func turn(_ p: PlotPoint, _ q: PlotPoint, _ r: PlotPoint) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return (turn(a, b, c) > 0) != (turn(a, b, d) > 0) && (turn(c, d, a) > 0) != (turn(c, d, b) > 0)
  }
}
