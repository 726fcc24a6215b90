import Foundation
import Stage

/// The time zones, coordinates and populations of the cities' file. Lines are read when a page needs them: those of one
/// country.
final class CityFacts {
  struct Place: Hashable {
    var timeZone: String
    /// Degrees, positive to the north.
    var latitude: Double
    /// Degrees, positive to the east.
    var longitude: Double
    var population: Int
  }

  private let data: Data
  /// Where the line of each city begins; the first line of the file names the columns.
  private let starts: [Int]

  /// - Throws: when the file cannot be read.
  init(path: String) throws {
    data = try Data(contentsOf: URL(filePath: path))
    starts = data.withUnsafeBytes { bytes in
      var starts: [Int] = []
      guard let base = bytes.baseAddress else { return starts }
      var place = 0
      while place < bytes.count,
        let end = memchr(base + place, 0x0A, bytes.count - place)
      {
        place = base.distance(to: end) + 1
        if place < bytes.count { starts.append(place) }
      }
      return starts
    }
  }

  /// The facts of a city by its number; `nil` for a line that is not as the others.
  func place(_ number: Int) -> Place? {
    guard starts.indices.contains(number) else { return nil }
    let end = number + 1 < starts.count ? starts[number + 1] : data.count
    let fields = Self.fields(of: String(decoding: data[starts[number]..<end], as: UTF8.self))
    guard fields.count >= 7, let latitude = Double(fields[4]), let longitude = Double(fields[5]),
      let population = Int(fields[6])
    else { return nil }
    return Place(
      timeZone: fields[3], latitude: latitude, longitude: longitude, population: population)
  }

  /// The fields of a line; one in quotation marks may hold commas.
  private static func fields(of line: String) -> [String] {
    guard line.contains("\"") else {
      return line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    var fields = [""]
    var isQuoted = false
    for letter in line {
      switch letter {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(letter)
      }
    }
    return fields
  }
}

extension CityFacts.Place {
  /// Kilometers to another place along a great circle, on a sphere of the Earth's mean radius.
  func distance(to other: CityFacts.Place) -> Double {
    let radians = Double.pi / 180
    let (a, b) = (latitude * radians, other.latitude * radians)
    let (dy, dx) = (b - a, (other.longitude - longitude) * radians)
    let part = pow(sin(dy / 2), 2) + cos(a) * cos(b) * pow(sin(dx / 2), 2)
    return 2 * 6371 * asin(min(1, part.squareRoot()))
  }

  /// Degrees to two digits: `35.69° N, 139.69° E`.
  var coordinates: String {
    func text(_ degrees: Double, _ positive: String, _ negative: String) -> String {
      "\(degrees.magnitude.fixed(2))° \(degrees < 0 ? negative : positive)"
    }
    return "\(text(latitude, "N", "S")), \(text(longitude, "E", "W"))"
  }
}
