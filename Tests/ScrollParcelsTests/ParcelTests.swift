import ScrollParcels
import Testing

enum CitiesKey: ParcelKey { typealias Value = [City] }
enum CountKey: ParcelKey { typealias Value = Int }
enum CountAsTextKey: ParcelKey {
  typealias Value = String
  static var name: String { CountKey.name }
}
enum CodedCitiesKey: ParcelKey { typealias Value = [CodedCity] }

@Suite("Parcels")
struct ParcelTests {
  static let cities = [City("Zürich", 8.55, 47.37), City("", -0.0, .infinity)]

  @Test("values come back by their keys, from the parcel and from its bytes")
  func keys() throws {
    var parcel = Parcel()
    #expect(parcel.isEmpty && !parcel.contains(CitiesKey.self))
    try parcel.set(Self.cities, for: CitiesKey.self)
    try parcel.set(3, for: CountKey.self)
    try parcel.set([CodedCity(name: "x", longitude: 1, latitude: 2)], for: CodedCitiesKey.self)
    for parcel in [parcel, try Parcel(bytes: try parcel.bytes())] {
      #expect(try parcel.value(for: CitiesKey.self) == Self.cities)
      #expect(try parcel.value(for: CountKey.self) == 3)
      #expect(try parcel.value(for: CodedCitiesKey.self)?.first?.name == "x")
      #expect(parcel.count == 3)
    }
    #expect(try Parcel(bytes: try parcel.bytes()) == parcel)
    parcel.remove(CountKey.self)
    #expect(try parcel.value(for: CountKey.self) == nil)
  }
}
