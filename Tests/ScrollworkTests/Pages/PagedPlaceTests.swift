import Scrollwork
import TestSupport
import Testing

/// Pages beside other sections, under headers, and after a refusal.
@Suite struct PagedPlaceTests {
  private struct Item: Identifiable, Equatable { var id: Int }

  private final class Cell: ReusableCell {
    init() {}

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 40)
    }
  }

  private func view(_ layout: any CollectionLayout = ListLayout()) throws -> CollectionView {
    let view = CollectionView(layout: layout)
    view.register(Cell.self)
    view.cellProvider = { view, path in view.dequeueCell(at: path) as Cell }
    view.headerProvider = { view, section in view.dequeueHeader(Cell.self, inSection: section) }
    try view.setViewport(size: LayoutSize(width: 320, height: 600))
    return view
  }

  private func moment(_ number: Int) -> Timestamp { .zero + .milliseconds(16 * number) }

  @Test("a section of pages before, between and behind others loads, whichever is on screen")
  func besideOthers() throws {
    for (counts, section) in [([0, 100], 0), ([50, 0, 100], 1), ([100, 0], 1)] {
      let view = try view()
      try view.reloadData(sectionCounts: counts)
      let source = try PagedSource(view, section: section, CursorPages<Item, Int>(from: 0)) {
        view, path, _ in view.dequeueCell(at: path) as Cell
      }
      var requests = 0
      source.loader = { _, _ in requests += 1 }
      for number in 0..<4 { try view.step(to: moment(number)) }
      try view.scroll(toEdge: .trailing, animated: false)
      for number in 4..<8 { try view.step(to: moment(number)) }
      #expect(requests > 0)
    }
  }

  @Test("pages that come before the items on screen leave them there, under a header as well")
  func underHeader() throws {
    for hasHeaders in [false, true] {
      var configuration = ListLayout.Configuration()
      configuration.hasHeaders = hasHeaders
      let view = try view(try ListLayout(configuration))
      let source = try PagedSource(view, CursorPages<Item, Int>(from: 5000)) { view, path, _ in
        view.dequeueCell(at: path) as Cell
      }
      var requests = 0
      source.loader = { source, request in
        requests += 1
        let first =
          switch request.key {
          case .initial(let cursor): cursor ?? 0
          case .next(let cursor), .previous(let cursor): cursor
          }
        source.answer(
          request,
          with: .success(
            .init(
              items: (first..<first + 20).map(Item.init),
              previous: first >= 20 ? first - 20 : nil, next: first + 20)))
      }
      var places: [Int: Ticks] = [:]
      for number in 0..<120 {
        let frame = try view.step(to: moment(number))
        for element in frame.visible {
          guard case .item(let path) = element.element, let id = source.item(at: path)?.id else {
            continue
          }
          if let before = places[id] { #expect(element.start == before, "\(id)") }
          places[id] = element.start
        }
      }
      #expect(requests <= 6 && places.keys.min() ?? 0 >= 4980, "\(requests) \(hasHeaders)")
      #expect(view.nextFrameTime == nil)
    }
  }

  @Test("an answer that the layout refuses fails its page, and the others are loaded as before")
  func refused() throws {
    var configuration = ListLayout.Configuration()
    configuration.fixedItemExtent = 10_000
    let view = try view(try ListLayout(configuration))
    let source = try PagedSource(view, IndexPages<Item>(total: 1000, pageSize: 20)) {
      view, path, _ in view.dequeueCell(at: path) as Cell
    }
    var keys: [Range<Int>] = []
    source.loader = { source, request in
      keys.append(request.key)
      let total = keys.count == 1 ? 1 << 31 : 1000
      source.answer(request, with: .success(.init(items: request.key.map(Item.init), total: total)))
    }
    for number in 0..<4 { try view.step(to: moment(number)) }
    #expect(source.pages.hasFailures && source.pages.count == 1000)
    source.retry()
    for number in 4..<8 { try view.step(to: moment(number)) }
    #expect(source.pages.count == 1000)
    try view.scrollToItem(at: .row(700), at: .top, animated: false)
    for number in 8..<14 { try view.step(to: moment(number)) }
    #expect(keys.contains { $0.contains(700) })
    #expect(source.item(at: .row(700))?.id == 700)
  }

  @Test("only requests that the loader was given are canceled")
  func canceled() throws {
    let view = try view()
    let source = try PagedSource(
      view, IndexPages<Item>(total: 1000, pageSize: 10, policy: PagingPolicy(maximumRequests: 2))
    ) { view, path, _ in view.dequeueCell(at: path) as Cell }
    var given: Set<Range<Int>> = []
    source.cancelHandler = { _, request in #expect(given.remove(request.key) != nil) }
    try view.step(to: moment(0))
    for number in 1..<20 {
      try view.setContentOffset(LayoutPoint(x: 0, y: Double(number * 1700)), animated: false)
      try view.step(to: moment(number))
      if number == 8 { source.loader = { _, request in given.insert(request.key) } }
    }
    #expect(!given.isEmpty)
  }
}
