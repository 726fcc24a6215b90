import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// A conversation that is read from its end: older messages come in as its beginning is reached, and the
/// last one is being written.
final class ChatDemo: Recordable, Keeping {
  let view: CollectionView
  /// No wider than can be read; on a phone the cards' own margins are enough.
  let column = LayoutGuide.readable.inset(by: LayoutInsets(left: -16, right: -16))
  let described = Scenario.Layout(
    spacing: 8, sectionInsets: LayoutInsets(top: 16, left: 0, bottom: 16, right: 0),
    estimates: .init(row: 70), isBottomAnchored: true, followsEnd: true)
  private let surroundings: Surroundings
  /// Numbers of messages, oldest first; the last is being written.
  private(set) var messages: [Int]
  /// How many letters of the last message are there.
  private var written = 0
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
      bubble.isMine = Prose.scatter(messages[path.item], below: 5) < 2
      bubble.text = text(path.item)
      bubble.isLiked = liked.contains(messages[path.item])
      return bubble
    }
    try view.reloadData(sectionCounts: [messages.count])
  }

  // MARK: Leaving

  /// The numbers of the first and the last message, and how many letters of the last are there.
  enum Kept: ParcelKey { typealias Value = [Int] }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    try parcel.set([messages[0], messages[messages.count - 1], written], for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let kept = try parcel.value(for: Kept.self), kept.count == 3, kept[0] <= kept[1],
      kept[0] >= -1_000_000, kept[1] <= 1_000_000, (0...1_000_000).contains(kept[2])
    else { return }
    messages = Array(kept[0]...kept[1])
    written = kept[2]
    seen = kept[1]
    _ = try? view.reloadData(sectionCounts: [messages.count])
  }

  private func text(_ place: Int) -> String {
    let number = messages[place]
    let whole = Prose.text(number, sentences: 1 + Prose.scatter(number + 3, below: 4))
    guard place == messages.count - 1 else { return whole }
    return written >= whole.count ? whole : String(whole.prefix(written)) + " ▍"
  }

  func update(to time: Timestamp) throws {
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
    let length = Prose.text(number, sentences: 1 + Prose.scatter(number + 3, below: 4)).count
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
    var top = canvas.size.height
    for shown in frame.visible {
      guard let path = shown.element.itemPath, messages.indices.contains(path.item) else {
        continue
      }
      let number = messages[path.item]
      if (shown.start + shown.extent).points <= canvas.size.height { seen = max(seen, number) }
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
    return (last.start + last.extent).points <= frame.viewportSize.height
  }

  func controls(in region: StageRegion) -> [Control] {
    region == .list ? pill.controls { [unowned self] in try jumpToNewest() } : []
  }

  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }

  /// Likes a message, or likes it no more.
  func tap(_ element: ElementPath) throws {
    guard let path = element.itemPath, messages.indices.contains(path.item) else { return }
    liked.formSymmetricDifference([messages[path.item]])
    try view.reconfigureItems(at: [path])
  }

  var keys: [KeyHelp] {
    [
      KeyHelp("J or Enter", "Jump to the newest message")
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    guard key.key == .character("j") || key.key == .enter else { return false }
    try jumpToNewest()
    return true
  }

  /// Scrolls to the end, where it is on arrival.
  private func jumpToNewest() throws {
    try view.setContentOffset(LayoutPoint(x: 0, y: view.contentSize.height), animated: true)
  }
}

/// A message, on the side of who wrote it.
final class Bubble: StageCell {
  var text = ""
  var isMine = false
  var isLiked = false

  override func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    let size = textSize(proposal.width)
    return LayoutSize(width: proposal.width, height: size.height + 20)
  }

  private func textSize(_ width: Double) -> LayoutSize {
    let widest = max(40, width * 0.76 - 28)
    return surroundings?.measurer.size(of: text, style: Type.body, width: widest) ?? .zero
  }

  override func draw(in canvas: inout Canvas) {
    let text = textSize(canvas.size.width)
    let width = max(34, text.width.rounded(.up) + 28)
    let x = isMine ? canvas.size.width - width - 14 : 14
    let bubble = LayoutRect(x: x, y: 0, width: width, height: canvas.size.height)
    canvas.roundedRect(bubble, radius: 18, isMine ? theme.fill : theme.surface)
    if !isMine { canvas.border(bubble, radius: 18, width: 1, theme.rule) }
    canvas.text(
      self.text, in: LayoutRect(x: x + 14, y: 10, width: width - 27, height: text.height + 1),
      style: Type.body, isMine ? theme.onAccent : theme.ink)
    guard isLiked else { return }
    let end = isMine ? x - 21 : bubble.maxX - 9
    let mark = LayoutRect(x: end, y: canvas.size.height - 24, width: 30, height: 22)
    canvas.roundedRect(mark.inset(by: LayoutInsets(-2)), radius: 13, theme.ground)
    LikeMark.draw("♥", in: mark, &canvas, theme)
  }
}
