import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Frame rates and mirrors under random fingers, feels and snapping.
@Suite struct FeelLawTests {
  private static let count = 60
  private static let seconds: Int64 = 12

  /// What is done at a moment, in whole milliseconds; points are distinguished from their mirror images.
  private enum Act {
    case event(x: Double, y: Double, InputEvent.Action)
    case wheel(Double, InputEvent.WheelKind)
    case fling(Double)
  }

  private struct Script {
    var profile = ScrollProfile.ios
    var snapping = ScrollSnapping.none
    var scale = 1.0
    var heights: [Double] = []
    var start = 0.0
    /// The target of a release, in points from where it would rest; `nil` leaves it there.
    var way: Double?
    var acts: [(milliseconds: Int64, act: Act)] = []

    var maximum: Double { heights.reduce(0, +) - 844 }
  }

  private static func script(_ seed: UInt64) throws -> Script {
    var random = SeededGenerator(seed: seed)
    var script = Script()
    let isOwn = Bool.random(using: &random)
    script.profile =
      try isOwn
      ? FuzzProfile(isExtreme: false).make(using: &random)
      : #require(ScrollProfile.all.randomElement(using: &random))
    // A profile whose motions would not end is invalid.
    if (try? script.profile.validate()) == nil { script.profile = .ios }
    script.scale = Double(Int.random(in: 1...3, using: &random))
    script.heights = (0..<count).map { _ in Double(Int.random(in: 10...120, using: &random) * 2) }
    // A whole number of pages, so that they mirror.
    let length = script.heights.reduce(0, +)
    script.heights[0] += 844 - length.truncatingRemainder(dividingBy: 844)
    let side = try #require(ScrollSnapping.Side.allCases.randomElement(using: &random))
    let all: [ScrollSnapping] = [
      .none, .none, .pages(), .pages(length: 211), .items(at: side),
      .items(at: side, oneAtATime: true),
    ]
    script.snapping = try #require(all.randomElement(using: &random))
    script.start = (Double.random(in: 0...script.maximum, using: &random)).rounded()
    if Int.random(in: 0..<3, using: &random) == 0 {
      script.way = Double(Int.random(in: -900...900, using: &random))
    }
    var time: Int64 = 100
    while time < seconds * 1000 - 500 {
      time += Int64.random(in: 0...900, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        script.acts.append((time, .fling(Double.random(in: -9000...9000, using: &random))))
      case 1:
        let kind: InputEvent.WheelKind = Bool.random(using: &random) ? .precise : .stepped
        for _ in 0..<4 {
          script.acts.append((time, .wheel(Double.random(in: -90...90, using: &random), kind)))
          time += 20
        }
      default:
        let step = Double.random(in: -40...40, using: &random)
        let across = Double.random(in: -20...20, using: &random)
        let id = Int.random(in: 1...2, using: &random)
        script.acts.append((time, .event(x: 0, y: 0, .pointerDown(id: id, kind: .touch))))
        for index in 1...Int.random(in: 1...20, using: &random) {
          time += 8
          let (x, y) = (across * Double(index), step * Double(index))
          script.acts.append((time, .event(x: x, y: y, .pointerMoved(id: id))))
        }
        let isCanceled = Int.random(in: 0..<6, using: &random) == 0
        let action: InputEvent.Action =
          isCanceled ? .pointerCanceled(id: id) : .pointerUp(id: id)
        guard case .event(let x, let y, _) = script.acts[script.acts.count - 1].act else { break }
        script.acts.append((time, .event(x: x, y: y, action)))
      }
    }
    return script
  }

  /// A list of rows that were all seen before, at the script's start or its mirror image.
  private static func list(_ script: Script, isMirrored: Bool = false) throws -> Harness {
    let heights = isMirrored ? script.heights.reversed() : script.heights
    let harness = try Harness(
      counts: [count], scale: script.scale, profile: script.profile, height: { heights[$0.item] })
    let view = harness.view
    try view.step(to: .zero)
    for item in 0..<count {
      try view.scrollToItem(at: .row(item), at: .top, animated: false)
      try view.step(to: .zero)
    }
    let start = isMirrored ? script.maximum - script.start : script.start
    try view.setContentOffset(LayoutPoint(y: start), animated: false)
    var snapping = script.snapping
    if isMirrored, case .items(let side, let oneAtATime) = snapping {
      let other: ScrollSnapping.Side = side == .start ? .end : side == .end ? .start : .center
      snapping = .items(at: other, oneAtATime: oneAtATime)
    }
    try view.setSnapping(snapping)
    if let way = script.way {
      view.willEndDragging = { _, _, target in target += isMirrored ? -way : way }
    }
    try view.step(to: .zero)
    let sign = isMirrored ? -1.0 : 1
    for (milliseconds, act) in script.acts {
      let time = Timestamp(nanoseconds: milliseconds * 1_000_000)
      switch act {
      case .fling(let velocity): try view.fling(velocity: sign * velocity, when: .at(time))
      case .event(let x, let y, let action):
        try view.send(
          InputEvent(time: time, position: LayoutPoint(x: x, y: sign * y), action: action))
      case .wheel(let delta, let kind):
        try view.send(
          InputEvent(
            time: time, position: .zero,
            action: .wheel(delta: LayoutPoint(y: sign * delta), kind: kind)))
      }
    }
    return harness
  }

  private static func run(_ script: Script, _ times: [Int64]) throws -> FrameRateTests.Run {
    let list = try list(script)
    var run = FrameRateTests.Run()
    for time in times {
      let frame = try list.view.step(to: Timestamp(nanoseconds: time))
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

  private static func times(rate: Int64) -> [Int64] {
    (1...seconds * rate).map { $0 * 1_000_000_000 / rate }
  }

  @Test("at every frame rate the same fingers lead to the same places and events, to the bit")
  func rates() throws {
    for seed in TestRun.seeds(20) {
      let script = try Self.script(seed)
      let reference = try Self.run(script, Self.times(rate: 60))
      #expect(try Self.run(script, Self.times(rate: 144)) == reference, "seed \(seed)")
      var random = SeededGenerator(seed: seed)
      var times = (1...Self.seconds * 2).map { $0 * 500_000_000 }
      for _ in 0..<200 {
        times.append(Int64.random(in: 1..<Self.seconds * 1_000_000_000, using: &random))
      }
      #expect(try Self.run(script, times.sorted()) == reference, "seed \(seed), jitter")
      let end = Self.seconds * 1_000_000_000
      let jump = try Self.run(script, [end])
      #expect(jump.log == reference.log, "seed \(seed), jump")
      #expect(jump.offsets[end] == reference.offsets[end], "seed \(seed), jump")
    }
  }

  @Test("mirrored fingers on mirrored content lead to the mirror images, to the bit")
  func mirror() throws {
    for seed in TestRun.seeds(30) {
      let script = try Self.script(seed)
      let (upright, mirrored) = (try Self.list(script), try Self.list(script, isMirrored: true))
      for time in Self.times(rate: 60) {
        let a = try upright.view.step(to: Timestamp(nanoseconds: time))
        let b = try mirrored.view.step(to: Timestamp(nanoseconds: time))
        let isMirror =
          a.contentOffset.y == script.maximum - b.contentOffset.y && a.velocity == -b.velocity
          && a.phase == b.phase && a.stretch?.pull == b.stretch?.pull
        let sentence =
          "seed \(seed), \(time) ns: \(a.contentOffset.y) \(a.phase) and "
          + "\(script.maximum - b.contentOffset.y) \(b.phase), \(script.snapping)"
        #expect(isMirror, "\(sentence)")
        guard isMirror else { break }
      }
    }
  }
}
