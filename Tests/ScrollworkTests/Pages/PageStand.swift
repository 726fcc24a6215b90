import ScrollTools
import Scrollwork

/// An item of a list that is loaded in pages.
struct Post: Identifiable, Hashable {
  /// Also its position in the order of all.
  var id: Int
  var version = 0
  var height: Double { 24 + Double((id &* 7 &+ version &* 13) & 63) }
}

final class PostCell: ReusableCell {
  var post: Post?

  init() {}

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: post?.height ?? 40)
  }
}

/// A view with a paged source, whose requests are answered in any order.
final class PageStand<Pages: PageList> where Pages.Item == Post {
  typealias Request = PageRequest<Pages.Key>

  let view = CollectionView()
  let source: PagedSource<Pages>
  /// Requests that are awaited, as the loader knows it.
  var open: [Request] = []
  /// Requests that were answered or canceled.
  var closed: [Request] = []
  var problems: [String] = []
  private(set) var time = Timestamp.zero
  private(set) var last: (frame: Frame, posts: [Int: Post?])?
  var drifts = 0

  init(_ pages: Pages, limit: Int) throws {
    view.register(PostCell.self)
    try view.setViewport(size: LayoutSize(width: 200, height: 400), scale: 2)
    source = try PagedSource(view, pages) { view, path, post in
      let cell: PostCell = view.dequeueCell(at: path)
      cell.post = post
      return cell
    }
    source.loader = { [unowned self] _, request in
      require(!open.contains { $0.key == request.key }, "\(request.key) is requested twice at once")
      require(!(open + closed).contains { $0.id == request.id }, "id \(request.id) is used twice")
      open.append(request)
      require(open.count <= limit, "\(open.count) requests at once")
    }
    source.cancelHandler = { [unowned self] _, request in
      require(open.contains(request), "\(request) was canceled and is not awaited")
      open.removeAll { $0 == request }
      closed.append(request)
    }
  }

  func require(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { problems.append(problem()) }
  }

  @discardableResult
  func answer(_ request: Request, _ result: Result<Pages.Page, any Error>) -> PageOutcome {
    let isOpen = open.contains(request)
    open.removeAll { $0 == request }
    closed.append(request)
    let outcome = source.answer(request, with: result)
    require((outcome == .ignored) != isOpen, "\(request): \(outcome)")
    return outcome
  }

  /// Makes a frame and compares it with the one before.
  @discardableResult
  func step(milliseconds: Int64 = 16) throws -> Frame {
    time.nanoseconds += milliseconds * 1_000_000
    let pages = source.pages
    let frame = try view.step(to: time)
    require(frame.diagnostics.isEmpty, "\(frame.diagnostics)")
    var posts: [Int: Post?] = [:]
    for element in frame.visible {
      guard case .item(let path) = element.element else { continue }
      let cell = view.cell(for: element.element) as? PostCell
      require(cell != nil, "item \(path.item) has no cell")
      posts[path.item] = .some(cell?.post)
      require(cell?.post == pages.item(at: path.item), "item \(path.item) shows another item")
    }
    if let last { compare(last.frame, last.posts, frame, posts) }
    last = (frame, posts)
    return frame
  }

  /// The first element on screen that stays keeps its position, at its start or, if it begins above the screen, its end.
  private func compare(
    _ before: Frame, _ old: [Int: Post?], _ now: Frame, _ new: [Int: Post?]
  ) {
    for element in before.visible {
      guard case .item(let path) = element.element, let post = old[path.item] else { continue }
      if isUnknown(path.item) { return }
      guard let index = successor(path.item, post) else { continue }
      guard
        let found = now.visible.first(where: {
          $0.element == .item(ItemPath(section: 0, item: index))
        })
      else {
        return
      }
      let start = found.start - element.start + now.displacement
      let end = found.start + found.extent - element.start - element.extent + now.displacement
      drifts += 1
      require(
        start == .zero || element.start < .zero && end == .zero,
        "\(post.map { "post \($0.id)" } ?? "placeholder") drifted by \(start.rawValue) ticks, \(path.item) to \(index), \(element.start.points) + \(element.extent.points) to \(found.start.points) + \(found.extent.points), \(before.contentOffset.y) \(now.contentOffset.y) of \(now.contentSize.height)"
      )
      return
    }
  }

  /// Where an element of the frame before is now; `nil` if it has gone.
  var successor: (Int, Post?) -> Int? = { index, _ in index }

  /// Whether it is not known which element was at an index of the frame before.
  var isUnknown: (Int) -> Bool = { _ in false }

  var visible: Range<Int> {
    let items = view.visibleItems.map(\.item)
    guard let first = items.first, let last = items.last else { return 0..<0 }
    return first..<last + 1
  }

  func jump(to y: Double) throws {
    try view.setContentOffset(LayoutPoint(y: y), animated: false)
  }
}

struct LoadFailure: Error, Equatable { var number = 0 }
