import Scrollwork
import Testing

/// Items come, go and move as is seen: functions of time, from wherever they were.
@Suite struct AnimatedUpdateTests {
  private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
  private let duration = ScrollProfile.ios.animationDuration

  private func shown(_ frame: Frame) -> [Int: VisibleElement] {
    Dictionary(uniqueKeysWithValues: frame.visible.map { ($0.index, $0) })
  }

  /// The opacities of the groups of the display list.
  private func opacities(_ frame: Frame) -> [Double] { frame.displayList.groups.map(\.opacity) }

  @Test(
    "what stays goes from where it was to where it belongs, what comes fades in, the anchor stays")
  func insert() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    for _ in 0..<20 { try harness.step() }
    let before = shown(try harness.step())
    var ends: [UpdatePhase] = []
    let id = try harness.view.performUpdates(
      [.insertItems(at: path(2), count: 1)], animated: true
    ) { ends.append($0) }
    let first = try harness.step()
    #expect(harness.view.phase(of: id) == .transitioning)
    #expect(first.events.contains(.update(id, .transitioning)))
    // The row of elements begins with the section's header.
    for (index, element) in before where index > 2 {
      #expect(shown(first)[index + 1]?.start == element.start, "\(index)")
    }
    #expect(shown(first)[1] == before[1])
    #expect(opacities(first).filter { $0 == 0 }.count == 1)
    var last = first.visible
    while ends.isEmpty {
      let frame = try harness.step()
      #expect(shown(frame)[1]?.start == before[1]?.start)
      for element in frame.visible where element.index > 4 {
        let old = last.first { $0.index == element.index }
        #expect(old.map { $0.start <= element.start } ?? true)
      }
      last = frame.visible
    }
    #expect(ends == [.finished])
    #expect(harness.view.phase(of: id) == nil)
    let frame = try harness.step()
    #expect(frame.visible.allSatisfy { !$0.isDisplaced })
    #expect(opacities(frame).allSatisfy { $0 == 1 })
    for (index, element) in before where index > 2 && element.start.points < 780 {
      #expect(shown(frame)[index + 1]?.start == element.start + Ticks(rawValue: 44 * 1024))
    }
  }

  @Test("what goes is still drawn as it fades, and its cell is free in the end")
  func remove() throws {
    let harness = try Harness(counts: [1000])
    for _ in 0..<20 { try harness.step() }
    let before = try harness.step()
    try harness.view.performUpdates([.removeItems(at: path(3), count: 2)], animated: true)
    let first = try harness.step()
    #expect(first.leavingCells == 2)
    #expect(
      first.events.filter { if case .didEndDisplaying = $0 { true } else { false } }.count == 2)
    // Those that go are behind those that stay, where they were.
    #expect(
      first.displayList.groups.prefix(2).map(\.origin.y)
        == before.displayList.groups[3...4].map(\.origin.y))
    var fades: [Double] = []
    var frame = first
    while frame.leavingCells > 0 {
      fades.append(opacities(frame)[0])
      frame = try harness.step()
    }
    #expect(fades == fades.sorted(by: >) && fades[0] == 1)
    #expect(harness.view.cellCounters.reduce(0) { $0 + $1.live } == frame.liveCells)
    #expect(frame.displayList.groups.count == frame.visible.count)
  }

  @Test("what comes up from below the screen comes along with its neighbors")
  func comeUp() throws {
    let harness = try Harness(counts: [1000], prefetch: .none)
    for _ in 0..<3 { try harness.step() }
    try harness.view.performUpdates([.removeItems(at: path(1), count: 10)], animated: true)
    let first = try harness.step()
    for element in first.visible.dropFirst(1) {
      let natural = Double(element.index - 1) * 44
      #expect(abs(element.start.points - natural - 440) < 0.01, "\(element)")
    }
  }

  @Test("an update in the middle of another goes on from where everything is")
  func interrupt() throws {
    let harness = try Harness(counts: [1000])
    for _ in 0..<20 { try harness.step() }
    try harness.view.performUpdates([.insertItems(at: path(2), count: 3)], animated: true)
    for _ in 0..<8 { try harness.step() }
    let before = try harness.step()
    try harness.view.performUpdates([.removeItems(at: path(2), count: 3)], animated: true)
    // The same moment again: a transition has not gone on by then.
    let after = try harness.view.step(to: harness.time)
    for element in before.visible where element.index > 6 {
      let same = after.visible.first { $0.index == element.index - 3 }
      #expect(same?.start == element.start, "\(element)")
    }
    #expect(after.leavingCells == 3)
    let fading = opacities(before).filter { $0 < 1 }
    #expect(opacities(after).prefix(3).sorted() == fading.sorted())
  }

  @Test("where less motion is wanted nothing moves, it only fades")
  func reducedMotion() throws {
    let harness = try Harness(counts: [1000])
    for _ in 0..<20 { try harness.step() }
    harness.view.traits.reducesMotion = true
    try harness.step()
    try harness.view.performUpdates(
      [.insertItems(at: path(2), count: 1), .removeItems(at: path(6), count: 1)], animated: true)
    let first = try harness.step()
    #expect(first.visible.allSatisfy { !$0.isDisplaced })
    #expect(first.leavingCells == 1)
    #expect(opacities(first).filter { $0 == 0 }.count == 1)
  }

  @Test("how far a transition is depends on time alone, whatever frames there were")
  func frameRate() throws {
    func look(_ steps: Int) throws -> [VisibleElement] {
      let harness = try Harness(counts: [1000])
      for _ in 0..<20 { try harness.step() }
      let start = harness.time
      try harness.view.performUpdates(
        [.removeItems(at: path(1), count: 3), .insertItems(at: path(9), count: 2)], animated: true)
      try harness.view.step(to: start)
      for step in 1...steps {
        let time = start.nanoseconds + 150_000_000 * Int64(step) / Int64(steps)
        try harness.view.step(to: Timestamp(nanoseconds: time))
      }
      return try harness.view.step(to: Timestamp(nanoseconds: start.nanoseconds + 150_000_000))
        .visible
    }
    let once = try look(1)
    #expect(try look(9) == once)
    #expect(try look(150) == once)
    #expect(once.contains { $0.isDisplaced })
  }

  @Test("scrolling goes on under a transition, and takes what moves along")
  func scrolling() throws {
    func ways(_ isAnimated: Bool) throws -> [Ticks] {
      let harness = try Harness(counts: [5000])
      for _ in 0..<3 { try harness.step() }
      try harness.view.fling(velocity: 2500)
      var first = 0
      return try (0..<90).map { frame in
        if frame % 9 == 4 {
          try harness.view.performUpdates(
            [
              .insertItems(at: path(first + 3), count: 2),
              .removeItems(at: path(first + 8), count: 1),
            ], animated: isAnimated)
        }
        let frame = try harness.step()
        if case .item(let path)? = frame.visible.first?.element { first = path.item }
        return frame.displacement
      }
    }
    #expect(try ways(true) == ways(false))
  }
}
