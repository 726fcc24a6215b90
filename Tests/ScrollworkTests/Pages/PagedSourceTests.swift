import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Pages one by one.
@Suite struct PagedSourceTests {
  private func posts(_ range: Range<Int>) -> [Post] { range.map { Post(id: $0) } }

  private func view() throws -> CollectionView {
    let view = CollectionView()
    view.register(PostCell.self)
    try view.setViewport(size: LayoutSize(width: 200, height: 400), scale: 2)
    return view
  }

  private func source<Pages: PageList>(
    _ view: CollectionView, section: Int = 0, _ pages: Pages
  ) throws -> PagedSource<Pages> where Pages.Item == Post {
    try PagedSource(view, section: section, pages) { view, path, post in
      let cell: PostCell = view.dequeueCell(at: path)
      cell.post = post
      return cell
    }
  }

  private func step(_ view: CollectionView, _ frame: Int) throws {
    let frame = try view.step(to: Timestamp(nanoseconds: Int64(frame) * 16_666_667))
    #expect(frame.diagnostics.isEmpty)
  }

  @Test("a loader that answers at once fills the screen, and no page is requested twice")
  func atOnce() throws {
    let view = try view()
    let source = try source(view, IndexPages<Post>(pageSize: 10))
    var requested: [Range<Int>] = []
    source.loader = { source, request in
      requested.append(request.key)
      let items = posts(request.key.clamped(to: 0..<95))
      source.answer(request, with: .success(.init(items: items, total: 95)))
    }
    for frame in 0..<4 { try step(view, frame) }
    #expect(requested.count == Set(requested).count)
    #expect(requested.first == 0..<10 && requested.count < 5)
    #expect(source.pages.count == 95 && source.item(at: ItemPath(section: 0, item: 3))?.id == 3)
    try view.scrollToItem(at: ItemPath(section: 0, item: 94), at: .bottom, animated: false)
    for frame in 4..<8 { try step(view, frame) }
    #expect(source.item(at: ItemPath(section: 0, item: 94))?.id == 94)
    #expect(source.item(at: ItemPath(section: 0, item: 50)) == nil)
  }

  @Test("a loader that always names another empty page is stopped, also when it answers at once")
  func emptyPages() throws {
    let view = try view()
    let source = try source(view, CursorPages<Post, Int>())
    var count = 0
    source.loader = { source, request in
      count += 1
      source.answer(request, with: .success(.init(items: [], next: count)))
    }
    try step(view, 0)
    #expect(count == 64)
    guard case .failed(let error) = source.pages.end else {
      Issue.record("the end has not failed")
      return
    }
    #expect(error as? PageError == .tooManyEmptyPages(64))
    source.retry()
    #expect(count == 128)
  }

