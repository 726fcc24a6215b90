import ScrollApp
import ScrollParcels
import Scrollwork
import Testing

/// A city as it is handed from screen to screen.
struct ShownCity: Codable, Equatable {
  var name: String
  var longitude: Double
  var latitude: Double
}

/// A list of 400 rows.
class PlaceList: Screen {
  final class Row: ReusableCell {
    static let reuseIdentifier = "row"
    var height = 44.0
    init() {}
    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: height)
    }
  }

  let list = CollectionView()
  var count: Int { 400 }

  override func loadView() -> ScreenView { ListView(list) }

  override func viewDidLoad() {
    list.register(Row.self)
    list.cellProvider = { view, path in
      let row: Row = view.dequeueCell(at: path)
      row.height = 30 + Double(path.item * 7 % 50)
      return row
    }
    _ = try? list.reloadData(sectionCounts: [count])
  }

  override func saveState(to parcel: inout Parcel) throws(ParcelError) {
    try (view as? ListView)?.savePlace(to: &parcel)
  }

  override func restoreState(from parcel: Parcel) throws(ParcelError) {
    try (view as? ListView)?.restorePlace(from: parcel)
  }
}

final class CityPage: PlaceList {
  var city: ShownCity? { try? extras.value(ShownCity.self) }
}

final class ShortList: PlaceList {
  override var count: Int { 3 }
}

@Suite struct RestorationTests {
  private func registry() throws -> ScreenRegistry {
    var screens = ScreenRegistry()
    for type in [PlaceList.self, CityPage.self] as [Screen.Type] { try screens.register(type) }
    return screens
  }

  /// A program: a navigator and a host that are stepped together.
  private final class Program {
    let navigator: Navigator
    let host: ScreenHost
    var clock = 0.0

    init() throws {
      navigator = try Navigator(PlaceList())
      host = ScreenHost(navigator, .phonePortrait)
    }

    @discardableResult
    func frame() throws -> Frame? {
      clock += 0.5
      let time = Timestamp(nanoseconds: Int64(clock * 1e9))
      host.update(to: time)
      return try (navigator.top as? PlaceList)?.list.step(to: time)
    }
  }

  @Test("a program that was ended shows the same screen, extras, item and offset again")
  func restart() throws {
    let tromso = ShownCity(name: "Tromsø", longitude: 18.95508, latitude: 69.6489)
    let bytes: [UInt8]
    let (before, below): (Frame, ScrollState?)
    do {
      let program = try Program()
      try program.frame()
      let root = try #require(program.navigator.top as? PlaceList)
      try root.list.setContentOffset(LayoutPoint(y: 3000), animated: false)
      try program.frame()
      below = root.list.scrollState()
      let page = try program.navigator.push(CityPage.self, extras: Parcel(tromso))
      try program.frame()
      try page.list.setContentOffset(LayoutPoint(y: 5432.1), animated: false)
      before = try #require(try program.frame())
      bytes = try program.navigator.save().bytes()
    }
    let program = try Program()
    try program.frame()
    try program.navigator.restore(Parcel(bytes: bytes), from: registry())
    let after = try #require(try program.frame())
    let page = try #require(program.navigator.top as? CityPage)
    #expect(page.city == tromso)
    // The same items at the same places on the screen; the offset in points uses estimates of those above.
    #expect(after.visible.map(\.element) == before.visible.map(\.element))
    #expect(after.visible.map(\.start) == before.visible.map(\.start))
    #expect(program.navigator.transition == nil)

    try program.navigator.pop(animated: false)
    try program.frame()
    let root = try #require(program.navigator.top as? PlaceList)
    #expect(root.list.scrollState() == below)
  }

  @Test("what cannot be restored says why, and the stack stays")
  func refusals() throws {
    let program = try Program()
    try program.navigator.push(ShortList(), animated: false)
    let saved = try program.navigator.save()
    #expect(throws: NavigationError.unknownScreen("ScrollAppTests.ShortList")) {
      try program.navigator.restore(saved, from: registry())
    }
    #expect(throws: NavigationError.emptyStack) {
      try program.navigator.restore(Parcel(), from: registry())
    }
    #expect(program.navigator.stack.count == 2)

    final class Local: Screen {}
    var screens = ScreenRegistry()
    do throws(NavigationError) {
      try screens.register(Local.self)
      Issue.record("a local type was registered")
    } catch {
      guard case .unstableName = error else { throw error }
    }
    try program.navigator.push(Local(), animated: false)
    #expect(throws: NavigationError.self) { try program.navigator.save() }
  }

  @Test("a place whose item is gone leaves the list at its beginning")
  func shorter() throws {
    let program = try Program()
    try program.frame()
    let root = try #require(program.navigator.top as? PlaceList)
    try root.list.setContentOffset(LayoutPoint(y: 3000), animated: false)
    try program.frame()
    var state = Parcel()
    try root.saveState(to: &state)
    let short = ShortList()
    let view = try #require(short.view as? ListView)
    #expect(try view.restorePlace(from: state) == false)
    #expect(try view.restorePlace(from: Parcel()) == false)
  }
}
