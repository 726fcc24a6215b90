import ScrollData
import ScrollLayout
import ScrollTools
import TestSupport
import Testing

/// Batches do what a slow model of the field's rules does, and are refused where it refuses.
@Suite struct BatchPropertyTests {
  /// The calls of a batch, as they were made.
  struct Calls {
    var deletes: [ItemPath] = []
    var inserts: [ItemPath] = []
    var moves: [(from: ItemPath, to: ItemPath)] = []
    var reconfigures: [ItemPath] = []
    var sectionDeletes: [Int] = []
    var sectionInserts: [Int] = []
    var sectionMoves: [(from: Int, to: Int)] = []

    var batch: BatchUpdate {
      var batch = BatchUpdate()
      batch.insertItems(at: inserts)
      batch.reconfigureItems(at: reconfigures)
      for move in moves { batch.moveItem(at: move.from, to: move.to) }
      for move in sectionMoves { batch.moveSection(move.from, toSection: move.to) }
      batch.insertSections(sectionInserts)
      batch.deleteItems(at: deletes)
      batch.deleteSections(sectionDeletes)
      return batch
    }

    /// Some calls, valid about every second time.
    static func random(for content: Content, using random: inout SeededGenerator) -> Calls {
      var calls = Calls()
      let sections = content.sections.count
      func path(_ random: inout SeededGenerator) -> ItemPath {
        let section = random.upTo(sections)
        let count = section < sections ? content.counts[section] : 1
        return ItemPath(
          section: section, item: random.upTo(max(0, count - (random.oneIn(9) ? 0 : 1))))
      }
      calls.deletes = (0..<random.upTo(2)).map { _ in path(&random) }
      calls.inserts = (0..<random.upTo(2)).map { _ in path(&random) }
      calls.moves = (0..<random.upTo(2)).map { _ in (path(&random), path(&random)) }
      calls.reconfigures = (0..<random.upTo(1)).map { _ in path(&random) }
      if random.oneIn(3) { calls.sectionDeletes = [random.upTo(sections)] }
      if random.oneIn(3) { calls.sectionInserts = [random.upTo(sections)] }
      if random.oneIn(3) { calls.sectionMoves = [(random.upTo(sections), random.upTo(sections))] }
      return calls
    }

    /// What there is after, item by item; `nil` where a rule is broken. New items are -1.
    func model(of content: Content) -> [[Int]]? {
      let counts = content.counts
      func exists(_ path: ItemPath) -> Bool {
        counts.indices.contains(path.section) && path.item < counts[path.section]
      }
      let leaving = deletes + moves.map(\.from)
      let sectionsLeaving = sectionDeletes + sectionMoves.map(\.from)
      guard (leaving + reconfigures).allSatisfy(exists), Set(leaving).count == leaving.count,
        sectionsLeaving.allSatisfy(counts.indices.contains),
        Set(sectionsLeaving).count == sectionsLeaving.count,
        !reconfigures.contains(where: { sectionDeletes.contains($0.section) }),
        !reconfigures.contains(where: deletes.contains)
      else { return nil }
      // Everything that goes or moves is taken out, then put in by places after, from the beginning.
      var left = content.sections.map { Optional($0.items) }
      for path in leaving.sorted().reversed() { left[path.section]?.remove(at: path.item) }
      var coming = sectionInserts.map { (to: $0, items: [Int]()) }
      coming += sectionMoves.map { (to: $0.to, items: left[$0.from] ?? []) }
      for section in sectionsLeaving { left[section] = nil }
      var result = left.compactMap { $0 }
      for section in coming.sorted(by: { $0.to < $1.to }) {
        guard section.to <= result.count else { return nil }
        result.insert(section.items, at: section.to)
      }
      guard Set(coming.map(\.to)).count == coming.count else { return nil }
      var items = inserts.map { (to: $0, item: -1) }
      items += moves.map { (to: $0.to, item: content[$0.from]) }
      guard Set(items.map(\.to)).count == items.count else { return nil }
      for item in items.sorted(by: { $0.to < $1.to }) {
        guard result.indices.contains(item.to.section),
          item.to.item <= result[item.to.section].count
        else { return nil }
        result[item.to.section].insert(item.item, at: item.to.item)
      }
      return result
    }
  }

  @Test("random batches do as the model does, or are refused as it refuses them")
  func sameAsModel() throws {
    var (done, refused) = (0, 0)
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      for step in 0..<4 * TestRun.operations(40) {
        let content = Content.random(
          sections: random.upTo(4), items: 5, identities: 20, using: &random)
        let calls = Calls.random(for: content, using: &random)
        let note = "SEED=\(seed), step \(step): \(content.counts), \(calls)"
        let model = calls.model(of: content)
        let structure = try ItemStructure(sectionCounts: content.counts)
        do {
          let changes = try calls.batch.changes(
            from: structure, expecting: random.oneIn(2) ? model?.map(\.count) : nil)
          let wanted = try #require(model, "\(note)")
          let made = try content.applying(changes.edits())
          try #require(made.map { $0.items.map { $0 ?? -1 } } == wanted, "\(note)")
          let shown = changes.reconfiguredItems.flatMap(\.paths).map { wanted[$0.section][$0.item] }
          let asked = Set(calls.reconfigures.map { content[$0] })
          try #require(Set(shown) == asked && shown.count == asked.count, "\(note)")
          done += 1
          if let section = wanted.indices.randomElement(using: &random) {
            var counts = wanted.map(\.count)
            counts[section] += 1
            // Only what came new may hold more.
            let isNew = calls.sectionInserts.contains(section)
            let error = UpdateError.wrongItemCount(
              section: section, expected: counts[section], count: counts[section] - 1)
            if isNew {
              _ = try calls.batch.changes(from: structure, expecting: counts)
            } else {
              #expect(throws: error, "\(note)") {
                try calls.batch.changes(from: structure, expecting: counts)
              }
            }
          }
        } catch let error as UpdateError {
          try #require(model == nil, "\(note): \(error)")
          refused += 1
        }
      }
    }
    #expect(done > TestRun.share(of: 8) && refused > TestRun.share(of: 8))
  }
}
