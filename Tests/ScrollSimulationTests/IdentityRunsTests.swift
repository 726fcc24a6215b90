import ScrollScenario
import ScrollTools
import Scrollwork
import Testing

@testable import ScrollSimulation

/// Rows keep their identity, as a plain array of them would.
@Suite struct IdentityRunsTests {
  @Test("runs say what an array of all identities says", arguments: 0..<40)
  func twin(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var runs = IdentityRuns(0..<20)
    var array = Array(0..<20)
    var next = 20
    for _ in 0..<200 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let place = Int.random(in: 0...array.count, using: &random)
        let count = Int.random(in: 0...5, using: &random)
        runs.insert(next..<next + count, at: place)
        array.insert(contentsOf: next..<next + count, at: place)
        next += count
      case 1:
        let first = Int.random(in: 0...array.count, using: &random)
        let last = Int.random(in: first...min(array.count, first + 6), using: &random)
        runs.remove(first..<last)
        array.removeSubrange(first..<last)
      default:
        guard !array.isEmpty else { continue }
        let from = Int.random(in: array.indices, using: &random)
        let identity = array.remove(at: from)
        runs.remove(from..<from + 1)
        let to = Int.random(in: 0...array.count, using: &random)
        array.insert(identity, at: to)
        runs.insert(identity..<identity + 1, at: to)
      }
      #expect(array.indices.map { runs[$0] } == array, "seed \(seed)")
      #expect(runs.count == array.count, "seed \(seed)")
      let isTight = zip(runs.runs, runs.runs.dropFirst()).allSatisfy {
        $0.first + $0.count != $1.first
      }
      #expect(isTight && runs.runs.allSatisfy { $0.count > 0 }, "seed \(seed)")
    }
    for identity in 0..<next {
      #expect(runs.place(of: identity) == array.firstIndex(of: identity), "seed \(seed)")
    }
  }

  @Test("a thousand million rows are one run, and a change in their middle makes three")
  func large() {
    var runs = IdentityRuns(0..<1_000_000_000)
    #expect(runs.runs.count == 1 && runs[999_999_999] == 999_999_999)
    runs.insert(2_000_000_000..<2_000_000_050, at: 500_000_000)
    #expect(runs.runs.count == 3 && runs[500_000_050] == 500_000_000)
    runs.remove(500_000_000..<500_000_050)
    #expect(runs == IdentityRuns(0..<1_000_000_000))
  }

  @Test("live rows keep identity and height through a script's changes, as plain arrays do")
  func liveRows() throws {
    let content = ScenarioContent(
      generated: .init(items: 10, sections: 3, seed: 4, heights: .uniform(10...99)))
    for seed in UInt64(0)..<20 {
      var random = SeededGenerator(seed: seed)
      let rows = LiveRows(content, Scenario.Layout())
      var arrays = [[0, 1, 2, 3], [4, 5, 6], [7, 8, 9]]
      var next = 10
      for _ in 0..<60 {
        let section = Int.random(in: 0..<3, using: &random)
        let count = arrays[section].count
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let item = Int.random(in: 0...count, using: &random)
          _ = try rows.apply(.insert(at: .item(section: section, item: item), count: 2))
          arrays[section].insert(contentsOf: [next, next + 1], at: item)
          next += 2
        case 1:
          _ = try rows.apply(.prepend(1))
          arrays[0].insert(next, at: 0)
          next += 1
        case 2 where count > 0:
          let item = Int.random(in: 0..<count, using: &random)
          _ = try rows.apply(.delete(at: .item(section: section, item: item), count: 1))
          arrays[section].remove(at: item)
        case 3 where count > 0:
          let item = Int.random(in: 0..<count, using: &random)
          let identity = arrays[section].remove(at: item)
          let other = Int.random(in: 0..<3, using: &random)
          let to = Int.random(in: 0...arrays[other].count, using: &random)
          arrays[other].insert(identity, at: to)
          _ = try rows.apply(
            .move(
              from: .item(section: section, item: item), to: .item(section: other, item: to)))
        default: continue
        }
        #expect(rows.places.counts == arrays.map(\.count), "seed \(seed)")
        for (section, array) in arrays.enumerated() {
          for (item, identity) in array.enumerated() {
            let path = ItemPath(section: section, item: item)
            #expect(rows.identity(of: path) == identity, "seed \(seed)")
            #expect(rows.path(of: identity) == path, "seed \(seed)")
            let height = content.rowHeight(identity: identity, width: 0)
            #expect(rows.size(identity: rows.identity(of: path), fitting: 0).height == height)
          }
        }
      }
    }
  }
}
