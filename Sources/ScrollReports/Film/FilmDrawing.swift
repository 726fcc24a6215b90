import ScrollSimulation
import ScrollTools
import Scrollwork

/// One step of a drawing of screens, for pictures of any kind.
enum FilmMark {
  case rect(PlotBox, fill: String, opacity: Double)
  case line([PlotPoint], SVGCanvas.Stroke)
  /// A line of text; its baseline begins at the place.
  case text(String, PlotPoint, SVGCanvas.Letters)
}

/// Screens as marks, from back to front.
struct FilmDrawing {
  /// Points.
  var size: LayoutSize
  private(set) var marks: [FilmMark] = []

  init(size: LayoutSize) { self.size = size }

  mutating func rect(_ box: PlotBox, fill: String, opacity: Double = 1) {
    marks.append(.rect(box, fill: fill, opacity: opacity))
  }

  mutating func line(_ points: [PlotPoint], _ stroke: SVGCanvas.Stroke) {
    marks.append(.line(points, stroke))
  }

  mutating func text(_ text: String, _ place: PlotPoint, _ letters: SVGCanvas.Letters) {
    marks.append(.text(text, place, letters))
  }
}

extension FilmDrawing {
  /// Draws a screen with what it says below it.
  ///
  /// - Parameters:
  ///   - screen: the screen to draw.
  ///   - corner: where its top left corner is.
  ///   - room: the points that there are for it, without the words.
  ///   - zoom: of letters and lines; 1 for screens of a strip.
  mutating func draw(
    _ screen: Filmstrip.Screen, at corner: PlotPoint, room: LayoutSize, zoom: Double = 1
  ) {
    guard screen.size.width > 0, screen.size.height > 0 else { return }
    let scale = min(room.width / screen.size.width, room.height / screen.size.height)
    let window = FilmWindow(screen: screen, corner: corner, scale: scale)
    rect(window.box, fill: Palette.beyond)
    if let content = window.clipped(screen.content, 0...window.breadth) {
      rect(content, fill: Palette.ground)
    }
    for (element, fill) in zip(screen.elements, screen.fills) {
      draw(element, fill: fill, in: window, zoom: zoom)
    }
    let isLate = screen.late > 0
    line(
      Self.outline(window.box),
      SVGCanvas.Stroke(
        color: isLate ? Palette.vermilion : Palette.frame,
        width: (isLate ? 2 : 1) * zoom))
    let under = corner.y + room.height
    text(
      "\(grouped(screen.index)) · \(decimal(screen.time, 3)) s",
      PlotPoint(x: corner.x, y: under + 13 * zoom), SVGCanvas.Letters(size: 10 * zoom))
    let late = isLate ? ", late" : ""
    text(
      "\(decimal(screen.offset, 1)) pt, \(screen.phase.rawValue)\(late)",
      PlotPoint(x: corner.x, y: under + 26 * zoom),
      SVGCanvas.Letters(size: 8 * zoom, color: Palette.faint))
  }

  private mutating func draw(
    _ element: VisibleElement, fill: String?, in window: FilmWindow, zoom: Double
  ) {
    let start = element.start.points
    let cross = element.crossStart.points
    let along = start...(start + max(0, element.extent.points))
    let across = cross...(cross + max(0, element.crossExtent.points))
    guard let box = window.clipped(along, across) else { return }
    let gap = 0.5 * zoom
    guard box.width > 2 * gap, box.height > 2 * gap else { return }
    let inner = PlotBox(
      minX: box.minX + gap, minY: box.minY + gap, maxX: box.maxX - gap, maxY: box.maxY - gap)
    if element.hasCell {
      rect(inner, fill: fill ?? Self.headerFill, opacity: element.isPlaceholder ? 0.5 : 1)
    } else {
      line(
        Self.outline(inner),
        SVGCanvas.Stroke(color: Palette.vermilion, width: 0.8 * zoom, dashes: [3, 2]))
    }
    let name = element.element.name
    let room = 4.6 * zoom * Double(name.utf8.count)
    if inner.height >= 9 * zoom, inner.width >= room + 4 * zoom {
      text(
        name, PlotPoint(x: inner.minX + 3 * zoom, y: inner.minY + 8 * zoom),
        SVGCanvas.Letters(size: 7.5 * zoom, color: fill != nil ? Palette.ink : "#ffffff"))
    }
  }

  private static let headerFill = "#44546a"

  private static func outline(_ box: PlotBox) -> [PlotPoint] {
    [
      PlotPoint(x: box.minX, y: box.minY), PlotPoint(x: box.maxX, y: box.minY),
      PlotPoint(x: box.maxX, y: box.maxY), PlotPoint(x: box.minX, y: box.maxY),
      PlotPoint(x: box.minX, y: box.minY),
    ]
  }
}
