import ScrollTools
import Scrollwork

/// The arrangement of screens in a strip: in lines of ten.
enum FilmPicture {
  private static let margin = 24.0
  private static let gap = 14.0
  private static let title = 58.0
  private static let caption = 34.0
  private static let width = 104.0

  /// The whole strip.
  static func strip(of name: String, _ screens: [Filmstrip.Screen]) -> FilmDrawing {
    let columns = max(1, min(screens.count, 10))
    let rows = Double((screens.count + columns - 1) / columns)
    let height = width * (screens.map(\.slimness).max() ?? 0)
    let content = Double(columns) * (width + gap) - gap
    var drawing = FilmDrawing(
      size: LayoutSize(
        width: max(420, margin * 2 + content),
        height: title + rows * (height + caption + gap) + margin))
    drawing.text(
      RunPicture.shortened(name, size: 17, room: drawing.size.width - 2 * margin),
      PlotPoint(x: margin, y: 30), SVGCanvas.Letters(size: 17, isBold: true))
    let (first, last) = (screens.first?.index ?? 0, screens.last?.index ?? 0)
    drawing.text(
      screens.isEmpty
        ? "no frames" : "frames \(grouped(first)) to \(grouped(last)), \(screens.count) shown",
      PlotPoint(x: margin, y: 47), SVGCanvas.Letters(size: 11.5, color: Palette.faint))
    for (index, screen) in screens.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      drawing.draw(
        screen,
        at: PlotPoint(
          x: margin + Double(column) * (width + gap),
          y: title + Double(row) * (height + caption + gap)),
        room: LayoutSize(width: width, height: height))
    }
    return drawing
  }

  /// One screen of several that are shown one after the other: all are equally large.
  static func screen(_ screen: Filmstrip.Screen, of screens: [Filmstrip.Screen]) -> FilmDrawing {
    let (width, zoom) = (300.0, 1.6)
    let height = width * (screens.map(\.slimness).max() ?? 0)
    var drawing = FilmDrawing(
      size: LayoutSize(width: width + 2 * gap, height: height + 2 * gap + caption * zoom))
    drawing.draw(
      screen, at: PlotPoint(x: gap, y: gap), room: LayoutSize(width: width, height: height),
      zoom: zoom)
    return drawing
  }
}

extension Filmstrip.Screen {
  /// How many times higher than wide it is drawn.
  fileprivate var slimness: Double { size.width > 0 ? min(4, size.height / size.width) : 0 }
}
