import Scrollwork

/// The list on the page next to a demo's own.
struct SideList {
  let demo: any Demo
  var size = LayoutSize.zero
  var frame = Frame()
  var bar = FastScroller()

  func nextFrameTime(after time: Timestamp) -> Timestamp? {
    [demo.view.nextFrameTime, demo.nextUpdate, bar.nextChange(after: time)].compactMap { $0 }.min()
  }

  mutating func drawBar(in canvas: inout Canvas, _ surroundings: Surroundings) {
    bar.style = surroundings.scroller(for: nil)
    bar.draw(in: &canvas, after: frame, of: demo.view)
  }
}

extension Stage {
  /// Moves the list on the page to the time of the frame, with the page's size.
  func stepSide() throws {
    guard page.size.width > 0, let shown = demo.side else {
      side = nil
      return
    }
    if side?.demo !== shown {
      side = SideList(demo: shown)
      (shown as? any DetailPresenting)?.showDetail = (demo as? any DetailPresenting)?.showDetail
    }
    if side?.size != page.size {
      try shown.view.setViewport(size: page.size, scale: scale)
      side?.size = page.size
    }
    if shown.view.traits != demo.view.traits { shown.view.traits = demo.view.traits }
    try shown.update(to: time)
    let frame = try shown.view.step(to: time)
    side?.frame = frame
  }

  private func inPage(_ input: InputEvent) -> InputEvent {
    var input = input
    input.position = input.position.moved(x: -page.minX, y: -page.minY)
    return input
  }

  func sendToSide(_ input: InputEvent) throws { try side?.demo.view.send(inPage(input)) }

  /// A pointer lifts on the page: a tap goes to the element there.
  func liftFromSide(_ input: InputEvent, _ pointer: StagePointers.Pointer) throws {
    try sendToSide(input)
    guard pointer.mayTap, !pointer.moved, let side,
      let shown = side.frame.element(at: inPage(input).position)
    else { return }
    try side.demo.tap(shown.element)
  }

  /// Scrolls the page next to the list. Whether there is one.
  func scrollSide(by distance: Double) throws -> Bool {
    guard let view = side?.demo.view else { return false }
    try scroll(view, to: main(view) + distance)
    return true
  }
}

extension Frame {
  /// The element that the frame shows at a point in the list, the foremost of several.
  func element(at point: LayoutPoint) -> VisibleElement? {
    let (main, cross) = axis == .vertical ? (point.y, point.x) : (point.x, point.y)
    let hits = visible.filter {
      let along = main - $0.start.points
      let across = cross - $0.crossStart.points
      return along >= 0 && along < $0.extent.points && across >= 0
        && across < $0.crossExtent.points
    }
    return hits.last { $0.isDisplaced } ?? hits.last
  }
}
