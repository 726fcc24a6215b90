import ScrollLayout
import ScrollTools
import TestSupport
import Testing

@testable import ScrollData

@Suite struct DifferenceMapTests {
  @Test("a difference's map and counts are those of its edits, one after the other")
  func sameAsEdits() throws {
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      for step in 0..<TestRun.operations(40) {
        let note = "SEED=\(seed), step \(step)"
        // One change in a few, or so many that they are added up.
        let rate = random.oneIn(2) ? 3 : 30
        let counts = (0..<1 + random.upTo(3)).map { _ in random.upTo(120) }
        let before = try ItemStructure(sectionCounts: counts)
        var difference = SnapshotDifference()
        for section in counts.indices {
          let gone = ranges(in: 0..<counts[section], oneIn: rate, using: &random)
          let kept = counts[section] - gone.reduce(0) { $0 + $1.count }
          let come = ranges(in: 0..<kept + random.upTo(20), oneIn: rate, using: &random)
          difference.deletedItems += gone.map { ItemRange(section: section, items: $0) }
          // What comes stands among what stays, so it ends where nothing more stays.
          var own = 0
          for range in come where range.lowerBound - own <= kept {
            difference.insertedItems.append(ItemRange(section: section, items: range))
            own += range.count
          }
        }
        let made = try #require(difference.rowMap(from: before), "\(note)")
        try expectSame(made, as: difference, from: before, note)
      }
    }
  }

  @Test("a difference that is not one of these items has no map, or that of its edits")
  func others() throws {
    var (fits, fails) = (0, 0)
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      for step in 0..<TestRun.operations(40) * 4 {
        let note = "SEED=\(seed), step \(step)"
        let before = try ItemStructure(
          sectionCounts: (0..<random.upTo(3)).map { _ in random.upTo(6) })
        var difference = SnapshotDifference()
        difference.deletedItems = wild(using: &random)
        difference.insertedItems = wild(using: &random)
        if let made = difference.rowMap(from: before) {
          fits += 1
          try expectSame(made, as: difference, from: before, note)
        } else {
          fails += 1
          var after = before
          let isOfItems = difference.isOfItems
          #expect(throws: ItemStructure.EditFailure.self, "\(note)") {
            guard isOfItems else { throw ItemStructure.EditFailure.tooManyItems }
            _ = try after.apply(difference.edits())
          }
        }
      }
    }
    #expect(fits > 0 && fails > 0)
  }

  private func expectSame(
    _ made: (map: RowMap, after: ItemStructure), as difference: SnapshotDifference,
    from before: ItemStructure, _ note: String
  ) throws {
    var after = before
    let map = try after.apply(difference.edits())
    try #require(made.after == after, "\(note)")
    try #require(made.map.isOfItems && map.isOfItems, "\(note)")
    try #require(made.map.isEmpty == map.isEmpty, "\(note)")
    for place in 0..<before.elementCount {
      try #require(made.map.place(of: place) == map.place(of: place), "\(note), place \(place)")
      try #require(
        made.map.nearestPlace(of: place) == map.nearestPlace(of: place), "\(note), place \(place)")
    }
    for place in 0..<after.elementCount {
      try #require(
        made.map.formerPlace(of: place) == map.formerPlace(of: place), "\(note), place \(place)")
    }
  }

  /// Ranges in ascending order with something between any two.
  private func ranges(
    in bounds: Range<Int>, oneIn rate: Int, using random: inout SeededGenerator
  ) -> [Range<Int>] {
    var (ranges, next): ([Range<Int>], Int) = ([], bounds.lowerBound)
    while next < bounds.upperBound {
      if random.oneIn(rate) {
        let end = min(bounds.upperBound, next + 1 + random.upTo(3))
        ranges.append(next..<end)
        next = end
      }
      next += 1
    }
    return ranges
  }

  /// A few ranges, most of them in order, that may fit nothing.
  private func wild(using random: inout SeededGenerator) -> [ItemRange] {
    var ranges = (0..<random.upTo(2)).map { _ in
      let first = random.upTo(8) - 1
      return ItemRange(section: random.upTo(4) - 1, items: first..<first + 1 + random.upTo(3))
    }
    if !random.oneIn(4) {
      ranges.sort { ($0.section, $0.items.lowerBound) < ($1.section, $1.items.lowerBound) }
    }
    return ranges
  }
}
