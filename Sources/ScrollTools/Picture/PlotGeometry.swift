/// A place in a picture: units to the right and downward.
package struct PlotPoint: Equatable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An upright rectangle in a picture.
package struct PlotBox: Equatable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// A square with `point` in its middle.
  package init(about point: PlotPoint, reach: Double) {
    self.init(
      minX: point.x - reach, minY: point.y - reach, maxX: point.x + reach, maxY: point.y + reach)
  }

  package var width: Double { maxX - minX }
  package var height: Double { maxY - minY }

  package func grown(by margin: Double) -> PlotBox {
    PlotBox(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  package func contains(_ box: PlotBox) -> Bool {
    box.minX >= minX && box.maxX <= maxX && box.minY >= minY && box.maxY <= maxY
  }

  package func meets(_ box: PlotBox) -> Bool {
    minX < box.maxX && box.minX < maxX && minY < box.maxY && box.minY < maxY
  }

  /// Whether a straight line from `a` to `b` touches the rectangle (Liang and Barsky's clipping).
  package func meets(_ a: PlotPoint, _ b: PlotPoint) -> Bool {
    var (from, to) = (0.0, 1.0)
    for (delta, near, far) in [
      (b.x - a.x, minX - a.x, maxX - a.x), (b.y - a.y, minY - a.y, maxY - a.y),
    ] {
      if delta == 0 {
        if near > 0 || far < 0 { return false }
      } else {
        from = max(from, min(near / delta, far / delta))
        to = min(to, max(near / delta, far / delta))
      }
    }
    return from <= to
  }

  /// The rectangle's point that is nearest to `point`.
  package func nearest(to point: PlotPoint) -> PlotPoint {
    PlotPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}

/// A polygonal line without the corners that nobody sees.
package enum PlotLine {
  /// The corners without those that lie within `tolerance` of the line through the kept ones
  /// (Ramer, Douglas and Peucker).
  package static func simplified(_ points: [PlotPoint], tolerance: Double) -> [PlotPoint] {
    guard points.count > 2 else { return points }
    var isKept = points.map { _ in false }
    isKept[0] = true
    isKept[points.count - 1] = true
    var open = [(0, points.count - 1)]
    while let (first, last) = open.popLast() {
      guard last - first > 1 else { continue }
      var (worst, distance) = (first, tolerance * tolerance)
      for index in first + 1..<last {
        let away = squaredDistance(points[index], points[first], points[last])
        if away > distance { (worst, distance) = (index, away) }
      }
      guard worst != first else { continue }
      isKept[worst] = true
      open.append((first, worst))
      open.append((worst, last))
    }
    return points.indices.filter { isKept[$0] }.map { points[$0] }
  }

  /// The squared distance of `point` from the line between `a` and `b`.
  private static func squaredDistance(
    _ point: PlotPoint, _ a: PlotPoint, _ b: PlotPoint
  ) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / length : 0
    let part = min(max(along, 0), 1)
    let (x, y) = (point.x - a.x - part * dx, point.y - a.y - part * dy)
    return x * x + y * y
  }
}
