import ScrollApp
import ScrollParcels
import Scrollwork
import Testing

/// The snippet of the page on screens.
enum ScreensPage {
  struct City: Codable, Equatable {
    var name: String
    var longitude: Double
    var latitude: Double
  }

  final class CityList: Screen {}

  final class CityPage: Screen {
    let list = CollectionView()
    var city: City? { try? extras.value(City.self) }

    override func loadView() -> ScreenView { ListView(list) }

    override func saveState(to parcel: inout Parcel) throws(ParcelError) {
      try (view as? ListView)?.savePlace(to: &parcel)
    }

    override func restoreState(from parcel: Parcel) throws(ParcelError) {
      try (view as? ListView)?.restorePlace(from: parcel)
    }
  }
}

@Suite struct ScreenSnippetTests {
  typealias City = ScreensPage.City
  typealias CityList = ScreensPage.CityList
  typealias CityPage = ScreensPage.CityPage

  @Test("the snippet compiles, and the city arrives in another run")
  func snippet() throws {
    let navigator = try Navigator(CityList())
    let host = ScreenHost(navigator, .phonePortrait)
    host.update(to: .zero)  // once a frame

    let rome = City(name: "Rome", longitude: 12.48, latitude: 41.89)
    try navigator.push(CityPage.self, extras: try Parcel(rome))

    // When the app is ended, and in the next run:
    let bytes = try navigator.save().bytes()
    var screens = ScreenRegistry()
    for type in [CityList.self, CityPage.self] as [Screen.Type] { try screens.register(type) }
    try navigator.restore(try Parcel(bytes: bytes), from: screens)

    host.update(to: Timestamp(nanoseconds: 1_000_000_000))
    #expect((navigator.top as? CityPage)?.city == rome)
    #expect(navigator.top.appearance == .appeared)
  }
}
