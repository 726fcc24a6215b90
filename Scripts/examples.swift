// Declarations for the examples in pages and doc comments, which Scripts/examples adds wherever a name is used and not
// declared. Those below the path of a file are for that file only.

let view: CollectionView
let now: Timestamp
let time: Timestamp

enum Country { case norway }
struct City: Codable, Hashable, Identifiable, Sendable {
  var name = ""
  var longitude = 0.0
  var latitude = 0.0
  var id: String { name }
}
let city: City
let cities: [City]
final class CityCell: ReusableCell { var name = "" }
final class CityList: Screen {}
final class CityPage: Screen {}
let navigator: Navigator

struct CitySearch: Reactor {
  enum Action { case type(String) }
  enum Mutation { case setLoading(Bool), setCities([String]) }
  struct State: Equatable { var cities: [String] = [] }
  let clock: any Clock<Duration>
  var initialState: State { State() }
  func mutate(action: Action, state: State) -> Flow<Mutation> { Flow { _ in } }
  func reduce(state: State, mutation: Mutation) -> State { state }
}

let simulation: Simulation
struct HoneycombLayout: CollectionLayout {
  var openCell = 0
  var contentExtent: Ticks { .zero }
  mutating func prepare(_ context: LayoutContext) {}
  func attributes(at index: Int) -> LayoutAttributes? { nil }
  func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {}
}
final class FeedUnderTest: FuzzSource {
  let view = CollectionView()
  func show(_ content: FuzzContent, animated: Bool) {}
}

/// The loop of a host.
func nextFrameTime() -> Timestamp? { nil }
func draw(_ list: DisplayList) {}

// Sources/ScrollApp/Notifications/NotificationKey.swift
var info: NotificationInfo

// Sources/ScrollApp/Reactors/Flow.swift
enum Mutation { case setLoading(Bool), setCities([String]) }
let text: String
func cities(named text: String) async -> [String] { [] }

// Sources/ScrollApp/Reactors/LoopStore.swift
let list: StoreBinding<CitySearch, Int, String>

// Sources/ScrollApp/Reactors/StoreBinding.swift
let store: Store<CitySearch>
enum Section { case results }
let source: SnapshotSource<Section, String>

// Sources/ScrollApp/Screens/ScreenHost.swift
struct HostWindow { var size: LayoutSize }
let window: HostWindow
func draw(_ screens: [Screen]) {}

// Sources/ScrollApp/UserNotifications/UserNotificationCenter.swift
final class Feed: UserNotificationCenterDelegate {}
let feed: Feed
let path: String
let banners: WindowPresenter
struct Sheet: Sendable { func ask(_ question: AuthorizationQuestion) {} }
let sheet: Sheet

// Sources/ScrollDesktop/DesktopPresenter.swift
let desktop: DesktopPresenter
let center: UserNotificationCenter

// Sources/ScrollDesktop/DesktopAppearance.swift
let address: String

// Sources/ScrollFuzz/Session/FuzzSource.swift
final class FeedScreen {
  let view = CollectionView()
  func show(_ sections: [[FuzzContent.Item]], animated: Bool) throws {}
}
final class PostCell: ReusableCell { var post: FuzzContent.Item? }

// Sources/ScrollPrimitives/OptionalAssignment.swift
struct Settings { var width: Double? }
let scenario: Settings
let options: Settings

// Sources/Scrollwork/Cells/CellRegistration.swift
let collectionView: CollectionView

// Sources/Scrollwork/Surface/ScrollSurface.swift
func drawMap(at offset: LayoutPoint) {}

// Sources/Scrollwork/Frame/View/CollectionView+Cells.swift
struct RowTheme {}
let theme: RowTheme
final class RowCell: ReusableCell {
  var title = ""
  init() {}
  init(theme: RowTheme) {}
}

// Sources/Scrollwork/Frame/View/CollectionView+Step.swift
let nextRefresh: Timestamp
func wait(until moment: Timestamp) {}
func waitForInput() {}

// Sources/Scrollwork/Source/PagedSource.swift
struct Post: Identifiable, Sendable { var id = 0 }
final class PostCell: ReusableCell { var post: Post? }
func posts(_ range: Range<Int>) -> [Post] { [] }

// Sources/ScrollPhysics/Laws/PhysicsLaws.swift
let profile: ScrollProfile

// Sources/Scrollwork/Scrolling/FastScroller.swift
let point: LayoutPoint
var dragsScroller: Bool
var overlay: DisplayList
let frame: Frame

// Sources/Scrollwork/Scrolling/SectionIndex.swift
let names: [String]
let point: LayoutPoint
var overlay: DisplayList
let frame: Frame
let first: Int?

// Sources/Scrollwork/Cells/SteppedCell.swift
func decode(_ row: Int) {}

// Sources/Scrollwork/Frame/View/CollectionView+Layout.swift
struct CardLayout: CollectionLayout {
  var openCard = 0
  var contentExtent: Ticks { .zero }
  mutating func prepare(_ context: LayoutContext) {}
  func attributes(at index: Int) -> LayoutAttributes? { nil }
  func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {}
}
