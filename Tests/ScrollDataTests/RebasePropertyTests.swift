import ScrollLayout
import ScrollTools
import TestSupport
import Testing

@testable import ScrollData

/// Two changes of the same content are both applied, for any changes.
@Suite struct RebasePropertyTests {
  /// Many small cases for each seed of a run.
  private static var seeds: [UInt64] {
    TestRun.seeds(8).flatMap { seed in (0..<UInt64(5 * TestRun.operations(40))).map { seed &+ $0 } }
  }

  private struct Snapshots {
    let base: Snapshot<String, Int>
    let mine: Snapshot<String, Int>
    let theirs: Snapshot<String, Int>

    /// Every second time theirs knows identities by numbers of its own, every third time mine.
    init(_ made: RebaseCase, _ seed: UInt64) throws {
      base = try made.base.snapshot()
      mine = try made.mine.snapshot(sharing: seed % 3 == 0 ? nil : base)
      theirs = try made.theirs.snapshot(sharing: seed % 2 == 0 ? nil : base)
    }

    func rebased() throws -> Content {
      let result = mine.rebased(from: base, onto: theirs)
      try #require(result.core.items.brokenInvariants() == [])
      try #require(result.core.sections.brokenInvariants() == [])
      return Content(result)
    }
  }

  @Test("what either deleted is gone, what either brought is there once, and nothing else is lost")
  func kept() throws {
    var kept = 0
    for seed in Self.seeds {
      let made = RebaseCase(seed: seed)
      let result = try Snapshots(made, seed).rebased()
      try #require(made.broken(result) == [], "\(made.note) -> \(result.text)")
      let deleted = made.base.names.filter {
        made.mine.section($0) == nil || made.theirs.section($0) == nil
      }
      kept += deleted.count { result.section($0) != nil }
    }
    #expect(kept > 0, "no section was kept for what came into it")
  }

  @Test("my order is kept where they only bring and delete, and what I brought has its neighbor")
  func mine() throws {
    for seed in Self.seeds {
      let made = RebaseCase(seed: seed, theyReorder: false, meet: false)
      let result = try Snapshots(made, seed).rebased()
      let broken =
        made.broken(result) + made.brokenOrder(result, of: made.mine)
        + made.brokenNeighbors(result)
      try #require(broken == [], "\(made.note) -> \(result.text)")
    }
  }

  @Test("their order is kept where I only bring and delete")
  func theirs() throws {
    for seed in Self.seeds {
      let made = RebaseCase(seed: seed, iReorder: false)
      let result = try Snapshots(made, seed).rebased()
      let broken = made.broken(result) + made.brokenOrder(result, of: made.theirs)
      try #require(broken == [], "\(made.note) -> \(result.text)")
    }
  }

  @Test(
    "onto what it was made from a snapshot comes out itself, and what is unchanged changes nothing")
  func neutral() throws {
    for seed in Self.seeds {
      let made = RebaseCase(seed: seed)
      let snapshots = try Snapshots(made, seed)
      let mine = snapshots.mine.rebased(from: snapshots.base, onto: snapshots.base)
      try #require(Content(mine) == made.mine, "\(made.note) -> \(Content(mine).text)")
      let theirs = snapshots.base.rebased(from: snapshots.base, onto: snapshots.theirs)
      try #require(Content(theirs) == made.theirs, "\(made.note) -> \(Content(theirs).text)")
      try #require(theirs == snapshots.theirs, "\(made.note)")
    }
  }

  @Test("my marks count, on what is there")
  func marks() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let made = RebaseCase(seed: seed)
      let base = try made.base.snapshot()
      var mine = try made.mine.snapshot(sharing: base)
      let theirs = try made.theirs.snapshot(sharing: base)
      let marked = made.mine.items.filter { made.base.items.contains($0) && random.oneIn(3) }
      try mine.reconfigureItems(marked)
      let result = mine.rebased(from: base, onto: theirs)
      let content = Content(result)
      let shown = result.difference(from: theirs).reconfiguredItems.flatMap(\.paths)
        .compactMap { result.item(at: $0) }
      let expected = marked.filter { content.items.contains($0) }
      try #require(shown.sorted() == expected.sorted(), "\(made.note) -> \(content.text)")
    }
  }

  @Test("a section that one deletes is kept for what the other brought into it")
  func sections() throws {
    let base = try Content([.init(id: "a", items: [1, 2]), .init(id: "b", items: [3])]).snapshot()
    let without = try Content([.init(id: "b", items: [3])]).snapshot(sharing: base)
    let with = try Content([.init(id: "a", items: [1, 9, 2]), .init(id: "b", items: [3])])
      .snapshot(sharing: base)
    let expected = Content([.init(id: "a", items: [9]), .init(id: "b", items: [3])])
    #expect(Content(with.rebased(from: base, onto: without)) == expected)
    #expect(Content(without.rebased(from: base, onto: with)) == expected)
    // An item that moved into it has another place.
    let moved = try Content([.init(id: "a", items: [1, 2, 3]), .init(id: "b", items: [])])
      .snapshot(sharing: base)
    let rest = Content([.init(id: "b", items: [3])])
    #expect(Content(moved.rebased(from: base, onto: without)) == rest)
    #expect(Content(without.rebased(from: base, onto: moved)) == rest)
  }
}
