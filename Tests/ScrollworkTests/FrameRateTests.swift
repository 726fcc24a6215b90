import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// It does not matter when frames are made.
@Suite struct FrameRateTests {
  /// Where the content is at the moments all rates share, and the log of what happened.
  struct Run: Equatable {
    var offsets: [Int64: Double] = [:]
    var log: [CollectionEvent] = []
  }

  /// The script of all runs: a fling, a catch and drag beyond the edge, a jump and an animation.
  static func script(_ harness: Harness, isSwitching: Bool = false) throws {
    let view = harness.view
    var profiles = ScrollProfile.all
    func switchProfile(_ seconds: Double) throws {
      guard isSwitching else { return }
      try view.setProfile(profiles.removeLast(), when: .at(moment(seconds)))
    }
    func moment(_ seconds: Double) -> Timestamp {
      Timestamp(nanoseconds: Int64((seconds * 1e9).rounded()))
    }
    func touch(_ seconds: Double, _ y: Double, _ action: InputEvent.Action) throws {
      try view.send(
        InputEvent(time: moment(seconds), position: LayoutPoint(x: 9, y: y), action: action))
    }
    try view.fling(velocity: 2345, when: .at(moment(0.1)))
    try switchProfile(0.35)
    try touch(0.7, 200, .pointerDown(id: 1, kind: .touch))
    try switchProfile(0.7)
    for step in 1...25 {
      let y = 200 + Double(step * step) * 0.9
      try touch(0.7 + Double(step) / 120, y, .pointerMoved(id: 1))
    }
    try touch(0.7 + 25.0 / 120, 762.5, .pointerUp(id: 1))
    try switchProfile(0.9085)
    try switchProfile(1.0001)
    try switchProfile(1.3)
    try view.scrollToItem(
      at: ItemPath(section: 0, item: 60), at: .center, animated: true, when: .at(moment(2.5)))
    try switchProfile(2.6)
    try view.fling(velocity: 5000, when: .at(moment(2.65)))
    try switchProfile(3.01)
    try touch(4, 0, .wheel(delta: LayoutPoint(y: -123.4)))
    for step in 0..<5 {
      try touch(
        4.01 + 0.03 * Double(step), 0, .wheel(delta: LayoutPoint(y: 53.3), kind: .stepped))
    }
    try view.fling(velocity: -9000, when: .at(moment(4.2)))
    try switchProfile(4.5)
    try switchProfile(4.9)
  }

