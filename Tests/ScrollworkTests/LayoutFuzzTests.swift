import Foundation
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// All layouts, all that can be done with them, in any order: visible content stays.
///
/// `ITERATIONS` seeds from `SEED` on, each of `OPERATIONS` operations; a violation names its seed.
/// `LAYOUT=grid` keeps to one layout. The long run, of more than a million operations:
///
///     SEED=1 ITERATIONS=1000 OPERATIONS=215 swift test -c release -Xswiftc -enable-testing \
///       --disable-xctest --filter LayoutFuzzTests
@Suite struct LayoutFuzzTests {
  static let operations = TestRun.operations(120)
  /// All kinds of layouts, or the one that `LAYOUT` names.
  static let kinds =
    ProcessInfo.processInfo.environment["LAYOUT"].flatMap { FuzzLayout.Kind(rawValue: $0) }
    .map { [$0] } ?? FuzzLayout.Kind.allCases

  @Test(
    "whatever is done with a layout, what is on screen stays, and is what should be there",
    arguments: kinds)
  func laws(kind: FuzzLayout.Kind) throws {
    var totals = (operations: 0, frames: 0, compared: 0)
    var failures = 0
    for seed in TestRun.seeds(24) {
      let fuzz = try LayoutFuzz(seed: seed, kind: kind)
      while fuzz.counts.operations < Self.operations, fuzz.broken.isEmpty { try fuzz.round() }
      if fuzz.broken.isEmpty { try fuzz.rest() }
      totals.operations += fuzz.counts.operations
      totals.frames += fuzz.counts.frames
      totals.compared += fuzz.counts.compared
      #expect(fuzz.broken.isEmpty, "\(fuzz.broken.prefix(3).joined(separator: "; "))")
      failures += fuzz.broken.isEmpty ? 0 : 1
    }
    #expect(totals.compared > totals.frames)
    if TestRun.number("OPERATIONS") != nil {
      print(
        "\(kind): \(totals.operations) operations, \(totals.frames) frames,",
        "\(totals.compared) places compared, \(failures) seeds failed")
    }
  }

  @Test(
    "the same with scrolls that arrive, a keyboard, kept cells, effects and settings in between",
    arguments: kinds)
  func extras(kind: FuzzLayout.Kind) throws {
    var outcomes: [ScrollOutcome.Reason: Int] = [:]
    var compared = 0
    for seed in TestRun.seeds(24) {
      let fuzz = try LayoutFuzz(seed: seed, kind: kind)
      fuzz.extras = LayoutFuzz.Extras(random: SeededGenerator(seed: seed &* 61 &+ 7))
      while fuzz.counts.operations < Self.operations, fuzz.broken.isEmpty { try fuzz.round() }
      if fuzz.broken.isEmpty { try fuzz.rest() }
      #expect(fuzz.broken.isEmpty, "\(fuzz.broken.prefix(3).joined(separator: "; "))")
      compared += fuzz.counts.compared
      for (reason, count) in fuzz.extras?.outcomes ?? [:] { outcomes[reason, default: 0] += count }
    }
    #expect(compared > 0 && outcomes[.arrived] ?? 0 > 0 && outcomes[.interrupted] ?? 0 > 0)
    if TestRun.number("OPERATIONS") != nil { print("\(kind): \(outcomes), \(compared) compared") }
  }

  @Test("the same operations give the same frames, and take the same steps", arguments: kinds)
  func sameAgain(kind: FuzzLayout.Kind) throws {
    for seed in TestRun.seeds(6) {
      let runs = try (0..<2).map { _ in
        let fuzz = try LayoutFuzz(seed: seed, kind: kind)
        fuzz.extras = LayoutFuzz.Extras(random: SeededGenerator(seed: seed &* 61 &+ 7))
        var frames: [Frame] = []
        fuzz.onFrame = { frame, _ in frames.append(frame) }
        while fuzz.counts.operations < 90, fuzz.broken.isEmpty { try fuzz.round() }
        return frames
      }
      #expect(runs[0].count == runs[1].count, "\(kind) seed \(seed)")
      for (first, second) in zip(runs[0], runs[1]) {
        let name = "\(kind) seed \(seed) frame \(first.index)"
        #expect(first.work == second.work, "\(name)")
        #expect(first.visible == second.visible && first.events == second.events, "\(name)")
        #expect(first.contentOffset == second.contentOffset, "\(name)")
        #expect(first.displayList.groups == second.displayList.groups, "\(name)")
        #expect(first.displayList.commands == second.displayList.commands, "\(name)")
      }
    }
  }

  /// A seed, and how many operations it takes.
  struct Rare: Sendable, CustomTestStringConvertible {
    var kind: FuzzLayout.Kind
    var seed: UInt64
    var hasExtras = false
    var operations = 215

    var testDescription: String { "\(kind) \(seed)\(hasExtras ? " with extras" : "")" }
  }

  static let rare: [Rare] = [
    Rare(kind: .grid, seed: 257, operations: 120), Rare(kind: .grid, seed: 785, operations: 120),
    Rare(kind: .compositional, seed: 909, operations: 120),
    // A pinned footer that lies where it scrolls, below an item that comes in from above.
    Rare(kind: .grid, seed: 620),
    // A line whose first items were on screen breaks where a further one is measured above the screen.
    Rare(kind: .flow, seed: 151),
    // A line keeps the length of items that are gone, while another is placed before it and measured.
    Rare(kind: .flow, seed: 477, hasExtras: true),
    // Where the content's end is held, updates move what the person had left.
    Rare(kind: .known, seed: 525), Rare(kind: .compositional, seed: 168, hasExtras: true),
    // An item is moved past its neighbors in a masonry and finds no place between them.
    Rare(kind: .compositional, seed: 1460),
    // A policy is set in the frame in which the viewport changes.
    Rare(kind: .grid, seed: 504, hasExtras: true), Rare(kind: .masonry, seed: 501),
    // The end is followed from less than a point before it.
    Rare(kind: .grid, seed: 156, hasExtras: true),
  ]

  @Test("seeds that few others are like", arguments: rare)
  func rareSeeds(of rare: Rare) throws {
    let fuzz = try LayoutFuzz(seed: rare.seed, kind: rare.kind)
    if rare.hasExtras {
      fuzz.extras = LayoutFuzz.Extras(random: SeededGenerator(seed: rare.seed &* 61 &+ 7))
    }
    while fuzz.counts.operations < rare.operations, fuzz.broken.isEmpty { try fuzz.round() }
    #expect(fuzz.broken.isEmpty, "\(fuzz.broken.prefix(3).joined(separator: "; "))")
  }
}
