import ReactorDemos
import ScrollApp
import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// Every city of 15,000 people or more: sections with pinned headers, a search as you type, and a ground
/// that turns red while the list bounces at its top and green at its bottom.
final class CitiesDemo: Recordable, Keeping, SplitDemo, DetailPresenting {
  let view: CollectionView
  let controlsHeight = 52.0
  let described = Scenario.Layout(
    estimates: .init(row: 64), headers: true, pinsHeaders: true)
  let surroundings: Surroundings
  let cities: Cities
  var showDetail: ((Int) throws -> Void)?
  /// The city whose page shows next to the list in a wide window.
  var opened: Int?
  /// Its page.
  var side: (any Demo)?
  var isWide = false
  private(set) var shown: [Cities.Country]
  var field: TextField
  private var query: String { field.text }
  /// What is typed, and what that finds once the typing rests.
  private let search: LoopStore<CitySearch>
  /// Whether the search may have found other cities than those shown.
  private var isAwaiting = false
  private var found: [Int]
  private var isSearching: Bool { field.isEditing }
  private(set) var caret = Timestamp.zero
  /// The letters that countries begin with.
  var index = SectionIndex()
  /// When the bubble of a key goes; `nil` without one.
  var bubbleEnd: Timestamp?
  /// Of the list in the last frame, in points.
  var listSize = LayoutSize.zero
  /// The country at the top of the list.
  var topSection: Int?

  init(_ surroundings: Surroundings, _ cities: Cities) throws {
    self.surroundings = surroundings
    self.cities = cities
    shown = cities.countries
    found = Array(0..<cities.count)
    field = TextField("Search \(cities.count.grouped) cities")
    // The store runs in this thread, between two frames.
    nonisolated(unsafe) let searched = cities
    search = LoopStore { clock in
      CitySearch(clock: clock, found: Array(0..<searched.count)) { searched.matching($0) }
    }
    var layout = described.listConfiguration(showsHeaders: true)
    layout.separator = ListLayout.Separator(leadingInset: 20)
    view = CollectionView(layout: try ListLayout(layout))
    view.register(CityRow.self)
    view.register(CountryHeader.self)
    view.register(Hairline.self, forDecoration: .separator) { line, _ in
      line.surroundings = surroundings
    }
    view.cellProvider = { [unowned self] view, path in
      let row: CityRow = view.dequeueCell(at: path)
      row.surroundings = surroundings
      let number = shown[path.section].cities[path.item]
      row.city = cities.city(number)
      row.isOpen = isWide && number == opened
      return row
    }
    view.headerProvider = { [unowned self] view, section in
      let header: CountryHeader = view.dequeueHeader(inSection: section)
      header.surroundings = surroundings
      header.title = shown[section].name
      header.count = shown[section].cities.count
      return header
    }
    try showFound()
  }

  /// Shows the cities that were found, from the first on.
  private func showFound() throws {
    shown = cities.countries(of: found)
    index = SectionIndex(titles: shown.map { Self.letter(of: $0.name) })
    try view.reloadData(sectionCounts: shown.map(\.cities.count))
  }

  func update(to time: Timestamp) throws {
    caret = time
    endBubble(at: time)
    prepareSearch()
    search.run(to: VirtualClock.Instant(offset: .nanoseconds(time.nanoseconds)))
    guard isAwaiting, search.state.query == query, search.state.found != found else { return }
    isAwaiting = false
    found = search.state.found
    try showFound()
    try view.setContentOffset(.zero, animated: false)
  }

  /// How many cities a frame prepares for the search: all of them take 29 frames.
  private static let slice = 1_200

  /// Indexes some of the cities in every frame from when a search begins, and searches once all are indexed.
  private func prepareSearch() {
    guard isSearching || isAwaiting, !cities.isIndexed else { return }
    cities.index(Self.slice)
    if cities.isIndexed, isAwaiting { search.send(.type(query)) }
  }

  /// The caret blinks once a second.
  var nextUpdate: Timestamp? {
    if isAwaiting || isSearching && !cities.isIndexed { return caret }
    return [field.nextChange(after: caret), bubbleEnd].compactMap { $0 }.min()
  }

  // MARK: Leaving

  /// What is searched for.
  enum Kept: ParcelKey { typealias Value = String }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    // What is shown, not what is still being typed.
    if found.count != cities.count { try parcel.set(search.state.query, for: Kept.self) }
    if let opened { try parcel.set(opened, for: Opened.self) }
  }

  /// The city whose page is open.
  enum Opened: ParcelKey { typealias Value = Int }

  func restore(from parcel: Parcel) throws(ParcelError) {
    if let number = try parcel.value(for: Opened.self) { try? open(number) }
    guard let kept = try parcel.value(for: Kept.self) else { return }
    field.set(kept)
    found = cities.matching(kept)
    search.send(.type(kept))
    try? showFound()
  }

  func drawBehind(in canvas: inout Canvas, after frame: Frame) {
    if frame.isBouncingTop { canvas.fill(canvas.bounds, surroundings.theme.bounceTop) }
    if frame.isBouncingBottom { canvas.fill(canvas.bounds, surroundings.theme.bounceBottom) }
    if shown.isEmpty {
      canvas.text(
        "No city is called “\(query)”",
        in: LayoutRect(x: 20, y: 80, width: canvas.size.width - 40, height: 40),
        style: Type.body.aligned(.center), surroundings.theme.quiet)
    }
  }

  // MARK: Search

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    field.drawSearch("\(found.count.grouped) found", in: &canvas, at: caret, surroundings)
  }

  func controls(in region: StageRegion) -> [Control] {
    guard region == .strip else { return [] }
    return [field.control("search") { [unowned self] in field.begin() }]
  }

  func type(_ text: String) throws {
    if field.type(text) { look(for: query) }
  }

  var keys: [KeyHelp] {
    [
      KeyHelp("Ctrl-F", "Search"),
      KeyHelp("Enter", "Keep what is found"),
      KeyHelp("Escape", "End the search"),
      KeyHelp("Alt-A to Z", "Jump to a letter"),
      KeyHelp("[ and ]", "The previous or next letter"),
      KeyHelp("Tab, Enter", "Focus a city; open its page"),
      KeyHelp("Alt-Up, Down", "Scroll the page next to the list"),
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    guard isSearching else {
      guard key.key == .character("f"), key.modifiers.contains(.control) else {
        return try jump(by: key) || moveFocus(by: key)
      }
      field.begin()
      return true
    }
    switch key.key {
    case .escape, .enter:
      field.end()
      if key.key == .escape, !query.isEmpty { look(for: "") }
    case .backspace: if field.deleteBackward() { look(for: query) }
    case .character, .space: break
    default: return false
    }
    return true
  }

  private func look(for text: String) {
    field.set(text)
    isAwaiting = true
    if cities.isIndexed { search.send(.type(text)) }
  }
}
