import Foundation
import Scrollwork
import VectorPicture

/// Prints one screen of each layout as an SVG.
@main
struct Layouts {
  static let screen = LayoutSize(width: 390, height: 844)

  static func main() {
    do {
      print(try picture(), terminator: "")
    } catch {
      print(error)
      exit(1)
    }
  }

  static func picture() throws -> String {
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 850" width="1000" height="850" \
      font-family="Inter, Helvetica, Arial, sans-serif">
      <rect width="1000" height="850" fill="#fbfcfe"/>

      """
    for (number, exhibit) in try Shelf.exhibits().enumerated() {
      let (x, y) = (50 + 240 * Double(number % 4), 52 + 415 * Double(number / 4))
      let frame = try frame(of: exhibit)
      svg += SVGPicture.phone(frame, x: x, y: y, scale: 0.42, id: "screen\(number)")
      svg += SVGPicture.text(
        exhibit.title, x: x + 82, y: y - 16, size: 15, anchor: "middle", weight: 600)
    }
    return svg + "</svg>\n"
  }

  /// The frame in which the content has come to rest at the exhibit's offset.
  static func frame(of exhibit: Shelf.Exhibit) throws -> Frame {
    let view = try view(of: exhibit)
    try view.step(to: .zero)
    try view.setContentOffset(exhibit.offset, animated: false)
    if exhibit.title == "compositional" {
      try view.setOrthogonalOffset(180, section: 0, animated: false)
    }
    try view.step(to: Timestamp(nanoseconds: 16_666_667))
    return try view.step(to: Timestamp(nanoseconds: 33_333_333))
  }

  static func view(of exhibit: Shelf.Exhibit) throws -> CollectionView {
    let view = CollectionView(layout: exhibit.layout)
    view.register(Tile.self)
    view.register(Heading.self)
    view.register(Line.self, forDecoration: ListLayout.separatorKind)
    view.cellProvider = { view, path in
      let tile: Tile = view.dequeueCell(at: path)
      tile.number = path.item + 3 * path.section
      let size = exhibit.size(tile.number)
      (tile.width, tile.height) = (size.width, size.height)
      tile.isHexagon = exhibit.isHexagonal
      return tile
    }
    view.headerProvider = { view, section in
      let heading: Heading = view.dequeueHeader(inSection: section)
      heading.title = "Section \(section + 1)"
      return heading
    }
    try view.setViewport(size: screen, scale: 3)
    view.traits = TraitCollection(windowSize: screen)
    try view.reloadData(sectionCounts: exhibit.counts)
    return view
  }
}
