import Scrollwork
import TestSupport
import Testing

/// Cells that cost little stand in while content moves fast.
@Suite struct PlaceholderTests {
  private final class Ghost: ReusableCell {
    private(set) var wasMeasured = false
    init() {}
    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      wasMeasured = true
      return LayoutSize(width: proposal.width, height: 5)
    }
  }

  private func harness(
    policy: PlaceholderPolicy? = PlaceholderPolicy(enter: 3000, exit: 1000),
    layout: any CollectionLayout = ListLayout(), rows: Int = 3000
  ) throws -> Harness {
    let harness = try Harness(
      counts: [rows], viewport: LayoutSize(width: 390, height: 844), layout: layout
    ) { 20 + Double($0.item * 7919 % 131) }
    harness.view.register(Ghost.self)
    harness.view.placeholderProvider = { view, path in view.dequeueCell(Ghost.self, at: path) }
    try harness.view.setPlaceholders(policy)
    return harness
  }

  @Test(
    "above the speed placeholders come, below the other one the items' own cells take their places")
  func hysteresis() throws {
    let harness = try harness()
    try harness.step()
    try harness.view.fling(velocity: 9000)
    var (ghosts, last) = (0, 0)
    var speeds: [Bool: [Double]] = [:]
    while true {
      let frame = try harness.step()
      let shown = frame.visible.count(where: \.isPlaceholder)
      ghosts += shown
      speeds[harness.view.isShowingPlaceholders, default: []].append(abs(frame.velocity))
      for element in frame.visible {
        let cell = harness.view.cell(for: element.element)
        #expect((cell is Ghost) == element.isPlaceholder && element.hasCell)
        #expect((cell as? Ghost)?.wasMeasured != true)
      }
      if !harness.view.isShowingPlaceholders {
        #expect(shown == 0)
        if last > 0 { #expect(frame.work.bound >= frame.visible.count / 2) }
      }
      last = shown
      #expect(frame.diagnostics.isEmpty)
      if frame.phase == .idle { break }
    }
    #expect(ghosts > 100)
    // From 9000 down: shown until below 1000.
    #expect((speeds[true] ?? []).allSatisfy { $0 >= 1000 })
    #expect((speeds[false] ?? []).allSatisfy { $0 < 1000 })
    #expect(harness.view.cellCounters.first { $0.type.contains("Ghost") }?.measured == 0)
    try harness.view.fling(velocity: 2900)
    for _ in 0..<20 {
      let frame = try harness.step()
      #expect(!frame.visible.contains { $0.isPlaceholder })
    }
  }

  @Test(
    "when the items' own cells take over, what is anchored stays and a motion goes on as it was",
    arguments: TestRun.some(of: [9000.0, -9000, 8200, 7777, -7300, 6500, 6450]))
  func anchored(velocity: Double) throws {
    let layouts: [any CollectionLayout] = [
      ListLayout(), GridLayout(), try MasonryLayout(), try FlowLayout(),
    ]
    for layout in layouts {
      let harness = try harness(layout: layout, rows: 100_000)
      let plain = try self.harness(policy: nil, layout: layout, rows: 100_000)
      var changes = 0
      for list in [harness, plain] {
        // So many that what lies behind is measured as soon as it may be.
        list.view.prefetch.cellsPerFrame = 50
        try list.step()
        try list.jumpToRow(50_000, at: .top)
        try list.step()
        try list.view.fling(velocity: velocity)
      }
      var last: Frame?
      while true {
        let frame = try harness.step()
        let other = try plain.step()
        // The curve is the same, for any known sizes.
        // It comes to rest on a whole pixel, which lies elsewhere where other sizes are known.
        let apart = abs((frame.displacement - other.displacement).rawValue)
        #expect(apart == 0 || frame.phase == .idle && apart <= 342, "\(type(of: layout))")
        #expect(frame.phase == other.phase)
        // What begins the viewport after the movement stays, on screen or just off it by its own size;
        // those behind it follow with their sizes.
        let first = last?.visible.first { $0.start + $0.extent > frame.displacement }
        if let last, let first {
          var layout = harness.view.layout
          let place = layout.attributes(at: first.index)
          let now = try #require(place)
          // One that begins above the screen is held by its end, which is that of its line.
          let was = first.start - frame.displacement
          let line = last.visible.filter { !layout.hasLanes && $0.start == first.start }
          let length = (line + [first]).map(\.extent).max() ?? first.extent
          let ends = line.compactMap { layout.attributes(at: $0.index)?.end } + [now.end]
          let isAbove = was < .zero
          #expect(
            (isAbove ? ends.max() ?? now.end : now.start) - Ticks(clamping: frame.contentOffset.y)
              == (isAbove ? was + length : was),
            "\(type(of: layout))")
          let hadGhosts = last.visible.contains { $0.isPlaceholder }
          if hadGhosts, !frame.visible.contains(where: { $0.isPlaceholder }) {
            changes += 1
          }
        }
        last = frame
        if frame.phase == .idle { break }
      }
      #expect(changes == 1, "\(type(of: layout))")
    }
  }

  @Test("a finger that catches the content sees items at once")
  func caught() throws {
    let harness = try harness()
    try harness.step()
    try harness.view.fling(velocity: 9000)
    try harness.steps(20)
    #expect(harness.view.isShowingPlaceholders)
    try harness.send(.pointerDown(id: 1, kind: .touch))
    let frame = try harness.step()
    #expect(frame.visible.allSatisfy { !$0.isPlaceholder })
  }

  @Test("placeholders go with their items, and leave with them")
  func updates() throws {
    let harness = try harness()
    try harness.step()
    try harness.view.fling(velocity: 9000)
    try harness.steps(20)
    let frame = try harness.step()
    guard let ghost = frame.visible.last(where: \.isPlaceholder),
      case .item(let path) = ghost.element
    else {
      Issue.record("no placeholder")
      return
    }
    let cell = harness.view.cell(for: ghost.element)
    try harness.view.insertItems(at: .row(0), count: 3)
    let bound = harness.view.cellCounters.first { $0.type.contains("Ghost") }?.bound
    let next = try harness.step(seconds: 0)
    #expect(harness.view.cell(for: .row(path.item + 3)) === cell)
    #expect(harness.view.cellCounters.first { $0.type.contains("Ghost") }?.bound == bound)
    #expect(next.visible.last { $0.isPlaceholder }?.element == .row(path.item + 3))
    // Configured again, an item has its own cell, at any speed.
    try harness.view.reconfigureItems(at: [.row(path.item + 3)])
    try harness.step(seconds: 0)
    #expect(harness.view.cell(for: .row(path.item + 3)) is RowCell)
    try harness.view.reloadData(sectionCounts: [100])
    let rest = try harness.settle()
    #expect(rest.visible.allSatisfy { !$0.isPlaceholder && $0.hasCell })
  }

  @Test("a placeholder's binding is never shown again as the item's own")
  func cache() throws {
    let harness = try harness()
    try harness.step()
    try harness.view.fling(velocity: 9000)
    try harness.steps(30)
    try harness.view.fling(velocity: -900)
    let frame = try harness.steps(60) { frame in
      for element in frame.visible where !element.isPlaceholder {
        #expect(harness.view.cell(for: element.element) is RowCell)
      }
    }
    #expect(!harness.view.isShowingPlaceholders && frame.diagnostics.isEmpty)
  }

  @Test("without a provider places stay blank, and that is reported")
  func missing() throws {
    let harness = try harness()
    harness.view.placeholderProvider = nil
    try harness.step()
    try harness.view.fling(velocity: 9000)
    var frame = try harness.steps(20)
    #expect(frame.diagnostics.contains { $0.code == "E14" })
    frame = try harness.settle()
    #expect(frame.visible.allSatisfy { $0.hasCell })
  }

  @Test("the same moments show the same at other rates of frames, but for the frames of the change")
  func rates() throws {
    func run(_ rate: Double) throws -> [Int64: [Bool]] {
      let harness = try harness()
      try harness.view.step(to: .zero)
      try harness.view.fling(velocity: 9000, when: .at(.zero))
      var shown: [Int64: [Bool]] = [:]
      for frame in 1...Int(rate * 4) {
        let time = Timestamp(nanoseconds: Int64(Double(frame) * 1e9 / rate))
        let isFast = try harness.view.step(to: time).velocity > 0
        guard time.nanoseconds % 250_000_000 == 0 else { continue }
        shown[time.nanoseconds] = [isFast, harness.view.isShowingPlaceholders]
      }
      return shown
    }
    let slow = try run(60)
    #expect(slow.count == 16 && slow.values.contains([true, true]))
    #expect(try run(120) == slow)
    #expect(try run(1000) == slow)
  }

  @Test("speeds that are none are refused")
  func misuse() throws {
    let view = CollectionView()
    for (enter, exit) in [(Double.nan, 1), (-1, -2), (100, 101), (100, .nan), (.infinity, 1)] {
      let policy = PlaceholderPolicy(enter: enter, exit: exit)
      #expect(throws: CollectionError.self) { try view.setPlaceholders(policy) }
    }
    #expect(view.placeholders == nil)
  }
}
