import ScrollScenario
import ScrollSimulation
import Scrollwork

/// The cities of a few countries, from the data in the folder of the scenarios.
struct Cities {
  struct City {
    var name: String
    /// Other names, wrapped.
    var lines: [String]
  }

  struct Country {
    var name: String
    var cities: [City]
  }

  var countries: [Country]

  static let small = ["Estonia", "Iceland", "Luxembourg", "Malta", "Slovenia"]

  static func load(of wanted: [String] = small, beside file: String = #filePath) throws -> Cities {
    let source = Scenario.CSVSource(
      path: "../../Scenarios/cities.csv", section: "country", title: "name",
      text: "alternate_names")
    let scenario = Scenario(
      name: "cities", viewport: .init(size: Filmstrip.screen), data: .csv(source))
    let content = try ContentLoader.load(LocatedScenario(scenario, places: .init(file: file)))
    let sections = content.sectionCounts.indices.filter {
      wanted.contains(content.sectionTitle($0))
    }
    return Cities(
      countries: sections.map { section in
        Country(
          name: content.sectionTitle(section),
          cities: (0..<content.sectionCounts[section]).map { item in
            City(
              name: content.title(section: section, item: item),
              lines: wrap(content.text(section: section, item: item)))
          })
      })
  }

  /// Latin, Greek and Cyrillic names on lines of at most 46 letters.
  private static func wrap(_ names: String) -> [String] {
    var lines: [String] = []
    for name in names.split(separator: ";")
    where name.unicodeScalars.allSatisfy({ $0.value < 0x530 }) {
      if let last = lines.last, last.count + name.count + 2 <= 46 {
        lines[lines.count - 1] += ", " + name
      } else {
        lines.append(String(name))
      }
    }
    return lines
  }
}
