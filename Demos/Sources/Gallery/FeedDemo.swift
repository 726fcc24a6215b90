import ScrollApp
import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// Posts of any height; new ones come in at the top, and the post that is being read does not move.
final class FeedDemo: Recordable, Keeping {
  let view: CollectionView
  let column = LayoutGuide.readableCards
  let described = Scenario.Layout(
    spacing: 12, sectionInsets: LayoutInsets(top: 14, left: 14, bottom: 24, right: 14),
    estimates: .init(row: 170))
  private let surroundings: Surroundings
  /// Numbers of posts, newest first.
  private(set) var posts: [Int]
  /// What pushes say, and the posts that they are.
  private var news: [Int: NotificationContent] = [:]
  private var pushed: [NotificationRequest.ID: Int] = [:]
  private(set) var unread = 0
  /// The posts that were tapped.
  private(set) var liked: Set<Int> = []
  private var nextArrival: Timestamp?
  /// The time at which the running refresh receives its posts.
  private var refreshDue: Timestamp?
  private var now = Timestamp.zero
  private(set) var pill = Pill()

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    posts = Array((0..<400).reversed())
    view = CollectionView(layout: try described.makeLayout(showsHeaders: false))
    view.register(PostCard.self)
    view.cellProvider = { [unowned self] view, path in
      let card: PostCard = view.dequeueCell(at: path)
      card.surroundings = surroundings
      card.post = posts[path.item]
      card.news = news[card.post]
      card.isLiked = liked.contains(card.post)
      return card
    }
    try view.setRefreshControl(RefreshControl(threshold: 90, height: 56, color: nil))
    view.eventHandler = { [unowned self] _, event in
      if event == .refresh(.didBegin) { refreshDue = later(by: 1_200_000_000) }
    }
    try view.reloadData(sectionCounts: [posts.count])
    try view.scrollToItem(at: ItemPath(section: 0, item: 3), at: .top, animated: false)
  }

  /// Puts what a push says at the top. Nothing that is read moves.
  func add(_ content: NotificationContent, id: NotificationRequest.ID) throws {
    guard pushed[id] == nil else { return }
    let post = (posts.first ?? 0) + 1
    posts.insert(post, at: 0)
    news[post] = content
    pushed[id] = post
    unread += 1
    try view.insertItems(at: ItemPath(section: 0, item: 0), count: 1)
  }

  /// Scrolls to the post that a push is.
  func show(_ id: NotificationRequest.ID) throws {
    guard let post = pushed[id], let item = posts.firstIndex(of: post) else { return }
    try view.scrollToItem(at: ItemPath(section: 0, item: item), at: .top, animated: true)
  }

  /// A few posts arrive every other second, and some more at the end of a refresh.
  func update(to time: Timestamp) throws {
    now = time
    if let due = refreshDue, time >= due {
      refreshDue = nil
      try receive(2 + Prose.scatter(posts[0], below: 3))
      view.endRefreshing()
    }
    if let due = nextArrival {
      // No posts come during a pull: they would move the top away from it.
      guard time >= due, view.refreshPhase == .idle else { return }
      try receive(1 + Prose.scatter(posts[0], below: 4))
    }
    nextArrival = later(by: 2_000_000_000)
  }

  /// A spinner turns until the new posts come.
  var nextUpdate: Timestamp? { refreshDue == nil ? nextArrival : now }

  private func later(by nanoseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: now.nanoseconds + nanoseconds)
  }

  /// Inserts new posts at the top. Visible posts stay where they are.
  private func receive(_ count: Int) throws {
    let first = posts[0]
    posts.insert(contentsOf: (1...count).map { first + count + 1 - $0 }, at: 0)
    unread += count
    try view.insertItems(at: ItemPath(section: 0, item: 0), count: count)
  }

  /// Refreshes without a pull; content at the top scrolls to the spinner.
  private func refresh() throws {
    let isAtTop = view.contentOffset.y <= view.edges.minimum + 1
    guard view.beginRefreshing(), let control = view.refreshControl else { return }
    refreshDue = later(by: 1_200_000_000)
    guard isAtTop else { return }
    try view.setContentOffset(LayoutPoint(x: 0, y: -control.height), animated: true)
  }

  var keys: [KeyHelp] {
    [
      KeyHelp("Ctrl-R", "Refresh, as a pull does")
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    guard key.key == .character("r"), key.modifiers.contains(.control) else { return false }
    try refresh()
    return true
  }

  // MARK: Leaving

  enum Kept: ParcelKey {
    struct Value: Codable {
      /// The newest post's number.
      var newest: Int
      var unread: Int
      /// Title, subtitle and body of the posts that are pushes.
      var news: [Int: [String]]
      /// The posts that pushes are, by the pushes' names.
      var pushed: [String: Int]
      var liked: [Int]?
    }
  }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    let texts = news.mapValues { [$0.title, $0.subtitle, $0.body] }
    try parcel.set(
      Kept.Value(
        newest: posts.first ?? 0, unread: unread, news: texts,
        pushed: Dictionary(pushed.map { ($0.rawValue, $1) }, uniquingKeysWith: max),
        liked: liked.sorted()), for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let kept = try parcel.value(for: Kept.self), (0..<1_000_000).contains(kept.newest),
      (0...kept.newest).contains(kept.unread)
    else { return }
    posts = Array((0...kept.newest).reversed())
    unread = kept.unread
    liked = Set(kept.liked ?? [])
    news = kept.news.filter { $0.value.count == 3 }.mapValues {
      NotificationContent(title: $0[0], subtitle: $0[1], body: $0[2])
    }
    pushed = Dictionary(
      kept.pushed.map { (NotificationRequest.ID(rawValue: $0), $1) }, uniquingKeysWith: max)
    _ = try? view.reloadData(sectionCounts: [posts.count])
  }

  func drawBehind(in canvas: inout Canvas, after frame: Frame) {
    Spinner.draw(view, in: &canvas, surroundings.theme, at: frame.time)
  }

  func drawAbove(in canvas: inout Canvas, after frame: Frame) {
    if let first = frame.visible.first, case .item(let path) = first.element {
      unread = min(unread, path.item)
    }
    guard unread > 0 else { return pill.hide() }
    // At the left are the names of those who post.
    pill.draw("\(unread) new", .up, y: 12, isTrailing: true, in: &canvas, surroundings)
  }

  func controls(in region: StageRegion) -> [Control] {
    guard region == .list else { return [] }
    return pill.controls { [unowned self] in
      try view.scrollToItem(at: ItemPath(section: 0, item: 0), at: .top, animated: true)
    }
  }
}

