import Foundation
import PixelPicture
import Scrollwork
import TextPicture

/// Draws one frame of a small list: as a PPM picture, or as text with `--text`.
@main
struct Renderer {
  static let screen = LayoutSize(width: 350, height: 480)

  static func main() {
    do {
      switch CommandLine.arguments.dropFirst().first {
      case nil: FileHandle.standardOutput.write(Data(try picture().ppm))
      case "--text": print(try text(), terminator: "")
      default:
        FileHandle.standardError.write(Data("usage: Renderer [--text]\n".utf8))
        exit(64)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  static func picture(scale: Double = 2) throws -> PixelPicture {
    let frame = try frame(measuredBy: BitmapFont(), scale: scale)
    guard
      var picture = PixelPicture(
        size: screen, scale: scale, background: Color(red: 236, green: 240, blue: 247))
    else { preconditionFailure("the screen is no size of a picture") }
    picture.images["emblem"] = emblem()
    picture.draw(frame.displayList)
    return picture
  }

  static func text() throws -> String {
    let frame = try frame(measuredBy: CharacterMeasurer(), scale: 1)
    return CharacterPicture(frame.displayList, viewport: screen).text
  }

  /// One frame of the list, whose cells are as high as the renderer will draw their text.
  static func frame(measuredBy measurer: any TextMeasurer, scale: Double) throws -> Frame {
    var layout = ListLayout.Configuration()
    layout.hasHeaders = true
    layout.estimatedHeaderExtent = 32
    let view = CollectionView(layout: try ListLayout(layout))
    view.register(NoteCell.self)
    view.register(TitleCell.self)
    view.cellProvider = { view, path in
      let cell: NoteCell = view.dequeueCell(at: path)
      (cell.title, cell.note) = notes[path.item]
      cell.number = path.item + 1
      cell.measurer = measurer
      return cell
    }
    view.headerProvider = { view, section in
      let cell: TitleCell = view.dequeueHeader(inSection: section)
      return cell
    }
    try view.setViewport(size: screen, scale: scale)
    try view.reloadData(sectionCounts: [notes.count])
    return try view.step(to: .zero)
  }

  /// An image, drawn from a display list as well.
  static func emblem() -> PixelPicture? {
    var list = DisplayList()
    list.addGroup(size: LayoutSize(width: 16, height: 16)) { canvas in
      canvas.gradient(
        canvas.bounds, from: Color(red: 255, green: 214, blue: 120),
        to: Color(red: 240, green: 128, blue: 104))
      canvas.line(
        from: LayoutPoint(x: 4, y: 12), to: LayoutPoint(x: 12, y: 4), width: 2,
        Color(red: 28, green: 36, blue: 52))
    }
    var picture = PixelPicture(size: LayoutSize(width: 16, height: 16), scale: 2)
    picture?.draw(list)
    return picture
  }

  private static let notes = [
    ("Commands", "A frame is a list of groups. Each group has the commands of one cell."),
    (
      "Groups",
      "Draw them in order: the first one lies behind all others. A group begins with no state, "
        + "and its end ends all states that it pushed."
    ),
    ("Pixels", "Edges lie on whole pixels."),
    (
      "Text",
      "Measure it exactly as you draw it. Then each card is as high as its note, and no line is "
        + "left out."
    ),
    ("Time", "Draw nothing if the list is equal to the last one."),
  ]
}
