import ScrollPrimitives
import Scrollwork
import Testing

/// Bars that the view draws: over the cells, where the content is, for as long as it moves and a while after.
@Suite struct IndicatorTests {
  private final class Row: ReusableCell {
    init() {}

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: 50)
    }
  }

  /// What a group of a display list draws, where, and how opaque.
  private struct Bar: Equatable {
    var frame: LayoutRect
    var alpha: UInt8
  }

  private func view(_ layout: any CollectionLayout = ListLayout()) throws -> CollectionView {
    let view = CollectionView(layout: layout)
    view.register(Row.self)
    view.cellProvider = { view, path in view.dequeueCell(Row.self, at: path) }
    try view.setViewport(size: LayoutSize(width: 300, height: 500))
    try view.reloadData(sectionCounts: [100])
    try view.setIndicatorStyle(ScrollIndicatorStyle(color: .black, thickness: 4, margin: 2))
    return view
  }

  /// The bars of a frame: what it draws over its elements.
  private func bars(_ frame: Frame) -> [Bar] {
    frame.displayList.groups.dropFirst(frame.visible.count).map { group in
      var alpha: UInt8 = 0
      for command in frame.displayList.commands[group.commands] {
        if case .roundedRect(_, _, let color) = command { alpha = color.alpha }
      }
      return Bar(frame: LayoutRect(origin: group.origin, size: group.size), alpha: alpha)
    }
  }

  @Test("a bar comes with movement, stays, fades, and then nothing is drawn or waited for")
  func comesAndGoes() throws {
    let view = try view()
    #expect(bars(try view.step(to: .zero)).isEmpty)
    try view.setContentOffset(LayoutPoint(x: 0, y: 450), animated: false)
    let start = Timestamp.zero + .milliseconds(100)
    // 5,000 points of content: a tenth is on screen, and a tenth of the way is done.
    let track = 496.0
    let bar = Bar(
      frame: LayoutRect(x: 294, y: 2 + 0.1 * (track - 49.6), width: 4, height: 49.6), alpha: 255)
    let drawn = try #require(bars(try view.step(to: start)).first)
    #expect(drawn.alpha == 255 && drawn.frame.minX == bar.frame.minX)
    #expect(abs(drawn.frame.minY - bar.frame.minY) < 0.01)
    #expect(abs(drawn.frame.size.height - bar.frame.size.height) < 0.01)
    // Until all cells next to the screen are ready.
    for frame in 1...30 { try view.step(to: start + .milliseconds(16 * Int64(frame))) }
    #expect(view.nextFrameTime == start + .seconds(0.8))
    #expect(bars(try view.step(to: start + .milliseconds(950))).first?.alpha == 128)
    #expect(view.nextFrameTime == start + .milliseconds(950))
    #expect(bars(try view.step(to: start + .milliseconds(1200))).isEmpty)
    #expect(view.nextFrameTime == nil)
    view.flashIndicators()
    #expect(view.nextFrameTime != nil)
    #expect(bars(try view.step(to: start + .seconds(9))).first?.alpha == 255)
  }

  @Test("it says nothing of updates that move nothing, and of content that fits")
  func quiet() throws {
    let view = try view()
    try view.step(to: .zero)
    try view.setContentOffset(LayoutPoint(x: 0, y: 450), animated: false)
    try view.step(to: .zero)
    try view.step(to: .zero + .seconds(5))
    try view.insertItems(at: .row(0), count: 3)
    #expect(bars(try view.step(to: .zero + .seconds(6))).isEmpty)
    let short = try self.view()
    try short.reloadData(sectionCounts: [3])
    short.flashIndicators()
    #expect(bars(try short.step(to: .zero)).isEmpty)
    try short.setIndicatorStyle(nil)
    short.flashIndicators()
    try short.step(to: .zero + .seconds(1))
    #expect(short.nextFrameTime == nil)
  }

  @Test("it keeps within the insets, and lies at the left where text runs from right to left")
  func places() throws {
    let view = try view()
    try view.setContentInset(LayoutInsets(top: 40, bottom: 60))
    view.traits.layoutDirection = .rightToLeft
    view.flashIndicators()
    let bar = try #require(bars(try view.step(to: .zero)).first)
    #expect(bar.frame.minX == 2 && bar.frame.minY == 42 && bar.frame.maxY < 440)
    try view.scroll(toEdge: .trailing, animated: false)
    let end = try #require(bars(try view.step(to: .zero)).first)
    #expect(abs(end.frame.maxY - 438) < 0.01)
  }

  @Test("the same frames are drawn at any rate", arguments: [30, 60, 120, 1000])
  func rates(rate: Int) throws {
    let view = try view()
    try view.step(to: .zero)
    try view.fling(velocity: 1500)
    let nanoseconds = Int64(1_000_000_000 / rate)
    var time = Timestamp.zero
    while time < .zero + .seconds(5) {
      time += .nanoseconds(nanoseconds)
      try view.step(to: time)
    }
    #expect(view.nextFrameTime == nil)
  }

  @Test("numbers outside their ranges are refused", arguments: [-1, .nan, 1e9])
  func refused(value: Double) throws {
    let view = try view()
    for style in [
      ScrollIndicatorStyle(thickness: value), ScrollIndicatorStyle(margin: value),
      ScrollIndicatorStyle(stay: value), ScrollIndicatorStyle(fade: value),
    ] {
      #expect(throws: CollectionError.self) { try view.setIndicatorStyle(style) }
    }
    #expect(view.indicatorStyle?.thickness == 4)
  }
}