  @Test(
    "wrong answers are refused with the reason, and the page has failed until it is tried again")
  func wrong() throws {
    let view = try view()
    let policy = PagingPolicy(maximumRequests: 8)
    let source = try source(view, IndexPages<Post>(total: 100, pageSize: 10, policy: policy))
    var open: [PageRequest<Range<Int>>] = []
    source.loader = { open.append($1) }
    try step(view, 0)
    let first = try #require(open.first)
    #expect(first.key == 0..<10)
    #expect(
      source.answer(first, with: .success(.init(items: posts(0..<11))))
        == .refused(.tooManyItems(found: 11, expected: 10)))
    #expect(source.answer(first, with: .success(.init(items: posts(0..<10)))) == .ignored)
    #expect(source.pages.error(at: 3) is PageError && source.pages.hasFailures)
    #expect(open.filter { $0.key == first.key }.count == 1)
    source.retry(at: ItemPath(section: 0, item: 3))
    let again = try #require(open.last { $0.key == first.key })
    #expect(again.id != first.id)
    #expect(
      source.answer(again, with: .success(.init(items: posts(0..<9), total: 100)))
        == .refused(.tooFewItems(found: 9, expected: 10)))
    source.retry()
    let third = try #require(open.last { $0.key == first.key })
    for total in [-1, .max, .min] {
      let answer = IndexPages<Post>.Page(items: posts(0..<10), total: total)
      var pages = source.pages
      guard case .refused(.invalidValue) = pages.answer(third, with: .success(answer)).outcome
      else {
        Issue.record("a total of \(total) was accepted")
        continue
      }
    }
    // Without a total a short page is the last one.
    #expect(source.answer(third, with: .success(.init(items: posts(0..<9)))) == .accepted)
    try step(view, 1)
    #expect(source.pages.count == 9 && view.structure.sectionCounts == [9])
  }

  @Test("policies with numbers outside their ranges throw")
  func policies() throws {
    for value in [Int.min, -1, .max] {
      #expect(throws: PageError.self) { try IndexPages<Post>(total: value, pageSize: 10) }
      #expect(throws: PageError.self) { try IndexPages<Post>(pageSize: value) }
      for policy in [
        PagingPolicy(prefetchDistance: value), PagingPolicy(maximumRequests: value),
        PagingPolicy(maximumItems: value),
      ] {
        #expect(throws: PageError.self) { try CursorPages<Post, Int>(policy: policy) }
      }
      #expect(throws: CollectionError.self) {
        try source(try view(), section: value, IndexPages<Post>(pageSize: 10))
      }
    }
    var pages = try IndexPages<Post>(total: 100, pageSize: 10)
    for visible in [Int.min..<Int.max, Int.max..<Int.max, Int.min..<Int.min, 99..<Int.max] {
      _ = pages.show(visible)
      _ = pages.item(at: visible.lowerBound)
      _ = pages.error(at: visible.upperBound)
      _ = pages.page(at: visible.lowerBound)
      _ = pages.retry(at: visible.upperBound)
      #expect(pages.awaitedRequests.count == 2)
    }
  }

  @Test("a page that names itself as the next one is refused")
  func repeated() throws {
    var pages = try CursorPages<Post, String>()
    let first = try #require(pages.show(0..<0).requests.first)
    #expect(first.key == .initial(nil))
    let answer = pages.answer(first, with: .success(.init(items: posts(0..<5), next: "b")))
    #expect(answer.updates.map(\.difference.inserted) == [[0..<5]])
    let second = try #require(pages.show(0..<5).requests.first)
    #expect(
      pages.answer(second, with: .success(.init(items: posts(5..<9), next: "b"))).outcome
        == .refused(.repeatedCursor("b")))
    // What is there already is left out.
    let third = try #require(pages.retry().requests.first)
    _ = pages.answer(third, with: .success(.init(items: posts(3..<9))))
    #expect((0..<pages.count).compactMap { pages.item(at: $0)?.id } == Array(0..<9))
    guard case .ended = pages.end else {
      Issue.record("the list has an end")
      return
    }
  }

  @Test("other sections of the view keep their provider, and pages load when they come on screen")
  func sections() throws {
    let view = try view()
    view.cellProvider = { view, path in
      let cell: PostCell = view.dequeueCell(at: path)
      cell.post = Post(id: -1 - path.item)
      return cell
    }
    try view.reloadData(sectionCounts: [30, 0, 2])
    let source = try source(view, section: 1, CursorPages<Post, Int>())
    source.loader = { source, request in
      let start = if case .next(let cursor) = request.key { cursor } else { 0 }
      source.answer(
        request,
        with: .success(.init(items: posts(start..<start + 10), next: start < 90 ? start + 10 : nil))
      )
    }
    for frame in 0..<5 { try step(view, frame) }
    #expect(view.structure.sectionCounts == [30, 10, 2])
    for frame in 5..<60 {
      try view.setContentOffset(LayoutPoint(y: 1e6), animated: false)
      try step(view, frame)
    }
    #expect(view.structure.sectionCounts == [30, 100, 2])
    let last = ItemPath(section: 2, item: 1)
    #expect(view.cell(for: .item(last), as: PostCell.self)?.post?.id == -2)
    // A foreign update of the section is replaced by what the source has.
    try view.insertItems(at: ItemPath(section: 1, item: 0), count: 3)
    source.refresh()
    for frame in 60..<70 { try step(view, frame) }
    #expect(view.structure.sectionCounts[1] == source.pages.count)
  }

  @Test("a frame in which nothing comes on screen asks nothing and binds nothing")
  func steady() throws {
    let view = try view()
    let source = try source(view, IndexPages<Post>(total: 1_000_000_000, pageSize: 20))
    var count = 0
    source.loader = { source, request in
      count += 1
      source.answer(request, with: .success(.init(items: posts(request.key))))
    }
    for frame in 0..<40 { try step(view, frame) }
    let before = count
    for frame in 40..<80 {
      let frame = try view.step(to: Timestamp(nanoseconds: Int64(frame) * 16_666_667))
      #expect(frame.work.bound == 0 && frame.work.measured == 0)
    }
    #expect(count == before)
    try view.scrollToItem(at: ItemPath(section: 0, item: 777_777_777), at: .top, animated: false)
    for frame in 80..<84 { try step(view, frame) }
    #expect(source.item(at: ItemPath(section: 0, item: 777_777_777))?.id == 777_777_777)
    #expect(count < before + 8)
  }
}
