import Foundation
import Stage

/// The folded names of cities, one after the other, for searches. Callers append a few cities per frame, so that no frame
/// folds them all.
struct CityIndex {
  /// Folded UTF-8 of each city's names, each city followed by a zero, which no query holds.
  private var bytes: [UInt8] = []
  /// Where the bytes of each city begin.
  private var starts: [Int] = []

  /// How many cities are in it.
  var count: Int { starts.count }

  mutating func append(_ city: Cities.City) {
    starts.append(bytes.count)
    bytes.append(contentsOf: SearchText.folded(city.name + "\n" + city.names).utf8)
    bytes.append(0)
  }

  /// The numbers of the cities that have a text in one of their names, in order. O(bytes of all names).
  func matching(_ text: String) -> [Int] {
    let wanted = Array(SearchText.folded(text).utf8).filter { $0 != 0 }
    guard !wanted.isEmpty else { return Array(0..<count) }
    // Each city is a string of C's.
    let pattern = wanted.map { CChar(bitPattern: $0) } + [0]
    return bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress?.assumingMemoryBound(to: CChar.self) else { return [] }
      return starts.indices.filter { strstr(base + starts[$0], pattern) != nil }
    }
  }
}
