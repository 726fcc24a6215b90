import Foundation
import Gestures
import Scrollwork

/// Pulls a list down, releases it, flings it to its end, and prints the story as an SVG: the screen at five moments, and
/// the content offset over time. With `--rows-above` it prints a moving picture of a list that is flung while rows are
/// inserted above the screen.
@main
struct Filmstrip {
  static let screen = LayoutSize(width: 390, height: 844)

  static func main() {
    do {
      let isMoving = CommandLine.arguments.contains("--rows-above")
      print(try isMoving ? RowsAbove().picture() : picture(), terminator: "")
    } catch {
      print(error)
      exit(1)
    }
  }

  static func picture() throws -> String {
    let view = try makeView(Cities.load())
    try view.swipe(from: 220, to: 600, start: 0.3, duration: 0.5, hold: 0.3)
    try view.swipe(from: 640, to: 240, start: 2, duration: 0.09)
    try view.swipe(from: 640, to: 240, start: 2.8, duration: 0.09)
    var clock = FixedRateClock()
    var frames: [Frame] = []
    repeat {
      frames.append(try view.step(to: clock.next()))
    } while frames[frames.count - 1].phase != .idle || frames.count < 240
    return Story(frames: frames).svg
  }

  static func makeView(_ cities: Cities) throws -> CollectionView {
    var layout = ListLayout.Configuration()
    layout.hasHeaders = true
    layout.estimatedItemExtent = 64
    let view = CollectionView(layout: try ListLayout(layout))
    view.register(CityCell.self)
    view.register(CountryHeader.self)
    view.cellProvider = { view, path in
      let cell: CityCell = view.dequeueCell(at: path)
      cell.name = cities.countries[path.section].cities[path.item].name
      cell.lines = cities.countries[path.section].cities[path.item].lines
      return cell
    }
    view.headerProvider = { view, section in
      let header: CountryHeader = view.dequeueHeader(inSection: section)
      header.title = cities.countries[section].name
      return header
    }
    view.isHostedByScreen = true
    try view.setViewport(size: screen, scale: 3)
    try view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    try view.reloadData(sectionCounts: cities.countries.map(\.cities.count))
    return view
  }
}
