import ReactorDemos
import ScrollApp
import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// Every city of 15,000 people or more: sections with pinned headers, a search as you type, and a ground
/// that turns red while the list bounces at its top and green at its bottom.
final class CitiesDemo: Recordable, Keeping {
  let view: CollectionView
  let controlsHeight = 52.0
  let described = Scenario.Layout(
    estimates: .init(row: 64), headers: true, pinsHeaders: true)
  private let surroundings: Surroundings
  private let cities: Cities
  private var shown: [Cities.Country]
  private var query = ""
  /// What is typed, and what that finds once the typing rests.
  private let search: LoopStore<CitySearch>
  /// Whether the search may have found other cities than those shown.
  private var isAwaiting = false
  private var found: [Int]
  private var isSearching = false
  private var caret = Timestamp.zero
  /// Where the search field was drawn last.
  private var field = LayoutRect.zero

  init(_ surroundings: Surroundings, _ cities: Cities) throws {
    self.surroundings = surroundings
    self.cities = cities
    shown = cities.countries
    found = Array(0..<cities.count)
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
      row.city = cities.city(shown[path.section].cities[path.item])
      return row
    }
    view.headerProvider = { [unowned self] view, section in
      let header: CountryHeader = view.dequeueHeader(inSection: section)
      header.surroundings = surroundings
      header.title = shown[section].name
      header.count = shown[section].cities.count
      return header
    }
    try view.reloadData(sectionCounts: shown.map(\.cities.count))
  }

  func update(to time: Timestamp) throws {
    caret = time
    search.run(to: VirtualClock.Instant(offset: .nanoseconds(time.nanoseconds)))
    guard isAwaiting, search.state.query == query, search.state.found != found else { return }
    isAwaiting = false
    found = search.state.found
    shown = cities.countries(of: found)
    try view.reloadData(sectionCounts: shown.map(\.cities.count))
    try view.setContentOffset(.zero, animated: false)
  }

  /// The caret blinks once a second.
  var nextUpdate: Timestamp? {
    if isAwaiting { return caret }
    guard isSearching else { return nil }
    return Timestamp(nanoseconds: (caret.nanoseconds / 500_000_000 + 1) * 500_000_000)
  }

  // MARK: Leaving

  /// What is searched for.
  enum Kept: ParcelKey { typealias Value = String }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    // What is shown, not what is still being typed.
    if found.count != cities.count { try parcel.set(search.state.query, for: Kept.self) }
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let kept = try parcel.value(for: Kept.self) else { return }
    query = kept
    found = cities.matching(kept)
    shown = cities.countries(of: found)
    search.send(.type(kept))
    _ = try? view.reloadData(sectionCounts: shown.map(\.cities.count))
  }

  func drawBehind(in canvas: inout Canvas, after frame: Frame) {
    if frame.isBouncingTop { canvas.fill(canvas.bounds, surroundings.theme.bounceTop) }
    if frame.isBouncingBottom { canvas.fill(canvas.bounds, surroundings.theme.bounceBottom) }
    if shown.isEmpty {
      canvas.text(
        "No city has “\(query)” in its name",
        in: LayoutRect(x: 20, y: 80, width: canvas.size.width - 40, height: 40),
        style: Type.body.aligned(.center), surroundings.theme.quiet)
    }
  }

  // MARK: Search

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    let theme = surroundings.theme
    field = LayoutRect(x: 16, y: 4, width: canvas.size.width - 32, height: 36)
    canvas.roundedRect(field, radius: 10, theme.raised)
    if isSearching { canvas.border(field, radius: 10, width: 1.5, theme.accent) }
    let glass = LayoutRect(x: 28, y: 14, width: 12, height: 12)
    canvas.border(glass, radius: 6, width: 1.8, theme.quiet)
    canvas.line(
      from: LayoutPoint(x: 38.4, y: 24.4), to: LayoutPoint(x: 43, y: 29), width: 2, theme.quiet)
    let text = LayoutRect(x: 52, y: 12, width: field.size.width - 150, height: 20)
    let style = TextStyle(size: 15, lineLimit: 1)
    canvas.text(
      query.isEmpty ? "Search \(cities.count.grouped) cities" : query, in: text, style: style,
      query.isEmpty ? theme.faint : theme.ink)
    let blinks = caret.nanoseconds / 500_000_000 % 2 == 0
    if isSearching, blinks {
      let x = 52 + min(surroundings.width(of: query, style), text.size.width)
      canvas.fill(LayoutRect(x: x + 1, y: 12, width: 1.5, height: 20), theme.accent)
    }
    guard !query.isEmpty else { return }
    let found = shown.reduce(0) { $0 + $1.cities.count }
    canvas.text(
      "\(found.grouped) found",
      in: LayoutRect(x: field.maxX - 110, y: 14, width: 98, height: 16),
      style: Type.label.aligned(.trailing), theme.quiet)
  }

  func controls(in region: StageRegion) -> [Control] {
    guard region == .strip else { return [] }
    return [
      Control("search", field, radius: 10, cursor: .text) { [unowned self] in isSearching = true }
    ]
  }

  func press(at point: LayoutPoint) -> Bool {
    isSearching = false
    return false
  }

  func type(_ text: String) throws {
    guard isSearching else { return }
    look(for: query + text)
  }

  var keys: [KeyHelp] {
    [
      KeyHelp("Ctrl-F", "Search"),
      KeyHelp("Enter", "Keep what is found"),
      KeyHelp("Escape", "End the search"),
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    guard isSearching else {
      guard key.key == .character("f"), key.modifiers.contains(.control) else { return false }
      isSearching = true
      return true
    }
    switch key.key {
    case .escape, .enter:
      isSearching = false
      if key.key == .escape, !query.isEmpty { look(for: "") }
    case .backspace: look(for: String(query.dropLast()))
    case .character, .space: break
    default: return false
    }
    return true
  }

  private func look(for text: String) {
    query = text
    isAwaiting = true
    search.send(.type(text))
  }
}
