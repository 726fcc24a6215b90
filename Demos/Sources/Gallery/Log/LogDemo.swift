import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// The log of a shop as it is written: the newest line shows until somebody scrolls back to read; then nothing moves, and
/// a pill counts what comes.
final class LogDemo: Recordable, Keeping {
  let view: CollectionView
  let column = LayoutGuide.readableCards
  let controlsHeight = 48.0
  let described = Scenario.Layout(
    estimates: .init(row: 56), isBottomAnchored: true, followsEnd: true)
  let surroundings: Surroundings
  /// The lines that pass the filter, by number.
  let source: SnapshotSource<Int, Int>

  static let initialCount = 240
  /// Milliseconds since midnight of the first line.
  private static let start = 34_692_480
  /// After a longer pause the log goes on from where it is.
  private static let mostAtOnce = 50

  /// All lines, and when each was written, in milliseconds since midnight.
  private(set) var entries: [LogEntry] = []
  private var times: [Int] = []
  /// When the next line is written.
  private var nextLine: Timestamp?
  var now = Timestamp.zero
  /// The lines that show their details.
  private(set) var opened: Set<Int> = []

  var levels = Segments(["All", "Info", "Warnings", "Errors"])
  /// What is searched for.
  var field = TextField("Filter")
  var keyboard = ScreenKeyboard()
  var pill = Pill()
  /// What the view counted as new when the filter last changed.
  private var ignored = 0
  /// Whether the filter has changed since the last frame.
  private var isFilterNew = false
  /// The size of the list, as of the last frame.
  private var size = LayoutSize.zero

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    view = CollectionView(layout: try described.makeLayout(showsHeaders: false))
    view.followsEnd = described.followsEnd
    view.register(LogRow.self)
    var configure: ((LogRow, Int) -> Void)?
    source = SnapshotSource(view) { view, path, number in
      let row: LogRow = view.dequeueCell(at: path)
      configure?(row, number)
      return row
    }
    configure = { [unowned self] row, number in
      row.surroundings = surroundings
      row.entry = entries[number]
      row.clock = LogEntry.clock(times[number])
      row.isOpen = opened.contains(number)
    }
    try view.setContentInset(LayoutInsets(bottom: Self.fieldHeight))
    // A line that opens shows its text first over the fields that come.
    try view.setUpdateAnimation(UpdateAnimation(fadesContent: true))
    write(Self.initialCount)
    try showMatches()
  }

  // MARK: Lines

  /// Writes lines at the end of the log.
  private func write(_ count: Int) {
    for number in entries.count..<(entries.count + count) {
      entries.append(LogEntry(number))
      let time = times.last.map { $0 + LogEntry.gap(after: number - 1) }
      times.append(time ?? Self.start)
    }
  }

  func update(to time: Timestamp) throws {
    now = time
    try moveKeyboard(to: time)
    guard var due = nextLine else {
      nextLine = time + .milliseconds(LogEntry.gap(after: entries.count - 1))
      return
    }
    let first = entries.count
    while due <= time, entries.count - first < Self.mostAtOnce {
      write(1)
      due = due + .milliseconds(LogEntry.gap(after: entries.count - 1))
    }
    nextLine = max(due, time)
    let shown = (first..<entries.count).filter(matches)
    if !shown.isEmpty { try source.update { try $0.appendItems(shown, toSection: 0) } }
  }

  var nextUpdate: Timestamp? {
    keyboard.isMoving
      ? now : [nextLine, field.nextChange(after: now)].compactMap { $0 }.min()
  }

  // MARK: Filter

  var level: LogLevel { LogLevel(rawValue: levels.selected) ?? .debug }

  private func matches(_ number: Int) -> Bool {
    let entry = entries[number]
    guard entry.level >= level else { return false }
    let wanted = SearchText.folded(field.text)
    return wanted.isEmpty || SearchText.folded("\(entry.service) \(entry.message)").contains(wanted)
  }

  /// Shows the lines that pass the filter. Those on screen that do stay where they are.
  func showMatches() throws {
    let numbers = entries.indices.filter(matches)
    isFilterNew = true
    try source.update { snapshot in
      snapshot = Snapshot(sharingIdentitiesWith: snapshot)
      try snapshot.appendSections([0])
      try snapshot.appendItems(numbers, toSection: 0)
    }
  }

  func show(_ level: LogLevel) throws {
    guard level != self.level else { return }
    levels.selected = level.rawValue
    try showMatches()
  }

  /// Opens a line or closes it.
  func toggle(_ number: Int) throws {
    opened.formSymmetricDifference([number])
    try source.update(animated: true) { try $0.reconfigureItems([number]) }
  }

  // MARK: The newest line

  /// How many lines have come since the end was on screen or the filter was changed.
  var unread: Int { max(0, view.newItems.after - ignored) }

  /// Scrolls to the end, and stays there while lines come.
  func jumpToNewest() throws { try view.scroll(toEdge: .trailing, animated: true) }

  func drawAbove(in canvas: inout Canvas, after frame: Frame) {
    size = canvas.size
    let count = view.newItems.after
    if isFilterNew || count < ignored {
      // Lines that a filter shows are not new.
      ignored = count
      isFilterNew = false
    }
    let covered = keyboard.coverage(of: size)
    drawField(in: &canvas, bottom: size.height - covered)
    keyboard.draw(in: &canvas, surroundings)
    guard !view.isFollowingEnd, view.edges.maximum - frame.contentOffset.y > 1 else {
      return pill.hide()
    }
    let title =
      switch unread {
      case 0: "Jump to newest"
      case 1: "1 new line"
      default: "\(unread) new lines"
      }
    pill.draw(
      title, .down, y: size.height - covered - Self.fieldHeight - Pill.height - 12, in: &canvas,
      surroundings)
  }

  /// Tells the list what the keyboard covers: at the end it stays at the end, elsewhere nothing moves.
  private func moveKeyboard(to time: Timestamp) throws {
    let former = keyboard.coverage(of: size)
    keyboard.update(to: time, isWanted: field.isEditing)
    let covered = keyboard.coverage(of: size)
    guard covered != former || covered != (view.keyboardFrame?.size.height ?? 0) else { return }
    let frame = LayoutRect(
      x: 0, y: size.height - covered, width: size.width, height: covered)
    try view.setKeyboardFrame(covered > 0 ? frame : nil, animated: false)
  }

  // MARK: Leaving

  enum Kept: ParcelKey {
    struct Value: Codable {
      var count: Int
      var level: Int
      var text: String
      var opened: [Int]
    }
  }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    try parcel.set(
      Kept.Value(
        count: entries.count, level: level.rawValue, text: field.text, opened: opened.sorted()),
      for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let kept = try parcel.value(for: Kept.self),
      (entries.count...200_000).contains(kept.count)
    else { return }
    write(kept.count - entries.count)
    levels.selected = LogLevel(rawValue: kept.level)?.rawValue ?? 0
    field.set(kept.text)
    opened = Set(kept.opened)
    try? showMatches()
  }
}
