import ScrollScenario
import Scrollwork

/// Does again what a journal says, frame by frame, and compares what comes of it.
///
/// Each request goes to the view where it was made: before a frame, or in the answer to
/// `didScroll`. Cells answer with the recorded sizes.
final class Replay {
  let view: CollectionView
  /// The first thing that is not as it was, with its frame; nothing is done after it.
  private(set) var difference: String?
  /// The requests before the last frame, summed up.
  private(set) var news = FrameRequests()

  let entries: [Journal.Entry]
  /// The next entry to be performed.
  private(set) var next = 0
  /// The next entries of the frame that is made.
  var (sizeCursor, aimCursor, frameEnd) = (0, 0, 0)
  /// The entries of the frame that were performed as an item was carried.
  var moved = 0..<0
  private var frame = 0
  private var digest = Digest()
  private let isFlat: Bool
  private var coming = FrameRequests()
  /// The layouts that were set, described, by their numbers.
  private var layouts: [String]
  private var policy = AnchorPolicy.firstVisible
  /// The moment of the last request, and that of the last frame.
  private var (lastMoment, lastStep) = (Timestamp?.none, Timestamp?.none)

  /// - Parameters:
  ///   - scenario: the view as it was when the recording began.
  ///   - journal: the requests, sizes and frames of the session.
  ///   - log: notes the work of cells, if given.
  init(
    _ scenario: Scenario, _ journal: Journal, log: CellLog? = nil
  ) throws(CollectionError) {
    entries = journal.entries
    isFlat = scenario.layout.kind == .list
    layouts = ["\(scenario.layout)"]
    view = CollectionView(
      layout: try scenario.layout.makeLayout(showsHeaders: scenario.showsHeaders),
      reuse: ReusePolicy(
        poolCapacity: scenario.reuse.pool, cacheCapacity: scenario.reuse.cache))
    view.register(ReplayRowCell.self)
    view.register(ReplayHeaderCell.self)
    view.cellProvider = { [unowned self] view, path in
      let cell: ReplayRowCell = view.dequeueCell(at: path)
      cell.replay = self
      log?.noteBinding(of: cell, to: .item(path), type: 0)
      return cell
    }
    view.placeholderProvider = view.cellProvider
    view.headerProvider = { [unowned self] view, section in
      let cell: ReplayHeaderCell = view.dequeueHeader(inSection: section)
      cell.replay = self
      log?.noteBinding(of: cell, to: .header(section: section), type: 1)
      return cell
    }
    view.willEndDragging = { [unowned self] _, _, target in aim(&target) }
    view.eventHandler = { [unowned self] _, event in reply(to: event) }
    view.interactionHandler = { [unowned self] _, interaction, path in
      !answers.contains(.refused(interaction, path))
    }
    view.swipeHandler = { [unowned self] _, path, edge in actions(of: path, at: edge) }
    view.moveTargetHandler = { [unowned self] _, from, _ in target(from: from) }
    view.moveHandler = { [unowned self] _, from, to in move(from: from, to: to) }
    view.requestHandler = { [unowned self] _, request in check(request) }
  }

  /// How much of the journal has been done.
  var progress: Double { entries.isEmpty ? 1 : Double(next) / Double(entries.count) }

  /// Makes the next frame; `nil` at the end, or when something differs from the recording.
  func step() -> Frame? {
    while next < entries.count, difference == nil {
      if case .step(let time) = entries[next] { return make(time) }
      perform(entries[next])
      next += 1
    }
    return nil
  }

  private func make(_ time: Timestamp) -> Frame? {
    next += 1
    (sizeCursor, aimCursor, moved) = (next, next, next..<next)
    frameEnd = entries[next...].firstIndex { if case .frame = $0 { true } else { false } } ?? next
    news = coming
    let layout = coming.layout
    if let lastMoment, lastStep.map({ $0 < lastMoment }) ?? true { news.wasAsked = true }
    lastStep = time
    news.isAnew = news.isAnew || policy != .firstVisible
    coming = FrameRequests()
    coming.layout = layout
    let fetched = entries[next..<frameEnd].lazy.compactMap(\.fetched).first
    let made: Frame
    do {
      made =
        try fetched.map { try view.step(to: time, fetching: $0.cells, hasBegun: $0.hasBegun) }
        ?? view.step(to: time)
    } catch {
      differ("the view refuses it: \(error)")
      return nil
    }
    digest.add(made, isFlat: isFlat)
    if let left = entries[sizeCursor..<frameEnd].first(where: \.isSize) {
      differ("\(left.element) is not asked for its size, as it was when it was recorded")
    }
    if case .frame(let recorded, let isIntact) = entries[frameEnd] {
      if recorded != digest.description {
        differ("shows other content than it was recorded with: digest \(digest), not \(recorded)")
      } else if !isIntact {
        differ("the journal is not what was recorded up to here")
      }
    }
    perform(through: frameEnd)
    frame += 1
    return made
  }

  /// The number of a layout; a description that was there before has the number that it had.
  private func number(of layout: Scenario.Layout) -> Int {
    let text = "\(layout)"
    if let known = layouts.firstIndex(of: text) { return known }
    layouts.append(text)
    return layouts.count - 1
  }

  func differ(_ message: String) {
    if difference == nil { difference = "frame \(frame): \(message)" }
  }

  // MARK: Requests

  func perform(through last: Int) {
    while next <= last, difference == nil {
      if !moved.contains(next) { perform(entries[next]) }
      next += 1
    }
  }

  func perform(_ entry: Journal.Entry) {
    do {
      switch entry {
      case .request(let request, let isReply):
        if case .setAnchorPolicy(let policy) = request { self.policy = policy }
        if isReply { coming.isAnew = true }
        coming.note(request)
        if let moment = request.moment { lastMoment = max(lastMoment ?? moment, moment) }
        try view.perform(request)
      case .layout(let layout, let animated, _):
        coming.isAnew = true
        coming.change.isRearranged = true
        coming.layout = number(of: layout)
        try view.setLayout(
          layout.makeLayout(showsHeaders: layout.headers ?? false), animated: animated)
      case .step, .size, .aim, .fetched, .answer, .frame: break
      }
    } catch {
      differ("the view refuses what is asked before it: \(error)")
    }
  }
}
