import AllocationCounter
import ScrollData

/// Differences next to Heckel's and those of the standard library, as `scrollbench diff` prints them.
enum DiffTable {
  static let count = 100_000
  /// The standard library takes time that grows with elements and changes multiplied: fewer elements.
  static let fewer = 2000

  static func text(repetitions: Int) throws -> String {
    var text = row([
      "100,000 items", "us", "times faster", "min … max", "bar", "", "moves", "blocks",
    ])
    let differ = Differ()
    for kind in DiffCase.Kind.allCases {
      let lines = measured(try DiffCase(kind, count: count), differ, repetitions)
      for line in lines { text += self.row(line) }
    }
    text += "\n" + (try SectionedDiff.text(differ, repetitions: repetitions))
    text += "\n" + (try LocalEdit.text(repetitions: repetitions))
    return text + "\n" + (try standardLibrary(differ))
  }

  /// The lines of a case: Heckel's time, and ours of arrays and of snapshots.
  private static func measured(
    _ diffCase: DiffCase, _ differ: Differ, _ repetitions: Int
  ) -> [[String]] {
    var heckel: [Double] = []
    var costs: [[Cost]] = [[], [], []]
    // The first round warms up.
    for repetition in 0...repetitions {
      let slow = measure {
        black_hole(Double(Heckel.difference(from: diffCase.old, to: diffCase.new).count))
      }
      let ours = [
        measure { rows(diffCase, differ) },
        measure { snapshots(diffCase.before, diffCase.rebuilt, differ) },
        measure { snapshots(diffCase.before, diffCase.edited, differ) },
      ]
      guard repetition > 0 else { continue }
      heckel.append(slow.nanoseconds)
      for index in ours.indices { costs[index].append(ours[index]) }
    }
    let moves = differ.difference(from: diffCase.before, to: diffCase.edited).movedItemCount
    var lines = [
      [diffCase.kind.rawValue + ": Heckel", (Spread(heckel).median / 1000).fixed(1)]
    ]
    let names = ["any hashable", "interned, rebuilt", "interned, edited"]
    for (name, costs) in zip(names, costs) {
      let ratios = Spread(zip(heckel, costs).map { $0 / $1.nanoseconds })
      let bar =
        name == names[0] ? diffCase.kind.bars.hashable : diffCase.kind.bars.interned
      lines.append([
        "  " + name, (Spread(costs.map(\.nanoseconds)).median / 1000).fixed(1),
        ratios.median.fixed(1), "\(ratios.min.fixed(1)) … \(ratios.max.fixed(1))",
        bar.fixed(0), ratios.median >= bar ? "met" : "not met", "\(moves)",
        "\(Int(costs.map(\.allocations).max() ?? 0))",
      ])
    }
    return lines
  }

  @inline(never)
  private static func rows(_ diffCase: DiffCase, _ differ: Differ) {
    black_hole(Double(differ.difference(from: diffCase.old, to: diffCase.new).moved.count))
  }

  @inline(never)
  private static func snapshots(
    _ old: Snapshot<Int, Int>, _ new: Snapshot<Int, Int>, _ differ: Differ
  ) {
    black_hole(Double(differ.difference(from: old, to: new).movedItems.count))
  }

  private static func standardLibrary(_ differ: Differ) throws -> String {
    var text = row(["2,000 items", "us", "times faster", "", "", "", "moves"])
    for kind in DiffCase.Kind.allCases {
      let diffCase = try DiffCase(kind, count: fewer)
      var moves = 0
      let slow = measure {
        let difference = diffCase.new.difference(from: diffCase.old).inferringMoves()
        moves = difference.insertions.count { change in
          if case .insert(_, _, let other?) = change { other >= 0 } else { false }
        }
      }
      rows(diffCase, differ)
      let fast = measure { rows(diffCase, differ) }
      text += row([
        kind.rawValue + ": standard library", (slow.nanoseconds / 1000).fixed(1),
        (slow.nanoseconds / fast.nanoseconds).fixed(1), "", "", "", "\(moves)",
      ])
    }
    return text
  }

  static func row(_ cells: [String]) -> String {
    let widths = [36, 10, 13, 20, 6, 8, 8, 7]
    var line = ""
    for (column, cell) in cells.enumerated() {
      let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
      line += column == 0 ? cell + space : space + cell
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}
