import ScrollParcels

/// Written by hand, field by field.
struct City: Hashable, Parcelable {
  var name: String
  var longitude: Double
  var latitude: Double

  init(_ name: String, _ longitude: Double, _ latitude: Double) {
    self.name = name
    self.longitude = longitude
    self.latitude = latitude
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

/// Known to its own coding only.
struct CodedCity: Hashable, Codable {
  var name: String
  var longitude: Double
  var latitude: Double
}

/// Parcelable without a line of code.
struct Place: Hashable, Codable, Parcelable {
  enum Kind: String, Codable, Parcelable {
    case town
    case hill
  }

  enum Access: Hashable, Codable {
    case road(Int, lanes: Int?)
    case ferry(name: String)
    case none
  }

  var name: String
  var kind: Kind
  var access: [Access]
  var height: Double?
  var tags: Set<String>
  var distances: [String: Int]
  var inside: [Place]
}

class Vehicle: Codable {
  var wheels: Int

  init(wheels: Int) { self.wheels = wheels }

  private enum CodingKeys: CodingKey { case wheels }

  required init(from decoder: any Decoder) throws {
    wheels = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .wheels)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(wheels, forKey: .wheels)
  }
}

/// Keeps its superclass in a place of its own.
final class Truck: Vehicle, Parcelable {
  var load: Double

  init(wheels: Int, load: Double) {
    self.load = load
    super.init(wheels: wheels)
  }

  private enum CodingKeys: CodingKey { case load }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    load = try container.decode(Double.self, forKey: .load)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try super.encode(to: container.superEncoder())
    try container.encode(load, forKey: .load)
  }
}

/// Shares its superclass's place.
final class Bus: Vehicle, Parcelable {
  var seats: Int

  init(wheels: Int, seats: Int) {
    self.seats = seats
    super.init(wheels: wheels)
  }

  private enum CodingKeys: CodingKey { case seats }

  required init(from decoder: any Decoder) throws {
    seats = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .seats)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seats, forKey: .seats)
  }
}