extension FeedDemo {
  var cardRadius: Double { 14 }
  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }

  /// Likes a post, or likes it no more.
  func tap(_ element: ElementPath) throws {
    guard let path = element.itemPath, posts.indices.contains(path.item) else { return }
    liked.formSymmetricDifference([posts[path.item]])
    try view.reconfigureItems(at: [path])
  }
}

/// A post: who wrote it, what, and often a picture.
final class PostCard: StageCell {
  var post = 0
  /// What a push says instead of what the number stands for.
  var news: NotificationContent?
  var isLiked = false

  private var text: String {
    guard let news else { return Prose.text(post, sentences: 1 + Prose.scatter(post, below: 5)) }
    let lines = [news.subtitle, news.body].filter { !$0.isEmpty }
    return lines.isEmpty ? news.title : lines.joined(separator: "\n")
  }
  private var picture: Double {
    guard news == nil else { return 0 }
    return Prose.scatter(post + 7, below: 3) == 0
      ? 120 + Double(Prose.scatter(post, below: 100)) : 0
  }

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    guard let surroundings else { return proposal }
    let words = surroundings.height(of: text, Type.body, width: max(0, proposal.width - 32))
    return LayoutSize(
      width: proposal.width, height: 68 + words + 16 + (picture > 0 ? picture + 12 : 0))
  }

  override func paint(in canvas: inout Canvas) {
    let title = news?.title ?? ""
    let name = title.isEmpty ? Prose.person(Prose.scatter(post, below: 1000)) : title
    let width = max(0, canvas.size.width - 32)
    canvas.shadow(canvas.bounds.moved(y: 2), radius: 14, blur: 10, theme.shadow)
    canvas.roundedRect(canvas.bounds, radius: 14, theme.surface)
    Avatar.draw(name, in: LayoutRect(x: 16, y: 16, width: 40, height: 40), &canvas)
    canvas.text(
      name, in: LayoutRect(x: 68, y: 17, width: width - 52, height: 20), style: Type.headline,
      theme.ink)
    canvas.text(
      "post \(post.grouped)", in: LayoutRect(x: 68, y: 38, width: width - 52, height: 16),
      style: Type.caption, theme.faint)
    let bottom = canvas.size.height - 16 - (picture > 0 ? picture + 12 : 0)
    canvas.text(
      text, in: LayoutRect(x: 16, y: 68, width: width, height: bottom - 68), style: Type.body,
      theme.ink)
    if isLiked {
      LikeMark.draw(
        "♥ Liked", in: LayoutRect(x: canvas.size.width - 84, y: 17, width: 70, height: 24), &canvas,
        theme)
    }
    guard picture > 0 else { return }
    Artwork.draw(
      post, in: LayoutRect(x: 16, y: bottom + 12, width: width, height: picture), radius: 10,
      &canvas)
  }
}
