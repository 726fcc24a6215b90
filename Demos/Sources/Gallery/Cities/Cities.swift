import Foundation
import ScrollScenario
import ScrollSimulation
import Scrollwork

/// The cities in the folder of the scenarios, by country.
final class Cities {
  struct City {
    var name: String
    /// What others call it.
    var names: String
  }

  struct Country {
    var name: String
    /// Numbers of cities.
    var cities: [Int]

    /// A country's cities follow one another.
    func contains(_ city: Int) -> Bool {
      guard let first = cities.first, let last = cities.last else { return false }
      return first...last ~= city
    }
  }

  let countries: [Country]
  let count: Int
  private let content: ScenarioContent
  private let places: [(section: Int, item: Int)]
  private var folded: [String]?
  private static let file = "../../../Scenarios/cities.csv"
  /// What the file says besides names.
  private(set) lazy var facts = Result {
    try CityFacts(
      path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: Self.file)
        .standardizedFileURL.path)
  }

  init() throws {
    let source = Scenario.CSVSource(
      path: Self.file, section: "country", title: "name",
      text: "alternate_names")
    let scenario = Scenario(
      name: "cities", viewport: .init(size: LayoutSize(width: 390, height: 844)),
      data: .csv(source))
    let content = try ContentLoader.load(LocatedScenario(scenario, places: .init(file: #filePath)))
    var places: [(section: Int, item: Int)] = []
    countries = content.sectionCounts.indices.map { section in
      let first = places.count
      for item in 0..<content.sectionCounts[section] { places.append((section, item)) }
      return Country(name: content.sectionTitle(section), cities: Array(first..<places.count))
    }
    self.content = content
    self.places = places
    count = places.count
  }

  func city(_ number: Int) -> City {
    let place = places[number]
    return City(
      name: content.title(section: place.section, item: place.item),
      names: content.text(section: place.section, item: place.item)
        .replacing(";", with: " · "))
  }

  /// The numbers of the cities that have a text in their name, capital or small. O(cities).
  func matching(_ text: String) -> [Int] {
    guard !text.isEmpty else { return Array(0..<count) }
    let wanted = text.lowercased()
    let folded = folded ?? (0..<count).map { city($0).name.lowercased() }
    self.folded = folded
    return folded.indices.filter { folded[$0].contains(wanted) }
  }

  /// Cities in order, by country. O(countries + cities).
  func countries(of cities: [Int]) -> [Country] {
    var rest = cities[...]
    return countries.compactMap { country in
      let found = rest.prefix { country.contains($0) }
      rest = rest.dropFirst(found.count)
      return found.isEmpty ? nil : Country(name: country.name, cities: Array(found))
    }
  }
}
