import ScrollTools
import Scrollwork
import Testing

/// Content goes on under a pointer at an edge as a function of time: positions at common times are the same to the
/// bit whatever frames are made.
@Suite struct EdgeScrollTests {
  /// Where the content is at the moments that all ways of making frames share.
  struct Run: Equatable {
    var offsets: [Int64: Double] = [:]
    /// How far the content was moved until then.
    var moved: [Int64: Ticks] = [:]
  }

  enum Kind: CaseIterable { case carry, carryAndMove, select }

  /// Seconds, and where the pointer is then.
  static let path: [(Double, Double)] = [
    (0.05, 700), (0.6, 800), (1.0337, 843), (1.3, 500), (1.5001, 40), (1.6, 9), (1.8, 790),
  ]

  static func run(_ times: [Int64], _ kind: Kind, height: Double = 44) throws -> Run {
    let harness = try Harness(counts: [400]) { _ in height }
    let view = harness.view
    for frame in 0..<5 { try view.step(to: Timestamp(nanoseconds: Int64(frame))) }
    switch kind {
    case .carry:
      view.movesItems = true
      view.moveTargetHandler = { _, from, _ in from }
    case .carryAndMove: view.movesItems = true
    case .select:
      view.selectionMode = .multiple
      view.selectsByDragging = true
    }
    func send(_ seconds: Double, _ x: Double, _ y: Double, _ action: InputEvent.Action) throws {
      let time = Timestamp(nanoseconds: Int64((seconds * 1e9).rounded()))
      try view.send(InputEvent(time: time, position: LayoutPoint(x: x, y: y), action: action))
    }
    let first = path[0]
    try send(first.0, 100, first.1, .pointerDown(id: 1, kind: .touch))
    if kind == .select { try send(first.0 + 0.02, 160, first.1, .pointerMoved(id: 1)) }
    for (seconds, y) in path.dropFirst() { try send(seconds, 160, y, .pointerMoved(id: 1)) }
    try send(1.95, 160, 790, .pointerUp(id: 1))
    var run = Run()
    var moved = Ticks.zero
    for time in times {
      let frame = try view.step(to: Timestamp(nanoseconds: time))
      moved = moved + frame.displacement
      if time % 100_000_000 == 0 {
        run.moved[time] = moved
        run.offsets[time] = frame.contentOffset.y
      }
    }
    return run
  }

  static func times(rate: Int64) -> [Int64] { (1...2 * rate).map { $0 * 1_000_000_000 / rate } }

  @Test(
    "content goes on the same at every rate, with jitter and in jumps", arguments: Kind.allCases)
  func rates(kind: Kind) throws {
    let reference = try Self.run(Self.times(rate: 60), kind)
    #expect(reference.moved.count == 20)
    // At 16/60 of 900 points a second, then at 59/60.
    let down = 0.4337 * 240 + 0.2663 * 885
    let after = try #require(reference.moved[1_400_000_000])
    #expect(abs(after.points - down) < 0.01)
    let jumps = (1...20).map { Int64($0) * 100_000_000 }
    var runs = try [30, 120, 1000].map { try Self.run(Self.times(rate: $0), kind) }
    runs.append(try Self.run(jumps, kind))
    for seed in UInt64(1)...2 {
      var random = SeededGenerator(seed: seed)
      let jitter = (0..<100).map { _ in Int64.random(in: 1..<2_000_000_000, using: &random) }
      runs.append(try Self.run((jumps + jitter).sorted(), kind))
    }
    for run in runs {
      #expect(run.moved == reference.moved)
      if kind != .carryAndMove { #expect(run.offsets == reference.offsets) }
    }
    let once = try Self.run([2_000_000_000], kind)
    #expect(once.moved[2_000_000_000] == reference.moved[2_000_000_000])
  }

  @Test("content stops at its ends, is idle there, and goes on when there is more of it")
  func ends() throws {
    let harness = try Harness(counts: [30]) { _ in 44 }
    let view = harness.view
    view.movesItems = true
    view.moveTargetHandler = { _, from, _ in from }
    try harness.step()
    try harness.point(Pointing(100, 100, 800, .pointerDown(id: 1, kind: .touch)))
    var frame = try harness.step()
    for _ in 0..<200 { frame = try harness.step() }
    #expect(view.contentOffset.y == 30 * 44 - 844)
    #expect(frame.phase == .idle && frame.velocity == 0)
    try view.insertItems(at: ItemPath(section: 0, item: 30), count: 30)
    try harness.step()
    frame = try harness.step()
    #expect(frame.phase == .animating && frame.velocity == 240)
    for _ in 0..<30 { frame = try harness.step() }
    #expect(view.contentOffset.y > 30 * 44 - 844 + 100)
    // An item that is gone does not scroll any more.
    try view.performUpdates([.removeItems(at: ItemPath(section: 0, item: 0), count: 60)])
    try harness.step()
    frame = try harness.settle()
    #expect(frame.phase == .idle && view.carriedItem == nil)
  }

  @Test("another viewport counts from the next frame on")
  func resize() throws {
    let harness = try Harness(counts: [300]) { _ in 44 }
    harness.view.movesItems = true
    harness.view.moveTargetHandler = { _, from, _ in from }
    try harness.step()
    try harness.point(Pointing(100, 100, 600, .pointerDown(id: 1, kind: .touch)))
    for _ in 0..<60 { try harness.step() }
    #expect(harness.view.velocity == 0)
    try harness.view.setViewport(size: LayoutSize(width: 390, height: 600))
    try harness.step()
    let frame = try harness.step()
    #expect(frame.velocity == 900)
  }
}
