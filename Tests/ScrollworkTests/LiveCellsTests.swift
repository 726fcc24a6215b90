#if DEBUG
  import ScrollLayout
  import ScrollTools
  import TestSupport
  import Testing

  @testable import Scrollwork

  /// Live cells against a plain array of their places in the row.
  @Suite struct LiveCellsTests {
    private func cell(_ row: Int) -> LiveCell {
      LiveCell(
        attributes: LayoutAttributes(
          index: row, element: .item(ItemPath(section: 0, item: row)),
          start: Ticks(rawValue: Int64(row) * 1024), extent: Ticks(rawValue: 1024)))
    }

    private func rows(_ live: borrowing LiveCells) -> [Int] {
      var rows: [Int] = []
      for slot in live.indices { rows.append(live[slot].attributes.index) }
      return rows
    }

    @Test(
      "whatever comes, leaves and moves, they hold what an array would",
      arguments: TestRun.seeds(60))
    func array(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      var live = LiveCells()
      var twin: [Int] = []
      for step in 0..<300 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
          let row = Int.random(in: 0..<500, using: &random)
          let slot = live.insertion(of: row)
          #expect(slot == twin.firstIndex { $0 >= row } ?? twin.count, "seed \(seed), step \(step)")
          guard !twin.contains(row) else { continue }
          live.makeRoom(at: slot).initialize(to: cell(row))
          twin.insert(row, at: slot)
        case 5 where !twin.isEmpty:
          let slot = Int.random(in: 0..<twin.count, using: &random)
          live.remove(at: slot)
          twin.remove(at: slot)
        case 6 where !twin.isEmpty:
          let start = Int.random(in: 0..<twin.count, using: &random)
          let end = Int.random(in: start...twin.count, using: &random)
          live.keep(start..<end)
          twin = Array(twin[start..<end])
        case 7 where twin.count > 1:
          let a = Int.random(in: 0..<twin.count, using: &random)
          let b = Int.random(in: 0..<twin.count, using: &random)
          live.swapAt(a, b)
          twin.swapAt(a, b)
          #expect(rows(live) == twin, "seed \(seed), step \(step)")
          live.sortByRow()
          twin.sort()
        case 8 where !twin.isEmpty:
          let slot = Int.random(in: 0...twin.count, using: &random)
          live.removeAll(from: slot)
          twin.removeLast(twin.count - slot)
        default:
          for slot in live.indices { live[slot].opacity = Double(live[slot].attributes.index) }
        }
        #expect(rows(live) == twin, "seed \(seed), step \(step)")
        #expect(live.count == twin.count && live.isEmpty == twin.isEmpty)
        #expect(live.rows == (twin.first ?? 0)..<(twin.last.map { $0 + 1 } ?? 0))
      }
    }

    @Test(
      "slots that are known to be settled are of rows that were, and so are those on screen",
      arguments: TestRun.seeds(60))
    func settled(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      var live = LiveCells()
      // By rows: those that were there when it was found out, and those of them on screen.
      var (settled, displayed): (Set<Int>, Set<Int>) = ([], [])
      var kept = 0
      for step in 0..<400 {
        let row = Int.random(in: 0..<200, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4:
          // Most come at the ends.
          let ends = live.isEmpty ? [row] : [live.rows.lowerBound - 1, live.rows.upperBound, row]
          let new = ends[Int.random(in: 0..<ends.count, using: &random)]
          let slot = live.insertion(of: new)
          guard slot == live.count || live[slot].attributes.index != new else { continue }
          live.makeRoom(at: slot).initialize(to: cell(new))
          settled.remove(new)
          displayed.remove(new)
        case 4, 5:
          guard !live.isEmpty else { continue }
          live.remove(at: Int.random(in: live.indices, using: &random))
        case 6:
          guard !live.isEmpty, random.oneIn(4) else { continue }
          let start = Int.random(in: live.indices, using: &random)
          live.keep(start..<Int.random(in: start...live.count, using: &random))
        case 7:
          guard live.count > 1, random.oneIn(8) else { continue }
          live.swapAt(0, live.count - 1)
          live.sortByRow()
        default:
          let start = Int.random(in: 0...live.count, using: &random)
          let slots = start..<Int.random(in: start...live.count, using: &random)
          live.settle(displayed: slots)
          settled = Set(rows(live))
          displayed = Set(rows(live)[slots])
        }
        let rows = rows(live)
        let note = "SEED=\(seed), step \(step)"
        guard !live.settled.isEmpty else { continue }
        kept += 1
        #expect(rows[live.settled].allSatisfy(settled.contains), "\(note)")
        #expect(Set(rows[live.displayed]) == displayed.intersection(rows), "\(note)")
        #expect(live.displayed.isEmpty || live.settled.contains(live.displayed), "\(note)")
        #expect(
          Set(rows[..<live.settled.lowerBound] + rows[live.settled.upperBound...])
            .isDisjoint(with: settled.intersection(rows)), "\(note)")
      }
      #expect(kept > 50, "SEED=\(seed)")
    }

    @Test("a cell is let go when it is taken out, and with all of them")
    func lifetime() {
      final class Cell: ReusableCell { init() {} }
      weak var first: Cell?
      weak var second: Cell?
      do {
        var live = LiveCells()
        let pool = ReusePool(of: Cell.self, capacity: 1)
        for row in 0..<2 {
          let made = Cell()
          if row == 0 { first = made } else { second = made }
          var state = cell(row)
          state.owned = CellStore.OwnedCell(cell: made, pool: pool)
          live.makeRoom(at: row).initialize(to: state)
        }
        #expect(first != nil && second != nil)
        live.remove(at: 0)
        #expect(first == nil && second != nil)
      }
      #expect(second == nil)
    }
  }
#endif
