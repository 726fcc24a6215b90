import Scrollwork
import TestSupport
import Testing

/// Fingers recorded on a phone drive lists and surfaces: drag, release, fling and catch.
@Suite struct GestureTests {
  /// Where the content is at the moments all rates share, and what happened.
  struct Run: Equatable {
    var places: [Int64: LayoutPoint] = [:]
    var log: [String] = []
    var end = LayoutPoint.zero
  }

  static let rates: [Int64] = [30, 60, 90, 120, 144, 240, 1000]
  static let seconds: Int64 = 12

  /// All recordings one after the other; each touches the content while it still moves from the one
  /// before.
  static func script(_ send: (InputEvent) throws -> Void) throws {
    var start: Int64 = 100_000_000
    for finger in RecordedFinger.all {
      for event in finger.events(from: start) { try send(event) }
      start += finger.end + 350_000_000
    }
  }

  static func list(_ times: [Int64], _ profile: ScrollProfile) throws -> Run {
    let harness = try Harness(
      counts: [400], profile: profile, height: { Double(40 + $0.item * 29 % 60) })
    try harness.view.step(to: .zero)
    try harness.view.setContentOffset(LayoutPoint(y: 6000), animated: false)
    // What is measured when depends on the frames; the list has been seen before.
    for item in stride(from: 0, through: 390, by: 10) {
      try harness.view.scrollToItem(
        at: ItemPath(section: 0, item: item), at: .top, animated: false)
      try harness.view.step(to: .zero)
    }
    try harness.view.setContentOffset(LayoutPoint(y: 6000), animated: false)
    try harness.view.step(to: .zero)
    try script { try harness.view.send($0) }
    var run = Run()
    for time in times {
      let frame = try harness.view.step(to: Timestamp(nanoseconds: time))
      if time % 500_000_000 == 0 { run.places[time] = frame.contentOffset }
      for event in frame.events {
        switch event {
        case .scroll(.didScroll): continue
        case .scroll(let event): run.log.append("\(event)")
        default: continue
        }
      }
      run.end = frame.contentOffset
    }
    return run
  }

  static func surface(_ times: [Int64], _ profile: ScrollProfile) throws -> Run {
    var surface = try ScrollSurface(profile: profile)
    surface.isDirectionalLockEnabled = false
    try surface.setViewport(size: LayoutSize(width: 360, height: 640), scale: 3)
    try surface.setContent(LayoutRect(x: -600, y: -3000, width: 1600, height: 7000))
    try surface.step(to: .zero)
    try script { try surface.send($0) }
    var run = Run()
    for time in times {
      let moment = try surface.step(to: Timestamp(nanoseconds: time))
      if time % 500_000_000 == 0 { run.places[time] = moment.contentOffset }
      // Two axes have no common order within a frame: each axis has its own log.
      run.log += moment.events.filter { $0.event != .didScroll }.map { "\($0)" }
      run.end = moment.contentOffset
    }
    run.log =
      run.log.filter { $0.contains("vertical") } + run.log.filter { $0.contains("horizontal") }
    return run
  }

  static func times(rate: Int64) -> [Int64] {
    (1...seconds * rate).map { $0 * 1_000_000_000 / rate }
  }

  @Test("the recordings are there")
  func recordings() {
    #expect(RecordedFinger.all.count == 9)
    #expect(RecordedFinger.all.allSatisfy { $0.samples.count >= 10 })
  }

  @Test(
    "a list under recorded fingers is the same at every rate",
    arguments: ScrollProfile.all.map(\.name))
  func lists(name: String) throws {
    let profile = try #require(ScrollProfile.named(name))
    let reference = try Self.list(Self.times(rate: 60), profile)
    #expect(reference.log.filter { $0 == "willBeginDragging" }.count >= 8)
    #expect(reference.log.filter { $0 == "willBeginDecelerating" }.count >= 5)
    // The whole row takes a second each: all of it for one profile, its ends for the others.
    for rate in profile == .ios ? Self.rates : TestRun.some(of: [30, 144]) {
      let run = try Self.list(Self.times(rate: rate), profile)
      #expect(run == reference, "\(rate) Hz")
    }
    #expect(try Self.list([Self.seconds * 1_000_000_000], profile).log == reference.log)
  }

  @Test(
    "a surface under recorded fingers, too, along both axes",
    arguments: ScrollProfile.all.map(\.name))
  func surfaces(name: String) throws {
    let profile = try #require(ScrollProfile.named(name))
    let reference = try Self.surface(Self.times(rate: 60), profile)
    #expect(reference.log.contains { $0.contains("willBeginDecelerating") })
    #expect(reference.end.x != 0 && reference.end.y != 0)
    for rate in Self.rates {
      #expect(try Self.surface(Self.times(rate: rate), profile) == reference, "\(rate) Hz")
    }
    #expect(
      try Self.surface([Self.seconds * 1_000_000_000], profile).log == reference.log)
  }

  @Test("the first frame after a recorded release goes on at the finger's pace", arguments: 0..<9)
  func release(index: Int) throws {
    let finger = RecordedFinger.all[index]
    let harness = try Harness(counts: [4000])
    try harness.view.step(to: .zero)
    try harness.view.setContentOffset(LayoutPoint(y: 60_000), animated: false)
    try harness.view.step(to: .zero)
    for event in finger.events(from: 0) { try harness.view.send(event) }
    var released: Double?
    harness.view.willEndDragging = { _, velocity, _ in released = velocity }
    try harness.view.step(to: Timestamp(nanoseconds: finger.end))
    let before = harness.view.contentOffset.y
    guard let velocity = released else {
      Issue.record("\(finger.name) did not drag")
      return
    }
    let after = try harness.view.step(to: Timestamp(nanoseconds: finger.end + 8_000_000))
    let curve = try Motion(
      position: 0, velocity: velocity, lower: -1e6, upper: 1e6, law: ScrollProfile.ios.law(scale: 3)
    )
    #expect(abs(after.contentOffset.y - before - curve.position(at: 0.008)) <= 2 / 1024.0)
    // Not faster than the finger was in its last samples, nor the other way.
    let last = finger.samples.suffix(8)
    let speeds = zip(last, last.dropFirst()).compactMap { a, b -> Double? in
      b.time > a.time ? -(b.point.y - a.point.y) / Double(b.time - a.time) * 1e9 : nil
    }
    #expect(velocity <= max(0, speeds.max() ?? 0) + 1e-6)
    #expect(velocity >= min(0, speeds.min() ?? 0) - 1e-6)
  }
}
