import ScrollApp
import ScrollParcels
import Scrollwork
import Testing

enum Pressed: ParcelKey { typealias Value = Int }

/// Writes down the calls that it receives.
final class RecordingPage: ScreenContent {
  static var log: [String] = []
  let list = CollectionView()
  var pressed = 0

  private func note(_ call: String, _ screen: Screen) {
    RecordingPage.log.append(call)
    #expect((screen as? ContentScreen<RecordingPage>)?.content === self)
  }

  func loadView(for screen: Screen) -> ScreenView {
    note("loadView", screen)
    return ListView(list)
  }
  func viewDidLoad(in screen: Screen) { note("viewDidLoad", screen) }
  func viewWillAppear(in screen: Screen, animated: Bool) { note("willAppear \(animated)", screen) }
  func viewIsAppearing(in screen: Screen, animated: Bool) {
    note("isAppearing \(animated)", screen)
  }
  func viewDidAppear(in screen: Screen, animated: Bool) { note("didAppear \(animated)", screen) }
  func viewWillDisappear(in screen: Screen, animated: Bool) {
    note("willDisappear \(animated)", screen)
  }
  func viewDidDisappear(in screen: Screen, animated: Bool) {
    note("didDisappear \(animated)", screen)
  }
  func didEnterBackground(in screen: Screen) { note("background", screen) }
  func willEnterForeground(in screen: Screen) { note("foreground", screen) }
  func viewWillLayout(in screen: Screen) { note("willLayout", screen) }
  func viewDidLayout(in screen: Screen) { note("didLayout", screen) }
  func saveState(of screen: Screen, to parcel: inout Parcel) throws(ParcelError) {
    try parcel.set(pressed, for: Pressed.self)
  }
  func restoreState(of screen: Screen, from parcel: Parcel) throws(ParcelError) {
    pressed = try parcel.value(for: Pressed.self) ?? 0
  }
}

@Suite(.serialized) struct ContentScreenTests {
  @Test("content receives the calls of its screen, in the order of Screen")
  func calls() throws {
    RecordingPage.log = []
    let navigator = try Navigator(Screen())
    let host = ScreenHost(navigator, .phonePortrait)
    host.update(to: .zero)
    let screen = ContentScreen(RecordingPage())
    try navigator.push(screen, animated: false)
    host.update(to: .zero)
    #expect(
      RecordingPage.log == [
        "loadView", "viewDidLoad", "willAppear false", "isAppearing false", "willLayout",
        "didLayout", "didAppear false",
      ])
    #expect(try screen.content.list.step(to: .zero).diagnostics.isEmpty)
    RecordingPage.log = []
    host.enterBackground()
    host.update(to: .zero)
    host.enterForeground()
    host.update(to: .zero)
    try navigator.pop(animated: false)
    host.update(to: .zero)
    #expect(
      RecordingPage.log == [
        "background", "foreground", "willDisappear false", "didDisappear false",
      ])
  }

  @Test("a content screen is pushed by type, saved and restored")
  func restoration() throws {
    let navigator = try Navigator(Screen())
    let pushed = try navigator.push(
      ContentScreen<RecordingPage>.self, extras: Parcel(), animated: false)
    pushed.content.pressed = 7
    let bytes = try navigator.save().bytes()
    var screens = ScreenRegistry()
    try screens.register(Screen.self)
    try screens.register(ContentScreen<RecordingPage>.self) { ContentScreen(RecordingPage()) }
    try navigator.restore(try Parcel(bytes: bytes), from: screens)
    let restored = try #require(navigator.top as? ContentScreen<RecordingPage>)
    #expect(restored !== pushed)
    #expect(restored.content.pressed == 7)
  }

  @Test("content needs no method, and a view without state of the main actor is a subclass")
  func plain() throws {
    let single = SingleScreen(ContentScreen(CityPage()))
    let host = ScreenHost(single, .phonePortrait)
    let footer = Footer()
    single.screen.view.addSubview(footer)
    footer.frame = LayoutRect(x: 0, y: 0, width: 390, height: 44)
    host.update(to: .zero)
    let page = try #require(single.screen as? ContentScreen<CityPage>)
    #expect(page.content.appearances == 1)
    #expect(footer.text == "short")
  }
}
