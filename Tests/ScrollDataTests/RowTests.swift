import ScrollTools
import TestSupport
import Testing

@testable import ScrollData

@Suite struct RowTests {
  static let limits = [
    Row.Limits(leaf: 2, branch: 2), Row.Limits(leaf: 4, branch: 3), Row.Limits(),
  ]

  /// A row next to arrays that hold the same.
  struct Twin {
    var row: Row
    var handles: [UInt32] = []
    var weights: [Int] = []

    mutating func change(using random: inout SeededGenerator, next: inout UInt32) {
      switch random.upTo(5) {
      case 0...2:
        let count = random.oneIn(8) ? random.upTo(700) : random.upTo(5)
        // Far apart now and then, so that the maps have gaps.
        if random.oneIn(20) { next += 40_000 }
        let new = (0..<UInt32(count)).map { next + $0 }.shuffled(using: &random)
        next += UInt32(count)
        let newWeights = new.map { _ in random.upTo(9) }
        let place = random.oneIn(3) ? handles.count : random.upTo(handles.count)
        row.insert(
          new, weights: row.isWeighted ? newWeights.map { UInt32($0) } : [], at: place)
        handles.insert(contentsOf: new, at: place)
        weights.insert(contentsOf: newWeights, at: place)
      case 3:
        guard !handles.isEmpty, row.isWeighted else { return }
        let place = random.upTo(handles.count - 1)
        weights[place] = random.upTo(9)
        row.setWeight(weights[place], at: place)
      default:
        let first = random.upTo(handles.count)
        let most = random.oneIn(8) ? handles.count - first : min(4, handles.count - first)
        let range = first..<first + random.upTo(most)
        row.remove(range)
        handles.removeSubrange(range)
        weights.removeSubrange(range)
      }
    }

    func check(_ note: String) throws {
      try #require(row.brokenInvariants() == [], "\(note)")
      try #require(row.count == handles.count, "\(note)")
      try #require(row.handles(in: 0..<row.count) == handles, "\(note)")
      guard row.isWeighted else { return }
      try #require(row.weights == weights, "\(note)")
    }

    func checkPlaces(using random: inout SeededGenerator, _ note: String) throws {
      guard !handles.isEmpty else { return }
      let place = random.upTo(handles.count - 1)
      try #require(row.handle(at: place) == handles[place], "\(note)")
      let before = row.isWeighted ? weights[..<place].reduce(0, +) : 0
      let found = try #require(row.find(handles[place]), "\(note)")
      try #require(found.index == place && found.weightBefore == before, "\(note)")
      let end = min(handles.count, place + random.upTo(9))
      try #require(row.handles(in: place..<end) == Array(handles[place..<end]), "\(note)")
      guard row.isWeighted else { return }
      try #require(row.weight(at: place) == weights[place], "\(note)")
      try #require(row.weight(before: place) == before, "\(note)")
      guard row.weight > 0 else { return }
      let target = random.upTo(row.weight - 1)
      let covering = row.place(covering: target)
      try #require(covering.weightBefore == weights[..<covering.index].reduce(0, +), "\(note)")
      try #require(covering.weightBefore <= target, "\(note)")
      try #require(target < covering.weightBefore + weights[covering.index], "\(note)")
    }
  }

