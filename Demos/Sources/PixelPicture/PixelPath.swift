import Scrollwork

/// A filled or stroked path on the picture, as straight lines.
struct PixelPath {
  /// A straight line in points.
  private struct Line {
    var from: LayoutPoint
    var to: LayoutPoint
  }

  private var lines: [Line] = []
  /// Half of a stroke's width in points; 0 for a fill.
  private let half: Double
  /// From pixels to points.
  private let inverse: Transform
  /// The pixels that the path may touch.
  private(set) var bounds = PixelBox.empty

  /// Points that a straight line may be away from its curve, times the pixels of a point.
  private static let tolerance = 0.1

  /// A path to fill, or to stroke with a width in points; `nil` if it shows nothing.
  init?(_ path: BezierPath, width: Double?, _ state: PixelState) {
    guard let inverse = state.matrix.inverse, state.pixel.isFinite else { return nil }
    if let width {
      guard width > 0, width.isFinite else { return nil }
    }
    // A stroke thinner than a pixel is a pixel wide and paler.
    half = width.map { max($0, state.pixel) / 2 } ?? 0
    self.inverse = inverse
    for polyline in path.polylines(tolerance: Self.tolerance * state.pixel) {
      let points = polyline.points
      let isClosed = width == nil || polyline.isClosed
      let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
      for (from, to) in zip(points, ends) { lines.append(Line(from: from, to: to)) }
    }
    let box = path.bounds
    let (left, top) = (box.origin.x - half, box.origin.y - half)
    let corners = [left, box.maxX + half].flatMap { x in
      [top, box.maxY + half].map { state.matrix(LayoutPoint(x: x, y: $0)) }
    }
    let (columns, rows) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    guard !lines.isEmpty, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    bounds = PixelBox(
      left: PixelBox.pixel(columns[0].rounded(.down)), top: PixelBox.pixel(rows[0].rounded(.down)),
      right: PixelBox.pixel(columns[3].rounded(.up)), bottom: PixelBox.pixel(rows[3].rounded(.up)))
  }

  /// The share of a pixel that the path covers.
  func coverage(_ x: Int, _ y: Int) -> Double {
    PixelShape.share(x, y, inverse, half > 0 ? isNear : contains)
  }

  /// Whether the path winds around a point, one way or the other.
  private func contains(_ point: LayoutPoint) -> Bool {
    var winding = 0
    for line in lines where (line.from.y <= point.y) != (line.to.y <= point.y) {
      let part = (point.y - line.from.y) / (line.to.y - line.from.y)
      if line.from.x + part * (line.to.x - line.from.x) <= point.x {
        winding += line.from.y <= point.y ? 1 : -1
      }
    }
    return winding != 0
  }

  /// Whether a point lies within half of the width of a line.
  private func isNear(_ point: LayoutPoint) -> Bool {
    lines.contains { line in
      let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
      let (x, y) = (point.x - line.from.x, point.y - line.from.y)
      let square = dx * dx + dy * dy
      let along = square > 0 ? min(max((x * dx + y * dy) / square, 0), 1) : 0
      let (ex, ey) = (x - along * dx, y - along * dy)
      return ex * ex + ey * ey <= half * half
    }
  }
}
