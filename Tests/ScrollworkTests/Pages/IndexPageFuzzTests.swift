import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// What a list of pages by index shows, item by item.
private struct IndexTwin {
  var shown: [Post?]
  var failed: Set<Int> = []
  let pageSize: Int
  let limit: Int
  let distance: Int
  var evicted = 0

  func pages(_ range: Range<Int>) -> [Int] { Array(Set(range.map { $0 / pageSize })).sorted() }

  mutating func accept(_ items: [Post], at range: Range<Int>, total: Int) {
    while shown.count > total { shown.removeLast() }
    while shown.count < total { shown.append(nil) }
    let page = range.lowerBound / pageSize
    failed.remove(page)
    for index in page * pageSize..<(page + 1) * pageSize where index < shown.count {
      let slot = index - range.lowerBound
      shown[index] = slot < items.count ? items[slot] : nil
    }
    failed = failed.filter { $0 * pageSize < total }
  }

  mutating func evict(visible: Range<Int>) {
    guard !shown.isEmpty else { return }
    let lower = min(visible.lowerBound, shown.count - 1)
    let upper = min(visible.upperBound, shown.count)
    let near = pages(max(0, lower - distance)..<min(shown.count, max(upper, 1) + distance))
    func held() -> [Int] {
      pages(shown.indices).filter { page in
        failed.contains(page) || pages(shown.indices, of: page).contains { shown[$0] != nil }
      }
    }
    while held().count > limit {
      let middle = lower + (max(upper, lower) - lower) / 2
      let far = held().filter { !near.contains($0) }
        .max {
          abs($0 * pageSize + pageSize / 2 - middle) < abs($1 * pageSize + pageSize / 2 - middle)
        }
      guard let far else { return }
      failed.remove(far)
      for index in pages(shown.indices, of: far) { shown[index] = nil }
      evicted += 1
    }
  }

  private func pages(_ indices: Range<Int>, of page: Int) -> [Int] {
    indices.filter { $0 / pageSize == page }
  }
}

@Suite struct IndexPageFuzzTests {
  @Test("each index shows the item of its last answer or a placeholder, and nothing drifts")
  func twin() throws {
    var totals = (drifts: 0, evicted: 0, canceled: 0, refreshes: 0, failures: 0)
    for seed in TestRun.seeds(96) {
      var random = SeededGenerator(seed: seed)
      let size = random.whole(3...17)
      let pages = random.whole(6...12)
      let policy = PagingPolicy(
        prefetchDistance: random.upTo(25), maximumRequests: random.whole(1...4),
        maximumItems: pages * size)
      var server = (0..<random.whole(0...400)).map { Post(id: $0) }
      var nextID = 1000
      let stand = try PageStand(
        IndexPages<Post>(total: server.count, pageSize: size, policy: policy),
        limit: policy.maximumRequests)
      var twin = IndexTwin(
        shown: Array(repeating: nil, count: server.count), pageSize: size, limit: pages,
        distance: policy.prefetchDistance)
      var visible = 0..<0
      var partial: Set<Int> = []
      stand.successor = { index, post in
        let list = stand.source.shownPages
        let page = index / size
        guard let post else { return index < list.count ? index : nil }
        let same = (page * size..<(page + 1) * size).filter { list.item(at: $0)?.id == post.id }
        return same.count == 1 ? same[0] : nil
      }
      stand.isUnknown = { partial.contains($0 / size) }
      for operation in 0..<TestRun.operations(160) {
        switch random.upTo(11) {
        case 0:
          try stand.jump(to: random.number(0...max(1, stand.view.contentSize.height)))
        case 1:
          try stand.view.fling(velocity: random.number(-6000...6000))
        case 2, 3, 4, 5:
          guard !stand.open.isEmpty else { break }
          let request = random.pick(stand.open)
          let range = request.key
          if random.oneIn(6) {
            totals.failures += 1
            stand.answer(request, .failure(LoadFailure(number: operation)))
            twin.failed.insert(range.lowerBound / size)
          } else {
            let items = Array(
              server[min(range.lowerBound, server.count)..<min(range.upperBound, server.count)])
            // What is at the indices of a page that was loaded before may be other elements.
            if range.contains(where: { twin.shown.indices.contains($0) && twin.shown[$0] != nil }) {
              partial.insert(range.lowerBound / size)
            }
            let outcome = stand.answer(
              request, .success(.init(items: items, total: server.count)))
            stand.require(outcome == .accepted, "\(outcome)")
            twin.accept(items, at: range, total: server.count)
          }
        case 6:
          guard !stand.closed.isEmpty else { break }
          stand.answer(
            random.pick(stand.closed), .success(.init(items: [Post(id: -1)], total: 3)))
        case 7:
          twin.failed = []
          stand.source.retry()
        case 8 where random.oneIn(3):
          totals.refreshes += 1
          for _ in 0..<random.upTo(3) where !server.isEmpty {
            server.remove(at: random.upTo(server.count - 1))
          }
          for _ in 0..<random.upTo(3) {
            server.insert(Post(id: nextID), at: random.upTo(server.count))
            nextID += 1
          }
          if !server.isEmpty { server[random.upTo(server.count - 1)].version += 1 }
          twin.failed = []
          stand.source.refresh()
        default:
          try stand.step()
          visible = stand.visible
          partial = []
        }
        twin.evict(visible: visible)
        let list = stand.source.pages
        stand.require(
          list.count == twin.shown.count, "\(list.count) items, not \(twin.shown.count)")
        for index in 0..<min(list.count, twin.shown.count) {
          stand.require(list.item(at: index) == twin.shown[index], "index \(index) differs")
          let isFailed = list.error(at: index) != nil
          stand.require(isFailed == twin.failed.contains(index / size), "index \(index) failed?")
        }
        partial.formUnion(
          (0..<(list.count + size - 1) / size).filter { page in
            let loaded = (page * size..<min((page + 1) * size, list.count))
              .count { list.item(at: $0) != nil }
            return loaded > 0 && loaded < min((page + 1) * size, list.count) - page * size
          })
        guard stand.problems.isEmpty else { break }
      }
      #expect(stand.problems.isEmpty, "seed \(seed): \(stand.problems.prefix(3))")
      // In the end all that is on screen is loaded.
      guard stand.problems.isEmpty else { continue }
      stand.source.retry()
      for _ in 0..<600 {
        if let request = stand.open.first {
          let range = request.key.clamped(to: 0..<max(server.count, 1))
          let items = server.isEmpty ? [] : Array(server[range])
          stand.answer(request, .success(.init(items: items, total: server.count)))
        }
        try stand.step()
      }
      let list = stand.source.pages
      #expect(stand.visible.allSatisfy { list.item(at: $0) == server[$0] }, "seed \(seed)")
      #expect(
        !list.isRefreshing && stand.open.isEmpty && stand.problems.isEmpty,
        "seed \(seed): \(stand.problems.prefix(3))")
      totals.drifts += stand.drifts
      totals.evicted += twin.evicted
    }
    #expect(totals.drifts > 100 && totals.refreshes > 0 && totals.failures > 0, "\(totals)")
    if TestRun.isLong { #expect(totals.evicted > 100, "\(totals)") }
  }
}
