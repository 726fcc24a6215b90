import Scrollwork
import Stage

/// The page of a city: where it is, what others call it, and its neighbors.
enum CityPage {
  /// How many neighbors are listed.
  private static let neighbors = 8

  /// - Throws: `Failure` for a number that is no city's, from a place that was left with another file.
  static func make(
    _ surroundings: Surroundings, _ cities: Cities, _ number: Int
  ) throws -> DetailPage {
    guard let country = cities.countries.first(where: { $0.contains(number) }) else {
      throw UnknownItem(number: number)
    }
    let city = cities.city(number)
    var parts = [DetailPage.Part(nil, [.heading(city.name, country.name)])]
    let facts = try cities.facts.get()
    if let place = facts.place(number) {
      parts[0].rows += [
        .fact("Population", place.population.grouped), .fact("Coordinates", place.coordinates),
        .fact("Time zone", place.timeZone),
      ]
      let near = country.cities.compactMap { other -> (city: Int, distance: Double)? in
        guard other != number, let found = facts.place(other) else { return nil }
        return (other, place.distance(to: found))
      }.sorted { ($0.distance, $0.city) < ($1.distance, $1.city) }.prefix(neighbors)
      if !near.isEmpty {
        parts.append(
          DetailPage.Part(
            "Nearby in \(country.name)",
            near.map {
              .link(cities.city($0.city).name, "\($0.distance.fixed(0)) km", number: $0.city)
            }))
      }
    }
    if !city.names.isEmpty {
      parts.insert(DetailPage.Part("Other names", [.text(city.names)]), at: 1)
    }
    return try DetailPage(surroundings, title: city.name, parts)
  }
}

/// A place that was left with an item that is not there.
struct UnknownItem: Error {
  var number: Int
}
