import ScrollTools
import Scrollwork

extension Filmstrip {
  /// The strip as an SVG picture. The same frames give the same bytes.
  ///
  /// An item has the same color in all screens, so that an eye can follow it; an element without a cell
  /// is an empty frame. The room beyond the content is gray.
  package func svg() -> String {
    let drawing = FilmPicture.strip(of: name, shown)
    var canvas = SVGCanvas(width: drawing.size.width, height: drawing.size.height)
    for mark in drawing.marks {
      switch mark {
      case .rect(let box, let fill, let opacity): canvas.rect(box, fill: fill, opacity: opacity)
      case .line(let points, let stroke): canvas.line(points, stroke)
      case .text(let text, let place, let letters): canvas.text(text, place, letters)
      }
    }
    return canvas.document(title: "screens of \(name)")
  }
}
