import ScrollApp
import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// Articles that are loaded a page at a time: placeholders until a page comes, Retry where one failed, and an end.
final class PagesDemo: Recordable, Keeping {
  enum Command { case retry, refresh }

  let view: CollectionView
  let column = LayoutGuide.readableCards
  let controlsHeight = 48.0
  /// The end of the list is drawn below its last article.
  let described = Scenario.Layout(
    spacing: 10,
    sectionInsets: LayoutInsets(top: 14, left: 14, bottom: EndOfList.height, right: 14),
    estimates: .init(row: ArticleCard.height))
  private let surroundings: Surroundings
  private(set) var server = PageServer(count: 240)
  private(set) var source: PagedSource<IndexPages<Article>>
  private(set) var buttons = Buttons<Command>()
  private var now = Timestamp.zero

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    view = CollectionView(layout: try described.makeLayout(showsHeaders: false))
    view.register(ArticleCard.self)
    source = try Self.makeSource(view, server.count, surroundings)
    connect()
  }

  private static func makeSource(
    _ view: CollectionView, _ total: Int, _ surroundings: Surroundings
  ) throws -> PagedSource<IndexPages<Article>> {
    let policy = PagingPolicy(prefetchDistance: 6, maximumRequests: 2, maximumItems: 96)
    let pages = try IndexPages<Article>(
      total: total, pageSize: PageServer.pageSize, policy: policy)
    var shown: (ItemPath) -> (indices: Range<Int>, hasFailed: Bool)? = { _ in nil }
    let source = try PagedSource(view, pages) { view, path, article in
      let card: ArticleCard = view.dequeueCell(at: path)
      card.surroundings = surroundings
      card.article = article
      let page = shown(path)
      card.failure = page.flatMap { $0.hasFailed ? $0.indices : nil }
      card.isFirstOfPage = page?.indices.lowerBound == path.item
      return card
    }
    shown = { [unowned source] path in
      let pages = source.shownPages
      return pages.page(at: path.item).map { ($0, pages.error(at: path.item) != nil) }
    }
    return source
  }

  private func connect() {
    source.loader = { [unowned self] _, request in server.load(request, at: now) }
    source.cancelHandler = { [unowned self] _, request in server.cancel(request) }
  }

  // MARK: Answers

  func update(to time: Timestamp) throws {
    now = time
    for answer in server.answers(until: time) {
      source.answer(answer.request, with: answer.result)
    }
  }

  var nextUpdate: Timestamp? { server.nextAnswer }

  /// Requests the failed pages again.
  func retry() { source.retry() }

  /// Three articles were published meanwhile. Visible ones are loaded first and stay in place.
  func refresh() {
    server.publish(3)
    source.refresh()
  }

  // MARK: Input

  var keys: [KeyHelp] {
    [KeyHelp("T", "Try failed pages again"), KeyHelp("Ctrl-R", "Refresh")]
  }

  func key(_ key: KeyPress) throws -> Bool {
    switch (key.key, key.modifiers.contains(.control)) {
    case (.character("t"), false): retry()
    case (.character("r"), true): refresh()
    default: return false
    }
    return true
  }

  func tap(_ element: ElementPath) throws {
    if let path = element.itemPath { source.retry(at: path) }
  }

  func isTappable(_ element: ElementPath) -> Bool {
    element.itemPath.map { source.pages.error(at: $0.item) != nil } ?? false
  }

  func controls(in region: StageRegion) -> [Control] {
    guard region == .strip else { return [] }
    return buttons.controls { [unowned self] command in
      switch command {
      case .retry: retry()
      case .refresh: refresh()
      }
    }
  }

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    let pages = source.pages
    let state = pages.isLoading ? " · loading" : ""
    buttons.draw(
      [
        .init("Retry", .retry, kind: .primary, isEnabled: pages.hasFailures),
        .init("Refresh", .refresh),
      ],
      trailingIn: LayoutRect(x: 14, y: 9, width: canvas.size.width - 28, height: 30),
      title: "\(pages.loadedCount) of \(pages.count) loaded\(state)", &canvas, surroundings)
  }

  func drawBehind(in canvas: inout Canvas, after frame: Frame) {
    let count = source.shownPages.count
    guard let last = frame.visible.last, last.element.itemPath?.item == count - 1 else { return }
    let top = (last.start + last.extent).points
    EndOfList.draw(count, at: top, &canvas, surroundings.theme)
  }

  // MARK: Leaving

  /// How many articles there are.
  enum Kept: ParcelKey { typealias Value = Int }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    try parcel.set(server.count, for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let count = try parcel.value(for: Kept.self), (0..<1_000_000).contains(count),
      count != server.count,
      let restored = try? Self.makeSource(view, count, surroundings)
    else { return }
    server = PageServer(count: count)
    source = restored
    connect()
  }
}
