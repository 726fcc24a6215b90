import Scrollwork
import Testing

/// Mistakes that were found in surfaces.
@Suite struct RegressionSurfaceTests {
  private func surface(height: Double = 9000, startsAt start: Int64 = 0) throws -> ScrollSurface {
    var surface = ScrollSurface()
    try surface.setViewport(size: LayoutSize(width: 400, height: 800), scale: 2)
    try surface.setContent(LayoutRect(x: 0, y: 0, width: 400, height: height))
    try surface.step(to: Timestamp(nanoseconds: start))
    return surface
  }

  @Test("what calls between two steps begin and end is told in the next step")
  func toldLater() throws {
    var surface = try surface()
    func vertical(_ moment: ScrollSurface.Moment) -> [ScrollEvent] {
      moment.events.filter { $0.axis == .vertical }.map(\.event)
    }
    try surface.fling(velocity: LayoutPoint(x: 0, y: 3000))
    #expect(
      vertical(try surface.step(to: Timestamp(nanoseconds: 100_000_000)))
        == [.willBeginDecelerating, .didScroll])
    try surface.setContentOffset(LayoutPoint(x: 0, y: 100), animated: false)
    #expect(
      vertical(try surface.step(to: Timestamp(nanoseconds: 100_000_000)))
        == [.didEndDecelerating, .didScroll])
  }

  @Test("an event before one that was handled already is refused")
  func late() throws {
    var surface = try surface()
    func down(_ nanoseconds: Int64) -> InputEvent {
      InputEvent(
        time: Timestamp(nanoseconds: nanoseconds), position: .zero,
        action: .pointerDown(id: 1, kind: .touch))
    }
    try surface.send(down(50))
    try surface.step(to: Timestamp(nanoseconds: 100))
    #expect(throws: CollectionError.self) { try surface.send(down(49)) }
  }

  @Test("short content bounces from the moment on that it is told to")
  func alwaysBounces() throws {
    var surface = try surface(height: 100)
    surface.alwaysBounces = true
    for (index, y) in [100.0, 200, 300].enumerated() {
      try surface.send(
        InputEvent(
          time: Timestamp(nanoseconds: Int64(index)), position: LayoutPoint(x: 0, y: y),
          action: index == 0 ? .pointerDown(id: 1, kind: .touch) : .pointerMoved(id: 1)))
    }
    #expect(try surface.step(to: Timestamp(nanoseconds: 10)).contentOffset.y < -20)
  }

  @Test("what is asked for before the first step begins with it")
  func beforeFirst() throws {
    var surface = ScrollSurface()
    try surface.setViewport(size: LayoutSize(width: 400, height: 800), scale: 2)
    try surface.setContent(LayoutRect(x: 0, y: 0, width: 400, height: 9000))
    try surface.fling(velocity: LayoutPoint(x: 0, y: 3000))
    let moment = try surface.step(to: Timestamp(nanoseconds: 5_000_000_000))
    #expect(moment.contentOffset.y == 0 && moment.velocity.y == 3000)
  }
}
