import ScrollData
import ScrollLayout
import Testing

@Suite struct SnapshotTests {
  private func example() throws -> Snapshot<String, Int> {
    try Content([
      .init(id: "a", items: [1, 2, 3]), .init(id: "b", items: []), .init(id: "c", items: [4, 5]),
    ]).snapshot()
  }

  @Test("identities and places are looked up both ways")
  func lookup() throws {
    let snapshot = try example()
    #expect(snapshot.path(of: 4) == ItemPath(section: 2, item: 0))
    #expect(snapshot.path(of: 9) == nil)
    #expect(snapshot.item(at: ItemPath(section: 0, item: 2)) == 3)
    for path in [
      ItemPath(section: 0, item: 3), ItemPath(section: 1, item: 0), ItemPath(section: 3, item: 0),
      ItemPath(section: 0, item: -1), ItemPath(section: -1, item: 0),
      ItemPath(section: .max, item: .max),
    ] {
      #expect(snapshot.item(at: path) == nil)
    }
    #expect(snapshot.section(containing: 5) == "c")
    #expect(snapshot.section(containing: 6) == nil)
    #expect(snapshot.section(at: 1) == "b")
    #expect(snapshot.section(at: 3) == nil && snapshot.section(at: -1) == nil)
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfSection("c") == 2)
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.numberOfItems(inSection: "z") == nil)
    #expect(snapshot.sectionCounts == [3, 0, 2])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [])
    #expect(snapshot.itemIdentifiers(inSection: "z") == nil)
  }

  @Test("duplicates are refused with their places, or the first is kept")
  func duplicates() throws {
    var snapshot = try example()
    let before = snapshot
    #expect(
      throws: SnapshotError.duplicateItem(
        "5", position: 1, existing: ItemPath(section: 2, item: 1))
    ) { try snapshot.appendItems([7, 5], toSection: "a") }
    #expect(throws: SnapshotError.duplicateItem("7", position: 2, existing: nil)) {
      try snapshot.insertItems([7, 8, 7], beforeItem: 1)
    }
    #expect(throws: SnapshotError.duplicateSection("c", position: 0, existing: 2)) {
      try snapshot.appendSections(["c"])
    }
    #expect(throws: SnapshotError.duplicateSection("x", position: 1, existing: nil)) {
      try snapshot.insertSections(["x", "x"], afterSection: "a")
    }
    #expect(snapshot == before)
    let left = try snapshot.appendItems([7, 5, 8, 7], toSection: "b", duplicates: .keepFirst)
    #expect(left == [1, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [7, 8])
    #expect(try snapshot.appendSections(["c", "d", "d"], duplicates: .keepFirst) == [0, 2])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c", "d"])
  }

  @Test("what is not there is named, and nothing changes")
  func unknown() throws {
    var snapshot = try example()
    let before = snapshot
    #expect(throws: SnapshotError.unknownItem("9", position: 1)) {
      try snapshot.deleteItems([1, 9])
    }
    #expect(throws: SnapshotError.duplicateItem("1", position: 2, existing: nil)) {
      try snapshot.deleteItems([1, 2, 1])
    }
    #expect(throws: SnapshotError.duplicateSection("a", position: 1, existing: nil)) {
      try snapshot.deleteSections(["a", "a"])
    }
    #expect(throws: SnapshotError.unknownSection("z", position: 0)) {
      try snapshot.appendItems([9], toSection: "z")
    }
    #expect(throws: SnapshotError.unknownItem("9", position: 0)) {
      try snapshot.reconfigureItems([9])
    }
    #expect(throws: SnapshotError.itemBesideItself("1")) {
      try snapshot.moveItem(1, beforeItem: 1)
    }
    #expect(throws: SnapshotError.sectionBesideItself("a")) {
      try snapshot.moveSection("a", afterSection: "a")
    }
    var empty = Snapshot<String, Int>()
    #expect(throws: SnapshotError.noSection) { try empty.appendItems([1]) }
    #expect(snapshot == before)
    #expect(
      "\(SnapshotError.unknownItem("9", position: 1))"
        == "item 9, number 1 of those given, is not in the snapshot")
  }

  @Test("snapshots are equal by what they hold, whoever knows their identities")
  func equality() throws {
    let one = try example()
    var other = try example()
    #expect(one == other && !one.sharesIdentities(with: other))
    #expect(one.difference(from: other).isEmpty)
    try other.moveItem(1, afterItem: 5)
    #expect(one != other)
    var marked = one
    try marked.reloadItems([1])
    #expect(marked != one)
    #expect(marked == marked.compacted() || marked.compacted() == one)
    marked.removeMarks()
    #expect(marked == one)
  }

  @Test("compacting lets go of identities that have gone")
  func compacting() throws {
    var snapshot = try example()
    for item in 10..<200 {
      try snapshot.appendItems([item])
      try snapshot.deleteItems([item])
    }
    #expect(snapshot.internedIdentityCount == 3 + 5 + 190)
    let compacted = snapshot.compacted()
    #expect(compacted.internedIdentityCount == 3 + 5)
    #expect(compacted == snapshot)
  }

  @Test("marks survive another pool")
  func marksMove() throws {
    let first = try example()
    var second = try example()
    try second.reloadItems([2])
    try second.reconfigureItems([5])
    try second.reloadSections(["b"])
    let difference = second.difference(from: first)
    #expect(difference.reloadedItems == [ItemRange(section: 0, items: 1..<2)])
    #expect(difference.reconfiguredItems == [ItemRange(section: 2, items: 1..<2)])
    #expect(difference.reloadedSections == [1..<2])
    #expect(!difference.changesStructure)
  }

  @Test("copies are changed on several threads and compared with where they began")
  func threads() async throws {
    let first = try Content([300, 200, 100]).snapshot()
    let changed = try await withThrowingTaskGroup(of: Snapshot<String, Int>.self) { group in
      for number in 0..<4 {
        group.addTask {
          var copy = first
          for item in 0..<200 {
            try copy.insertItems([10_000 * (number + 1) + item], afterItem: item)
            try copy.deleteItems([item + 300])
          }
          return copy
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for copy in changed {
      try Content(first).check(copy.difference(from: first), to: Content(copy), "a thread's copy")
    }
    #expect(Content(first) == Content([300, 200, 100]))
  }
}
