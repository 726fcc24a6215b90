import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Content that is pulled to be refreshed.
@Suite struct RefreshControlTests {
  private func rest(
    _ control: RefreshControl = RefreshControl(), count: Int = 100, profile: ScrollProfile = .ios
  ) throws -> Harness {
    let harness = try Harness(counts: [count], profile: profile)
    try harness.view.setRefreshControl(control)
    try harness.steps(5)
    return harness
  }

  /// A finger that goes down by a way in half a second and stays.
  private func pull(_ way: Double, at begin: Int64 = 100, lifts: Bool = false) -> [Pointing] {
    var script = [Pointing(begin, 100, 100, .pointerDown(id: 1, kind: .touch))]
    for step in 1...50 {
      script.append(
        Pointing(
          begin + Int64(step) * 10, 100, 100 + way * Double(step) / 50, .pointerMoved(id: 1)))
    }
    if lifts { script.append(Pointing(begin + 700, 100, 100 + way, .pointerUp(id: 1))) }
    return script
  }

  private func events(_ frames: [Frame]) -> [RefreshEvent] {
    frames.flatMap(\.events).compactMap { if case .refresh(let event) = $0 { event } else { nil } }
  }

  @Test(
    "a pull past the threshold begins a refresh, once; the content rests below it until it ends")
  func refreshes() throws {
    let harness = try rest()
    #expect(harness.view.refreshPhase == .idle)
    var frames: [Frame] = []
    var last = 0.0
    for entry in pull(400) {
      frames += try harness.play([entry], until: entry.milliseconds)
      let pull = 0 - harness.view.contentOffset.y
      // Never back while the finger moves on, even if the inset changes, nor further than the finger.
      #expect(pull >= last && pull - last <= 8)
      last = pull
      switch harness.view.refreshPhase {
      case .idle: #expect(pull <= 0.5 && events(frames).isEmpty)
      case .pulling(let progress): #expect(progress == pull / 100 && progress < 1)
      case .refreshing: #expect(pull >= 100 && events(frames) == [.didBegin])
      case .ending: Issue.record("it ended")
      }
    }
    #expect(harness.view.refreshPhase == .refreshing && harness.view.refreshInset == 60)
    frames += try harness.play([Pointing(900, 100, 500, .pointerUp(id: 1))], until: 3000)
    #expect(harness.view.contentOffset.y == -60 && events(frames) == [.didBegin])
    harness.view.endRefreshing()
    #expect(harness.view.refreshPhase == .ending)
    last = -60
    frames = []
    while harness.view.refreshPhase == .ending, frames.count < 200 {
      frames.append(try harness.step())
      #expect(harness.view.contentOffset.y >= last)
      last = harness.view.contentOffset.y
    }
    #expect(events(frames) == [.didEnd] && frames.count > 10)
    #expect(try harness.settle().contentOffset.y == 0)
    #expect(harness.view.refreshPhase == .idle && harness.view.refreshInset == 0)
  }

  @Test("a refresh that ends under the finger does not begin again before the content was back")
  func once() throws {
    let harness = try rest()
    var frames = try harness.play(pull(400), until: 700)
    harness.view.endRefreshing()
    let held = harness.view.contentOffset.y
    frames += try harness.play([Pointing(800, 100, 520, .pointerMoved(id: 1))], until: 900)
    #expect(harness.view.refreshPhase == .ending && harness.view.contentOffset.y <= held)
    frames += try harness.play(
      [Pointing(1000, 100, 60, .pointerMoved(id: 1)), Pointing(1300, 100, 60, .pointerUp(id: 1))],
      until: 1500)
    #expect(events(frames) == [.didBegin, .didEnd])
    try harness.jump(to: 0)
    frames += try harness.play(pull(400, at: 3000, lifts: true), until: 5000)
    #expect(events(frames) == [.didBegin, .didEnd, .didBegin])
  }

  @Test("a pull that is too short begins none, nor does content that flies beyond its edge")
  func short() throws {
    let harness = try rest()
    var frames = try harness.play(pull(190), until: 700)
    guard case .pulling(let progress) = harness.view.refreshPhase else {
      Issue.record("\(harness.view.refreshPhase)")
      return
    }
    #expect(progress > 0.8 && progress < 1)
    frames += try harness.play([Pointing(800, 100, 290, .pointerUp(id: 1))], until: 3000)
    #expect(events(frames).isEmpty && harness.view.refreshPhase == .idle)
    try harness.jump(to: 500)
    try harness.step()
    try harness.view.fling(velocity: -9000)
    var furthest = 0.0
    for _ in 0..<200 {
      frames.append(try harness.step())
      furthest = min(furthest, harness.view.contentOffset.y)
      #expect(harness.view.refreshPhase == .idle)
    }
    #expect(events(frames).isEmpty && furthest < -100)
  }

