import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// A mailbox: swipe a mail for its actions, undo them, pull for new mails, select many, or use keys alone.
final class MailDemo: Recordable, Keeping, SelectingDemo, SplitDemo {
  let view: CollectionView
  let controlsHeight = 48.0
  let described = Scenario.Layout(estimates: .init(row: 106))
  let surroundings: Surroundings
  /// The mails by number, the newest first.
  let source: SnapshotSource<Int, Int>

  /// How many mails there are as the demo begins.
  static let initialCount = 300

  /// The number of the newest mail that came, whether it is still there or not.
  var newest = MailDemo.initialCount - 1
  var read: Set<Int>
  var flagged: Set<Int>
  /// The mail whose whole text shows.
  var opened: Int?
  var removal: Removal?
  var isSelecting = false
  /// How many of the newest mails have not been on screen.
  var unseen = 0
  /// The time at which the running refresh receives its mails.
  var refreshDue: Timestamp?
  var now = Timestamp.zero
  var isWide = false

  var pill = Pill()
  var notice = Notice()
  var strip = Buttons<Command>()
  var bar = ActionBar<Command>()
  /// The whole text of the open mail, next to the list in a wide window.
  let page: MailPage
  var side: (any Demo)? { page }
  /// The buttons of the page with the open mail.
  var pageButtons = Buttons<Command>()

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    page = try MailPage(surroundings)
    view = CollectionView(layout: try described.makeLayout(showsHeaders: false))
    view.register(MailRow.self)
    let numbers = Array((0..<Self.initialCount).reversed())
    let recent = Self.initialCount - 13
    read = Set(numbers.filter { $0 < recent ? Prose.scatter($0, below: 9) > 0 : $0 % 4 == 0 })
    flagged = Set(numbers.filter { Prose.scatter($0 &+ 77, below: 11) == 0 })
    var configure: ((MailRow, Int) -> Void)?
    source = SnapshotSource(view) { view, path, number in
      let row: MailRow = view.dequeueCell(at: path)
      configure?(row, number)
      return row
    }
    configure = { [unowned self] in self.configure($0, $1) }
    try view.setRefreshControl(RefreshControl(threshold: 90, height: 56, color: nil))
    view.swipeHandler = { [unowned self] _, path, edge in actions(at: path, edge) }
    view.eventHandler = { [unowned self] _, event in note(event) }
    try source.update {
      try $0.appendSections([0])
      try $0.appendItems(numbers, toSection: 0)
    }
  }

  private func configure(_ row: MailRow, _ number: Int) {
    row.surroundings = surroundings
    row.mail = Mail(number)
    row.date = date(of: number).short
    row.isRead = read.contains(number)
    row.isFlagged = flagged.contains(number)
    row.isOpen = opened == number
    row.showsText = opened == number && !isWide
  }

  func date(of number: Int) -> MailDate {
    MailDate(age: Self.initialCount - 1 - number, number: number)
  }

  /// The mails there are, with all that is queued, the newest first.
  var numbers: [Int] { source.snapshot.itemIdentifiers }

  func redrawOpened() { redraw(opened.map { [$0] } ?? []) }

  /// Configures the rows of mails again.
  func redraw(_ mails: some Sequence<Int>) {
    let present = mails.filter { source.snapshot.contains($0) }
    _ = try? source.update(animated: true) { try $0.reconfigureItems(present) }
  }

  // MARK: Time

  func update(to time: Timestamp) throws {
    now = time
    if let removal, time >= removal.end { self.removal = nil }
    if page.number != opened {
      try page.show(opened.map(Mail.init), date: opened.map { date(of: $0).long } ?? "")
    }
    guard let due = refreshDue, time >= due else { return }
    refreshDue = nil
    try receive(2 + Prose.scatter(newest, below: 3))
    view.endRefreshing()
  }

  /// A spinner turns until the new mails come.
  var nextUpdate: Timestamp? { refreshDue == nil ? removal?.end : now }

  /// Inserts new mails at the top. Visible mails stay where they are.
  func receive(_ count: Int, animated: Bool = false) throws {
    let new = Array(((newest + 1)...(newest + count)).reversed())
    newest += count
    unseen += count
    try source.update(animated: animated) { snapshot in
      if let first = snapshot.item(at: ItemPath(section: 0, item: 0)) {
        try snapshot.insertItems(new, beforeItem: first)
      } else {
        try snapshot.appendItems(new, toSection: 0)
      }
    }
  }

  // MARK: Leaving

  enum Kept: ParcelKey {
    struct Value: Codable {
      var newest: Int
      var gone: [Int]
      var read: [Int]
      var flagged: [Int]
      var opened: Int?
      var isSelecting: Bool?
    }
  }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    let gone = Set(0...newest).subtracting(numbers)
    try parcel.set(
      Kept.Value(
        newest: newest, gone: gone.sorted(), read: read.sorted(), flagged: flagged.sorted(),
        opened: opened, isSelecting: isSelecting), for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let kept = try parcel.value(for: Kept.self), (0..<100_000).contains(kept.newest)
    else { return }
    newest = kept.newest
    read = Set(kept.read)
    flagged = Set(kept.flagged)
    let gone = Set(kept.gone)
    opened = kept.opened.flatMap { gone.contains($0) ? nil : $0 }
    if kept.isSelecting == true { try? beginSelecting() }
    _ = try? source.update { snapshot in
      snapshot.deleteAllItems()
      try snapshot.appendItems((0...newest).reversed().filter { !gone.contains($0) }, toSection: 0)
    }
  }
}
