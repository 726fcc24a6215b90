import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// A bar that a pointer drags.
@Suite struct FastScrollerTests {
  private final class Row: ReusableCell {
    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 50)
    }
  }

  private func view(
    _ count: Int, axis: Axis = .vertical,
    _ direction: TraitCollection.LayoutDirection = .leftToRight
  ) throws -> CollectionView {
    var configuration = ListLayout.Configuration()
    configuration.axis = axis
    let view = CollectionView(layout: try ListLayout(configuration), prefetch: .none)
    view.register(Row.self)
    view.cellProvider = { view, path in view.dequeueCell(at: path) as Row }
    view.traits.layoutDirection = direction
    try view.setViewport(size: LayoutSize(width: 300, height: 500))
    try view.reloadData(sectionCounts: [count])
    try view.step(to: .zero)
    return view
  }

  private func middle(_ area: LayoutRect) -> LayoutPoint {
    LayoutPoint(x: area.midX, y: area.midY)
  }

  @Test(
    "the bar stays under the pointer that drags it, on both axes and in both directions",
    arguments: [Axis.vertical, .horizontal],
    [TraitCollection.LayoutDirection.leftToRight, .rightToLeft])
  func stays(axis: Axis, direction: TraitCollection.LayoutDirection) throws {
    for seed in TestRun.seeds(20) {
      var random = SeededGenerator(seed: seed)
      let view = try view(random.whole(30...3000), axis: axis, direction)
      var scroller = FastScroller()
      var point = middle(scroller.area(of: view))
      #expect(try scroller.press(at: point, in: view) && scroller.isHeld)
      var time = Timestamp.zero
      for _ in 0..<30 {
        let place = random.number(80...(axis == .vertical ? 420 : 220))
        if axis == .vertical { point.y = place } else { point.x = place }
        try scroller.move(to: point, in: view)
        time = time + .milliseconds(16)
        let frame = try view.step(to: time)
        let area = scroller.area(of: view)
        let bar = axis == .vertical ? area.midY : area.midX
        #expect(abs(bar - place) < 0.01, "seed \(seed): the bar is at \(bar), not at \(place)")
        let offset = frame.contentOffset[main: axis]
        #expect(offset >= frame.edges.minimum && offset <= frame.edges.maximum)
      }
      try scroller.release(in: view)
      let end = view.contentOffset
      #expect(!scroller.isHeld)
      for _ in 0..<5 {
        time = time + .milliseconds(16)
        try view.step(to: time)
        #expect(view.contentOffset == end && view.phase == .idle)
      }
    }
  }

  @Test("taken during a bounce, the content stays until the bar moves, and comes back with it")
  func bounce() throws {
    for seed in TestRun.seeds(40) {
      var random = SeededGenerator(seed: seed)
      let view = try view(100)
      let isAtEnd = random.oneIn(2)
      if isAtEnd { try view.scroll(toEdge: .trailing, animated: false) }
      var time = Timestamp.zero
      func step() throws -> Frame {
        time = time + .milliseconds(16)
        return try view.step(to: time)
      }
      _ = try step()
      try view.fling(velocity: random.number(1000...6000) * (isAtEnd ? 1 : -1))
      for _ in 0..<random.whole(3...8) { _ = try step() }
      var scroller = FastScroller()
      var point = middle(scroller.area(of: view))
      #expect(try scroller.press(at: point, in: view))
      for _ in 0..<20 {
        if random.oneIn(4) { try view.fling(velocity: 3000) }
        if random.oneIn(4) { try view.scrollToItem(at: .row(50), at: .top, animated: true) }
        let moved = try step().displacement
        #expect(moved == .zero, "seed \(seed): \(moved.points)")
      }
      let beyond = view.contentOffset.y
      if random.oneIn(2) {
        // The whole way of the content is what the bar's way is to the other end.
        for _ in 0..<10 {
          point.y += isAtEnd ? -1 : 1
          try scroller.move(to: point, in: view)
          let frame = try step()
          #expect(abs(frame.displacement.points) < 30, "seed \(seed)")
        }
      }
      try scroller.release(in: view)
      var last = view.contentOffset.y
      for _ in 0..<200 {
        let offset = try step().contentOffset.y
        // As fast as the spring, not at once.
        #expect(abs(offset - last) < 0.35 * abs(beyond - (isAtEnd ? 4500 : 0)) + 1, "seed \(seed)")
        last = offset
      }
      #expect(last >= 0 && last <= 4500, "seed \(seed)")
    }
  }

  @Test("a bar that gets shorter as more is measured stays under the pointer")
  func shrinks() throws {
    let harness = try Harness(
      counts: [20], viewport: LayoutSize(width: 300, height: 400), prefetch: .none
    ) { _ in 400 }
    try harness.step()
    var scroller = FastScroller()
    #expect(try scroller.press(at: LayoutPoint(x: 298, y: 250), in: harness.view))
    try harness.step()
    for y in [251.0, 260, 300, 200, 90] {
      try scroller.move(to: LayoutPoint(x: Double.nan, y: y), in: harness.view)
      try harness.step()
      let bar = scroller.area(of: harness.view)
      #expect(bar.minY - 0.01 <= y && y <= bar.maxY + 0.01, "\(bar) at \(y)")
    }
  }

  @Test("a press next to the bar brings it there; one elsewhere, or in short content, does nothing")
  func presses() throws {
    let view = try view(200)
    var scroller = FastScroller()
    #expect(try !scroller.press(at: LayoutPoint(x: 150, y: 10), in: view))
    #expect(try !scroller.press(at: LayoutPoint(x: Double.nan, y: 10), in: view))
    #expect(try scroller.press(at: LayoutPoint(x: 295, y: 400), in: view))
    try view.step(to: .zero + .milliseconds(16))
    #expect(abs(scroller.area(of: view).midY - 400) < 0.01)
    let short = try self.view(3)
    var other = FastScroller()
    #expect(try !other.press(at: LayoutPoint(x: 295, y: 100), in: short))
    var mirrored = FastScroller()
    let arabic = try self.view(200, .rightToLeft)
    #expect(try !mirrored.press(at: LayoutPoint(x: 295, y: 100), in: arabic))
    #expect(try mirrored.press(at: LayoutPoint(x: 5, y: 100), in: arabic))
  }

  @Test("it shows while content moves or a pointer is near, then fades; a bubble while it is held")
  func shows() throws {
    let view = try view(200)
    var scroller = FastScroller()
    func draw(at milliseconds: Int) throws -> (texts: Int, bars: Int) {
      let frame = try view.step(to: .zero + .milliseconds(milliseconds))
      var list = DisplayList()
      list.addGroup(size: frame.viewportSize) {
        scroller.draw(in: &$0, after: frame, of: view, title: "May")
      }
      return (
        list.commands.count { if case .text = $0 { true } else { false } },
        list.commands.count { if case .roundedRect = $0 { true } else { false } }
      )
    }
    #expect(try draw(at: 10) == (0, 0))
    try view.setContentOffset(LayoutPoint(x: 0, y: 900), animated: false)
    #expect(try draw(at: 20) == (0, 1))
    #expect(try draw(at: 800) == (0, 1))
    let time = Timestamp.zero + .milliseconds(800)
    #expect(scroller.nextChange(after: time) == .zero + .milliseconds(820))
    #expect(try draw(at: 1121) == (0, 0))
    scroller.hover(at: LayoutPoint(x: 292, y: 9), in: LayoutSize(width: 300, height: 500))
    #expect(try scroller.isHovered && draw(at: 1200) == (0, 1))
    #expect(scroller.nextChange(after: time) == nil)
    #expect(try scroller.press(at: middle(scroller.area(of: view)), in: view))
    #expect(try draw(at: 1300) == (1, 2))
    try scroller.release(in: view)
    scroller.hover(at: nil, in: .zero)
    #expect(try draw(at: 1400) == (0, 1))
    #expect(try draw(at: 2600) == (0, 0))
  }

  private func view(
    _ count: Int, _ direction: TraitCollection.LayoutDirection
  ) throws -> CollectionView {
    try view(count, axis: .vertical, direction)
  }
}
