import ScrollData
import Scrollwork

/// Lists in pages, of which some are requested and loaded.
extension HostileCall {
  struct Post: Identifiable { var id: Int }

  static let pagedLists: [HostileCall] = [
    HostileCall(
      "ScrollData PagingPolicy.init(prefetchDistance:maximumRequests:maximumItems:)"
    ) { h in
      _ = try PagingPolicy(prefetchDistance: h(), maximumRequests: h(), maximumItems: h())
    },
    HostileCall("ScrollData IndexPages.init(total:pageSize:policy:)") { h in
      let policy = try PagingPolicy(prefetchDistance: h(), maximumRequests: h(), maximumItems: h())
      var s = try IndexPages<Post>(total: h(), pageSize: h(), policy: policy)
      _ = s.show(try range(&h))
    },
    HostileCall("ScrollData IndexPages.Page.init(items:total:)") { h in
      var s = try indexPages(&h)
      guard let request = s.show(0..<1).requests.first else { return }
      let items = try (0..<h.pick([0, 1, 20, 21])).map { _ in try Post(id: h()) }
      _ = s.answer(request, with: .success(.init(items: items, total: try h())))
      _ = s.show(try range(&h))
    },
    HostileCall("ScrollData IndexPages.item(at:)") { h in
      _ = try indexPages(&h).item(at: try h())
    },
    HostileCall("ScrollData IndexPages.error(at:)") { h in
      _ = try indexPages(&h).error(at: try h())
    },
    HostileCall("ScrollData IndexPages.page(at:)") { h in
      _ = try indexPages(&h).page(at: try h())
    },
    HostileCall("ScrollData IndexPages.show(_:)") { h in
      var s = try indexPages(&h)
      _ = s.show(try range(&h))
    },
    HostileCall("ScrollData IndexPages.retry(at:)") { h in
      var s = try indexPages(&h)
      _ = s.retry(at: try h())
    },
    HostileCall("ScrollData IndexPages.answer(_:with:)") { h in
      var s = try indexPages(&h)
      guard let request = s.show(try range(&h)).requests.last else { return }
      var other = try indexPages(&h)
      _ = other.answer(request, with: .success(.init(items: [Post(id: try h())])))
    },
    HostileCall("ScrollData CursorPages.item(at:)") { h in
      _ = try cursorPages(&h).item(at: try h())
    },
    HostileCall("ScrollData CursorPages.show(_:)") { h in
      var s = try cursorPages(&h)
      _ = s.show(try range(&h))
    },
    HostileCall("Scrollwork PagedSource.init(_:section:_:cellProvider:)") { h in
      let view = try h.view()
      _ = try PagedSource(view, section: h(), indexPages(&h)) { view, path, _ in
        view.dequeueCell(HostileCell.self, at: path)
      }
      try view.step(to: .zero)
    },
    HostileCall("Scrollwork PagedSource.item(at:)") { h in
      _ = try source(&h).item(at: try h())
    },
    HostileCall("Scrollwork PagedSource.retry(at:)") { h in
      try source(&h).retry(at: try h())
    },
  ]

  private static func range(_ h: inout Draws) throws -> Range<Int> {
    let (one, other): (Int, Int) = (try h(), try h())
    return min(one, other)..<max(one, other)
  }

  private static func indexPages(_ h: inout Draws) throws -> IndexPages<Post> {
    var pages = try IndexPages<Post>(total: h.pick([nil, 0, 5, 1000]), pageSize: 20)
    for request in pages.show(0..<30).requests {
      _ = pages.answer(
        request,
        with: h.pick([true, false])
          ? .success(.init(items: [Post(id: 1)])) : .failure(NothingDrawn()))
    }
    return pages
  }

  private static func cursorPages(_ h: inout Draws) throws -> CursorPages<Post, Int> {
    var pages = try CursorPages<Post, Int>(from: try h())
    for request in pages.show(0..<0).requests {
      let items = try (0..<5).map { _ in try Post(id: h()) }
      _ = pages.answer(
        request, with: .success(.init(items: items, previous: try h(), next: try h())))
    }
    return pages
  }

  private static func source(_ h: inout Draws) throws -> PagedSource<IndexPages<Post>> {
    try PagedSource(try h.view(), indexPages(&h)) { view, path, _ in
      view.dequeueCell(HostileCell.self, at: path)
    }
  }
}
