import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Posts in the order of their ids, of which a page begins before or behind any id.
private struct CursorServer {
  var posts: [Post]
  let size: Int
  let namesPrevious: Bool

  func page(_ key: PageCursor<Int>) -> CursorPages<Post, Int>.Page {
    let found: ArraySlice<Post> =
      switch key {
      case .initial(let id): posts.filter { $0.id >= id ?? 0 }.prefix(size)
      case .next(let id): posts.filter { $0.id > id }.prefix(size)
      case .previous(let id): posts.filter { $0.id < id }.suffix(size)
      }
    guard let first = found.first, let last = found.last else {
      return .init(items: [], previous: namesPrevious ? posts.last.map { $0.id + 1 } : nil)
    }
    return .init(
      items: Array(found),
      previous: namesPrevious && first.id > posts[0].id ? first.id : nil,
      next: last.id < posts[posts.count - 1].id ? last.id : nil)
  }
}

@Suite struct CursorPageFuzzTests {
  @Test(
    "what is shown is a part of the list without gaps, at most as long as allowed, and nothing drifts"
  )
  func twin() throws {
    var totals = (drifts: 0, dropped: 0, refreshes: 0, failures: 0, prepended: 0)
    for seed in TestRun.seeds(96) {
      var random = SeededGenerator(seed: seed)
      let policy = PagingPolicy(
        prefetchDistance: random.upTo(12), maximumRequests: random.whole(1...3),
        maximumItems: random.whole(40...90))
      var server = CursorServer(
        posts: (0..<random.whole(0...400)).map { Post(id: $0 * 1000) },
        size: random.whole(3...17), namesPrevious: random.oneIn(2))
      let first = server.namesPrevious && random.oneIn(2) ? random.upTo(400_000) : nil
      let stand = try PageStand(
        CursorPages<Post, Int>(from: first, policy: policy), limit: policy.maximumRequests)
      stand.successor = { _, post in
        let list = stand.source.shownPages
        return (0..<list.count).first { list.item(at: $0)?.id == post?.id }
      }
      /// Whether what is loaded may be older than the server's list.
      var isStale = false
      var count = 0
      func check() {
        let list = stand.source.pages
        let ids = (0..<list.count).map { list.item(at: $0)?.id ?? -1 }
        stand.require(ids == Set(ids).sorted(), "not in order, or twice: \(ids)")
        if list.count < count { totals.dropped += 1 }
        count = list.count
        guard !isStale || !list.isRefreshing && list.refreshFailure == nil else { return }
        isStale = false
        guard let low = ids.first, let high = ids.last else { return }
        let expected = server.posts.filter { (low...high).contains($0.id) }
        let shown = (0..<list.count).compactMap { list.item(at: $0) }
        stand.require(shown == expected, "a gap: \(ids)")
        if case .ended = list.end {
          stand.require(high == server.posts.last?.id, "ended before \(high)")
        }
        if case .ended = list.start {
          stand.require(
            low == server.posts.first?.id || first != nil && !server.namesPrevious,
            "began behind \(low)")
        }
      }
      for operation in 0..<TestRun.operations(200) {
        switch random.upTo(11) {
        case 0: try stand.jump(to: random.number(0...max(1, stand.view.contentSize.height)))
        case 1: try stand.view.fling(velocity: random.number(-6000...6000))
        case 2, 3, 4, 5:
          guard !stand.open.isEmpty else { break }
          let request = random.pick(stand.open)
          if random.oneIn(6) {
            totals.failures += 1
            stand.answer(request, .failure(LoadFailure(number: operation)))
          } else {
            if case .previous = request.key { totals.prepended += 1 }
            stand.answer(request, .success(server.page(request.key)))
          }
        case 6:
          guard !stand.closed.isEmpty else { break }
          stand.answer(random.pick(stand.closed), .success(.init(items: [Post(id: -1)])))
        case 7: stand.source.retry()
        case 8 where random.oneIn(3):
          totals.refreshes += 1
          if server.namesPrevious, stand.source.pages.count > 0 {
            isStale = true
            for _ in 0..<random.upTo(3) where server.posts.count > 1 {
              server.posts.remove(at: random.upTo(server.posts.count - 1))
            }
            for _ in 0..<random.upTo(3) {
              server.posts.append(Post(id: random.upTo(400_000) | 1))
            }
            server.posts[random.upTo(server.posts.count - 1)].version += 1
            server.posts = Dictionary(grouping: server.posts, by: \.id).values.map { $0[0] }
              .sorted { $0.id < $1.id }
          }
          stand.source.refresh()
        default: try stand.step()
        }
        check()
        guard stand.problems.isEmpty else { break }
      }
      #expect(stand.problems.isEmpty, "seed \(seed): \(stand.problems.prefix(3))")
      guard stand.problems.isEmpty else { continue }
      // In the end both ends can be reached, and the limit holds.
      stand.source.retry()
      for isEnd in [false, true] {
        let end = isEnd ? server.posts.last : server.posts.first
        var list = stand.source.pages
        for frame in 0..<1200 {
          while let request = stand.open.first {
            stand.answer(request, .success(server.page(request.key)))
            check()
          }
          if frame % 3 == 0 { try stand.jump(to: isEnd ? stand.view.contentSize.height : 0) }
          try stand.step()
          list = stand.source.pages
          if list.item(at: isEnd ? list.count - 1 : 0)?.id == end?.id { break }
        }
        let near = stand.visible.count + 2 * policy.prefetchDistance
        let limit = max(policy.maximumItems ?? 0, near) + 3 * server.size
        #expect(list.count <= limit, "seed \(seed)")
        let last = list.item(at: isEnd ? list.count - 1 : 0)
        #expect(last?.id == end?.id, "seed \(seed), \(isEnd), \(list.start) \(list.end)")
        #expect(stand.problems.isEmpty, "seed \(seed): \(stand.problems.prefix(3))")
      }
      totals.drifts += stand.drifts
    }
    #expect(totals.drifts > 100 && totals.dropped > 0 && totals.failures > 0, "\(totals)")
    if TestRun.isLong { #expect(totals.refreshes > 50 && totals.prepended > 100, "\(totals)") }
  }
}