  static func run(
    _ times: [Int64], _ profile: ScrollProfile = .ios, _ snapping: ScrollSnapping = .none,
    isSwitching: Bool = false
  ) throws -> Run {
    let harness = try Harness(counts: [100], profile: profile)
    try harness.view.setSnapping(snapping)
    harness.view.isHostedByScreen = true
    try harness.view.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34))
    try harness.view.step(to: .zero)
    try script(harness, isSwitching: isSwitching)
    var run = Run()
    for time in times {
      let frame = try harness.view.step(to: Timestamp(nanoseconds: time))
      if time % 500_000_000 == 0 { run.offsets[time] = frame.contentOffset.y }
      run.log += frame.events.filter {
        switch $0 {
        case .scroll(.didScroll): false
        case .scroll, .scrollAcross: true
        default: false
        }
      }
    }
    return run
  }

  static func times(rate: Int64) -> [Int64] {
    (1...8 * rate).map { $0 * 1_000_000_000 / rate }
  }

  @Test("positions at common times and the event log are the same to the bit at every rate")
  func rates() throws {
    let reference = try Self.run(Self.times(rate: 60))
    #expect(reference.offsets.count == 16 && reference.log.count > 15)
    for rate in [Int64(30), 90, 120, 144, 240, 1000] {
      #expect(try Self.run(Self.times(rate: rate)) == reference, "\(rate) Hz")
    }
  }

  @Test("so they are for every platform's profile", arguments: ScrollProfile.all.map(\.name))
  func profiles(name: String) throws {
    let profile = try #require(ScrollProfile.named(name))
    let reference = try Self.run(Self.times(rate: 60), profile)
    #expect(reference.offsets.count == 16 && reference.log.count > 11)
    for rate in TestRun.some(of: [Int64(30), 90, 144, 240]) {
      #expect(try Self.run(Self.times(rate: rate), profile) == reference, "\(rate) Hz")
    }
    let jump = try Self.run([8_000_000_000], profile)
    #expect(jump.log == reference.log)
  }

  @Test("and where profiles are switched in flight, at moments of their own")
  func switches() throws {
    func run(_ times: [Int64]) throws -> Run {
      try Self.run(times, isSwitching: true)
    }
    let reference = try run(Self.times(rate: 60))
    #expect(reference != (try Self.run(Self.times(rate: 60))))
    for rate in [Int64(30), 90, 144, 1000] {
      #expect(try run(Self.times(rate: rate)) == reference, "\(rate) Hz")
    }
    #expect(try run([8_000_000_000]).log == reference.log)
  }

  @Test(
    "and where releases snap to pages and items",
    arguments: [
      ScrollSnapping.pages(), .pages(length: 300), .items(at: .start),
      .items(at: .center, oneAtATime: true), .items(at: .end),
    ])
  func snapping(snapping: ScrollSnapping) throws {
    let reference = try Self.run(Self.times(rate: 60), .ios, snapping)
    #expect(reference != (try Self.run(Self.times(rate: 60))))
    for rate in [Int64(30), 144, 240] {
      #expect(try Self.run(Self.times(rate: rate), .ios, snapping) == reference, "\(rate) Hz")
    }
  }

  @Test("jittered frames and one jump change nothing")
  func jitter() throws {
    let reference = try Self.run(Self.times(rate: 60))
    for seed in UInt64(1)...5 {
      var random = SeededGenerator(seed: seed)
      var times = (1...16).map { Int64($0) * 500_000_000 }
      for _ in 0..<300 { times.append(Int64.random(in: 1..<8_000_000_000, using: &random)) }
      let run = try Self.run(times.sorted())
      #expect(run.log == reference.log, "seed \(seed)")
      for (time, offset) in reference.offsets {
        #expect(run.offsets[time] == offset, "seed \(seed)")
      }
    }
    let jump = try Self.run([8_000_000_000])
    #expect(jump.log == reference.log)
    #expect(jump.offsets[8_000_000_000] == reference.offsets[8_000_000_000])
  }

  @Test("top and bottom are mirror images of each other")
  func mirror() throws {
    for (velocity, drag) in [(3000.0, 250.0), (9000, 400), (120, 33)] {
      let top = try Harness(counts: [100])
      let bottom = try Harness(counts: [100])
      try top.step()
      try top.step()
      try bottom.view.setContentOffset(LayoutPoint(y: 1e9), animated: false)
      try bottom.step()
      try bottom.step()
      let sum = 4400.0 - 844
      func check(_ a: Frame, _ b: Frame) {
        #expect(a.contentOffset.y == sum - b.contentOffset.y)
        #expect(a.velocity == -b.velocity)
        #expect(a.isBouncingLeading == b.isBouncingTrailing)
        #expect(a.phase == b.phase)
      }
      try top.view.fling(velocity: velocity)
      try bottom.view.fling(velocity: -velocity)
      for _ in 0..<40 { check(try top.step(), try bottom.step()) }
      try top.view.fling(velocity: -3 * velocity)
      try bottom.view.fling(velocity: 3 * velocity)
      for _ in 0..<100 { check(try top.step(), try bottom.step()) }
      // Mirrored about zero, where mirrored numbers are the same to the bit.
      try top.drag(from: 0, to: drag, duration: 0.3)
      try bottom.drag(from: 0, to: -drag, duration: 0.3)
      for _ in 0..<200 { check(try top.step(), try bottom.step()) }
    }
  }
}
