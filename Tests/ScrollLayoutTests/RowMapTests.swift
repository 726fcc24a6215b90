import ScrollLayout
import ScrollTools
import TestSupport
import Testing

/// A map of changes answers as going through them one by one does.
@Suite struct RowMapTests {
  /// Changes of a row of some length that mostly come in ascending order, as those of a difference do.
  private static func changes(
    _ length: Int, using random: inout SeededGenerator
  ) -> [RowChange] {
    var (changes, count): ([RowChange], Int) = ([], length)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      var least = 0
      let kind = Int.random(in: 0..<5, using: &random)
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if random.oneIn(8) { least = 0 }
        let at = Int.random(in: min(least, count)...count, using: &random)
        let size = Int.random(in: 0...min(3, count - at), using: &random)
        switch kind {
        case 0, 1:
          changes.append(.insert(at: at, count: size))
          count += size
          least = at + size
        case 2, 3:
          changes.append(.remove(at..<at + size))
          count -= size
          least = at
        default:
          changes.append(
            .move(at..<at + size, to: Int.random(in: 0...count - size, using: &random)))
        }
      }
    }
    return changes
  }

  @Test func `places are where all changes one after the other put them`() throws {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<TestRun.operations(150) {
        let length = Int.random(in: 0...60, using: &random)
        let changes = Self.changes(length, using: &random)
        let map = RowMap(changes)
        for index in 0..<length + 40 {
          let note = "SEED=\(seed), \(index) of \(length), \(changes)"
          try #require(map.place(of: index) == changes.place(of: index), "\(note)")
          try #require(map.unmovedPlace(of: index) == changes.unmovedPlace(of: index), "\(note)")
          try #require(map.nearestPlace(of: index) == changes.nearestPlace(of: index), "\(note)")
          try #require(map.formerPlace(of: index) == changes.formerPlace(of: index), "\(note)")
        }
      }
    }
  }

  @Test func `neighbors are whole where each keeps its distance and none is new between them`()
    throws
  {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<TestRun.operations(150) {
        let length = Int.random(in: 1...60, using: &random)
        let changes = Self.changes(length, using: &random)
        let first = Int.random(in: 0..<length, using: &random)
        let last = min(length - 1, first + Int.random(in: 0...9, using: &random))
        let places = (first...last).map { changes.unmovedPlace(of: $0) }
        let expected = places[0].flatMap { start in
          places.enumerated().allSatisfy { $1 == start + $0 } ? start : nil
        }
        guard let place = RowMap(changes).place(ofWhole: first...last) else { continue }
        try #require(place == expected, "SEED=\(seed), \(first...last), \(changes)")
      }
    }
  }

  @Test func `a change beside neighbors leaves them whole, one among them does not`() {
    func place(_ change: RowChange) -> Int? { RowMap([change]).place(ofWhole: 10...19) }
    #expect(place(.insert(at: 10, count: 3)) == 13)
    #expect(place(.insert(at: 11, count: 3)) == nil)
    #expect(place(.insert(at: 19, count: 3)) == nil)
    #expect(place(.insert(at: 20, count: 3)) == 10)
    #expect(place(.remove(8..<10)) == 8)
    #expect(place(.remove(9..<11)) == nil)
    #expect(place(.remove(19..<21)) == nil)
    #expect(place(.remove(20..<21)) == 10)
    #expect(place(.move(0..<1, to: 30)) == 9)
    #expect(place(.move(0..<1, to: 9)) == 10)
    #expect(place(.move(0..<1, to: 10)) == nil)
    #expect(place(.move(0..<1, to: 19)) == 9)
    #expect(place(.move(30..<31, to: 10)) == 11)
    #expect(place(.move(30..<31, to: 11)) == nil)
    #expect(place(.move(12..<13, to: 30)) == nil)
  }
}
