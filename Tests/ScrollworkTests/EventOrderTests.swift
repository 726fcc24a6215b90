import ScrollTools
import Scrollwork
import Testing

/// What is reported, and in which order.
@Suite struct EventOrderTests {
  /// The names of the scroll events of some frames, bounces as `began`, `peak`, `ended`, runs of
  /// `didScroll` as one.
  static func names(_ events: [CollectionEvent]) -> [String] {
    var names: [String] = []
    for case .scroll(let event) in events {
      let name =
        switch event {
        case .willBeginDragging: "willBeginDragging"
        case .willEndDragging: "willEndDragging"
        case .didEndDragging(let decelerates): "didEndDragging(\(decelerates))"
        case .willBeginDecelerating: "willBeginDecelerating"
        case .didScroll: "didScroll"
        case .didEndDecelerating: "didEndDecelerating"
        case .didEndScrollingAnimation: "didEndScrollingAnimation"
        case .didChangeAdjustedContentInset: "didChangeAdjustedContentInset"
        case .bounce(let bounce): "\(bounce.stage.rawValue)"
        case .didHitEdge: "didHitEdge"
        }
      if name != "didScroll" || names.last != name { names.append(name) }
    }
    return names
  }

  /// Frames from now until nothing moves, and their events.
  static func run(_ harness: Harness) throws -> [String] {
    var events: [CollectionEvent] = []
    try harness.settle { events += $0.events }
    return names(events)
  }

  @Test("a drag and its deceleration are reported in UIScrollView's order")
  func dragOrder() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.drag(from: 600, to: 300, duration: 0.1)
    let names = try Self.run(harness)
    #expect(
      names == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("a drag that is held still before it ends does not decelerate")
  func heldDrag() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.drag(from: 600, to: 300, duration: 0.1, lift: false)
    var events: [CollectionEvent] = []
    for _ in 0..<30 { events += try harness.step().events }
    try harness.send(.pointerUp(id: 1), y: 300)
    events += try harness.step().events
    #expect(
      Self.names(events) == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
      ])
    #expect(harness.view.phase == .idle)
  }

  @Test("a tap that does not pass the slop scrolls nothing and reports nothing")
  func tap() throws {
    let harness = try Harness(counts: [1000])
    let before = try harness.step().contentOffset
    try harness.drag(from: 600, to: 595, duration: 0.1)
    let names = try Self.run(harness)
    #expect(names.isEmpty)
    #expect(harness.view.contentOffset == before)
  }

  @Test("an animated scroll ends with one report, after its last didScroll")
  func animation() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 500), animated: true)
    let names = try Self.run(harness)
    #expect(names == ["didScroll", "didEndScrollingAnimation"])
    #expect(harness.view.contentOffset.y == 500)
  }

  @Test("a fling beyond the edge reports one bounce, within its deceleration")
  func bounceOrder() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    try harness.view.fling(velocity: -2000)
    let names = try Self.run(harness)
    #expect(
      names == [
        "willBeginDecelerating", "began", "didScroll", "peak", "didScroll", "ended",
        "didEndDecelerating",
      ])
  }

  @Test("all of it in one frame of five seconds is reported in the same order")
  func oneFrame() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    try harness.drag(from: 300, to: 700, duration: 0.2)
    let frame = try harness.step(seconds: 5)
    #expect(
      Self.names(frame.events) == [
        "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "began", "peak", "ended", "didEndDecelerating",
      ])
    // It came back to where the last frame saw it, so there was nothing to scroll.
    #expect(frame.phase == .idle && frame.displacement == .zero)
    #expect(frame.contentOffset.y == 0)
  }

  @Test("a finger that catches moving content ends the deceleration, then drags without slop")
  func catching() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.view.fling(velocity: 3000)
    for _ in 0..<10 { try harness.step() }
    try harness.send(.pointerDown(id: 7, kind: .touch), y: 400)
    let caught = try harness.step()
    #expect(Self.names(caught.events).last == "didEndDecelerating")
    #expect(caught.phase == .tracking)
    try harness.send(.pointerMoved(id: 7), y: 397)
    let dragged = try harness.step()
    #expect(dragged.phase == .dragging)
    #expect(dragged.displacement.points == 3)
  }

  @Test("a bounce that a finger catches still has one peak and one end")
  func caughtBounce() throws {
    for frames in [1, 4, 12, 30] {
      let harness = try Harness(counts: [100])
      try harness.step()
      try harness.view.fling(velocity: -3000)
      var events: [CollectionEvent] = []
      for _ in 0..<frames { events += try harness.step().events }
      try harness.send(.pointerDown(id: 7, kind: .touch), y: 400)
      events += try harness.step().events
      try harness.send(.pointerUp(id: 7), y: 400)
      try harness.settle { events += $0.events }
      let names = Self.names(events)
      let began = names.count { $0 == "began" }
      #expect(began >= 1)
      #expect(names.count { $0 == "peak" } == began)
      #expect(names.count { $0 == "ended" } == began)
      #expect(harness.view.contentOffset.y == 0)
    }
  }

  @Test("cells that come and go are reported alternately, for every element")
  func displayBalance() throws {
    var random = SeededGenerator(seed: 4)
    let harness = try Harness(counts: [400], height: { _ in 61 })
    var shown: Set<ElementPath> = []
    harness.view.eventHandler = { _, event in
      switch event {
      case .willDisplay(let element): #expect(shown.insert(element).inserted)
      case .didEndDisplaying(let element): #expect(shown.remove(element) != nil)
      default: break
      }
    }
    for _ in 0..<40 {
      try StabilityTests.act(harness, &random)
      for _ in 0..<8 {
        let frame = try harness.step()
        #expect(shown == Set(frame.visible.map(\.element)))
      }
    }
    try harness.view.reloadData(sectionCounts: [])
    try harness.step()
    #expect(shown.isEmpty)
  }
}
