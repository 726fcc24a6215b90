import Scrollwork

/// A colored item that returns a size of its own.
final class Tile: ReusableCell {
  var number = 0
  /// Points it asks for; 0 for what the layout proposes.
  var height = 0.0
  var width = 0.0
  var isHexagon = false

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: width > 0 ? width : proposal.width, height: height > 0 ? height : proposal.height)
  }

  func draw(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard isHexagon else {
      canvas.fill(LayoutRect(x: 2, y: 2, width: width - 4, height: height - 4), Self.color(number))
      return
    }
    // Its tips lean over the first and the last quarter. A margin of 2 points to each side leaves a gap between neighbors.
    let (left, right, middle, margin) = (2.0, width - 2, width / 2, 2 * height / width)
    canvas.fill(
      BezierPath(polygon: [
        LayoutPoint(x: middle, y: margin), LayoutPoint(x: right, y: height / 4 + margin / 2),
        LayoutPoint(x: right, y: height * 3 / 4 - margin / 2),
        LayoutPoint(x: middle, y: height - margin),
        LayoutPoint(x: left, y: height * 3 / 4 - margin / 2),
        LayoutPoint(x: left, y: height / 4 + margin / 2),
      ]), Self.color(number))
  }

  /// Neighboring numbers have colors that go well together.
  static func color(_ number: Int) -> Color {
    let palette: [(UInt8, UInt8, UInt8)] = [
      (84, 119, 240), (109, 155, 246), (64, 183, 190), (98, 202, 162), (247, 181, 92),
      (240, 128, 104), (214, 104, 150), (149, 111, 222),
    ]
    let (red, green, blue) = palette[(number * 5 + number / 7) % palette.count]
    return Color(red: red, green: green, blue: blue)
  }
}

/// The title of a section.
final class Heading: ReusableCell {
  var title = ""

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: 36)
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(
      LayoutRect(origin: .zero, size: canvas.size), Color(red: 226, green: 231, blue: 240))
    canvas.text(
      title, in: LayoutRect(x: 14, y: 8, width: canvas.size.width, height: 20), size: 17,
      Color(red: 44, green: 54, blue: 74))
  }
}

/// A thin line.
final class Line: ReusableCell {
  func draw(in canvas: inout Canvas) {
    canvas.fill(
      LayoutRect(origin: .zero, size: canvas.size), Color(red: 200, green: 207, blue: 220))
  }
}
