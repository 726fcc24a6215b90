import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// A conversation that is read from its end: older messages come in as its beginning is reached, and the
/// last one is being written.
final class ChatDemo: Recordable, Keeping {
  let view: CollectionView
  let column = LayoutGuide.readableCards
  let described = Scenario.Layout(
    spacing: 8, sectionInsets: LayoutInsets(top: 16, left: 0, bottom: 16, right: 0),
    estimates: .init(row: 70), isBottomAnchored: true, followsEnd: true)
  let surroundings: Surroundings
  /// Numbers of messages, oldest first; the last is being written.
  var messages: [Int]
  /// What was typed, by the numbers of the messages.
  var sent: [Int: String] = [:]
  /// How many letters of the last message are there.
  var written = 0
  /// What is being typed.
  var draft = TextField("Message")
  var send = Buttons<Command>()
  var now = Timestamp.zero
  private var nextLetters: Timestamp?
  private var isLoading = false
  /// The newest message whose end has been on screen, by its number.
  private(set) var seen: Int
  private(set) var pill = Pill()
  /// The messages that were tapped.
  private(set) var liked: Set<Int> = []

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    messages = Array(0..<60)
    seen = messages.count - 1
    view = CollectionView(layout: try described.makeLayout(showsHeaders: false))
    view.followsEnd = described.followsEnd
    view.register(Bubble.self)
    view.cellProvider = { [unowned self] view, path in
      let bubble: Bubble = view.dequeueCell(at: path)
      bubble.surroundings = surroundings
      bubble.isMine = isMine(messages[path.item])
      bubble.text = text(path.item)
      bubble.isLiked = liked.contains(messages[path.item])
      return bubble
    }
    try view.setContentInset(LayoutInsets(bottom: Self.composerHeight))
    try view.reloadData(sectionCounts: [messages.count])
  }

  // MARK: Leaving

  enum Kept: ParcelKey {
    struct Value: Codable {
      /// The numbers of the first and the last message.
      var first: Int
      var last: Int
      /// How many letters of the last one are there.
      var written: Int
      var sent: [Int: String]
      var draft: String
      var liked: [Int]
    }
  }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    try parcel.set(
      Kept.Value(
        first: messages[0], last: messages[messages.count - 1], written: written, sent: sent,
        draft: draft.text, liked: liked.sorted()), for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let kept = try parcel.value(for: Kept.self), kept.first <= kept.last,
      kept.first >= -1_000_000, kept.last <= 1_000_000, (0...1_000_000).contains(kept.written)
    else { return }
    messages = Array(kept.first...kept.last)
    written = kept.written
    sent = kept.sent
    liked = Set(kept.liked)
    draft.set(kept.draft)
    seen = kept.last
    _ = try? view.reloadData(sectionCounts: [messages.count])
  }

  func isMine(_ number: Int) -> Bool {
    sent[number] != nil || Prose.scatter(number, below: 5) < 2
  }

  private func text(_ place: Int) -> String {
    let number = messages[place]
    if let text = sent[number] { return text }
    let whole = Prose.text(number, sentences: 1 + Prose.scatter(number + 3, below: 4))
    guard place == messages.count - 1 else { return whole }
    return written >= whole.count ? whole : String(whole.prefix(written)) + " ▍"
  }

  func update(to time: Timestamp) throws {
    now = time
    try write(to: time)
    try loadOlder()
  }

  var nextUpdate: Timestamp? { nextLetters }

  /// Three letters every twentieth of a second; then the next message begins.
  private func write(to time: Timestamp) throws {
    guard let due = nextLetters else {
      nextLetters = time
      return
    }
    guard time >= due else { return }
    nextLetters = Timestamp(nanoseconds: time.nanoseconds + 50_000_000)
    let last = ItemPath(section: 0, item: messages.count - 1)
    let number = messages[last.item]
    // A sent message is there at once.
    let length =
      sent[number] == nil
      ? Prose.text(number, sentences: 1 + Prose.scatter(number + 3, below: 4)).count : 0
    if written < length + 40 {
      written += 3
      if written < length + 3 { try view.reconfigureItems(at: [last]) }
    } else {
      messages.append(number + 1)
      written = 0
      try view.insertItems(at: ItemPath(section: 0, item: messages.count - 1))
    }
  }

  /// Fifty older messages as soon as the first twenty come near.
  private func loadOlder() throws {
    guard let first = oldestOnScreen, first < 20, messages[0] > -5000 else {
      isLoading = false
      return
    }
    guard !isLoading else { return }
    isLoading = true
    messages.insert(contentsOf: (messages[0] - 50)..<messages[0], at: 0)
    try view.insertItems(at: ItemPath(section: 0, item: 0), count: 50)
  }

  private var oldestOnScreen: Int?

  func drawBehind(in canvas: inout Canvas, after frame: Frame) {
    oldestOnScreen = frame.visible.first.flatMap {
      if case .item(let path) = $0.element { path.item } else { nil }
    }
  }

  // MARK: The pill

  /// How many messages have come since the end was on screen.
  var unread: Int { (messages.last ?? 0) - seen }

  private static let pillMargin = 12.0

  /// The pill leads to the newest message, and lies above every message that it counts.
  func drawAbove(in canvas: inout Canvas, after frame: Frame) {
    drawComposer(in: &canvas)
    let bottom = canvas.size.height - Self.composerHeight
    var top = bottom
    for shown in frame.visible {
      guard let path = shown.element.itemPath, messages.indices.contains(path.item) else {
        continue
      }
      let number = messages[path.item]
      if (shown.start + shown.extent).points <= bottom { seen = max(seen, number) }
      let isNewest = path.item == messages.count - 1
      if number > seen || isNewest { top = min(top, shown.start.points) }
    }
    let y = top - Pill.height - Self.pillMargin
    guard !view.isFollowingEnd, !isEndShown(frame), y >= 0 else { return pill.hide() }
    let title =
      switch unread {
      case 0: "Jump to newest"
      case 1: "1 new message"
      default: "\(unread) new messages"
      }
    pill.draw(title, .down, y: y, in: &canvas, surroundings)
  }

  /// Whether the end of the newest message is on screen.
  private func isEndShown(_ frame: Frame) -> Bool {
    guard let last = frame.visible.last, last.element.itemPath?.item == messages.count - 1
    else { return false }
    return (last.start + last.extent).points
      <= frame.viewportSize.height - Self.composerHeight
  }

  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }

  /// Likes a message, or likes it no more.
  func tap(_ element: ElementPath) throws {
    guard let path = element.itemPath, messages.indices.contains(path.item) else { return }
    liked.formSymmetricDifference([messages[path.item]])
    try view.reconfigureItems(at: [path])
  }

  /// Scrolls to the end, where it is on arrival.
  func jumpToNewest() throws {
    try view.setContentOffset(LayoutPoint(x: 0, y: view.contentSize.height), animated: true)
  }
}
