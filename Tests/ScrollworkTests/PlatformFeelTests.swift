import Scrollwork
import Testing

/// What sets the platforms apart under a finger.
@Suite struct PlatformFeelTests {
  @Test("Android stretches at its edges, by the pull, without moving the content")
  func stretch() throws {
    let harness = try Harness(counts: [100], profile: .androidStretch)
    try harness.step()
    try harness.drag(from: 100, to: 308, duration: 0.3, lift: false)
    var frame = try harness.step()
    for _ in 0..<30 { frame = try harness.step() }
    let stretch = try #require(frame.stretch)
    #expect(frame.contentOffset.y == 0)
    #expect(!frame.isBouncing)
    #expect(stretch.edge == .leading)
    #expect(stretch.pull == 200)  // less the slop of 8
    #expect(
      abs(stretch.scale - 1 - EdgeStretch.android.scale(distance: 200, viewport: 844)) < 1e-12)
    try harness.send(.pointerUp(id: 1), y: 308)
    var pulls: [Double] = []
    let end = try harness.settle { pulls.append($0.stretch?.pull ?? 0) }
    #expect(pulls.max() ?? 0 <= 200 && pulls.count > 10)
    #expect(end.stretch == nil)
    #expect(end.contentOffset.y == 0)
  }

  @Test("a fling into the edge stretches it and posts one bounce")
  func absorbed() throws {
    let harness = try Harness(counts: [40], profile: .androidStretch)
    try harness.step()
    try harness.view.fling(velocity: 6000)
    var events: [CollectionEvent] = []
    var pull = 0.0
    let end = try harness.settle {
      events += $0.events
      pull = max(pull, $0.stretch?.pull ?? 0)
      #expect($0.contentOffset.y <= 40 * 44 - 844)
    }
    #expect(BounceTests.bounces(events).map(\.edge) == [.trailing])
    #expect(pull > 50)
    #expect(end.contentOffset.y == 40.0 * 44 - 844)
  }

  @Test("profiles without a rubber band stop a finger's content at the edge")
  func clamped() throws {
    for profile in [ScrollProfile.android, .flutterClamping, .desktop] {
      let harness = try Harness(counts: [100], profile: profile)
      try harness.step()
      try harness.drag(from: 100, to: 500, duration: 0.3)
      for _ in 0..<60 {
        let frame = try harness.step()
        #expect(frame.contentOffset.y == 0 && frame.velocity == 0, "\(profile.name)")
      }
    }
  }

  @Test("repeated flings become faster where the platform carries momentum, and not after a rest")
  func carried() throws {
    func speeds(_ profile: ScrollProfile, rest: Double) throws -> [Double] {
      let harness = try Harness(counts: [100_000], profile: profile)
      try harness.step()
      var speeds: [Double] = []
      harness.view.willEndDragging = { _, velocity, _ in speeds.append(velocity) }
      for _ in 0..<4 {
        try harness.send(.pointerDown(id: 1, kind: .touch), y: 700)
        try harness.step(seconds: 1.0 / 120 + rest)
        for step in 1...10 {
          try harness.send(.pointerMoved(id: 1), y: 700 - Double(step) * 30)
          try harness.step(seconds: 1.0 / 120)
        }
        try harness.send(.pointerUp(id: 1), y: 400)
        for _ in 0..<6 { try harness.step() }
      }
      return speeds
    }
    for profile in [ScrollProfile.ios, .flutterBouncing, .gtk] {
      let quick = try speeds(profile, rest: 0)
      #expect(quick[1] > quick[0] * 1.2, "\(profile.name): \(quick)")
      let rested = try speeds(profile, rest: 0.3)
      #expect(abs(rested[3] - rested[0]) < 1e-6 * rested[0], "\(profile.name): \(rested)")
    }
    let plain = try speeds(.android, rest: 0)
    #expect(abs(plain[3] - plain[0]) < 1e-6 * plain[0])
  }

  @Test("a finger that first moves across the list is not the list's, unless the lock is off")
  func lock() throws {
    for isLocked in [true, false] {
      let harness = try Harness(counts: [100])
      harness.view.isDirectionalLockEnabled = isLocked
      try harness.step()
      try harness.view.setContentOffset(LayoutPoint(y: 500), animated: false)
      try harness.step()
      func send(_ action: InputEvent.Action, _ x: Double, _ y: Double) throws {
        try harness.view.send(
          InputEvent(time: harness.time, position: LayoutPoint(x: x, y: y), action: action))
      }
      try send(.pointerDown(id: 1, kind: .touch), 300, 300)
      for step in 1...20 {
        try send(.pointerMoved(id: 1), 300 - Double(step) * 5, 300)
        try harness.step()
      }
      for step in 1...20 {
        try send(.pointerMoved(id: 1), 200, 300 + Double(step) * 5)
        try harness.step()
      }
      #expect((harness.view.contentOffset.y == 500) == isLocked)
      #expect((harness.view.phase == .tracking) == isLocked)
    }
  }

  @Test("an inward fling from beyond the edge goes on into the content")
  func reentry() throws {
    for profile in ScrollProfile.all where profile.rubberBand != nil || profile.stretch != nil {
      let harness = try Harness(counts: [1000], profile: profile)
      harness.rate = 240
      try harness.step()
      // Pulled out, then flicked back.
      try harness.drag(from: 100, to: 360, duration: 0.3, lift: false)
      for _ in 0..<80 { try harness.step() }
      try harness.send(.pointerUp(id: 1), y: 360)
      try harness.step()
      try harness.view.fling(velocity: 9000)
      var events = try harness.step().events
      var last = harness.view.contentOffset.y
      let end = try harness.settle {
        events += $0.events
        #expect($0.contentOffset.y >= last, "\(profile.name)")
        last = $0.contentOffset.y
      }
      let alone = try Motion(
        position: 0, velocity: 9000, lower: 0, upper: 1e6, law: profile.law(scale: 3))
      #expect(end.contentOffset.y > 40, "\(profile.name)")
      #expect(end.contentOffset.y < alone.restPosition, "\(profile.name)")
      let stages = events.compactMap { event in
        if case .scroll(.bounce(let bounce)) = event { bounce.stage } else { nil }
      }
      #expect(stages.suffix(3) == [.began, .peak, .ended], "\(profile.name)")
    }
  }

  @Test("content that swings back over an edge goes on without a jump", arguments: [0.1, 0.3, 0.6])
  func swings(ratio: Double) throws {
    var profile = ScrollProfile.ios
    profile.edge = .spring(SpringEdge(try Spring(mass: 1, stiffness: 100, dampingRatio: ratio)))
    let harness = try Harness(counts: [100], profile: profile)
    harness.rate = 240
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: 3400), animated: false)
    try harness.step()
    try harness.view.fling(velocity: 3000)
    var before = try harness.step()
    var events = before.events
    try harness.settle { frame in
      events += frame.events
      let limit = max(abs(before.velocity), abs(frame.velocity)) / 240 + 0.5
      #expect(abs(frame.contentOffset.y - before.contentOffset.y) <= limit)
      before = frame
    }
    #expect(before.contentOffset.y < 3556)
    let stages = events.compactMap { event in
      if case .scroll(.bounce(let bounce)) = event { bounce.stage } else { nil }
    }
    #expect(stages == [.began, .peak, .ended])
  }

  @Test("an edge that stops the content says so once, when and how fast")
  func hit() throws {
    for profile in [ScrollProfile.flutterClamping, .desktop] {
      let harness = try Harness(counts: [100], profile: profile)
      try harness.step()
      try harness.view.fling(velocity: 20_000)
      var events: [CollectionEvent] = []
      let end = try harness.settle { events += $0.events }
      let motion = try Motion(
        position: 0, velocity: 20_000, lower: 0, upper: 3556, law: profile.law(scale: 3))
      let stop = try #require(motion.events.last)
      let hits = events.compactMap { event in
        if case .scroll(.didHitEdge(let side, let time, let velocity)) = event {
          (side, time, velocity)
        } else {
          nil
        }
      }
      #expect(hits.count == 1 && hits.first?.0 == .trailing)
      #expect(abs((hits.first?.1 ?? 0) - stop.time - 1.0 / 60) < 1e-6)
      #expect(hits.first?.2 == stop.velocity)
      #expect(end.contentOffset.y == 3556)
      #expect(BounceTests.bounces(events).isEmpty)
    }
  }
}
