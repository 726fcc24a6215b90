import Scrollwork
import Testing

/// Scrolling along two axes.
@Suite struct SurfaceTests {
  private func surface(
    _ content: LayoutRect = LayoutRect(x: 0, y: 0, width: 2000, height: 3000),
    profile: ScrollProfile = .ios
  ) throws -> ScrollSurface {
    var surface = try ScrollSurface(profile: profile)
    try surface.setViewport(size: LayoutSize(width: 400, height: 800), scale: 2)
    try surface.setContent(content)
    try surface.step(to: .zero)
    return surface
  }

  /// A straight drag in steps of 8 ms from a moment on; returns when it ends.
  @discardableResult
  private func drag(
    _ surface: inout ScrollSurface, by travel: LayoutPoint, steps: Int = 20, from start: Int64 = 0,
    lift: Bool = true
  ) throws -> Int64 {
    func send(_ step: Int, _ action: InputEvent.Action) throws {
      let share = Double(step) / Double(steps)
      try surface.send(
        InputEvent(
          time: Timestamp(nanoseconds: start + Int64(step) * 8_000_000),
          position: LayoutPoint(x: 200 + travel.x * share, y: 400 + travel.y * share),
          action: action))
    }
    try send(0, .pointerDown(id: 1, kind: .touch))
    for step in 1...steps { try send(step, .pointerMoved(id: 1)) }
    if lift { try send(steps, .pointerUp(id: 1)) }
    return start + Int64(steps) * 8_000_000
  }

  @Test("a diagonal drag moves both axes under the finger, less the slop")
  func diagonal() throws {
    var surface = try surface()
    let end = try drag(&surface, by: LayoutPoint(x: -120, y: -160), lift: false)
    let moment = try surface.step(to: Timestamp(nanoseconds: end))
    // The slop of 10 points is 6 and 8 of them.
    #expect(abs(moment.contentOffset.x - 114) <= 1 / 1024.0)
    #expect(abs(moment.contentOffset.y - 152) <= 1 / 1024.0)
    #expect(moment.horizontalPhase == .dragging && moment.verticalPhase == .dragging)
  }

  @Test("a drag along one axis stays on it, unless the lock is off")
  func lock() throws {
    for (travel, x, y) in [
      (LayoutPoint(x: -30, y: -200), false, true), (LayoutPoint(x: -200, y: 30), true, false),
      (LayoutPoint(x: -150, y: -120), true, true),
    ] {
      for isLocked in [true, false] {
        var surface = try surface()
        surface.isDirectionalLockEnabled = isLocked
        try surface.setContentOffset(LayoutPoint(x: 500, y: 500), animated: false)
        let end = try drag(&surface, by: travel)
        let moment = try surface.step(to: Timestamp(nanoseconds: end + 30_000_000))
        #expect((moment.contentOffset.x != 500) == (x || !isLocked))
        #expect((moment.contentOffset.y != 500) == (y || !isLocked))
      }
    }
  }

  @Test("axes are the same physics: swapped input gives swapped offsets")
  func swapped() throws {
    var upright = try surface(LayoutRect(x: 0, y: 0, width: 1000, height: 3000))
    try upright.setViewport(size: LayoutSize(width: 400, height: 400), scale: 2)
    var lying = try surface(LayoutRect(x: 0, y: 0, width: 3000, height: 1000))
    try lying.setViewport(size: LayoutSize(width: 400, height: 400), scale: 2)
    try drag(&upright, by: LayoutPoint(x: -90, y: -130))
    try drag(&lying, by: LayoutPoint(x: -130, y: -90))
    for frame in 1...400 {
      let time = Timestamp(nanoseconds: Int64(frame) * 8_333_333)
      let (a, b) = (try upright.step(to: time), try lying.step(to: time))
      // The finger starts at 200 and 400: sums of its places differ in the last bits.
      #expect(abs(a.contentOffset.x - b.contentOffset.y) < 0.003)
      #expect(abs(a.contentOffset.y - b.contentOffset.x) < 0.003)
    }
  }

  @Test("content without ends never bounces, and content with one end bounces there")
  func open() throws {
    let everywhere = LayoutRect(
      x: -.infinity, y: -.infinity, width: .infinity, height: .infinity)
    for velocity in [-30_000.0, 30_000] {
      var surface = try surface(everywhere)
      try surface.fling(velocity: LayoutPoint(x: velocity, y: -velocity))
      let moment = try surface.step(to: Timestamp(nanoseconds: 60_000_000_000))
      #expect(abs(moment.contentOffset.x - velocity * 0.49949983) < 1)
      #expect(abs(moment.contentOffset.y + velocity * 0.49949983) < 1)
      #expect(!moment.events.contains { if case .bounce = $0.event { true } else { false } })
    }
    var down = try surface(LayoutRect(x: 0, y: 0, width: 400, height: .infinity))
    try down.fling(velocity: LayoutPoint(x: 0, y: 9e5))
    #expect(try down.step(to: Timestamp(nanoseconds: 60_000_000_000)).contentOffset.y > 4e5)
    try down.fling(velocity: LayoutPoint(x: 0, y: -2e6))
    let back = try down.step(to: Timestamp(nanoseconds: 120_000_000_000))
    #expect(back.contentOffset.y == 0)
    #expect(back.events.contains { if case .bounce = $0.event { true } else { false } })
  }

  @Test("short content stays, unless it always bounces; empty content has one place")
  func short() throws {
    for always in [false, true] {
      var surface = try surface(LayoutRect(x: 0, y: 0, width: 100, height: 0))
      surface.alwaysBounces = always
      try surface.setContent(LayoutRect(x: 0, y: 0, width: 100, height: 1))
      let end = try drag(&surface, by: LayoutPoint(x: 60, y: 100), lift: false)
      let held = try surface.step(to: Timestamp(nanoseconds: end)).contentOffset
      #expect((held.y < -10) == always)
      #expect((held.x < -10) == always)
    }
  }

  @Test("what is no number is refused and changes nothing")
  func refused() throws {
    var surface = try surface()
    let before = surface.contentOffset
    for value in [Double.nan, -.infinity, 1e300] {
      #expect(throws: CollectionError.self) {
        try surface.setViewport(size: LayoutSize(width: value, height: 1))
      }
      #expect(throws: CollectionError.self) {
        try surface.setContentInset(LayoutInsets(top: value))
      }
      #expect(throws: CollectionError.self) {
        try surface.setContentOffset(LayoutPoint(x: 0, y: value), animated: true)
      }
      #expect(throws: CollectionError.self) {
        try surface.fling(velocity: LayoutPoint(x: value, y: 0))
      }
      #expect(throws: CollectionError.self) {
        try surface.setContent(LayoutRect(x: 0, y: 0, width: 1, height: value))
      }
    }
    #expect(throws: CollectionError.self) { try surface.setViewport(size: .zero, scale: 0) }
    #expect(throws: CollectionError.self) { try surface.step(to: Timestamp(nanoseconds: -1)) }
    #expect(surface.contentOffset == before)
  }

  @Test("content that is set before the first moment begins within its edges")
  func begins() throws {
    var surface = ScrollSurface()
    try surface.setViewport(size: LayoutSize(width: 400, height: 800), scale: 2)
    try surface.setContent(LayoutRect(x: 500, y: -2000, width: 1000, height: 1000))
    let moment = try surface.step(to: Timestamp(nanoseconds: 5))
    #expect(moment.contentOffset == LayoutPoint(x: 500, y: -1800))
    #expect(moment.horizontalPhase == .idle && moment.verticalPhase == .idle)
    #expect(moment.events.allSatisfy { $0.event == .didScroll })
  }
}
