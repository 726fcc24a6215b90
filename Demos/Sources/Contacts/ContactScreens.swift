import ScrollApp
import ScrollParcels
import Scrollwork

/// A screen that is filled by a list. Its place in the list is restored.
class ListScreen: Screen {
  private(set) lazy var list = makeList()

  /// The text in the bar above the list.
  var title: String { "" }
  var hasHeaders: Bool { false }

  override func loadView() -> ScreenView { ListView(list) }

  override func saveState(to parcel: inout Parcel) throws(ParcelError) {
    try (view as? ListView)?.savePlace(to: &parcel)
  }

  override func restoreState(from parcel: Parcel) throws(ParcelError) {
    try (view as? ListView)?.restorePlace(from: parcel)
  }

  /// A list of rows of one height, under pinned headers if it has some.
  private func makeList() -> CollectionView {
    var configuration = ListLayout.Configuration()
    configuration.fixedItemExtent = ContactCell.height
    configuration.hasHeaders = hasHeaders
    configuration.pinsHeaders = hasHeaders
    configuration.estimatedHeaderExtent = LetterHeader.height
    let layout = (try? ListLayout(configuration)) ?? ListLayout()
    let list = CollectionView(layout: layout)
    list.register(ContactCell.self)
    list.register(LetterHeader.self)
    return list
  }
}

/// All contacts, or those that a search finds.
final class ContactList: ListScreen {
  /// The text that is searched for.
  enum Query: ParcelKey { typealias Value = String }
  /// The numbers of the contacts that were deleted.
  enum Deleted: ParcelKey { typealias Value = [Int] }

  let book = ContactBook()
  private(set) var query = ""
  private lazy var source = makeSource()

  override var title: String { query.isEmpty ? "Contacts" : "Contacts with \"\(query)\"" }
  override var hasHeaders: Bool { true }

  /// The names in the list, from the top.
  var names: [String] { source.snapshot.itemIdentifiers.compactMap { book[$0]?.name } }

  private func makeSource() -> SnapshotSource<Character, Int> {
    let source = SnapshotSource<Character, Int>(list) { [book] view, path, id in
      let cell: ContactCell = view.dequeueCell(at: path)
      (cell.title, cell.detail) = (book[id]?.name ?? "", book[id]?.phone ?? "")
      return cell
    }
    source.setHeaderProvider { view, section, letter in
      let header: LetterHeader = view.dequeueHeader(inSection: section)
      header.title = String(letter)
      return header
    }
    return source
  }

  override func viewDidLoad() {
    list.selectionMode = .single
    list.swipeHandler = { _, _, edge in
      guard edge == .trailing else { return nil }
      return SwipeActions([SwipeAction(title: "Delete", kind: .destructive)])
    }
    list.eventHandler = { [unowned self] _, event in
      guard case .interaction(let interaction) = event else { return }
      try? handle(interaction)
    }
    try? show(animated: false)
  }

  /// Shows what the book has for the query.
  private func show(animated: Bool) throws {
    try source.apply(book.list(matching: query, after: source.snapshot), animated: animated)
  }

  /// Searches for a text. Called with each letter that is typed or deleted.
  func search(_ text: String) throws {
    query = text
    try show(animated: true)
  }

  private func handle(_ interaction: InteractionEvent) throws {
    switch interaction {
    case .didSelect(let path):
      try list.deselectItem(at: path)
      guard let id = source.item(at: path), let contact = book[id] else { return }
      let navigator = container as? Navigator
      try navigator?.push(ContactPage.self, extras: try Parcel(contact))
    case .didChooseSwipeAction(let path, _, _):
      guard let id = source.item(at: path) else { return }
      book.delete([id])
      try show(animated: true)
    default: break
    }
  }

  override func saveState(to parcel: inout Parcel) throws(ParcelError) {
    try parcel.set(query, for: Query.self)
    try parcel.set(book.deleted.sorted(), for: Deleted.self)
    try super.saveState(to: &parcel)
  }

  /// The items come first: a place can only be restored among them.
  override func restoreState(from parcel: Parcel) throws(ParcelError) {
    query = try parcel.value(for: Query.self) ?? ""
    book.delete(try parcel.value(for: Deleted.self) ?? [])
    try? show(animated: false)
    try super.restoreState(from: parcel)
  }
}

/// One contact, line by line. Which one is said by its extras.
final class ContactPage: ListScreen {
  var contact: Contact? { try? extras.value(Contact.self) }

  override var title: String { contact?.givenName ?? "Contact" }

  override func viewDidLoad() {
    guard let contact else { return }
    let rows = [
      ("given name", contact.givenName), ("family name", contact.familyName),
      ("phone", contact.phone),
    ]
    list.cellProvider = { view, path in
      let cell: ContactCell = view.dequeueCell(at: path)
      (cell.detail, cell.title) = rows[path.item]
      return cell
    }
    _ = try? list.reloadData(sectionCounts: [rows.count])
  }
}
