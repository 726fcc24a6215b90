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
  private var index = CityIndex()
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
    let name = content.title(section: place.section, item: place.item)
    var names = content.text(section: place.section, item: place.item).replacing(";", with: " · ")
    if let local = LocalNames.table["\(countries[place.section].name)/\(name)"] {
      names = names.isEmpty ? local : local + " · " + names
    }
    return City(name: name, names: names)
  }

  // MARK: Search

  /// Whether all cities can be searched without further preparation.
  var isIndexed: Bool { index.count == count }

  /// Prepares the search of the next cities.
  func index(_ number: Int) {
    for city in index.count..<min(count, index.count + number) { index.append(self.city(city)) }
  }

  /// The numbers of the cities that have a text in one of their names, whatever its marks and its case. The first search
  /// prepares all cities that are not indexed yet.
  func matching(_ text: String) -> [Int] {
    index(count - index.count)
    return index.matching(text)
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
