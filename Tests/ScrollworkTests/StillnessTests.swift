import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// What is on screen stays when edges, sizes, layouts and windows change, though most sizes are estimates.
@Suite struct StillnessTests {
  private func shown(_ frame: Frame) -> [ElementPath: Ticks] {
    Dictionary(uniqueKeysWithValues: frame.visible.map { ($0.element, $0.start) })
  }

  @Test("a first row that is replaced by one of the same height leaves the others where they are")
  func replacedFirstRow() throws {
    let heights = [300.0] + Array(repeating: 60.0, count: 200)
    let harness = try Harness(counts: [201], height: { heights[$0.item] })
    let before = try harness.step()
    try harness.view.performUpdates([
      .removeItems(at: .row(0), count: 1), .insertItems(at: .row(0), count: 1),
    ])
    let after = try harness.step()
    #expect(shown(after) == shown(before))
    #expect(after.displacement == .zero && after.contentOffset.y == 0 && after.phase == .idle)
  }

  enum Change: String, CaseIterable {
    case reload, layout, append, inset, traits
  }

  private static func layouts() throws -> [any CollectionLayout] {
    var grid = GridLayout.Configuration()
    grid.columns = .count(2)
    var masonry = MasonryLayout.Configuration()
    masonry.columns = .count(2)
    return [ListLayout(), try GridLayout(grid), try MasonryLayout(masonry), try FlowLayout()]
  }

