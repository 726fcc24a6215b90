import Scrollwork
import Testing

/// What random operations found once, each in as few steps as show it.
@Suite struct LayoutRegressionTests {
  private func harness(_ layout: any CollectionLayout, _ counts: [Int]) throws -> Harness {
    let harness = try Harness(counts: counts)
    harness.view.footerProvider = { view, section in
      view.dequeueFooter(HeaderCell.self, inSection: section)
    }
    try harness.view.setLayout(layout, animated: false)
    try harness.step()
    return harness
  }

  @Test("footers have cells, also where there are no items")
  func footers() throws {
    var list = ListLayout.Configuration()
    list.hasFooters = true
    var masonry = MasonryLayout.Configuration()
    masonry.hasFooters = true
    let layouts: [any CollectionLayout] = [try ListLayout(list), try MasonryLayout(masonry)]
    for layout in layouts {
      for counts in [[3], [0]] {
        let frame = try harness(layout, counts).step()
        let footer = try #require(frame.visible.last)
        #expect(footer.element == .footer(section: 0) && footer.hasCell)
        #expect(frame.diagnostics.isEmpty)
      }
    }
  }

  @Test(
    "items may change while elements are on their way to another layout",
    arguments: FuzzLayout.Kind.allCases)
  func editInTransition(kind: FuzzLayout.Kind) throws {
    let harness = try harness(LayoutLawTests.plain(kind), [60])
    try harness.view.setLayout(GridLayout(), animated: true)
    try harness.step()
    try harness.view.insertItems(at: .row(2), count: 400)
    try harness.view.setContentOffset(LayoutPoint(y: 3000), animated: false)
    let frame = try harness.step()
    #expect(frame.diagnostics.isEmpty)
    try harness.view.reloadData(sectionCounts: [1])
    let last = try harness.steps(3)
    #expect(last.visible.map(\.element) == [.row(0)])
  }

  @Test("a pinned header is there as soon as cells made ready before come on screen")
  func pinnedAhead() throws {
    var configuration = ListLayout.Configuration()
    (configuration.hasHeaders, configuration.pinsHeaders) = (true, true)
    let harness = try harness(ListLayout(configuration), [200, 30])
    harness.view.prefetch = PrefetchPolicy(distance: 900, cellsPerFrame: 1)
    try harness.view.scrollToItem(
      at: ItemPath(section: 1, item: 3), at: .top, animated: false)
    try harness.step()
    for _ in 0..<400 {
      try harness.send(.wheel(delta: LayoutPoint(y: -9)))
      let frame = try harness.step()
      let section = try #require(frame.visible.first { $0.start + $0.extent > .zero }).element
        .section
      let hasHeader = frame.visible.contains { $0.element == .header(section: section) }
      #expect(hasHeader, "at \(frame.contentOffset.y)")
    }
  }

  @Test(
    "a rotation shows nothing where it does not belong",
    arguments: [FuzzLayout.Kind.masonry, .flow])
  func rotation(kind: FuzzLayout.Kind) throws {
    let harness = try harness(LayoutLawTests.plain(kind), [300])
    harness.height = { StabilityTests.height($0, seed: 3) }
    try harness.view.scrollToItem(at: .row(120), at: .top, animated: false)
    try harness.steps(20)
    for width in [844.0, 390, 320] {
      try harness.view.setViewport(size: LayoutSize(width: width, height: 500))
      let frame = try harness.step()
      for (slot, a) in frame.visible.enumerated() {
        for b in frame.visible[(slot + 1)...] {
          let isApart =
            a.start + a.extent <= b.start || b.start + b.extent <= a.start
            || a.crossStart + a.crossExtent <= b.crossStart
            || b.crossStart + b.crossExtent <= a.crossStart
          #expect(isApart, "\(a.element) and \(b.element) at \(width)")
        }
      }
    }
  }

  @Test(
    "items measured again as they come back from above move nothing",
    arguments: FuzzLayout.Kind.allCases)
  func remeasuredAbove(kind: FuzzLayout.Kind) throws {
    let harness = try harness(LayoutLawTests.plain(kind), [300])
    var round = 0
    harness.height = { StabilityTests.height($0, seed: UInt64(round)) }
    try harness.view.scrollToItem(at: .row(150), at: .top, animated: false)
    try harness.steps(20)
    for _ in 0..<12 {
      round += 1
      let first = try #require(harness.steps(1).visible.first?.index)
      try harness.view.reconfigureItems(
        at: (max(0, first - 40)..<max(1, first - 1)).map { .row($0) })
      try harness.step()
      var watch = DriftWatch()
      try harness.view.fling(velocity: -1500)
      try harness.steps(30) { watch.see($0) }
      #expect(watch.worst == 0)
    }
  }
}
