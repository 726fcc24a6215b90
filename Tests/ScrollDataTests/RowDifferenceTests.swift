import ScrollLayout
import ScrollTools
import TestSupport
import Testing

@testable import ScrollData

@Suite struct RowDifferenceTests {
  @Test("a difference of any hashable elements leads from one to the other, with the fewest moves")
  func random() throws {
    let differ = Differ()
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      for step in 0..<TestRun.operations(40) {
        let note = "SEED=\(seed), step \(step)"
        let size = random.oneIn(10) ? 300 : 12
        let all = Array(0..<size + size / 2).shuffled(using: &random)
        let old = Array(all.prefix(random.upTo(size)))
        var new = Array(all.shuffled(using: &random).prefix(random.upTo(size)))
        if random.oneIn(2) {
          new = old
          if !old.isEmpty {
            for _ in 0..<random.upTo(4) {
              new.insert(new.remove(at: random.upTo(old.count - 1)), at: random.upTo(old.count - 1))
            }
          }
        }
        let names = (old.map { "item \($0)" }, new.map { "item \($0)" })
        let difference = differ.difference(from: names.0, to: names.1)
        try #require(RowDifference(from: names.0, to: names.1) == difference)
        let common = Set(old).intersection(new).count
        try #require(difference.movedCount == common - longestCommon(old, new), "\(note)")
        let (before, after) = (
          Content([.init(id: "", items: old)]), Content([.init(id: "", items: new)])
        )
        try #require(
          before.applying(difference.inSection(0), asking: after) == after, "\(note)")
        let made = try before.applying(difference.inSection(0).edits())
        let filled = zip(made[0].items, new).map { $0 ?? $1 }
        try #require(made[0].items.count == new.count && filled == new, "\(note)")
      }
    }
  }

  @Test("elements that are equal to each other are matched in order")
  func duplicates() throws {
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      for step in 0..<TestRun.operations(40) {
        let old = (0..<random.upTo(30)).map { _ in random.upTo(4) }
        let new = (0..<random.upTo(30)).map { _ in random.upTo(4) }
        let difference = RowDifference(from: old, to: new)
        let (before, after) = (
          Content([.init(id: "", items: old)]), Content([.init(id: "", items: new)])
        )
        try #require(
          before.applying(difference.inSection(0), asking: after) == after,
          "SEED=\(seed), step \(step)")
        // As many are matched as there are in both.
        let matched = old.count - difference.deleted.reduce(0) { $0 + $1.count }
        let common = (0...4).reduce(0) { sum, value in
          sum + min(old.count { $0 == value }, new.count { $0 == value })
        }
        try #require(matched == common, "SEED=\(seed), step \(step)")
      }
    }
  }

  @Test("many equal elements take no time that grows with their square")
  func manyEqual() {
    let old = (0..<40_000).map { $0 % 3 }
    let new = (0..<40_000).map { $0 % 2 }
    #expect(RowDifference(from: old, to: new).inserted.reduce(0) { $0 + $1.count } == 13_333)
  }

  @Test("collections without an array inside are compared as well")
  func lazily() {
    let difference = RowDifference(from: 0..<5, to: (0..<5).lazy.reversed())
    #expect(difference.movedCount == 4)
    #expect(RowDifference(from: [Int](), to: 3..<6).inserted == [0..<3])
    #expect(RowDifference(from: 3..<6, to: [Int]()).deleted == [0..<3])
    #expect(RowDifference(from: [Int](), to: [Int]()).isEmpty)
  }

  @Test("long runs that change places take the fewest moves as well")
  func longRuns() throws {
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      // Blocks so long that they are compared by runs, and not element by element.
      let blocks = (0..<12).map { block in
        (0..<40 + random.upTo(60)).map { block * 1000 + $0 }
      }
      let old = blocks.flatMap { $0 }
      let new = blocks.shuffled(using: &random).flatMap { $0 }
      let difference = RowDifference(from: old, to: new)
      #expect(difference.movedCount == old.count - longestCommon(old, new), "SEED=\(seed)")
      let (before, after) = (
        Content([.init(id: "", items: old)]), Content([.init(id: "", items: new)])
      )
      #expect(before.applying(difference.inSection(0), asking: after) == after, "SEED=\(seed)")
    }
  }
}
