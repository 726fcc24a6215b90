import ScrollParcels
import Testing

/// The snippet of the module's page.
enum Page {
  struct City: Codable, Equatable {
    var name: String
    var longitude: Double
    var latitude: Double
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
  }

  @Test("errors say in words what they are")
  func descriptions() {
    #expect("\(ParcelError.truncated(at: 7))" == "the bytes end at 7, before the value does")
    #expect("\(ParcelError.decoding(path: "a.0", reason: "no"))" == "a.0: no")
  }
}
