import Testing

@testable import ScrollFuzz
@testable import ScrollSimulation

/// Few operations are found that break what many broke.
@Suite struct FuzzShrinkerTests {
  /// Breaks the law where all of `needed` are there, in order.
  private func shrinker(_ needed: [FuzzOperation], limit: Int = 1500) -> FuzzShrinker {
    FuzzShrinker(limit: limit) { operations in
      var rest = needed[...]
      for (index, operation) in operations.enumerated() where operation == rest.first {
        rest.removeFirst()
        if rest.isEmpty { return (Self.failure(operations), index + 1) }
      }
      return nil
    }
  }

  private static func failure(
    _ operations: [FuzzOperation], _ law: FuzzLaw = .drift
  ) -> FuzzFailure {
    FuzzFailure(
      seed: 7, law: law, message: "", frame: 0, operations: operations,
      operationsBefore: operations.count, attempts: 0)
  }

  @Test("only the operations that are needed are left, wherever they stand")
  func needed() throws {
    var operations = Fuzz.operations(seed: 1, count: 150)
    let needed: [FuzzOperation] = [.fling(velocity: 1), .frames([5]), .fling(velocity: 2)]
    for (place, operation) in zip([10, 90, 140], needed) { operations.insert(operation, at: place) }
    var shrinker = shrinker(needed)
    let found = try shrinker.shrink(Self.failure(operations), used: 160)
    #expect(found.operations == needed)
    #expect(found.operationsBefore == operations.count && found.seed == 7)
    #expect(found.attempts == shrinker.attempts && found.attempts < 200)
  }

  @Test("counts become as small as they may be")
  func counts() throws {
    var shrinker = FuzzShrinker(limit: 1500) { operations in
      for (index, operation) in operations.enumerated() {
        guard case .reload(let counts) = operation, counts.contains(where: { $0 >= 11 }) else {
          continue
        }
        return (Self.failure(operations), index + 1)
      }
      return nil
    }
    let found = try shrinker.shrink(
      Self.failure([.cancel, .reload([3, 90, 77, 5]), .cancel]), used: 2)
    #expect(found.operations == [.reload([11])])
  }

  @Test("another law is another matter, and the limit is kept")
  func others() throws {
    var other = FuzzShrinker(limit: 50) { (Self.failure($0, .cells), $0.count) }
    let operations = Fuzz.operations(seed: 1, count: 40)
    let found = try other.shrink(Self.failure(operations), used: operations.count)
    #expect(found.operations == operations && found.attempts <= 50)
    var short = shrinker([.cancel], limit: 3)
    #expect(try short.shrink(Self.failure(operations + [.cancel]), used: 1000).attempts == 3)
  }
}
