import ScrollParcels
import Scrollwork

/// The list of demos.
final class Menu: Keeping {
  let view: CollectionView
  private let exhibits: [Exhibit]
  private let surroundings: Surroundings
  let controlsHeight = 52.0
  /// The demos that show, as places in `exhibits`.
  private var shown: [Int]
  private var field: TextField
  private var now = Timestamp.zero

  init(_ exhibits: [Exhibit], _ surroundings: Surroundings) throws {
    self.exhibits = exhibits
    self.surroundings = surroundings
    shown = Array(exhibits.indices)
    field = TextField("Search \(exhibits.count) demos")
    var layout = GridLayout.Configuration()
    layout.columns = .adaptive(minimumLength: 340)
    layout.lineExtent = .estimated(84)
    layout.lineSpacing = 12
    layout.columnSpacing = 12
    layout.sectionInsets = LayoutInsets(top: 16, left: 16, bottom: 24, right: 16)
    view = CollectionView(layout: try GridLayout(layout))
    view.register(MenuCard.self)
    view.alwaysBounces = true
    view.cellProvider = { [unowned self] view, path in
      let card: MenuCard = view.dequeueCell(at: path)
      card.surroundings = surroundings
      card.number = shown[path.item]
      card.exhibit = exhibits[card.number]
      return card
    }
    try view.reloadData(sectionCounts: [exhibits.count])
  }

  let cardRadius = 14.0
  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }
  func number(of path: ItemPath) -> Int? {
    shown.indices.contains(path.item) ? shown[path.item] : nil
  }

  // MARK: Keys

  var keys: [KeyHelp] {
    [
      KeyHelp("Arrows", "Choose a demo"), KeyHelp("Enter, Space", "Open it"),
      KeyHelp("1 to 9, 0", "Open a demo by its number"),
      KeyHelp("Ctrl-F", "Search, as most letters do"),
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    switch key.key {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: try view.press(key)
    case .character("f") where key.isCommand:
      field.begin()
    case .escape where field.isEditing || !field.text.isEmpty:
      field.end()
      try look(for: "")
    case .escape where view.focusedItem != nil: try view.focus(nil)
    case .backspace where field.isEditing: if field.deleteBackward() { try look(for: field.text) }
    case .character, .space: return field.isEditing
    default: return false
    }
    return true
  }

  /// Letters that no key of the gallery is begin a search.
  private static let keyLetters: Set<Character> = ["d", "h", "i", "r"]

  func type(_ text: String) throws {
    if !field.isEditing {
      guard let first = text.lowercased().first, first.isLetter, !Self.keyLetters.contains(first)
      else { return }
      field.begin()
    }
    if field.type(text) { try look(for: field.text) }
  }

  /// Shows the demos that have a text in their titles or their summaries.
  private func look(for text: String) throws {
    field.set(text)
    let wanted = SearchText.folded(text)
    let found = exhibits.indices.filter { index in
      let exhibit = exhibits[index]
      return wanted.isEmpty
        || SearchText.folded(exhibit.title + " " + exhibit.summary).contains(wanted)
    }
    guard found != shown else { return }
    shown = found
    try view.reloadData(sectionCounts: [found.count])
    try view.setContentOffset(.zero, animated: false)
  }

  // MARK: Leaving

  /// What is searched for.
  enum Kept: ParcelKey { typealias Value = String }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    if !field.text.isEmpty { try parcel.set(field.text, for: Kept.self) }
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    try? look(for: try parcel.value(for: Kept.self) ?? "")
  }

  // MARK: The field

  func update(to time: Timestamp) { now = time }
  var nextUpdate: Timestamp? { field.nextChange(after: now) }

  func controls(in region: StageRegion) -> [Control] {
    guard region == .strip else { return [] }
    return [field.control("search") { [unowned self] in field.begin() }]
  }

  func press(at point: LayoutPoint) -> Bool {
    field.end()
    return false
  }

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    field.drawSearch(
      "\(shown.count) of \(exhibits.count)", in: &canvas, at: now, surroundings)
  }

  func drawBehind(in canvas: inout Canvas, after frame: Frame) {
    guard shown.isEmpty else { return }
    canvas.text(
      "No demo is about “\(field.text)”",
      in: LayoutRect(x: 20, y: 80, width: canvas.size.width - 40, height: 40),
      style: Type.body.aligned(.center), surroundings.theme.quiet)
  }

  /// The number of the demo that a key opens: the one with the focus, or one by its digit, 0 for the tenth.
  func chosen(by key: KeyPress) -> Int? {
    guard key.modifiers.isEmpty else { return nil }
    switch key.key {
    case .enter where field.isEditing: return shown.first
    case .enter, .space: return view.focusedItem.flatMap(number(of:))
    case .character(let letter):
      guard !field.isEditing, let digit = letter.wholeNumberValue else { return nil }
      let number = (digit + 9) % 10
      return exhibits.indices.contains(number) ? number : nil
    default: return nil
    }
  }
}

final class MenuCard: StageCell {
  var number = 0
  var exhibit: Exhibit?

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    guard let exhibit, let surroundings else { return proposal }
    let text = surroundings.height(
      of: exhibit.summary, Type.caption, width: proposal.width - 84)
    return LayoutSize(width: proposal.width, height: max(76, 44 + text + 32))
  }

  override func paint(in canvas: inout Canvas) {
    guard let exhibit else { return }
    canvas.shadow(canvas.bounds.moved(y: 2), radius: 14, blur: 10, theme.shadow)
    canvas.roundedRect(canvas.bounds, radius: 14, theme.surface)
    let badge = LayoutRect(x: 16, y: 18, width: 40, height: 40)
    canvas.roundedRect(badge, radius: 11, Color.deep(number))
    canvas.text(
      "\(number + 1)", in: badge.line(of: 22),
      style: TextStyle(size: 18, weight: .semibold, alignment: .center, lineLimit: 1),
      Color(hex: 0xFFFFFF))
    let width = canvas.size.width - 84
    canvas.text(
      exhibit.title, in: LayoutRect(x: 70, y: 16, width: width, height: 22), style: Type.headline,
      theme.ink)
    canvas.text(
      exhibit.summary, in: LayoutRect(x: 70, y: 40, width: width, height: canvas.size.height - 66),
      style: Type.caption, theme.quiet)
    canvas.text(
      exhibit.source,
      in: LayoutRect(x: 70, y: canvas.size.height - 26, width: width, height: 14),
      style: Type.figures, theme.faint)
    if state.isFocused {
      canvas.border(canvas.bounds, radius: 14, width: 2.5, theme.accent)
    }
  }
}
