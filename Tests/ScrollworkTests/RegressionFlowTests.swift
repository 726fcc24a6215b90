import ScrollTools
import Scrollwork
import Testing

/// What random operations found in lines that wrap, each in as few steps as show it.
@Suite struct RegressionFlowTests {
  /// A cell with the width and height that a test sets.
  private final class TagCell: ReusableCell {
    var size = LayoutSize.zero

    init() {}

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize { size }
  }

  /// A view 300 pt wide whose items take the sizes that a table says.
  private final class Lines {
    let view: CollectionView
    var sizes: [LayoutSize]
    private var time = Timestamp.zero

    init(
      _ sizes: [LayoutSize], height: Double = 200,
      alignment: FlowLayout.LineAlignment = .leading, prefetch: PrefetchPolicy = .none
    ) throws {
      self.sizes = sizes
      var configuration = FlowLayout.Configuration()
      configuration.lineAlignment = alignment
      view = CollectionView(layout: try FlowLayout(configuration), prefetch: prefetch)
      view.register(TagCell.self)
      view.cellProvider = { [unowned self] view, path in
        let cell: TagCell = view.dequeueCell(at: path)
        cell.size = self.sizes[path.item]
        return cell
      }
      try view.setViewport(size: LayoutSize(width: 300, height: height), scale: 1)
      try view.reloadData(sectionCounts: [sizes.count])
    }

    @discardableResult
    func step() throws -> Frame {
      time.nanoseconds += 16_666_667
      return try view.step(to: time)
    }

    func wheel(_ y: Double) throws -> Frame {
      try view.send(
        InputEvent(time: time, position: .zero, action: .wheel(delta: LayoutPoint(y: y))))
      return try step()
    }
  }