  /// The same at every rate: the decisions, and the content's position once a refresh has begun and the finger is
  /// gone.
  @Test("what is decided and how the content goes back is the same at every rate")
  func rates() throws {
    struct Run: Equatable {
      var events: [RefreshEvent] = []
      var places: [Double] = []
    }
    func run(_ rate: Int64) throws -> Run {
      let harness = try rest()
      // Past the threshold and back within a hundredth of a second.
      let script =
        pull(190)
        + [
          Pointing(703, 100, 400, .pointerMoved(id: 1)),
          Pointing(706, 100, 290, .pointerMoved(id: 1)),
          Pointing(900, 100, 290, .pointerUp(id: 1)),
        ]
      for entry in script { try harness.point(entry) }
      var run = Run()
      for index in 1...8 * rate {
        let time = index * 1_000_000_000 / rate
        guard time > harness.time.nanoseconds else { continue }
        let frame = try harness.view.step(to: Timestamp(nanoseconds: time))
        run.events += events([frame])
        if time == 4_000_000_000 { harness.view.endRefreshing() }
        if time >= 4_000_000_000, time % 100_000_000 == 0 {
          run.places.append(frame.contentOffset.y)
        }
      }
      return run
    }
    let reference = try run(60)
    #expect(reference.events == [.didBegin, .didEnd])
    #expect(reference.places.first == -60 && reference.places.last == 0)
    #expect(Set(reference.places).count > 4)
    for rate in [30, 120, 1000] as [Int64] { #expect(try run(rate) == reference, "\(rate) Hz") }
  }

  @Test("by program it moves nothing, wherever the content is; calls that are repeated do nothing")
  func program() throws {
    for offset in [0.0, 700] {
      let harness = try rest()
      try harness.jump(to: offset)
      try harness.step()
      let began = harness.view.beginRefreshing()
      let again = harness.view.beginRefreshing()
      #expect(began && !again)
      var frames = [try harness.settle()]
      #expect(harness.view.contentOffset.y == offset && harness.view.refreshPhase == .refreshing)
      harness.view.endRefreshing()
      harness.view.endRefreshing()
      frames.append(try harness.settle())
      #expect(harness.view.contentOffset.y == offset && harness.view.refreshPhase == .idle)
      #expect(events(frames) == [.didEnd] && frames.allSatisfy { $0.displacement == .zero })
    }
    let without = try Harness(counts: [10])
    #expect(!without.view.beginRefreshing())
    without.view.endRefreshing()
    #expect(without.view.refreshPhase == .idle && without.view.refreshIndicatorFrame == nil)
  }

  @Test(
    "the indicator lies right before the content, is drawn behind it, and fills as it is pulled")
  func indicator() throws {
    let harness = try rest()
    try harness.view.setContentInset(LayoutInsets(top: 20, left: 0, bottom: 0, right: 0))
    try harness.steps(2)
    #expect(harness.view.contentOffset.y == -20 && harness.view.refreshIndicatorFrame == nil)
    var dots: [Int] = []
    for entry in pull(400) {
      let frames = try harness.play([entry], until: entry.milliseconds)
      guard let list = frames.last?.displayList, let frame = harness.view.refreshIndicatorFrame
      else {
        continue
      }
      #expect(frame.size == LayoutSize(width: 390, height: 60))
      #expect(frame.origin == LayoutPoint(x: 0, y: 0 - harness.view.contentOffset.y - 60))
      #expect(list.groups.first.map { $0.origin == frame.origin } == true)
      dots.append(list.groups[0].commands.count)
    }
    #expect(dots == dots.sorted() && dots.first == 0 && dots.last == 8 && Set(dots).count > 5)
    try harness.play([Pointing(900, 100, 500, .pointerUp(id: 1))], until: 3000)
    #expect(harness.view.refreshIndicatorFrame?.origin == LayoutPoint(x: 0, y: 20))
    // It runs round, as time says.
    let first = try harness.step().displayList
    let second = try harness.step(seconds: 0.25).displayList
    let turn = try harness.step(seconds: 0.75).displayList
    #expect(first.commands != second.commands && first.commands == turn.commands)
    try harness.view.setRefreshControl(RefreshControl(color: nil))
    #expect(try harness.step().displayList.groups.count == first.groups.count - 1)
  }

  @Test("content that is stretched stays where it is, with the indicator over it")
  func stretch() throws {
    let harness = try rest(profile: .androidStretch)
    var frames = try harness.play(pull(400), until: 700)
    #expect(harness.view.refreshPhase == .refreshing && harness.view.refreshInset == 0)
    frames += try harness.play([Pointing(800, 100, 500, .pointerUp(id: 1))], until: 3000)
    #expect(frames.allSatisfy { $0.contentOffset == .zero } && events(frames) == [.didBegin])
    #expect(
      harness.view.refreshIndicatorFrame == LayoutRect(x: 0, y: 0, width: 390, height: 60))
    #expect(frames.last?.displayList.groups.last?.size.height == 60)
    harness.view.endRefreshing()
    #expect(events([try harness.step()]) == [.didEnd])
  }

