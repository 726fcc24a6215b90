import ScrollLayout
import ScrollTools
import TestSupport
import Testing

@testable import ScrollData

@Suite struct SnapshotDifferenceTests {
  @Test("a difference leads from one snapshot to the other, with the fewest moves")
  func random() throws {
    let differ = Differ()
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      for step in 0..<TestRun.operations(40) {
        let note = "SEED=\(seed), step \(step)"
        let old = Content.random(
          sections: random.upTo(5), items: 8, identities: 40, using: &random)
        var new = old
        if random.oneIn(4) {
          new = Content.random(
            sections: random.upTo(5), items: 8, identities: 40, using: &random)
        } else {
          new.change(using: &random)
        }
        let before = try old.snapshot()
        let after = try new.snapshot(sharing: random.oneIn(2) ? before : nil)
        let difference = differ.difference(from: before, to: after)
        try old.check(difference, to: new, note)
        try #require(difference.movedItemCount == old.fewestMoves(to: new), "\(note)")
        let sections = (old.sections.map(\.id), new.sections.map(\.id))
        let common = Set(sections.0).intersection(sections.1).count
        try #require(
          difference.movedSections.reduce(0) { $0 + $1.count }
            == common - longestCommon(sections.0, sections.1), "\(note)")
        try #require(after.difference(from: before) == difference, "\(note)")
      }
    }
  }

  @Test("what snapshots share by reference is skipped, and the difference is the same")
  func shared() throws {
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      let content = Content.random(
        sections: 1 + random.upTo(5), items: 60, identities: 300, using: &random)
      var snapshot = try content.snapshot()
      // Small leaves, so that there are many to share.
      snapshot.core = Self.repacked(snapshot.core)
      var versions = [snapshot]
      for step in 0..<TestRun.operations(40) {
        try snapshot.changeAtRandom(using: &random)
        versions.append(snapshot)
        let old = versions[random.upTo(versions.count - 1)]
        let (before, after) = (Content(old), Content(snapshot))
        let difference = snapshot.difference(from: old)
        try before.check(difference, to: after, "SEED=\(seed), step \(step)")
        try #require(difference.movedItemCount == before.fewestMoves(to: after))
        let fresh = try after.snapshot(sharing: old)
        try #require(fresh.difference(from: old) == difference, "SEED=\(seed), step \(step)")
      }
    }
  }

  static func repacked(_ core: SnapshotCore) -> SnapshotCore {
    var small = SnapshotCore(
      sections: Row.Limits(leaf: 2, branch: 2), items: Row.Limits(leaf: 4, branch: 4))
    small.fill(
      sections: core.sectionHandles, counts: core.sectionCounts, items: core.itemHandles)
    return small
  }

  @Test("what comes or goes between two that stay is one edit")
  func fewEdits() throws {
    let old = Content([.init(id: "a", items: [1, 2, 3, 4, 5, 6])])
    let new = Content([.init(id: "a", items: [1, 7, 8, 4, 9, 6, 3])])
    let difference = try new.snapshot().difference(from: try old.snapshot())
    try old.check(difference, to: new, "")
    // 2 and 5 go, 3 moves, 7, 8 and 9 come.
    #expect(
      difference.edits() == [
        .insertItems(at: ItemPath(section: 0, item: 1), count: 2),
        .insertItems(at: ItemPath(section: 0, item: 6), count: 1),
        .moveItem(from: ItemPath(section: 0, item: 4), to: ItemPath(section: 0, item: 8)),
        .removeItems(at: ItemPath(section: 0, item: 3), count: 1),
        .removeItems(at: ItemPath(section: 0, item: 5), count: 1),
      ])
  }

  @Test("items move out of sections that go and into sections that come")
  func acrossSections() throws {
    let old = Content([
      .init(id: "a", items: [1, 2, 3]), .init(id: "b", items: [4, 5]), .init(id: "c", items: [6]),
    ])
    let new = Content([
      .init(id: "c", items: [6, 2]), .init(id: "d", items: [7, 5, 8]), .init(id: "b", items: [4]),
    ])
    let difference = try new.snapshot().difference(from: try old.snapshot())
    try old.check(difference, to: new, "")
    #expect(difference.deletedSections == [0..<1])
    #expect(difference.insertedSections == [1..<2])
    #expect(difference.insertedSectionCounts == [3])
    #expect(difference.movedItemCount == 2)
    #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test("marks count once, for what is in both")
  func marks() throws {
    var first = try Content([3, 2]).snapshot()
    try first.reloadItems([1])
    var second = first
    #expect(second.difference(from: first).isEmpty)
    try second.reloadItems([0, 3])
    try second.reconfigureItems([3, 4, 2])
    try second.reloadSections(["s1"])
    try second.appendItems([9], toSection: "s0")
    try second.reloadItems([9])
    try second.moveItem(4, beforeItem: 0)
    let difference = second.difference(from: first)
    #expect(
      difference.reloadedItems == [
        ItemRange(section: 0, items: 1..<2), ItemRange(section: 1, items: 0..<1),
      ])
    #expect(
      difference.reconfiguredItems == [
        ItemRange(section: 0, items: 0..<1), ItemRange(section: 0, items: 3..<4),
      ])
    #expect(difference.reloadedSections == [1..<2])
    #expect(second.difference(from: second).isEmpty)
    var third = second
    try third.deleteItems([9])
    #expect(!third.difference(from: second).changesContent)
    try third.reconfigureItems([3])
    #expect(
      third.difference(from: second).reconfiguredItems == [ItemRange(section: 1, items: 0..<1)])
    // Against the first, 3 was reloaded as well.
    #expect(
      third.difference(from: first).reloadedItems.contains(ItemRange(section: 1, items: 0..<1)))
    third.removeMarks()
    #expect(!third.difference(from: first).changesContent)
  }
}

extension Snapshot<String, Int> {
  /// A small valid change.
  mutating func changeAtRandom(using random: inout SeededGenerator) throws {
    let items = itemIdentifiers
    let sections = sectionIdentifiers
    let item = items.randomElement(using: &random)
    let section = sections.randomElement(using: &random)
    switch random.upTo(7) {
    case 0:
      let id = "s\(random.upTo(1000))"
      if !containsSection(id) { try appendSections([id]) }
    case 1:
      if let section, sections.count > 3 { try deleteSections([section]) }
    case 2:
      if let section, let other = sections.randomElement(using: &random), section != other {
        try moveSection(section, beforeSection: other)
      }
    case 3:
      if let item { try deleteItems([item]) }
    case 4, 5:
      if let item, let other = items.randomElement(using: &random), item != other {
        try moveItem(item, afterItem: other)
      }
    default:
      let new = 1000 + random.upTo(1_000_000)
      guard !contains(new), let section else { return }
      if let item, random.oneIn(2) {
        try insertItems([new], beforeItem: item)
      } else {
        try appendItems([new], toSection: section)
      }
    }
  }
}
