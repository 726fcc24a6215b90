import Foundation
import TestSupport
import Testing

/// The promises of the documentation, against an oracle that was written from the documentation alone.
///
/// `OPERATIONS` says how many are done over all layouts, `SEED` where seeds begin; `LONG` does 100,000.
@Suite("Promises")
struct PromiseFuzzTests {
  static let environment = ProcessInfo.processInfo.environment
  static let operations = TestRun.operations(TestRun.isLong ? 100_000 : 4000)
  static let firstSeed = Int(truncatingIfNeeded: TestRun.seed)
  static let operationsOfSeed = 60

  @Test(
    "What is on screen is what true sizes say, and moves only as it was asked to",
    arguments: PromiseLayout.Kind.allCases)
  func promises(kind: PromiseLayout.Kind) {
    var fuzz = PromiseFuzz()
    var failures: [PromiseFuzz.Failure] = []
    let share = Self.operations / PromiseLayout.Kind.allCases.count
    var seed = Self.firstSeed
    while fuzz.operationCount < share, failures.count < 5 {
      if let failure = fuzz.run(seed: seed, kind: kind, operations: Self.operationsOfSeed) {
        failures.append(fuzz.shrunk(failure))
      }
      seed += 1
    }
    // Layouts that operations set count as well; operations for the missing ones follow.
    failures += fuzz.coverMissing(of: kind)
    let missing = fuzz.coverage.missing.filter { $0.layout == kind }
    let met = PromiseCoverage.legal.filter { $0.layout == kind }.count - missing.count
    print(
      "\(kind): seeds \(Self.firstSeed)..<\(seed), \(fuzz.operationCount) operations,"
        + " \(fuzz.frameCount) frames, \(met) pairs of phase and operation met, \(missing.count) missing"
    )
    for failure in failures { Issue.record("\(failure)") }
    #expect(missing.isEmpty, "no operation was done in \(missing.prefix(5))")
  }

  /// Seeds to be tried one by one, as `Scripts/mutants` does: `SEEDS=1-200` or `SEEDS=3,14,159`.
  static let seeds: [Int] = (environment["SEEDS"] ?? "1-20").split(separator: ",").flatMap { part in
    let ends = part.split(separator: "-").compactMap { Int($0) }
    return ends.isEmpty ? [] : Array(ends[0]...ends[ends.count - 1])
  }

  @Test("Chosen seeds break no promise")
  func chosenSeeds() {
    var kept: [Int] = []
    for seed in Self.seeds {
      var fuzz = PromiseFuzz()
      if let failure = fuzz.run(seed: seed, operations: Self.operationsOfSeed) {
        Issue.record("\(Self.environment["SEEDS"] == nil ? fuzz.shrunk(failure) : failure)")
      } else {
        kept.append(seed)
      }
    }
    print("kept: \(kept.map(String.init).joined(separator: ","))")
  }

  @Test("A list of operations does the same twice", arguments: [3, 14, 159])
  func repeats(seed: Int) throws {
    var generator = PromiseGenerator(seed: seed)
    let setup = generator.setup()
    let operations = (0..<60).map { _ in generator.operation() }
    func scenes() throws -> [[PromiseScene.Shown]] {
      let stage = try setup.stage()
      return try operations.map {
        _ = try stage.perform($0)
        return stage.scene?.shown ?? []
      }
    }
    #expect(try scenes() == scenes(), "seed \(seed)")
  }
}