  private static func random(_ count: Int, seed: UInt64) -> [LayoutSize] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      LayoutSize(
        width: Double.random(in: 16...280, using: &random),
        height: Double.random(in: 9...220, using: &random))
    }
  }

  private func place(_ item: Int, _ frame: Frame) -> [Double]? {
    frame.visible.first { $0.element == .row(item) }.map {
      [$0.start.points, $0.crossStart.points]
    }
  }

  @Test("an item above the screen that grows out of its line leaves those before it in the line")
  func shortNeighbor() throws {
    var sizes = [(100.0, 200.0), (100, 180), (50, 40)].map { LayoutSize(width: $0.0, height: $0.1) }
    sizes += Array(repeating: LayoutSize(width: 300, height: 100), count: 20)
    let lines = try Lines(sizes)
    try lines.step()
    try lines.view.setContentOffset(LayoutPoint(y: 100), animated: false)
    let before = try lines.step()
    #expect(before.visible.map(\.index).prefix(3) == [1, 2, 4])
    lines.sizes[2].width = 150
    try lines.view.reconfigureItems(at: [.row(2)])
    let after = try lines.step()
    #expect(place(0, after) == [-100, 0] && place(0, after) == place(0, before))
    #expect(place(1, after) == [-100, 100] && place(1, after) == place(1, before))
    #expect(place(2, after) == [100, 0])
  }

  @Test("a line whose first items change gives way for what is seen of it")
  func longNeighbor() throws {
    var sizes = Array(repeating: LayoutSize(width: 300, height: 100), count: 20)
    sizes[10...12] = [
      LayoutSize(width: 100, height: 20), LayoutSize(width: 60, height: 30),
      LayoutSize(width: 100, height: 100),
    ]
    let lines = try Lines(sizes)
    try lines.step()
    try lines.view.scrollToItem(at: .row(13), at: .top, animated: false)
    try lines.step()
    let before = try lines.wheel(-50)
    #expect(place(12, before) == [-50, 160])
    for width in [280.0, 40, 100] {
      lines.sizes[11].width = width
      try lines.view.reconfigureItems(at: [.row(11)])
      let after = try lines.step()
      #expect(place(12, after) == [-50, 160] && place(13, after) == [50, 0], "\(width)")
      #expect(after.diagnostics.isEmpty)
    }
  }

  /// Lines of one item around one of two, which begins 30 pt above the screen; only the first of the two is on it.
  private func twoAbove() throws -> Lines {
    var sizes = Array(repeating: LayoutSize(width: 300, height: 100), count: 20)
    sizes[10...11] = [LayoutSize(width: 100, height: 80), LayoutSize(width: 100, height: 20)]
    let lines = try Lines(sizes)
    try lines.step()
    try lines.view.scrollToItem(at: .row(10), at: .top, animated: false)
    try lines.step()
    #expect(place(10, try lines.wheel(30)) == [-30, 0])
    return lines
  }

  @Test("the first item on screen stays when one beside it grows")
  func growsBeside() throws {
    let lines = try twoAbove()
    lines.sizes[11].height = 120
    try lines.view.reconfigureItems(at: [.row(11)])
    let after = try lines.step()
    #expect(place(10, after) == [-30, 0] && place(11, after) == [-30, 100])
    #expect(place(12, after) == [90, 0])
  }

  @Test("the first item on screen stays when others come to its line and leave it")
  func comesBeside() throws {
    let lines = try twoAbove()
    lines.sizes.insert(LayoutSize(width: 100, height: 120), at: 11)
    try lines.view.insertItems(at: .row(11), count: 1)
    let after = try lines.step()
    #expect(place(10, after) == [-30, 0] && place(11, after) == [-30, 100])
    #expect(place(13, after) == [90, 0])
    lines.sizes.remove(at: 11)
    try lines.view.deleteItems(at: .row(11), count: 1)
    #expect(place(10, try lines.step()) == [-30, 0])
  }

  @Test("the first item on screen grows upward within its line")
  func growsUpward() throws {
    let lines = try twoAbove()
    lines.sizes[10].height = 150
    try lines.view.reconfigureItems(at: [.row(10)])
    let after = try lines.step()
    #expect(place(10, after) == [-100, 0] && place(12, after) == [50, 0])
  }

  @Test("a line with room for the item behind it takes it once the content rests")
  func takesNext() throws {
    var sizes = Array(repeating: LayoutSize(width: 300, height: 100), count: 120)
    sizes[60...63] = [
      LayoutSize(width: 100, height: 50), LayoutSize(width: 100, height: 50),
      LayoutSize(width: 80, height: 50), LayoutSize(width: 200, height: 50),
    ]
    let lines = try Lines(sizes)
    try lines.step()
    try lines.view.scrollToItem(at: .row(70), at: .top, animated: false)
    try lines.step()
    for _ in 0..<7 { _ = try lines.wheel(-100) }
    // Laid out upward, the second line is full, seen from its end.
    let before = try lines.step()
    #expect(place(61, before) == [0, 100] && place(62, before) == [50, 0])
    lines.sizes[63].width = 100
    try lines.view.reconfigureItems(at: [.row(63)])
    let changed = try lines.step()
    #expect(place(62, changed) == [50, 0] && changed.displacement == .zero)
    var moved = Ticks.zero
    for _ in 0..<60 { moved = moved + (try lines.step().displacement) }
    let after = try lines.step()
    #expect(place(62, after) == [0, 200] && place(63, after) == [50, 0] && moved == .zero)
  }

  @Test("a line that items join is whole in the frame in which they do")
  func openLine() throws {
    var sizes = Array(repeating: LayoutSize(width: 300, height: 150), count: 20)
    sizes[1...2] = [LayoutSize(width: 100, height: 100), LayoutSize(width: 150, height: 90)]
    let lines = try Lines(sizes, alignment: .trailing)
    #expect(place(1, try lines.step()) == [150, 50])
    lines.sizes[2] = LayoutSize(width: 100, height: 60)
    try lines.view.performUpdates([
      .removeItems(at: .row(2), count: 1), .insertItems(at: .row(2), count: 1),
    ])
    #expect(place(1, try lines.step()) == [150, 100])
    #expect(place(1, try lines.wheel(10)) == [140, 100])
  }

  @Test(
    "items that take the place of others in a line on screen move nothing there",
    arguments: [AnchorPolicy.firstVisible, .lastVisible], FlowLayout.LineAlignment.allCases)
  func measuredBeside(policy: AnchorPolicy, alignment: FlowLayout.LineAlignment) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let lines = try Lines(Self.random(300, seed: seed), height: 500, alignment: alignment)
      lines.view.anchorPolicy = policy
      try lines.step()
      try lines.view.scrollToItem(at: .row(150), at: .top, animated: false)
      try lines.step()
      for _ in 0..<5 {
        let frame = try lines.step()
        guard case .item(let first) = frame.visible.first?.element else { return }
        lines.sizes.removeSubrange(first.item - 3..<first.item)
        try lines.view.deleteItems(at: .row(first.item - 3), count: 3)
        try lines.step()
        var watch = DriftWatch()
        for _ in 0..<8 { watch.see(try lines.wheel(-20)) }
        #expect(watch.worst == 0 && watch.compared > 20, "\(seed)")
      }
    }
  }

  @Test(
    "sizes five times the estimates settle within a frame, whatever holds the screen",
    arguments: [
      AnchorPolicy.firstVisible, .lastVisible, .trailingEdge, .none, .item(.row(160)),
    ])
  func settles(policy: AnchorPolicy) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      let lines = try Lines(
        Self.random(400, seed: seed), height: 640,
        prefetch: PrefetchPolicy(distance: 900, cellsPerFrame: 4))
      lines.view.anchorPolicy = policy
      try lines.step()
      for (step, item) in [200, 40, 390, 120].enumerated() {
        try lines.view.scrollToItem(at: .row(item), at: .center, animated: step % 2 > 0)
        try lines.view.fling(velocity: -900)
        for _ in 0..<8 {
          let frame = try lines.wheel(-30)
          #expect(frame.diagnostics.isEmpty && frame.work.rounds < 32, "\(seed) \(item)")
        }
      }
    }
  }

  @Test(
    "a bar moved away and back within a frame leaves the screen as it was",
    arguments: [FuzzLayout.Kind.flow, .masonry])
  func thereAndBack(kind: FuzzLayout.Kind) throws {
    let harness = try Harness(counts: [300], layout: LayoutLawTests.plain(kind)) {
      StabilityTests.height($0, seed: 4)
    }
    try harness.step()
    for _ in 0..<10 {
      try harness.jump(to: harness.view.contentOffset.y + 700)
      try harness.step()
    }
    let before = try harness.step()
    try harness.view.scrollToItem(at: .row(0), at: .top, animated: false)
    try harness.step()
    try harness.view.setContentOffset(before.contentOffset, animated: false)
    let after = try harness.step()
    #expect(after.visible == before.visible && after.contentSize == before.contentSize)
  }

  @Test("whatever was placed before, another layout shows all that it has on screen")
  func otherLayout() throws {
    for count in 0..<20 {
      let lines = try Lines(Self.random(60, seed: 5), height: 300)
      try lines.step()
      _ = try lines.wheel(400)
      for item in 0..<count { try lines.view.reconfigureItems(at: [.row(item)]) }
      try lines.step()
      try lines.view.setLayout(FlowLayout(), animated: false)
      try lines.step()
      let frame = try lines.wheel(150)
      let shown = frame.visible.map(\.index)
      #expect(frame.diagnostics.isEmpty && !shown.isEmpty)
      var layout = lines.view.layout
      for index in (shown.min() ?? 0)...(shown.max() ?? 0) where !shown.contains(index) {
        let place = layout.attributes(at: index)
        let start = Ticks(clamping: frame.contentOffset.y)
        let screen = start..<start + Ticks(clamping: 300)
        #expect(place?.touches(screen) != true, "\(index) after \(count) changes")
      }
    }
  }
}
