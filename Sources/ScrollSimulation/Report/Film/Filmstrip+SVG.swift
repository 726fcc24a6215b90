import Scrollwork

extension Filmstrip {
  /// The strip as an SVG picture. The same frames give the same bytes.
  ///
  /// Elements have the colours of their places, so that an eye can follow them; an element without a cell
  /// is an empty frame. What lies beyond the content is grey.
  public func svg() -> String {
    var picture = FilmPicture(name: name, screens: shown)
    return picture.draw()
  }
}

/// The picture of a strip.
private struct FilmPicture {
  private static let margin = 24.0
  private static let gap = 14.0
  private static let title = 58.0
  private static let caption = 34.0
  private static let screenWidth = 104.0

  private let name: String
  private let screens: [Filmstrip.Screen]
  private let columns: Int
  /// Of the tallest screen.
  private let screenHeight: Double
  private var canvas: SVGCanvas

  init(name: String, screens: [Filmstrip.Screen]) {
    self.name = name
    self.screens = screens
    columns = max(1, min(screens.count, 10))
    let heights = screens.map { $0.size.width > 0 ? $0.size.height / $0.size.width : 0 }
    screenHeight = Self.screenWidth * min(4, heights.max() ?? 0)
    let rows = Double((screens.count + columns - 1) / columns)
    canvas = SVGCanvas(
      width: max(420, Self.margin * 2 + Double(columns) * (Self.screenWidth + Self.gap) - Self.gap),
      height: Self.title + rows * (screenHeight + Self.caption + Self.gap) + Self.margin)
  }

  mutating func draw() -> String {
    let first = screens.first?.index ?? 0
    let last = screens.last?.index ?? 0
    canvas.text(
      RunPicture.shortened(name, size: 17, room: canvas.width - 2 * Self.margin),
      PlotPoint(x: Self.margin, y: 30),
      SVGCanvas.Letters(size: 17, isBold: true))
    canvas.text(
      screens.isEmpty
        ? "no frames" : "frames \(grouped(first)) to \(grouped(last)), \(screens.count) shown",
      PlotPoint(x: Self.margin, y: 47), SVGCanvas.Letters(size: 11.5, color: CurvePalette.faint))
    for (index, screen) in screens.enumerated() {
      let column = Double(index % columns)
      let row = Double(index / columns)
      draw(
        screen,
        at: PlotPoint(
          x: Self.margin + column * (Self.screenWidth + Self.gap),
          y: Self.title + row * (screenHeight + Self.caption + Self.gap)))
    }
    return canvas.document(title: "screens of \(name)")
  }

  private mutating func draw(_ screen: Filmstrip.Screen, at corner: PlotPoint) {
    guard screen.size.width > 0, screen.size.height > 0 else { return }
    let scale = min(Self.screenWidth / screen.size.width, screenHeight / screen.size.height)
    let window = Window(screen: screen, corner: corner, scale: scale)
    canvas.rect(window.box, fill: CurvePalette.beyond)
    if let content = window.clipped(screen.content, 0...window.breadth) {
      canvas.rect(content, fill: "#ffffff")
    }
    for element in screen.elements { draw(element, in: window) }
    let corners = [
      corner, PlotPoint(x: window.box.maxX, y: corner.y),
      PlotPoint(x: window.box.maxX, y: window.box.maxY), PlotPoint(x: corner.x, y: window.box.maxY),
      corner,
    ]
    let isLate = screen.late > 0
    canvas.line(
      corners,
      SVGCanvas.Stroke(
        color: isLate ? CurvePalette.vermilion : CurvePalette.frame, width: isLate ? 2 : 1))
    let under = corner.y + screenHeight
    canvas.text(
      "\(grouped(screen.index)) · \(decimal(screen.time, 3)) s",
      PlotPoint(x: corner.x, y: under + 13),
      SVGCanvas.Letters(size: 10))
    let late = isLate ? ", late" : ""
    canvas.text(
      "\(decimal(screen.offset, 1)) pt, \(screen.phase.rawValue)\(late)",
      PlotPoint(x: corner.x, y: under + 26), SVGCanvas.Letters(size: 8, color: CurvePalette.faint))
  }

  private mutating func draw(_ element: VisibleElement, in window: Window) {
    let start = element.start.points
    let cross = element.crossStart.points
    let along = start...(start + max(0, element.extent.points))
    let across = cross...(cross + max(0, element.crossExtent.points))
    guard let box = window.clipped(along, across) else { return }
    let inner = PlotBox(
      minX: box.minX + 0.5, minY: box.minY + 0.5, maxX: max(box.minX + 0.5, box.maxX - 0.5),
      maxY: max(box.minY + 0.5, box.maxY - 0.5))
    let isItem = if case .item = element.element { true } else { false }
    let fills = ["#dbe9f6", "#fbe3d0", "#d5efe4", "#eedcec", "#fcefcb", "#dff0fa", "#e6e1f5"]
    let fill = isItem ? fills[element.index % fills.count] : "#44546a"
    if element.hasCell {
      canvas.rect(inner, fill: fill, opacity: element.isPlaceholder ? 0.5 : 1)
    } else {
      canvas.line(
        [
          PlotPoint(x: inner.minX, y: inner.minY), PlotPoint(x: inner.maxX, y: inner.minY),
          PlotPoint(x: inner.maxX, y: inner.maxY), PlotPoint(x: inner.minX, y: inner.maxY),
          PlotPoint(x: inner.minX, y: inner.minY),
        ],
        SVGCanvas.Stroke(color: CurvePalette.vermilion, width: 0.8, dashes: [3, 2]))
    }
    let name = element.element.name
    let room = 4.6 * Double(name.utf8.count)
    if inner.height >= 9, inner.width >= room + 4 {
      canvas.text(
        name, PlotPoint(x: inner.minX + 3, y: inner.minY + 8),
        SVGCanvas.Letters(size: 7.5, color: isItem ? CurvePalette.ink : "#ffffff"))
    }
  }
}

/// Where the points of a viewport are in a picture.
private struct Window {
  let box: PlotBox
  /// Points of the viewport across the axis.
  let breadth: Double
  private let isVertical: Bool
  private let length: Double
  private let scale: Double

  init(screen: Filmstrip.Screen, corner: PlotPoint, scale: Double) {
    self.scale = scale
    isVertical = screen.axis == .vertical
    length = isVertical ? screen.size.height : screen.size.width
    breadth = isVertical ? screen.size.width : screen.size.height
    box = PlotBox(
      minX: corner.x, minY: corner.y, maxX: corner.x + screen.size.width * scale,
      maxY: corner.y + screen.size.height * scale)
  }

  /// What of a rectangle is in the viewport; `nil` for nothing.
  func clipped(_ along: ClosedRange<Double>, _ across: ClosedRange<Double>) -> PlotBox? {
    let (low, high) = (max(0, along.lowerBound), min(length, along.upperBound))
    let (left, right) = (max(0, across.lowerBound), min(breadth, across.upperBound))
    guard low < high, left < right else { return nil }
    return isVertical
      ? PlotBox(
        minX: box.minX + left * scale, minY: box.minY + low * scale, maxX: box.minX + right * scale,
        maxY: box.minY + high * scale)
      : PlotBox(
        minX: box.minX + low * scale, minY: box.minY + left * scale, maxX: box.minX + high * scale,
        maxY: box.minY + right * scale)
  }
}
