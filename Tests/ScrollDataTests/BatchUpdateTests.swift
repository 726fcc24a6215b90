import ScrollData
import ScrollLayout
import Testing

@Suite struct BatchUpdateTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  private func changes(
    from counts: [Int], expecting: [Int]? = nil, _ fill: (inout BatchUpdate) -> Void
  ) throws -> SnapshotDifference {
    var batch = BatchUpdate()
    fill(&batch)
    return try batch.changes(
      from: try ItemStructure(sectionCounts: counts), expecting: expecting)
  }

  @Test("the order of the calls does not matter")
  func order() throws {
    let one = try changes(from: [5, 2], expecting: [5, 2]) {
      $0.deleteItems(at: [path(0, 1), path(0, 3)])
      $0.insertItems(at: [path(0, 0), path(0, 4)])
      $0.moveItem(at: path(1, 0), to: path(1, 1))
    }
    let other = try changes(from: [5, 2], expecting: [5, 2]) {
      $0.moveItem(at: path(1, 0), to: path(1, 1))
      $0.insertItems(at: [path(0, 4), path(0, 0)])
      $0.deleteItems(at: [path(0, 3), path(0, 1)])
    }
    #expect(one == other)
    #expect(one.edits() == other.edits())
    #expect(one.edits().count == 5)
  }

  @Test("what is out of bounds is named, before and after")
  func bounds() {
    #expect(throws: UpdateError.noItemBefore(.delete, path(0, 9))) {
      try changes(from: [0]) { $0.deleteItems(at: [path(0, 9)]) }
    }
    #expect(throws: UpdateError.noItemBefore(.move, path(2, 0))) {
      try changes(from: [3, 3]) { $0.moveItem(at: path(2, 0), to: path(0, 0)) }
    }
    #expect(throws: UpdateError.noItemBefore(.reload, path(0, -1))) {
      try changes(from: [3]) { $0.reloadItems(at: [path(0, -1)]) }
    }
    #expect(throws: UpdateError.noItemAfter(.insert, path(0, 5))) {
      try changes(from: [3]) { $0.insertItems(at: [path(0, 5)]) }
    }
    #expect(throws: UpdateError.noItemAfter(.insert, path(1, 0))) {
      try changes(from: [3]) { $0.insertItems(at: [path(1, 0)]) }
    }
    #expect(throws: UpdateError.noItemAfter(.move, path(0, 3))) {
      try changes(from: [3]) { $0.moveItem(at: path(0, 0), to: path(0, 3)) }
    }
    #expect(throws: UpdateError.noSectionBefore(.delete, 3)) {
      try changes(from: [3]) { $0.deleteSections([3]) }
    }
    #expect(throws: UpdateError.noSectionAfter(.insert, 2)) {
      try changes(from: [3]) { $0.insertSections([2]) }
    }
    #expect(throws: UpdateError.noSectionAfter(.move, .max)) {
      try changes(from: [3]) { $0.moveSection(0, toSection: .max) }
    }
  }

  @Test("what cannot be done together is named")
  func conflicts() {
    #expect(throws: UpdateError.conflictBefore(path(0, 1), .delete, .delete)) {
      try changes(from: [3]) { $0.deleteItems(at: [path(0, 1), path(0, 1)]) }
    }
    #expect(throws: UpdateError.conflictBefore(path(0, 1), .delete, .move)) {
      try changes(from: [3]) {
        $0.moveItem(at: path(0, 1), to: path(0, 0))
        $0.deleteItems(at: [path(0, 1)])
      }
    }
    #expect(throws: UpdateError.conflictBefore(path(0, 1), .move, .reload)) {
      try changes(from: [3]) {
        $0.reloadItems(at: [path(0, 1)])
        $0.moveItem(at: path(0, 1), to: path(0, 0))
      }
    }
    #expect(throws: UpdateError.conflictBefore(path(0, 0), .delete, .reload)) {
      try changes(from: [3]) {
        $0.reloadItems(at: [path(0, 0)])
        $0.deleteItems(at: [path(0, 0)])
      }
    }
    #expect(throws: UpdateError.conflictAfter(path(0, 1), .insert, .move)) {
      try changes(from: [3]) {
        $0.moveItem(at: path(0, 0), to: path(0, 1))
        $0.insertItems(at: [path(0, 1)])
      }
    }
    #expect(throws: UpdateError.conflictAfter(path(0, 2), .move, .move)) {
      try changes(from: [3]) {
        $0.moveItem(at: path(0, 0), to: path(0, 2))
        $0.moveItem(at: path(0, 1), to: path(0, 2))
      }
    }
    #expect(throws: UpdateError.sectionConflictBefore(1, .delete, .move)) {
      try changes(from: [1, 1]) {
        $0.moveSection(1, toSection: 0)
        $0.deleteSections([1])
      }
    }
    #expect(throws: UpdateError.sectionConflictAfter(0, .insert, .move)) {
      try changes(from: [1, 1]) {
        $0.moveSection(1, toSection: 0)
        $0.insertSections([0])
      }
    }
    #expect(throws: UpdateError.itemOfChangedSection(path(0, 0), .reload, section: .delete)) {
      try changes(from: [1, 1]) {
        $0.deleteSections([0])
        $0.reloadItems(at: [path(0, 0)])
      }
    }
    #expect(throws: UpdateError.itemOfChangedSection(path(0, 0), .insert, section: .reload)) {
      try changes(from: [1, 1]) {
        $0.reloadSections([0])
        $0.insertItems(at: [path(0, 0)])
      }
    }
  }

  @Test("counts that do not fit the calls are named with their section")
  func counts() throws {
    #expect(throws: UpdateError.wrongItemCount(section: 1, expected: 3, count: 2)) {
      try changes(from: [1, 1], expecting: [1, 3]) { $0.insertItems(at: [path(1, 0)]) }
    }
    #expect(throws: UpdateError.wrongSectionCount(expected: 1, count: 2)) {
      try changes(from: [1, 1], expecting: [1]) { _ in }
    }
    #expect(throws: UpdateError.negativeCount(section: 1, -1)) {
      try changes(from: [1, 1], expecting: [1, -1]) { $0.reloadSections([1]) }
    }
    // New sections and reloaded ones have what is there.
    let difference = try changes(from: [1, 4, 2], expecting: [1, 7, 2, 5]) {
      $0.insertSections([1])
      $0.reloadSections([1, 2])
    }
    #expect(difference.insertedSectionCounts == [7])
    #expect(difference.reloadedSections == [2..<4])
    var structure = try ItemStructure(sectionCounts: [1, 4, 2])
    for edit in difference.edits() { _ = try structure.apply(edit) }
    #expect(structure.sectionCounts == [1, 7, 2, 5])
    #expect(BatchUpdate().isEmpty)
    #expect(try changes(from: [1], expecting: [1]) { _ in }.isEmpty)
  }

  @Test("what is shown anew is named by its place after")
  func marks() throws {
    let difference = try changes(from: [6, 2]) {
      $0.deleteItems(at: [path(0, 0)])
      $0.insertItems(at: [path(0, 2), path(0, 3)])
      $0.moveItem(at: path(0, 5), to: path(1, 0))
      $0.reconfigureItems(at: [path(0, 5), path(0, 1), path(0, 4), path(0, 4)])
      $0.reloadItems(at: [path(1, 1), path(0, 3), path(0, 4)])
    }
    #expect(
      difference.reloadedItems == [
        ItemRange(section: 0, items: 4..<6), ItemRange(section: 1, items: 2..<3),
      ])
    #expect(
      difference.reconfiguredItems == [
        ItemRange(section: 0, items: 0..<1), ItemRange(section: 1, items: 0..<1),
      ])
  }

  @Test("every error has a sentence of its own")
  func descriptions() {
    let errors: [UpdateError] = [
      .noItemBefore(.delete, path(0, 9)), .noItemAfter(.insert, path(0, 9)),
      .noSectionBefore(.move, 1), .noSectionAfter(.move, 1),
      .conflictBefore(path(0, 0), .delete, .move), .conflictAfter(path(0, 0), .insert, .move),
      .sectionConflictBefore(0, .delete, .move), .sectionConflictAfter(0, .insert, .move),
      .itemOfChangedSection(path(0, 0), .reload, section: .delete),
      .wrongSectionCount(expected: 1, count: 2),
      .wrongItemCount(section: 0, expected: 1, count: 2), .negativeCount(section: 0, -1),
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(
      errors[0].description == "delete: item [0, 9] does not exist before the update")
  }
}
