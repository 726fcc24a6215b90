extension BezierPath {
  /// A subpath as straight lines.
  public struct Polyline: Hashable, Sendable {
    /// Its points in their order, at least one. A closed one does not repeat the first at its end.
    public var points: [LayoutPoint]
    /// Whether a line leads from the last point to the first.
    public var isClosed = false
  }

  /// The most lines that a path is flattened to; curves of a longer one are coarser.
  private static let lineLimit = 16_384

  /// The path as straight lines, for backends that know no curves.
  ///
  /// - Parameter tolerance: how far a line may be from its curve, in points; at least a millionth of the path's size counts.
  /// - Returns: the subpaths; none for a path that is not drawable. At most 16,384 lines, and one for each element. O(lines).
  public func polylines(tolerance: Double) -> [Polyline] {
    guard isDrawable else { return [] }
    let size = max(bounds.size.width, bounds.size.height)
    let tolerance = max(tolerance.isFinite ? tolerance : 0, size * 1e-6, .leastNormalMagnitude)
    let curves = elements.reduce(into: 1) { count, element in
      switch element {
      case .quadratic, .cubic: count += 1
      default: break
      }
    }
    var flattener = Flattener(tolerance: tolerance, limit: max(1, Self.lineLimit / curves))
    for element in elements { flattener.add(element) }
    return flattener.finish()
  }
}

/// Makes lines of elements, one after the other.
private struct Flattener {
  let tolerance: Double
  /// The most lines of a curve.
  let limit: Int
  private var done: [BezierPath.Polyline] = []
  private var open: [LayoutPoint] = []
  private var start = LayoutPoint()

  init(tolerance: Double, limit: Int) { (self.tolerance, self.limit) = (tolerance, limit) }

  mutating func add(_ element: BezierPath.Element) {
    switch element {
    case .move(let point):
      end(isClosed: false)
      start = point
      open = [point]
    case .line(let point):
      if open.isEmpty { open = [start] }
      open.append(point)
    case .quadratic(let control, let end):
      let from = current
      // Half of the second derivative, of which a line misses an eighth over its length squared.
      let count = self.count(0.25 * Self.bend(from, control, end))
      for step in 1..<count {
        let t = Double(step) / Double(count)
        open.append(
          Self.mix(Self.mix(from, control, t), Self.mix(control, end, t), t))
      }
      open.append(end)
    case .cubic(let first, let second, let end):
      let from = current
      let count = self.count(
        0.75 * max(Self.bend(from, first, second), Self.bend(first, second, end)))
      for step in 1..<count {
        let t = Double(step) / Double(count)
        let middle = Self.mix(first, second, t)
        open.append(
          Self.mix(
            Self.mix(Self.mix(from, first, t), middle, t),
            Self.mix(middle, Self.mix(second, end, t), t), t))
      }
      open.append(end)
    case .close: end(isClosed: true)
    }
  }

  mutating func finish() -> [BezierPath.Polyline] {
    end(isClosed: false)
    return done
  }

  /// The last point. After a close, a subpath begins where the closed one did.
  private var current: LayoutPoint {
    mutating get {
      if open.isEmpty { open = [start] }
      return open[open.count - 1]
    }
  }

  private mutating func end(isClosed: Bool) {
    if !open.isEmpty { done.append(BezierPath.Polyline(points: open, isClosed: isClosed)) }
    open = []
  }

  private func count(_ error: Double) -> Int {
    let wanted = (error / tolerance).squareRoot().rounded(.up)
    return wanted >= 1 ? Int(min(wanted, Double(limit))) : 1
  }

  private static func bend(_ a: LayoutPoint, _ b: LayoutPoint, _ c: LayoutPoint) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  private static func mix(_ a: LayoutPoint, _ b: LayoutPoint, _ t: Double) -> LayoutPoint {
    LayoutPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
