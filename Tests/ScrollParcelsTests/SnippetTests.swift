import ScrollParcels
import Testing

/// The snippet of the module's page.
enum Page {
  struct City: Codable, Equatable {
    var name: String
    var longitude: Double
    var latitude: Double
  }

  enum Access: Parcelable, Equatable {
    case road(lanes: Int)
    case ferry

    func write(to writer: inout ParcelWriter) throws(ParcelError) {
      switch self {
      case .road(let lanes):
        writer.writeByte(0)
        try writer.write(lanes)
      case .ferry: writer.writeByte(1)
      }
    }

    init(from reader: inout ParcelReader) throws(ParcelError) {
      let start = reader.offset
      switch try reader.readByte() {
      case 0: self = .road(lanes: try reader.read())
      case 1: self = .ferry
      default: throw .malformed(at: start)
      }
    }
  }

  enum Destination: ParcelKey { typealias Value = City }
  enum Stops: ParcelKey { typealias Value = [City] }
}

@Suite("The page on parcels")
struct SnippetTests {
  typealias City = Page.City
  typealias Destination = Page.Destination
  typealias Stops = Page.Stops

  @Test("the snippet compiles, and the city arrives")
  func snippet() throws {
    var parcel = Parcel()
    try parcel.set(City(name: "Rome", longitude: 12.48, latitude: 41.89), for: Destination.self)
    try parcel.set([], for: Stops.self)
    let bytes = try parcel.bytes()

    let arrived = try Parcel(bytes: bytes)
    let city = try arrived.value(for: Destination.self)  // Rome
    #expect(city?.name == "Rome")
    #expect(try arrived.value(for: Stops.self) == [])
    #expect(try Parcel([City]()).value([City].self) == [])
    let access = [Page.Access.road(lanes: 2), .ferry]
    #expect(try RoundTripTests.again(access) == access)
  }

  @Test("errors say in words what they are")
  func descriptions() {
    #expect("\(ParcelError.truncated(at: 7))" == "the bytes end at 7, before the value does")
    #expect("\(ParcelError.decoding(path: "a.0", reason: "no"))" == "a.0: no")
  }
}
