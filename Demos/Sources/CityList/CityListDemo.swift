import Foundation
import Gestures
import ScrollScenario
import ScrollSimulation
import Scrollwork
import TextPicture

/// Scrolls through the cities of the world with a finger made of numbers, and prints three frames.
@main
struct CityListDemo {
  static let screen = LayoutSize(width: 392, height: 480)

  static func main() {
    do {
      let path = CommandLine.arguments.dropFirst().first
      let content = try path.map { try cities(path: $0, besides: "") } ?? cities()
      print(try pictures(of: content), terminator: "")
    } catch {
      print(error)
      exit(1)
    }
  }

  static func pictures(of cities: ScenarioContent) throws -> String {
    let view = try makeView(cities)
    try view.swipe(from: 120, to: 360, start: 0.2, duration: 0.4, hold: 0.3)
    try view.swipe(from: 400, to: 150, start: 2, duration: 0.12)
    try view.swipe(from: 400, to: 150, start: 2.5, duration: 0.12)
    let last = ItemPath(section: cities.sectionCounts.count - 1, item: 0)
    try view.scrollToItem(
      at: last, at: .top, animated: false, when: .at(Timestamp(nanoseconds: 5_000_000_000)))
    try view.swipe(from: 400, to: 100, start: 5.5, duration: 0.1)

    var clock = FixedRateClock()
    var pictures: [String] = []
    while pictures.count < 3 {
      let frame = try view.step(to: clock.next())
      switch pictures.count {
      case 0 where frame.time.seconds >= 0.8:
        pictures.append(picture(frame, "A finger pulls the first city down"))
      case 1 where frame.time.seconds >= 3:
        pictures.append(picture(frame, "Two flings later, slowing down"))
      case 2 where frame.isBouncingBottom && frame.velocity < 0:
        pictures.append(picture(frame, "A bounce at the last city, turning back"))
      default: continue
      }
    }
    return pictures.joined(separator: "\n")
  }

  static func makeView(_ cities: ScenarioContent) throws -> CollectionView {
    var layout = ListLayout.Configuration()
    layout.hasHeaders = true
    layout.estimatedHeaderExtent = CharacterPicture.lineHeight
    let view = CollectionView(layout: try ListLayout(layout))
    view.register(CityCell.self)
    view.register(CountryHeader.self)
    let withOneName = CellRegistration<CityCell, String> { cell, _, name in
      (cell.name, cell.otherNames) = (name, "")
    }
    view.cellProvider = { view, path in
      let name = cities.title(section: path.section, item: path.item)
      let otherNames = readable(cities.text(section: path.section, item: path.item))
      if otherNames.isEmpty {
        return view.dequeueConfiguredCell(using: withOneName, at: path, item: name)
      }
      let cell: CityCell = view.dequeueCell(at: path)
      (cell.name, cell.otherNames) = (name, otherNames)
      return cell
    }
    view.headerProvider = { view, section in
      let header: CountryHeader = view.dequeueHeader(inSection: section)
      header.title = "\(cities.sectionTitle(section)), \(cities.sectionCounts[section]) cities"
      return header
    }
    try view.setViewport(size: screen, scale: 2)
    try view.reloadData(sectionCounts: cities.sectionCounts)
    return view
  }

  /// The cities, a section for each country; by default those that come with the demos.
  static func cities(
    path: String = "../../Scenarios/cities.csv", besides file: String = #filePath
  ) throws -> ScenarioContent {
    let source = Scenario.CSVSource(
      path: path, section: "country", title: "name", text: "alternate_names")
    let scenario = Scenario(name: "cities", viewport: .init(size: screen), data: .csv(source))
    return try ContentLoader.load(LocatedScenario(scenario, places: .init(file: file)))
  }

  /// The names in Latin, Greek and Cyrillic letters: terminals disagree on the width of others.
  static func readable(_ names: String) -> String {
    names.split(separator: ";").filter { $0.unicodeScalars.allSatisfy { $0.value < 0x530 } }
      .joined(separator: ", ")
  }

  static func picture(_ frame: Frame, _ title: String) -> String {
    """
    \(title)
    \(frame.phase), bouncing: top \(frame.isBouncingTop), bottom \(frame.isBouncingBottom)
    offset \(Int(frame.contentOffset.y.rounded())) pt, \(Int(frame.velocity.rounded())) pt/s
    \(CharacterPicture(frame.displayList, viewport: screen).text)
    """
  }
}