  @Test("a row answers as an array does, and copies keep what they had", arguments: limits)
  func sameAsArray(limits: Row.Limits) throws {
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      var next: UInt32 = 0
      var twin = Twin(row: Row(isWeighted: random.oneIn(2), limits: limits))
      var copies: [Twin] = []
      for step in 0..<TestRun.operations(40) {
        let note = "SEED=\(seed), step \(step)"
        twin.change(using: &random, next: &next)
        try twin.check(note)
        try twin.checkPlaces(using: &random, note)
        if random.oneIn(12) { copies.append(twin) }
        // A copy goes on for itself now and then.
        if random.oneIn(12), let copy = copies.randomElement(using: &random) { twin = copy }
      }
      for copy in copies { try copy.check("SEED=\(seed), a copy") }
    }
  }

  @Test(
    "a row made after another one has what was added, and shares what is the same",
    arguments: limits)
  func following(limits: Row.Limits) throws {
    for seed in TestRun.seeds(8) {
      var random = SeededGenerator(seed: seed)
      var twin = Twin(row: Row(isWeighted: false, limits: limits))
      var next: UInt32 = 0
      for step in 0..<TestRun.operations(40) / 4 + 8 {
        let note = "SEED=\(seed), step \(step)"
        let before = twin
        var handles = twin.handles
        for _ in 0..<random.upTo(4) {
          let (first, count) = (random.upTo(handles.count), random.upTo(limits.leaf * 2))
          let range = first..<min(handles.count, first + count)
          switch random.upTo(2) {
          case 0: handles.removeSubrange(range)
          case 1:
            let moved = Array(handles[range])
            handles.removeSubrange(range)
            handles.insert(contentsOf: moved, at: random.upTo(handles.count))
          default:
            handles.insert(contentsOf: (0..<UInt32(count)).map { next + $0 }, at: first)
            next += UInt32(count)
          }
        }
        twin = Twin(row: Row(after: twin.row))
        while twin.handles.count < handles.count {
          let end = min(handles.count, twin.handles.count + 1 + random.upTo(limits.leaf * 3))
          let part = Array(handles[twin.handles.count..<end])
          twin.row.insert(part, at: twin.row.count)
          twin.handles += part
          twin.weights += part.map { _ in 0 }
          try twin.check(note)
        }
        try twin.checkPlaces(using: &random, note)
        try before.check(note)
        if handles == before.handles, random.oneIn(2) {
          let shared = Set(before.row.leafIdentities).intersection(twin.row.leafIdentities)
          let small = before.row.leafSizes.count { $0 * 4 < limits.leaf }
          try #require(shared.count >= before.row.leafIdentities.count - 2 * small - 1, "\(note)")
        }
        // It changes as any other row does, and its model stays as it was.
        for _ in 0..<random.upTo(3) { twin.change(using: &random, next: &next) }
        try twin.check(note)
        try before.check(note)
      }
    }
  }

  @Test("a map remembers numbers, and copies keep what they had")
  func map() throws {
    var random = SeededGenerator(seed: TestRun.seed)
    var map = HandleMap()
    var twin: [UInt32: UInt32] = [:]
    var copies: [(HandleMap, [UInt32: UInt32])] = []
    for _ in 0..<10 * TestRun.operations(40) {
      let handle = UInt32(random.oneIn(3) ? random.upTo(2_000_000) : random.upTo(900))
      let value = UInt32(random.upTo(3))
      if random.oneIn(2) {
        map.set(value, for: handle)
        twin[handle] = value
      } else {
        let several = (0..<UInt32(random.upTo(600))).map { handle + $0 }
        several.withUnsafeBufferPointer { map.set(value, for: $0) }
        for handle in several { twin[handle] = value }
      }
      #expect(map[handle] == twin[handle] ?? 0)
      if random.oneIn(50) { copies.append((map, twin)) }
    }
    for (copy, values) in copies {
      for (handle, value) in values { #expect(copy[handle] == value) }
      var different: [UInt32] = []
      copy.forEachDifference(from: map) { different.append($0) }
      let expected = twin.keys.filter { twin[$0] != values[$0] ?? 0 }.sorted()
      #expect(different == expected)
      #expect(copy.isEqual(to: map) == expected.isEmpty)
    }
  }
}

extension Row {
  fileprivate var leafIdentities: [ObjectIdentifier] {
    branches.flatMap(\.branch.leaves).map { ObjectIdentifier($0.leaf) }
  }

  fileprivate var leafSizes: [Int] { branches.flatMap(\.branch.leaves).map(\.count) }
}
