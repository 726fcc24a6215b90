import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Content under a finger is where the finger's whole travel puts it.
@Suite struct DragTests {
  /// Where the content is at the end of a path in `parts` events, and how fast.
  private static func pull(
    _ profile: ScrollProfile, through turns: [Double], parts: Int, from offset: Double,
    random: inout SeededGenerator
  ) throws -> Double {
    let harness = try Harness(counts: [60], profile: profile)
    try harness.step()
    try harness.view.setContentOffset(LayoutPoint(y: offset), animated: false)
    try harness.step()
    try harness.send(.pointerDown(id: 1, kind: .touch), y: turns[0])
    for (a, b) in zip(turns, turns.dropFirst()) {
      // Cut anywhere, but at the turns: between them the path is straight.
      let cuts = (1..<max(2, parts)).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
      for cut in parts == 1 ? [] : cuts {
        try harness.send(.pointerMoved(id: 1), y: a + (b - a) * cut)
        if Int.random(in: 0..<20, using: &random) == 0 { try harness.step(seconds: 0.001) }
      }
      try harness.send(.pointerMoved(id: 1), y: b)
    }
    return try harness.step().contentOffset.y
  }

  @Test(
    "any partition of a path into events puts the content at the same place",
    arguments: ScrollProfile.all.map(\.name))
  func partitions(name: String) throws {
    let profile = try #require(ScrollProfile.named(name))
    for seed in TestRun.seeds(3) {
      var random = SeededGenerator(seed: seed)
      let offset: Double = [0.0, 900.0, 1796.0].randomElement(using: &random) ?? 0
      let first = Bool.random(using: &random) ? 400.0 : -400
      var turns = [300.0, 300 + first]
      for _ in 0..<3 { turns.append(Double.random(in: -500...1500, using: &random)) }
      let whole = try Self.pull(
        profile, through: turns, parts: 1, from: offset, random: &random)
      for parts in [2, 3, 10, 100, 1000] {
        let cut = try Self.pull(
          profile, through: turns, parts: parts, from: offset, random: &random)
        #expect(cut == whole, "seed \(seed), \(parts) parts")
      }
    }
  }

  @Test(
    "pulling out and returning ends exactly at the start", arguments: ScrollProfile.all.map(\.name))
  func returns(name: String) throws {
    let profile = try #require(ScrollProfile.named(name))
    for seed in TestRun.seeds(6) {
      var random = SeededGenerator(seed: seed)
      let maximum = 60.0 * 44 - 844
      for (offset, way) in [(0.0, 1.0), (maximum, -1.0)] {
        let out = Double.random(in: 50...3000, using: &random) * way
        // The finger returns to where it passed the slop.
        let back = profile.touchSlop * way
        let end = try Self.pull(
          profile, through: [0, out, back], parts: Int.random(in: 1...60, using: &random),
          from: offset, random: &random)
        #expect(end == offset, "seed \(seed)")
      }
    }
  }
}
