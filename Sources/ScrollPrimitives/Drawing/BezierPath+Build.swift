extension BezierPath {
  /// Begins a subpath at a point, in points.
  public mutating func move(to point: LayoutPoint) { append(.move(point)) }

  /// Adds a straight line. Without a point before, it begins a subpath there.
  public mutating func addLine(to point: LayoutPoint) {
    append(elements.isEmpty ? .move(point) : .line(point))
  }

  /// Adds a quadratic curve. Without a point before, it begins at its control point.
  public mutating func addQuadCurve(to end: LayoutPoint, control: LayoutPoint) {
    if elements.isEmpty { move(to: control) }
    append(.quadratic(control: control, to: end))
  }

  /// Adds a cubic curve. Without a point before, it begins at its first control point.
  public mutating func addCurve(
    to end: LayoutPoint, control1: LayoutPoint, control2: LayoutPoint
  ) {
    if elements.isEmpty { move(to: control1) }
    append(.cubic(control1: control1, control2: control2, to: end))
  }

  /// Closes the subpath with a line to its beginning. An empty path stays empty.
  public mutating func close() {
    if !elements.isEmpty { append(.close) }
  }
}