  @Test(
    "content at rest near its end keeps its place through changes after which sizes are estimates",
    arguments: Change.allCases)
  func nearTheEnd(change: Change) throws {
    for layout in try Self.layouts() {
      for back in [0.0, 1, 30, 200] {
        let harness = try Harness(
          counts: [100], layout: layout, height: { 100 + Double($0.item * 37 % 97) })
        try harness.step()
        try harness.jumpToRow(99, at: .bottom)
        try harness.steps(3)
        if back > 0 { try harness.jump(to: harness.view.contentOffset.y - back) }
        let before = try harness.steps(5)
        switch change {
        case .reload: try harness.view.reloadData(sectionCounts: [100])
        case .layout: try harness.view.setLayout(layout, animated: false)
        case .append: try harness.view.insertItems(at: .row(100), count: 1)
        case .inset: try harness.view.setContentInset(LayoutInsets(bottom: 20))
        case .traits: harness.view.traits.contentSizeCategory = .extraLarge
        }
        let after = try harness.step()
        let first = try #require(before.visible.first { $0.start >= .zero })
        // Lanes and lines are laid out again by a reload, and by another layout.
        if layout is ListLayout || change == .inset || change == .append {
          #expect(
            shown(after)[first.element] == first.start,
            "\(type(of: layout)) \(back) pt before the end")
        }
        #expect(after.displacement == .zero && after.phase == .idle, "\(type(of: layout)) \(back)")
      }
    }
  }

  @Test("another layout in the middle of a list keeps the first row on screen where it is")
  func layoutInTheMiddle() throws {
    var two = GridLayout.Configuration()
    two.columns = .count(2)
    for offset in stride(from: 5000.0, to: 5300, by: 7) {
      let harness = try Harness(counts: [1000], height: { _ in 100 })
      try harness.step()
      try harness.jump(to: offset)
      let before = try harness.step()
      try harness.view.setLayout(GridLayout(two), animated: false)
      let after = try harness.step()
      let first = try #require(before.visible.first)
      #expect(shown(after)[first.element] == first.start, "at \(offset)")
    }
  }

  @Test("a layout without headers keeps the rows where they are when a header was first on screen")
  func layoutWithoutHeaders() throws {
    var list = ListLayout.Configuration()
    list.hasHeaders = true
    for offset in [0.0, 10, 29] {
      let harness = try Harness(
        counts: [5, 5, 50], layout: try ListLayout(list), height: { 60 + Double($0.item * 37 % 90) }
      )
      try harness.step()
      try harness.view.scrollToItem(
        at: ItemPath(section: 2, item: 0), at: .top, animated: false)
      try harness.step()
      try harness.jump(to: harness.view.contentOffset.y - 30 + offset)
      let before = try harness.step()
      #expect(before.visible[0].element == .header(section: 2))
      try harness.view.setLayout(ListLayout(), animated: false)
      let after = try harness.step()
      #expect(shown(after)[before.visible[1].element] == before.visible[1].start)
    }
  }

  @Test("a row that begins above the screen and changes its height grows upward")
  func growsUpward() throws {
    for (height, left) in [(40.0, 1.0), (300, 1), (2000, 50), (99, 99), (500, 99)] {
      var heights = Array(repeating: 100.0, count: 1000)
      let harness = try Harness(counts: [1000], height: { heights[$0.item] })
      try harness.step()
      try harness.jump(to: 5100 - left)
      let before = try harness.step()
      heights[50] = height
      try harness.reconfigure(rows: [50])
      let after = try harness.step()
      let stays = before.visible.filter { $0.start >= .zero && $0.element != .row(50) }
      #expect(stays.allSatisfy { shown(after)[$0.element] == $0.start }, "\(height), \(left)")
      #expect(after.displacement == .zero && after.phase == .idle)
    }
  }

  @Test("an animated scroll below a pinned header leaves no row without its cell")
  func pinnedHeader() throws {
    var list = ListLayout.Configuration()
    list.hasHeaders = true
    list.pinsHeaders = true
    for seed in TestRun.seeds(6) {
      var random = SeededGenerator(seed: seed)
      let heights = (0..<200).map { _ in Double.random(in: 44...140, using: &random) }
      for target in stride(from: 100 + Int(seed % 7), to: 180, by: 7) {
        let harness = try Harness(
          counts: [200], layout: try ListLayout(list), height: { heights[$0.item] })
        try harness.step()
        try harness.view.scrollToItem(at: .row(target), at: .top, animated: true)
        try harness.steps(60) { frame in
          let rows = frame.visible.dropFirst()
          #expect(
            zip(rows, rows.dropFirst()).allSatisfy { $1.index == $0.index + 1 },
            "seed \(seed), to row \(target)")
        }
      }
    }
  }

  @Test(
    "a pinned header at its own place stays when the first row of its section goes",
    arguments: [0.0, 1, 20, 44, 100])
  func pinnedHeaderAtItsPlace(above: Double) throws {
    var list = ListLayout.Configuration()
    (list.hasHeaders, list.pinsHeaders) = (true, true)
    let first = ItemPath(section: 1, item: 0)
    let changes: [[ItemEdit]] = [
      [.removeItems(at: first, count: 1)],
      [.removeItems(at: first, count: 5)],
      [.removeItems(at: first, count: 1), .insertItems(at: first, count: 3)],
      [.moveItem(from: first, to: ItemPath(section: 1, item: 20))],
    ]
    for change in changes {
      let harness = try Harness(counts: [30, 30, 30], layout: try ListLayout(list))
      try harness.step()
      try harness.jump(to: 30 + 30 * 44 - above)
      let before = try harness.step()
      let start = try #require(shown(before)[.header(section: 1)])
      #expect(start.points == above)
      try harness.view.performUpdates(change)
      let after = try harness.step()
      #expect(shown(after)[.header(section: 1)] == start, "\(change)")
      #expect(after.displacement == .zero, "\(change)")
      for element in before.visible where element.element.section == 0 {
        #expect(shown(after)[element.element] == element.start, "\(change)")
      }
    }
  }

  @Test("every row on screen is as high as its cell asks after another layout is set")
  func nothingKeepsItsEstimate() throws {
    func height(_ item: Int) -> Double { 60 + Double(item * 37 % 90) }
    var list = ListLayout.Configuration()
    list.spacing = 8
    for target in stride(from: 90, to: 120, by: 3) {
      for back in [0.0, 3, 40] {
        let harness = try Harness(counts: [200], height: { height($0.item) })
        try harness.step()
        try harness.jumpToRow(target, at: .top)
        try harness.step()
        try harness.jump(to: harness.view.contentOffset.y - back)
        try harness.step()
        try harness.view.setLayout(ListLayout(list), animated: false)
        let frame = try harness.steps(20)
        for element in frame.visible {
          guard case .item(let path) = element.element else { continue }
          #expect(
            element.extent.points == height(path.item), "row \(path.item) of \(target), \(back)")
        }
      }
    }
  }

  @Test("windows, text sizes and layouts there and back show the same item at the same place")
  func thereAndBack() throws {
    for seed in TestRun.seeds(40) {
      var random = SeededGenerator(seed: seed)
      let layouts = try Self.layouts()
      let layout = layouts[Int.random(in: 0..<layouts.count, using: &random)]
      let heights = (0..<300).map { _ in Double.random(in: 20...240, using: &random) }
      let harness = try Harness(
        counts: [300], layout: layout, height: { heights[$0.item] })
      try harness.step()
      // Lanes and lines that are laid out again from the same item may end elsewhere than before.
      let hasOneEnd = layout is ListLayout || layout is GridLayout
      let offsets: [Double] = hasOneEnd ? [0, 40, 4000, 7123.4, 1_000_000] : [0, 40, 1500]
      let offset = offsets.randomElement(using: &random) ?? 0
      try harness.jump(to: offset)
      let before = try harness.steps(3)
      let sizes = [(390.0, 844.0), (844, 390), (700, 700), (100, 2000), (390, 600)]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let (width, height) = sizes.randomElement(using: &random) ?? (390, 844)
        try harness.view.setViewport(size: LayoutSize(width: width, height: height), scale: 3)
        if Bool.random(using: &random) {
          let other = layouts[Int.random(in: 0..<layouts.count, using: &random)]
          try harness.view.setLayout(other, animated: false)
        }
        try harness.steps(Int.random(in: 1...3, using: &random))
      }
      try harness.view.setViewport(size: LayoutSize(width: 390, height: 844), scale: 3)
      try harness.view.setLayout(layout, animated: false)
      let after = try harness.steps(2)
      let first = try #require(before.visible.first)
      #expect(
        shown(after)[first.element] == first.start,
        "seed \(seed): \(type(of: layout)), \(first.element) from \(first.start.points) to \(shown(after)[first.element]?.points ?? .nan)"
      )
    }
  }

  @Test("items that come before content shorter than the screen push it to its end as a bounce")
  func shortContent() throws {
    let harness = try Harness(counts: [3], height: { _ in 100 })
    let before = try harness.step()
    try harness.view.insertItems(at: .row(0), count: 20)
    var last = try harness.step()
    for element in before.visible {
      guard case .item(let path) = element.element else { continue }
      #expect(shown(last)[.row(path.item + 20)] == element.start - last.displacement)
    }
    #expect(last.phase == .bouncing)
    try harness.settle { frame in
      let old = shown(last)
      for element in frame.visible where old[element.element] != nil {
        #expect(element.start == (old[element.element] ?? .zero) - frame.displacement)
      }
      #expect(abs(frame.displacement.points) < 80)
      last = frame
    }
    #expect(last.contentOffset.y == last.edges.maximum)
  }
}
