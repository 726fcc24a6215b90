import Scrollwork
import Testing

/// Observers of a view's events, next to its handler.
@Suite struct ObserveEventsTests {
  @Test("observers hear what the handler hears, after it and in the order they came")
  func order() throws {
    let harness = try Harness(counts: [40])
    var log: [String] = []
    var handled: [CollectionEvent] = []
    var observed: [CollectionEvent] = []
    harness.view.eventHandler = { _, event in
      log.append("handler")
      handled.append(event)
    }
    let first = harness.view.observeEvents { _, event in
      log.append("first")
      observed.append(event)
    }
    let second = harness.view.observeEvents { _, _ in log.append("second") }
    try harness.view.fling(velocity: -2000)
    try harness.settle()
    #expect(observed == handled && handled.count > 10)
    #expect(log == handled.flatMap { _ in ["handler", "first", "second"] })
    withExtendedLifetime((first, second)) {}
  }

  @Test("an observer that is let go of or ended hears no more, not even the rest of a frame")
  func end() throws {
    let harness = try Harness(counts: [40])
    var (kept, ended) = (0, 0)
    var observation: EventObservation?
    let ending = harness.view.observeEvents { _, _ in observation?.end() }
    observation = harness.view.observeEvents { _, _ in ended += 1 }
    var other: EventObservation? = harness.view.observeEvents { _, _ in kept += 1 }
    try harness.step()
    #expect(ended == 0 && kept > 1)
    let count = kept
    other = nil
    try harness.view.fling(velocity: 500)
    try harness.step()
    #expect(kept == count && other == nil)
    withExtendedLifetime(ending) {}
  }

  @Test("one that is added while events are told hears of the next frame's")
  func added() throws {
    let harness = try Harness(counts: [40])
    var frames: [Int] = []
    var late: EventObservation?
    let first = harness.view.observeEvents { view, _ in
      if late == nil { late = view.observeEvents { _, _ in frames.append(1) } }
    }
    try harness.step()
    #expect(late != nil && frames.isEmpty)
    try harness.view.fling(velocity: 500)
    try harness.step()
    #expect(!frames.isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test(
    "where an observer moves the content as it is told that it scrolled, it is not told of that")
  func sticks() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    var count = 0
    let observation = harness.view.observeEvents { view, event in
      guard event == .scroll(.didScroll) else { return }
      count += 1
      try? view.setContentOffset(LayoutPoint(x: 0, y: 500), animated: false)
    }
    try harness.view.setContentOffset(LayoutPoint(x: 0, y: 100), animated: false)
    let frame = try harness.step()
    #expect(frame.contentOffset.y == 100)
    #expect(try harness.step().contentOffset.y == 500)
    #expect(try harness.step().contentOffset.y == 500)
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("an observation neither keeps its view nor is hurt by its end")
  func outlives() throws {
    var harness: Harness? = try Harness(counts: [4])
    weak let view = harness?.view
    let observation = try #require(harness).view.observeEvents { _, _ in }
    harness = nil
    #expect(view == nil && harness == nil)
    observation.end()
  }
}