  @Test("another control, or none, in the middle of a refresh")
  func replaced() throws {
    let harness = try rest()
    try harness.play(pull(400, lifts: true), until: 3000)
    try harness.view.setRefreshControl(RefreshControl(height: 80))
    #expect(try harness.settle().edges.minimum == -80)
    #expect(harness.view.refreshPhase == .refreshing)
    try harness.view.setRefreshControl(nil)
    #expect(harness.view.refreshPhase == .idle)
    #expect(try harness.settle().contentOffset.y == 0)
  }

  @Test("under another platform's profile content goes back from below the indicator step by step")
  func otherProfile() throws {
    let harness = try rest()
    try harness.play(pull(400, lifts: true), until: 3000)
    #expect(harness.view.contentOffset.y == -60)
    try harness.view.setProfile(.androidStretch)
    try harness.steps(3)
    #expect(harness.view.refreshIndicatorFrame == LayoutRect(x: 0, y: 0, width: 390, height: 60))
    harness.view.endRefreshing()
    var last = harness.view.contentOffset.y
    var steps: [Double] = []
    for _ in 0..<120 {
      let now = try harness.step().contentOffset.y
      steps.append(abs(now - last))
      last = now
    }
    #expect(last == 0)
    #expect((steps.max() ?? 0) < 20)
  }

  @Test("distances that are none are refused, and nothing changes")
  func refused() throws {
    let harness = try rest()
    for bad in [Double.nan, .infinity, -1, 1e300] {
      #expect(throws: CollectionError.self) {
        try harness.view.setRefreshControl(RefreshControl(threshold: bad))
      }
      #expect(throws: CollectionError.self) {
        try harness.view.setRefreshControl(RefreshControl(height: bad))
      }
    }
    #expect(throws: CollectionError.self) {
      try harness.view.setRefreshControl(RefreshControl(threshold: 0))
    }
    #expect(harness.view.refreshControl == RefreshControl())
  }

  @Test(
    "updates before, during and after a refresh move nothing on screen",
    arguments: TestRun.seeds(12))
  func drift(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let harness = try rest(count: 60)
    var names = Array(0..<60)
    var next = 60
    var before: [(name: Int, start: Ticks)] = []
    var compared = 0
    var isDown = false
    var y = 100.0
    // The slow model: what the events and the calls say.
    var isRefreshing = false
    for round in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let at = Int.random(in: 0...names.count, using: &random)
        let added = Int.random(in: 1...5, using: &random)
        names.insert(contentsOf: next..<next + added, at: at)
        next += added
        try harness.view.performUpdates([.insertItems(at: .row(at), count: added)])
      case 1 where names.count > 30:
        let at = Int.random(in: 0..<names.count - 3, using: &random)
        names.removeSubrange(at..<at + 3)
        try harness.view.performUpdates([.removeItems(at: .row(at), count: 3)])
      case 2:
        let began = harness.view.beginRefreshing()
        #expect(began == !isRefreshing, "seed \(seed), round \(round)")
        isRefreshing = true
      case 3:
        harness.view.endRefreshing()
        isRefreshing = false
      case 4 where !isDown && harness.view.phase == .idle:
        isDown = true
        y = 100
        try harness.send(.pointerDown(id: 1, kind: .touch), y: y)
      case 5 where isDown:
        isDown = false
        try harness.send(.pointerUp(id: 1), y: y)
      default:
        guard isDown else { break }
        y += Double.random(in: -100...150, using: &random)
        try harness.send(.pointerMoved(id: 1), y: y)
      }
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let frame = try harness.step()
        // What was first on screen and still is there has moved as the content was scrolled, and not else.
        let places = Dictionary(
          uniqueKeysWithValues: frame.visible.map { (names[$0.element.row], $0.start) })
        if let kept = before.first(where: { places[$0.name] != nil }), let now = places[kept.name] {
          compared += 1
          #expect(
            now - kept.start + frame.displacement == .zero, "seed \(seed), round \(round)")
        }
        before = frame.visible.map { (names[$0.element.row], $0.start) }
        for event in events([frame]) {
          #expect(event != .didBegin || !isRefreshing, "seed \(seed), round \(round)")
          if event == .didBegin { isRefreshing = true }
        }
      }
      #expect(
        (harness.view.refreshPhase == .refreshing) == isRefreshing, "seed \(seed), round \(round)")
      #expect(harness.view.refreshInset == (isRefreshing ? 60 : 0))
    }
    #expect(compared > 500, "seed \(seed)")
  }
}

extension ElementPath {
  /// The item's number in its section.
  fileprivate var row: Int { if case .item(let path) = self { path.item } else { 0 } }
}
