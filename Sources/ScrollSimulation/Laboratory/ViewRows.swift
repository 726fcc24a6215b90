import ScrollScenario
import Scrollwork

/// The rows of a view whose own source changes them, followed by the requests of the view.
///
/// A row keeps its identity through updates. A reload gives all rows new ones.
final class ViewRows: ShownRows {
  private struct Section {
    var identity: Int
    var rows: IdentityRuns
  }

  private var sections: [Section] = []
  private(set) var places = RowPlaces([])
  /// The identities of the next row and of the next section that come.
  private var (nextRow, nextSection) = (0, 0)
  /// The rows that the last frame showed.
  private var shown: [Int] = []
  /// Rows whose cells asked for no room when they were measured last.
  private var empty: Set<Int> = []
  /// Requests that take effect with the next frame, in order.
  private var waiting: [CollectionRequest] = []
  /// The moments of the last request and of the last frame.
  private var (lastMoment, lastStep) = (Timestamp?.none, Timestamp?.none)

  /// What came before the last frame.
  private(set) var news = FrameRequests()
  /// The layout that the last frame was given; `nil` where it is the one before.
  private(set) var newLayout: (any CollectionLayout)?
  /// Whether the last frame shows other items altogether.
  private(set) var isReloaded = false
  /// Frames that were begun.
  private(set) var frameCount = 0

  /// The rows before a view's first frame.
  ///
  /// - Parameter requests: the requests so far.
  init(after requests: [CollectionRequest]) {
    for request in requests where request.changesItems {
      apply(request, (start: false, end: false))
    }
    news = FrameRequests()
  }

  /// Gives all rows new identities.
  func start(_ counts: [Int]) {
    sections = counts.map { section(of: $0) }
    empty.removeAll()
    count()
  }

  private func section(of count: Int) -> Section {
    defer {
      nextRow += count
      nextSection += 1
    }
    return Section(identity: nextSection, rows: IdentityRuns(nextRow..<nextRow + count))
  }

  private func count() { places = RowPlaces(sections.map(\.rows.count)) }

  // MARK: Identities

  func identity(of path: ItemPath) -> Int { sections[path.section].rows[path.item] }

  func path(of identity: Int) -> ItemPath? {
    for (number, section) in sections.enumerated() {
      if let item = section.rows.place(of: identity) {
        return ItemPath(section: number, item: item)
      }
    }
    return nil
  }

  func identity(ofSection section: Int) -> Int { sections[section].identity }

  func section(of identity: Int) -> Int? { sections.firstIndex { $0.identity == identity } }

  func takesRoom(_ identity: Int, fitting width: Double) -> Bool { !empty.contains(identity) }

  // MARK: Requests

  /// Takes note of a request, or of a report of the view.
  func note(_ request: CollectionRequest, in view: CollectionView) {
    switch request {
    case .step(let time): begin(time, follows: (view.isFollowingStart, view.isFollowingEnd))
    case .measured(let element, _, let size):
      guard case .item(let path) = element else { return }
      let identity = anyIdentity(of: path)
      if size[main: view.axis] == 0 { empty.insert(identity) } else { empty.remove(identity) }
    case .stepped, .aimed, .fetched, .refused, .swiped, .carried, .capturePointer: break
    case .cancelLastUpdate:
      if let last = waiting.lastIndex(where: \.changesItems) { waiting.remove(at: last) }
    default:
      if let moment = request.moment { lastMoment = max(lastMoment ?? moment, moment) }
      waiting.append(request)
    }
  }

  /// Takes note of what a frame shows.
  func see(_ frame: Frame) {
    shown.removeAll(keepingCapacity: true)
    for element in frame.visible {
      if case .item(let path) = element.element { shown.append(anyIdentity(of: path)) }
    }
  }

  /// Sums up what the frame is given that begins.
  private func begin(_ time: Timestamp, follows: (start: Bool, end: Bool)) {
    frameCount += 1
    let layout = news.layout
    news = FrameRequests()
    news.layout = layout
    newLayout = nil
    isReloaded = false
    if let lastMoment, lastStep.map({ $0 < lastMoment }) ?? true { news.wasAsked = true }
    lastStep = time
    for request in waiting { apply(request, follows) }
    waiting.removeAll(keepingCapacity: true)
  }

