import AllocationCounter
import ScrollData

/// A thousand sections of a hundred items, a tenth of them replaced.
enum SectionedDiff {
  static func text(_ differ: Differ, repetitions: Int) throws -> String {
    var random = SplitMix64(state: 3)
    let old = (0..<1000).map { section in (0..<100).map { section * 100 + $0 } }
    var new = old
    for item in (0..<100_000).shuffled(using: &random).prefix(10_000) {
      new[item / 100][item % 100] = 100_000 + item
    }
    let before = try snapshot(of: old, sharing: Snapshot())
    let after = try snapshot(of: new, sharing: before)
    let (oldRow, newRow) = (old.flatMap { $0 }, new.flatMap { $0 })
    var ratios: [Double] = []
    var times: [Double] = []
    for repetition in 0...repetitions {
      // The textbook algorithm knows no sections: all items in one list, which is less work.
      let slow = measure {
        black_hole(Double(Heckel.difference(from: oldRow, to: newRow).count))
      }
      let fast = measure {
        black_hole(Double(differ.difference(from: before, to: after).deletedItems.count))
      }
      guard repetition > 0 else { continue }
      ratios.append(slow.nanoseconds / fast.nanoseconds)
      times.append(fast.nanoseconds)
    }
    let ratio = Spread(ratios)
    return DiffTable.row([
      "1000 sections of 100, 10 % replaced", (Spread(times).median / 1000).fixed(1),
      ratio.median.fixed(1), "\(ratio.min.fixed(1)) … \(ratio.max.fixed(1))", "15",
      ratio.median >= 15 ? "met" : "not met",
    ])
  }

  private static func snapshot(
    of sections: [[Int]], sharing other: Snapshot<Int, Int>
  ) throws -> Snapshot<Int, Int> {
    var snapshot = Snapshot(sharingIdentitiesWith: other)
    for (section, items) in sections.enumerated() {
      try snapshot.appendSections([section])
      try snapshot.appendItems(items)
    }
    return snapshot
  }
}
