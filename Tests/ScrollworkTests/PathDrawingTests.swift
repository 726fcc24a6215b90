import ScrollPrimitives
import Scrollwork
import Testing

/// Paths in a view's display list: cells hold them as they hold texts.
@Suite struct PathDrawingTests {
  private final class Star: ReusableCell {
    var number = 0

    func draw(in canvas: inout Canvas) {
      let corners = (0..<5).map { corner in
        LayoutPoint(x: Double(corner * number % 7), y: Double(corner * corner % 11))
      }
      canvas.fill(BezierPath(polygon: corners), .red)
      canvas.stroke(BezierPath(polygon: corners), width: 2, .black)
      canvas.fill(BezierPath(), .blue)
      canvas.stroke(BezierPath(polygon: corners), width: .nan, .blue)
    }
  }

  @Test("a list has the paths of its cells, each its own, and no others after scrolling")
  func table() throws {
    let view = CollectionView()
    view.register(Star.self)
    view.cellProvider = { view, path in
      let cell: Star = view.dequeueCell(at: path)
      cell.number = path.item
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 200, height: 400), scale: 2)
    try view.reloadData(sectionCounts: [500])
    var clock = FixedRateClock()
    for round in 0..<30 {
      try view.setContentOffset(LayoutPoint(x: 0, y: Double(round * 97)), animated: false)
      let list = try view.step(to: clock.next()).displayList
      let paths = list.commands.compactMap(\.pathID)
      #expect(paths.count == 2 * list.groups.count && Set(paths).count == paths.count)
      #expect(paths.allSatisfy { list.paths[$0].isDrawable })
      #expect(list.paths.count >= paths.count && list.paths.count < 200)
    }
  }

  @Test("paths are equal by their elements, and copies do not share changes")
  func equality() {
    var one = BezierPath(polygon: [.zero, LayoutPoint(x: 3), LayoutPoint(y: 4)])
    var other = BezierPath()
    for corner in [LayoutPoint(x: -0.0), LayoutPoint(x: 3), LayoutPoint(y: 4)] {
      other.addLine(to: corner)
    }
    #expect(one != other)
    other.close()
    #expect(one == other && one.hashValue == other.hashValue)
    let copy = one
    one.addLine(to: LayoutPoint(x: 9, y: 9))
    #expect(copy == other && copy != one)
    #expect(copy.bounds == LayoutRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test("lines of a path follow it, and what follows a close begins where that subpath did")
  func polylines() throws {
    var path = BezierPath()
    path.addQuadCurve(to: LayoutPoint(x: 10, y: 0), control: LayoutPoint(x: 5, y: 10))
    path.close()
    path.addLine(to: LayoutPoint(x: 7, y: 7))
    let lines = path.polylines(tolerance: 0.01)
    #expect(lines.count == 2 && lines[0].isClosed && !lines[1].isClosed)
    #expect(lines[1].points == [LayoutPoint(x: 5, y: 10), LayoutPoint(x: 7, y: 7)])
    // Of a circle's quarter, no point of the curve is farther from the lines than they say.
    var quarter = BezierPath()
    quarter.move(to: LayoutPoint(x: 100, y: 0))
    quarter.addCurve(
      to: LayoutPoint(x: 0, y: 100), control1: LayoutPoint(x: 100, y: 55.23),
      control2: LayoutPoint(x: 55.23, y: 100))
    let points = try #require(quarter.polylines(tolerance: 0.05).first).points
    for (a, b) in zip(points, points.dropFirst()) {
      let (x, y) = ((a.x + b.x) / 2, (a.y + b.y) / 2)
      #expect(abs((x * x + y * y).squareRoot() - 100) < 0.05 + 0.03)
    }
    #expect(points.count < 40)
  }

  @Test("paths that are empty, too long or not finite have no lines")
  func notDrawable() {
    var long = BezierPath()
    for index in 0...BezierPath.elementLimit { long.addLine(to: LayoutPoint(x: Double(index))) }
    var dot = BezierPath()
    dot.move(to: .zero)
    for path in [
      BezierPath(), long, dot, BezierPath(polygon: []),
      BezierPath(polygon: [.zero, LayoutPoint(x: .nan)]),
      BezierPath(polygon: [.zero, LayoutPoint(y: .infinity)]),
    ] {
      #expect(!path.isDrawable && path.polylines(tolerance: 1).isEmpty && path.bounds == .zero)
    }
  }
}