  private func apply(_ request: CollectionRequest, _ follows: (start: Bool, end: Bool)) {
    switch request {
    case .performUpdates(let update, _):
      let edits = update.edits
      for edit in edits where !apply(edit) { news.isAnew = true }
      if !edits.isEmpty {
        count()
        news.change.isEdited = true
      }
      let elements = update.reloaded + update.reconfigured
      grow(elements)
      // What comes moves the content only where that follows its start or its end.
      news.wasAsked =
        news.wasAsked || follows.end || follows.start && !edits.isEmpty
        || edits.contains { !$0.inserts }
      news.wasScrolled = true
    case .reconfigureItems, .setNeedsSize:
      if case .reconfigureItems(let paths) = request { grow(paths.map(ElementPath.item)) }
      if case .setNeedsSize(let elements) = request { grow(elements) }
      news.wasAsked = news.wasAsked || follows.end
      news.wasScrolled = true
    case .reloadData(let counts):
      start(counts)
      isReloaded = true
      news.change.isEdited = true
      news.note(request)
    case .setLayout(let layout, _):
      newLayout = layout
      news.layout += 1
      news.change.isRearranged = true
      news.note(request)
    case .setRefreshInset, .setKeyboardFrame:
      // They may scroll the content, and lay nothing out again.
      news.wasAsked = true
      news.wasScrolled = true
    default: news.note(request)
    }
  }

  /// Takes note of rows that may have another size.
  private func grow(_ elements: [ElementPath]) {
    for case .item(let path) in elements { news.change.grown.insert(anyIdentity(of: path)) }
  }

  /// Makes an edit. Returns `false` for one that names what is not there.
  private func apply(_ edit: ItemEdit) -> Bool {
    switch edit {
    case .insertItems(let path, let count):
      guard has(path.section), (0...size(path.section)).contains(path.item), count >= 0
      else { return false }
      sections[path.section].rows.insert(nextRow..<nextRow + count, at: path.item)
      nextRow += count
    case .removeItems(let path, let count):
      guard has(path.section), path.item >= 0, count >= 0, path.item + count <= size(path.section)
      else { return false }
      sections[path.section].rows.remove(path.item..<path.item + count)
    case .moveItem(let from, let to):
      guard has(from.section), (0..<size(from.section)).contains(from.item), has(to.section)
      else { return false }
      let identity = identity(of: from)
      sections[from.section].rows.remove(from.item..<from.item + 1)
      guard (0...size(to.section)).contains(to.item) else { return false }
      sections[to.section].rows.insert(identity..<identity + 1, at: to.item)
      news.change.moved.insert(identity)
    case .insertSections(let at, let counts):
      guard (0...sections.count).contains(at) else { return false }
      sections.insert(contentsOf: counts.map { section(of: $0) }, at: at)
    case .removeSections(let at, let count):
      guard at >= 0, count >= 0, at + count <= sections.count else { return false }
      sections.removeSubrange(at..<at + count)
    case .moveSection(let from, let to):
      guard has(from), has(to) else { return false }
      let section = sections.remove(at: from)
      sections.insert(section, at: to)
      news.change.movedSections.insert(section.identity)
      news.change.moved.formUnion(shown.filter { section.rows.place(of: $0) != nil })
    }
    return true
  }

  private func has(_ section: Int) -> Bool { sections.indices.contains(section) }

  private func size(_ section: Int) -> Int { sections[section].rows.count }
}

extension CollectionRequest {
  fileprivate var changesItems: Bool {
    switch self {
    case .performUpdates, .reloadData: true
    default: false
    }
  }
}

extension ItemEdit {
  fileprivate var inserts: Bool {
    switch self {
    case .insertItems, .insertSections: true
    case .removeItems, .moveItem, .removeSections, .moveSection: false
    }
  }
}
