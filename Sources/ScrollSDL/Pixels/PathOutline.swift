#if SDL
  internal import ScrollPrimitives

  /// The edges of a filled shape in pixels. A point is inside where its winding number is not zero.
  struct PathOutline {
    /// A line that is not level, from its upper to its lower end.
    struct Edge {
      var x0: Double
      var y0: Double
      var x1: Double
      var y1: Double
      /// Its part of the winding number of points to its right.
      var winding: Int32

      func x(at y: Double) -> Double { x0 + (x1 - x0) * (y - y0) / (y1 - y0) }
    }

    /// Pixels that a straight line may be away from its curve.
    static let tolerance = 0.05

    private(set) var edges: [Edge] = []

    /// A path to fill.
    ///
    /// - Parameters:
    ///   - lines: the path, in points.
    ///   - place: the map from points to pixels, which scales by one factor and does not turn.
    init(filling lines: [BezierPath.Polyline], _ place: Transform) {
      for line in lines where line.points.count > 1 { add(line.points.map { place($0) }) }
    }

    /// A path to stroke.
    ///
    /// - Parameter width: pixels.
    init(stroking lines: [BezierPath.Polyline], width: Double, _ place: Transform) {
      let count = lines.reduce(0) { $0 + $1.points.count }
      var pen = StrokePen(half: width / 2, depth: count > 2000 ? 3 : 7)
      for line in lines where line.points.count > 1 || line.isClosed {
        pen.draw(line.points.map { place($0) }, isClosed: line.isClosed) { add($0) }
      }
    }

    /// Adds a closed polygon.
    private mutating func add(_ corners: [LayoutPoint]) {
      guard var last = corners.last else { return }
      for corner in corners {
        if last.y < corner.y {
          edges.append(Edge(x0: last.x, y0: last.y, x1: corner.x, y1: corner.y, winding: 1))
        } else if last.y > corner.y {
          edges.append(Edge(x0: corner.x, y0: corner.y, x1: last.x, y1: last.y, winding: -1))
        }
        last = corner
      }
    }
  }

  /// Draws strokes as polygons that all turn the same way, so that their union has no holes.
  private struct StrokePen {
    let half: Double
    /// How often an arc may be halved.
    let depth: Int

    mutating func draw(
      _ points: [LayoutPoint], isClosed: Bool, _ polygon: ([LayoutPoint]) -> Void
    ) {
      var corners: [LayoutPoint] = []
      for point in points where corners.last.map({ Self.distance($0, point) > 1e-6 }) ?? true {
        corners.append(point)
      }
      if isClosed, corners.count > 1, let last = corners.last,
        Self.distance(corners[0], last) <= 1e-6
      {
        corners.removeLast()
      }
      guard corners.count > 1 else { return dot(corners[0], polygon) }
      let count = corners.count
      let isRing = isClosed && count > 2
      var before: LayoutPoint?
      for index in 0..<(isRing ? count + 1 : count - 1) {
        let (a, b) = (corners[index % count], corners[(index + 1) % count])
        let length = Self.distance(a, b)
        let ahead = LayoutPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
        if let before {
          join(a, before, ahead, polygon)
        } else if !isRing {
          cap(a, LayoutPoint(x: -ahead.x, y: -ahead.y), polygon)
        }
        before = ahead
        // The first part of a ring is drawn already; only its join was missing.
        if index == count { break }
        let (x, y) = (-ahead.y * half, ahead.x * half)
        polygon([
          LayoutPoint(x: a.x + x, y: a.y + y), LayoutPoint(x: a.x - x, y: a.y - y),
          LayoutPoint(x: b.x - x, y: b.y - y), LayoutPoint(x: b.x + x, y: b.y + y),
        ])
      }
      if !isRing, let before { cap(corners[count - 1], before, polygon) }
    }

    private func dot(_ center: LayoutPoint, _ polygon: ([LayoutPoint]) -> Void) {
      cap(center, LayoutPoint(x: 1, y: 0), polygon)
      cap(center, LayoutPoint(x: -1, y: 0), polygon)
    }

    /// Half a disc toward a direction of length 1.
    private func cap(
      _ center: LayoutPoint, _ ahead: LayoutPoint, _ polygon: ([LayoutPoint]) -> Void
    ) {
      let side = LayoutPoint(x: ahead.y, y: -ahead.x)
      var arc = [at(center, side)]
      self.arc(center, side, ahead, depth, &arc)
      self.arc(center, ahead, LayoutPoint(x: -side.x, y: -side.y), depth, &arc)
      polygon(arc)
    }

    /// The pie between two parts of a stroke, on the outer side of the turn.
    private func join(
      _ center: LayoutPoint, _ before: LayoutPoint, _ ahead: LayoutPoint,
      _ polygon: ([LayoutPoint]) -> Void
    ) {
      let cross = before.x * ahead.y - before.y * ahead.x
      let dot = before.x * ahead.x + before.y * ahead.y
      if dot < 0, abs(cross) < 1e-6 { return cap(center, before, polygon) }
      let sign = cross > 0 ? 1.0 : -1.0
      let first = LayoutPoint(x: sign * before.y, y: -sign * before.x)
      let last = LayoutPoint(x: sign * ahead.y, y: -sign * ahead.x)
      var pie = [center, at(center, first)]
      arc(center, first, last, depth, &pie)
      polygon(cross > 0 ? pie : pie.reversed())
    }

    /// Adds an arc of less than half a circle from one direction to another, without its first point.
    private func arc(
      _ center: LayoutPoint, _ from: LayoutPoint, _ to: LayoutPoint, _ depth: Int,
      _ points: inout [LayoutPoint]
    ) {
      let (x, y) = (from.x + to.x, from.y + to.y)
      let length = (x * x + y * y).squareRoot()
      if depth > 0, length > 0, half * (1 - length / 2) > PathOutline.tolerance {
        let middle = LayoutPoint(x: x / length, y: y / length)
        arc(center, from, middle, depth - 1, &points)
        arc(center, middle, to, depth - 1, &points)
      } else {
        points.append(at(center, to))
      }
    }

    private func at(_ center: LayoutPoint, _ direction: LayoutPoint) -> LayoutPoint {
      LayoutPoint(x: center.x + direction.x * half, y: center.y + direction.y * half)
    }

    private static func distance(_ a: LayoutPoint, _ b: LayoutPoint) -> Double {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
  }
#endif
