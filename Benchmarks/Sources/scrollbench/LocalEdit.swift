import AllocationCounter
import ScrollData

/// A small change of a snapshot of a million items, and its difference to the one before.
enum LocalEdit {
  enum Change: String, CaseIterable {
    case insert = "insert one"
    case delete = "delete one"
    case move = "move one to its neighbor"
    case moveFar = "move one across half of all"
    case reconfigure = "reconfigure one"
    case append = "append one"
  }

  static let count = 1_000_000
  /// Of each change, one after the other: well above the clock's grain, and so short that the median is one
  /// that no other program interrupted.
  static let changes = 20
  /// How often these are measured in a repetition.
  static let samples = 25

  static func text(repetitions: Int) throws -> String {
    var text = DiffTable.row(["1,000,000 items", "us", "", "min … max", "bar", "", "", "blocks"])
    for sections in [1, 1000] {
      var random = SplitMix64(state: 5)
      let items = (0..<count).shuffled(using: &random)
      var snapshot = Snapshot<Int, Int>()
      for section in 0..<sections {
        try snapshot.appendSections([section])
        let size = count / sections
        try snapshot.appendItems(items[section * size..<(section + 1) * size])
      }
      let differ = Differ()
      var next = 10 * count
      for change in Change.allCases {
        var costs: [Cost] = []
        var current = snapshot
        for sample in 0...(repetitions + 1) * samples {
          let chosen = (0..<changes).map { _ in Int.random(in: 1..<count - 1, using: &random) }
          let cost = try measure {
            for place in chosen {
              let before = current
              next += 1
              try make(change, at: place, items, new: next, in: &current)
              let difference = differ.difference(from: before, to: current)
              black_hole(Double(difference.movedItems.count))
            }
          }
          if sample > samples { costs.append(cost / changes) }
        }
        let spread = Spread(costs.map { $0.nanoseconds / 1000 })
        text += DiffTable.row([
          "\(sections) sections: \(change.rawValue)", spread.median.fixed(2), "",
          "\(spread.min.fixed(2)) … \(spread.max.fixed(2))", "10",
          spread.median <= 10 ? "met" : "not met", "",
          (costs.map(\.allocations).max() ?? 0).fixed(1),
        ])
      }
    }
    return text
  }

  private static func make(
    _ change: Change, at place: Int, _ items: [Int], new: Int, in snapshot: inout Snapshot<Int, Int>
  ) throws {
    let item = items[place]
    switch change {
    case .insert: try snapshot.insertItems([new], beforeItem: item)
    case .delete: if snapshot.contains(item) { try snapshot.deleteItems([item]) }
    case .move: try snapshot.moveItem(item, afterItem: items[place + 1])
    case .moveFar:
      try snapshot.moveItem(item, afterItem: items[(place + count / 2) % count])
    case .reconfigure: try snapshot.reconfigureItems([item])
    case .append: try snapshot.appendItems([new])
    }
  }
}
