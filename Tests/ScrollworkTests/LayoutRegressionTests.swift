import Scrollwork
import TestSupport
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
    arguments: FuzzLayout.Kind.asking)
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
    arguments: FuzzLayout.Kind.asking)
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

  @Test("what a carousel has scrolled aside does not hold the screen")
  func aside() throws {
    let layout = try CompositionalLayout(section: FuzzLayout.carousel(.vertical))
    let harness = try harness(layout, [40, 40, 40])
    try harness.view.setOrthogonalOffset(1000, section: 0, animated: false)
    let before = try harness.steps(2)
    let first = try #require(before.visible.first)
    #expect(first.index > 2)
    try harness.view.setLayout(ListLayout(), animated: false)
    let after = try harness.step()
    let now = try #require(after.visible.first { $0.element == first.element })
    #expect(now.start == first.start)
  }

  @Test(
    "a jump that ends beside the screen it began at leaves all in its place",
    arguments: FuzzLayout.Kind.asking)
  func nearJump(kind: FuzzLayout.Kind) throws {
    for seed in UInt64(1)...(TestRun.isLong ? 3 : 1) {
      for target in [40, 100, 160] {
        // Far shorter than estimated: what seems to lie screens away is nearly in sight.
        let harness = try harness(LayoutLawTests.plain(kind), [300])
        harness.height = { StabilityTests.height($0, seed: seed) / 8 }
        try harness.view.scrollToItem(at: .row(110), at: .top, animated: false)
        try harness.steps(3)
        var watch = DriftWatch()
        watch.see(try harness.step())
        try harness.view.scrollToItem(at: .row(target), at: .bottom, animated: false)
        try harness.steps(2) { watch.see($0) }
        #expect(watch.worst == 0, "seed \(seed) to \(target)")
      }
    }
  }

  @Test(
    "insets that push the content down measure what comes in away from what is there",
    arguments: FuzzLayout.Kind.asking)
  func pushedDown(kind: FuzzLayout.Kind) throws {
    for seed in UInt64(1)...4 {
      let harness = try harness(LayoutLawTests.plain(kind), [200])
      harness.height = { StabilityTests.height($0, seed: seed) }
      harness.view.prefetch = PrefetchPolicy(distance: 0, cellsPerFrame: 0)
      try harness.view.setContentInset(LayoutInsets(bottom: 300))
      try harness.view.scrollToItem(at: .row(199), at: .bottom, animated: false)
      try harness.steps(3)
      var watch = DriftWatch()
      watch.see(try harness.step())
      for bottom in [200.0, 120, 0] {
        try harness.view.setContentInset(LayoutInsets(bottom: bottom))
        try harness.steps(2) { watch.see($0) }
      }
      #expect(watch.worst == 0 && watch.compared > 0, "seed \(seed)")
    }
  }

  /// Rows of one height, and places counted from anywhere.
  private struct CountingLayout: CollectionLayout {
    let height: Ticks
    let version: Int
    private var structure = ItemStructure.empty

    init(height: Double, version: Int) {
      self.height = Ticks(clamping: height)
      self.version = version
    }

    var contentExtent: Ticks { Ticks(rawValue: height.rawValue * Int64(structure.itemCount)) }

    mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
      structure = context.structure
    }

    func attributes(at index: Int) -> LayoutAttributes? {
      guard case .item(let path) = structure.path(at: index) else { return nil }
      return LayoutAttributes(
        index: index, element: .item(path),
        start: Ticks(rawValue: height.rawValue * Int64(path.item)), extent: height,
        crossExtent: Ticks(clamping: 390))
    }

    func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
      for index in 0..<structure.elementCount {
        guard let row = attributes(at: index), row.touches(window.main) else { continue }
        found.append(row)
      }
    }
  }

  @Test("a layout that counts from less than the one before fills the screen all the same")
  func countsAnew() throws {
    for version in 0...24 {
      let harness = try Harness(counts: [200], layout: CountingLayout(height: 100, version: 20))
      try harness.steps(2)
      try harness.view.setLayout(CountingLayout(height: 20, version: version), animated: false)
      let frame = try harness.step()
      #expect(frame.visible.count == 43, "version \(version)")
      #expect(frame.visible.allSatisfy { $0.hasCell }, "version \(version)")
    }
  }

  @Test(
    "items before new ones stay where they are, however far the content has gone since",
    arguments: FuzzLayout.Kind.asking)
  func insertedAndPassed(kind: FuzzLayout.Kind) throws {
    var compared = 0
    for seed in UInt64(1)...24 {
      let harness = try harness(LayoutLawTests.plain(kind), [300])
      harness.height = { StabilityTests.height($0, seed: seed) }
      try harness.view.scrollToItem(at: .row(100), at: .top, animated: false)
      try harness.steps(3)
      try harness.view.fling(velocity: 5000)
      let before = try harness.steps(2)
      let place = try #require(before.visible.dropFirst(before.visible.count / 3).first).element
      guard case .item(let path) = place else { continue }
      try harness.view.insertItems(at: path, count: 9)
      let after = try harness.step(seconds: 0.06)
      for element in before.visible where element.index < path.item + 1 {
        guard let now = after.visible.first(where: { $0.element == element.element }) else {
          continue
        }
        compared += 1
        let drift = now.start - element.start + after.displacement
        #expect(drift == .zero, "seed \(seed), \(element.element) by \(drift.points)")
      }
    }
    #expect(compared > 0)
  }
}
