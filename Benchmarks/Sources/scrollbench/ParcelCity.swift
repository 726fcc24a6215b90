import ScrollParcels

/// A city whose fields are written by hand.
struct ParcelCity: Parcelable {
  var name: String
  var longitude: Double
  var latitude: Double

  init(_ city: CodedCity) {
    name = city.name
    longitude = city.longitude
    latitude = city.latitude
  }

  func write(to writer: inout ParcelWriter) throws(ParcelError) {
    try writer.write(name)
    try writer.write(longitude)
    try writer.write(latitude)
  }

  init(from reader: inout ParcelReader) throws(ParcelError) {
    name = try reader.read()
    longitude = try reader.read()
    latitude = try reader.read()
  }
}

/// A city with a coding only, for parcels, JSON and property lists alike.
struct CodedCity: Codable, Parcelable {
  var name: String
  var longitude: Double
  var latitude: Double

  /// Cities with names as long as those of real ones, one in four beyond ASCII, and places with five
  /// decimals, as tables of cities have them.
  static func list(count: Int) -> [CodedCity] {
    var random = SplitMix64(state: 8)
    let syllables = ["ba", "ki", "lon", "mar", "nue", "po", "san", "ta", "ver", "zür", "são", "ō"]
    return (0..<count).map { _ in
      let parts = (0..<Int.random(in: 2...5, using: &random)).map { _ in
        syllables[Int(random.next() % UInt64(syllables.count))]
      }
      return CodedCity(
        name: parts.joined(),
        longitude: Double(Int.random(in: -18_000_000...18_000_000, using: &random)) / 100_000,
        latitude: Double(Int.random(in: -9_000_000...9_000_000, using: &random)) / 100_000)
    }
  }
}
