import ScrollTools
import Scrollwork

/// A surface, the operations on it, and the violations found.
struct SurfaceFuzz {
  private(set) var surface: ScrollSurface
  private var random: SeededGenerator
  private var time = Timestamp.zero
  private var lastInput = Timestamp.zero
  private var (hasBegun, hasSent) = (false, false)
  private var grammars: [Axis: ScrollGrammar] = [
    .horizontal: ScrollGrammar(), .vertical: ScrollGrammar(),
  ]
  private(set) var broken: [String] = []

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    surface = try ScrollSurface(profile: ScrollProfile.all.randomElement(using: &random) ?? .ios)
    if Bool.random(using: &random) {
      for _ in 0..<5 { try act() }
    }
    try surface.setViewport(size: LayoutSize(width: 400, height: 800), scale: 2)
    try surface.setContent(LayoutRect(x: -300, y: 0, width: 2000, height: 9000))
  }

  private mutating func require(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds, broken.count < 20 { broken.append("\(time.seconds) s: \(sentence())") }
  }

  private mutating func amount(_ size: Double) -> Double {
    Double.random(in: -size...size, using: &random)
  }

  private mutating func point(_ size: Double) -> LayoutPoint {
    LayoutPoint(x: amount(size), y: amount(size))
  }

  mutating func act() throws {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: try surface.fling(velocity: point(9000))
    case 1:
      try surface.setContentOffset(point(3000), animated: Bool.random(using: &random))
    case 2: try surface.setContentInset(LayoutInsets(top: amount(300), left: amount(300)))
    case 3:
      let origins: [Double] = [-.infinity, -300.0, 0, 50]
      let lengths: [Double] = [.infinity, 0.0, 1, 3000, 1e9]
      try surface.setContent(
        LayoutRect(
          x: origins.randomElement(using: &random) ?? 0,
          y: origins.randomElement(using: &random) ?? 0,
          width: lengths.randomElement(using: &random) ?? 0,
          height: lengths.randomElement(using: &random) ?? 0))
    case 4:
      let lengths = [0.0, 1, 400, 800]
      try surface.setViewport(
        size: LayoutSize(
          width: lengths.randomElement(using: &random) ?? 0,
          height: lengths.randomElement(using: &random) ?? 0),
        scale: Double(Int.random(in: 1...3, using: &random)))
    case 5:
      try surface.setProfile(ScrollProfile.all.randomElement(using: &random) ?? .ios)
    case 6:
      let isExtreme = Bool.random(using: &random)
      try? surface.setProfile(FuzzProfile(isExtreme: isExtreme).make(using: &random))
    case 7:
      surface.alwaysBounces = Bool.random(using: &random)
      surface.isDirectionalLockEnabled = Bool.random(using: &random)
    case 8: refuse()
    case 9:
      let kinds: [InputEvent.WheelKind] = [.precise, .stepped]
      try send(
        .wheel(delta: point(300), kind: kinds.randomElement(using: &random) ?? .precise), 400)
    default:
      let id = Int.random(in: 1...2, using: &random)
      let actions: [InputEvent.Action] = [
        .pointerDown(id: id, kind: .touch), .pointerMoved(id: id), .pointerMoved(id: id),
        .pointerMoved(id: id), .pointerUp(id: id), .pointerCanceled(id: id),
      ]
      let action = actions.randomElement(using: &random) ?? .pointerUp(id: id)
      try send(action, Int.random(in: 0..<20, using: &random) == 0 ? 9e8 : 400)
    }
  }

  private mutating func send(_ action: InputEvent.Action, _ size: Double) throws {
    let ahead: Int64 = [0, 1, 8_000_000, 40_000_000].randomElement(using: &random) ?? 0
    lastInput = max(lastInput, Timestamp(nanoseconds: time.nanoseconds + ahead))
    try surface.send(InputEvent(time: lastInput, position: point(size), action: action))
    hasSent = true
  }

  /// What is no number, or comes too late, is refused and changes nothing.
  private mutating func refuse() {
    let before = (surface.contentOffset, surface.profile)
    let bad = [Double.nan, .infinity, -.infinity].randomElement(using: &random) ?? .nan
    var refusals = 0
    func refused(_ body: () throws -> Void) { if (try? body()) == nil { refusals += 1 } }
    var copy = surface
    refused { try copy.fling(velocity: LayoutPoint(x: 0, y: bad)) }
    refused { try copy.setContentOffset(LayoutPoint(x: bad, y: 0), animated: true) }
    refused { try copy.setContentInset(LayoutInsets(left: bad)) }
    refused { try copy.setViewport(size: LayoutSize(width: bad, height: 1)) }
    refused { try copy.setViewport(size: .zero, scale: bad) }
    refused { try copy.setContent(LayoutRect(x: .nan, y: 0, width: bad, height: 1)) }
    refused {
      try copy.send(
        InputEvent(
          time: lastInput, position: LayoutPoint(x: bad, y: 0), action: .pointerMoved(id: 1)))
    }
    if hasSent {
      let earlier = Timestamp(nanoseconds: lastInput.nanoseconds - 1)
      refused {
        try copy.send(InputEvent(time: earlier, position: .zero, action: .pointerUp(id: 1)))
      }
    }
    if hasBegun { refused { try copy.step(to: Timestamp(nanoseconds: time.nanoseconds - 1)) } }
    require(refusals == 7 + (hasSent ? 1 : 0) + (hasBegun ? 1 : 0), "\(refusals) refusals")
    require(copy.contentOffset == before.0 && copy.profile == before.1, "a refusal moved it")
    surface = copy
  }

  /// Goes on for a time, in one step and, as a copy, in many.
  mutating func go() throws {
    let spans: [Int64] = [0, 1, 8_333_333, 16_666_667, 300_000_000, 4_000_000_000]
    let span = spans.randomElement(using: &random) ?? 0
    let end = Timestamp(nanoseconds: time.nanoseconds + span)
    var copy = surface
    var times = (0..<20).map { _ in time.nanoseconds + Int64.random(in: 0...span, using: &random) }
    times.sort()
    let moment = try surface.step(to: end)
    // The first step is where the clock begins.
    if hasBegun {
      var log: [ScrollSurface.Event] = []
      for time in times { log += try copy.step(to: Timestamp(nanoseconds: time)).events }
      let last = try copy.step(to: end)
      log += last.events
      require(last.contentOffset == moment.contentOffset, "another place in small steps")
      require(last.velocity == moment.velocity, "another velocity in small steps")
      for axis in Axis.allCases {
        let short = moment.events.filter { $0.axis == axis && $0.event != .didScroll }
        let long = log.filter { $0.axis == axis && $0.event != .didScroll }
        require(short == long, "\(short) but in small steps \(long)")
      }
    }
    (time, hasBegun) = (end, true)
    let values = [
      moment.contentOffset.x, moment.contentOffset.y, moment.velocity.x, moment.velocity.y,
    ]
    require(values.allSatisfy(\.isFinite), "\(values)")
    for event in moment.events {
      if let problem = grammars[event.axis]?.see(event.event) { require(false, problem) }
    }
  }

  /// Nothing holds or moves it any more.
  mutating func rest() throws {
    for id in 1...2 {
      try surface.send(
        InputEvent(time: lastInput, position: .zero, action: .pointerCanceled(id: id)))
    }
    try surface.setProfile(.ios)
    time.nanoseconds += 80_000_000_000
    let moment = try surface.step(to: time)
    for event in moment.events {
      if let problem = grammars[event.axis]?.see(event.event) { require(false, problem) }
    }
    require(moment.horizontalPhase == .idle && moment.verticalPhase == .idle, "it never rests")
    require(grammars.values.allSatisfy(\.isAtRest), "motion that began never ended")
  }
}
