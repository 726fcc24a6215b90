#if SDL
  import ScrollPrimitives

  /// Which points a path covers, found point by point: 16 by 16 of each pixel, from curves of 100 lines each.
  struct PathTwin {
    private var rings: [[LayoutPoint]] = []
    private var isClosed: [Bool] = []

    /// - Parameter place: from points to pixels.
    init(_ path: BezierPath, _ place: (LayoutPoint) -> LayoutPoint) {
      var (start, last) = (LayoutPoint(), LayoutPoint())
      func begin(_ twin: inout PathTwin) {
        twin.rings.append([place(last)])
        twin.isClosed.append(false)
      }
      for element in path.elements {
        if case .move(let point) = element {
          (start, last) = (point, point)
          begin(&self)
          continue
        }
        if case .close = element {
          isClosed[isClosed.count - 1] = true
          last = start
          continue
        }
        // What follows a close begins where the closed subpath did.
        if isClosed.last == true { begin(&self) }
        let from = last
        for step in 1...100 {
          let t = Double(step) / 100
          switch element {
          case .line(let end):
            guard step == 100 else { continue }
            last = end
          case .quadratic(let c, let end):
            last = Self.curve([from, c, end], t)
          case .cubic(let a, let b, let end):
            last = Self.curve([from, a, b, end], t)
          case .move, .close: continue
          }
          rings[rings.count - 1].append(place(last))
        }
      }
    }

    /// De Casteljau's rule.
    private static func curve(_ points: [LayoutPoint], _ t: Double) -> LayoutPoint {
      guard points.count > 1 else { return points[0] }
      let next = zip(points, points.dropFirst()).map { a, b in
        LayoutPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      return curve(next, t)
    }

    /// The share of the samples of each pixel with a winding number other than zero.
    func filled(width: Int, height: Int) -> [Double] {
      samples(width, height) { y in
        var crossings: [(x: Double, winding: Int)] = []
        for ring in rings {
          for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) where (a.y <= y) != (b.y <= y)
          {
            crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y <= y ? 1 : -1))
          }
        }
        crossings.sort { $0.x < $1.x }
        return { x in crossings.prefix { $0.x <= x }.reduce(0) { $0 + $1.winding } != 0 }
      }
    }

    /// The share of the samples of each pixel that are near the path.
    func stroked(_ pixels: Double, width: Int, height: Int) -> [Double] {
      var lines: [(a: LayoutPoint, b: LayoutPoint)] = []
      for (ring, closed) in zip(rings, isClosed) where ring.count > 1 || closed {
        lines += zip(ring, ring.dropFirst() + (closed ? ring.prefix(1) : [])).map { ($0, $1) }
      }
      return samples(width, height) { y in
        let near = lines.filter {
          min($0.a.y, $0.b.y) - pixels / 2 <= y && max($0.a.y, $0.b.y) + pixels / 2 >= y
        }
        return { x in
          near.contains { a, b in
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let square = dx * dx + dy * dy
            let t = square > 0 ? min(max(((x - a.x) * dx + (y - a.y) * dy) / square, 0), 1) : 0
            let (ex, ey) = (x - a.x - t * dx, y - a.y - t * dy)
            return ex * ex + ey * ey <= pixels * pixels / 4
          }
        }
      }
    }

    private func samples(
      _ width: Int, _ height: Int, _ row: (Double) -> (Double) -> Bool
    ) -> [Double] {
      var shares = [Double](repeating: 0, count: width * height)
      for line in 0..<height * 16 {
        let contains = row((Double(line) + 0.5) / 16)
        for column in 0..<width * 16 where contains((Double(column) + 0.5) / 16) {
          shares[line / 16 * width + column / 16] += 1 / 256
        }
      }
      return shares
    }
  }
#endif
