public import ScrollScenario
import ScrollSimulation
public import Scrollwork

/// Does everything to a collection view, in any order, and checks what must hold for any operations.
///
/// In a test of your own layout it is a line, and so it is of your own data source (``FuzzSource``):
///
/// ```swift
/// try Fuzz.check(layout: { HoneycombLayout() })
/// try Fuzz.check(source: { FeedUnderTest() })
/// ```
///
/// An error is a ``FuzzFailure``: the law that was broken, and the fewest operations found that break it.
/// The same seed gives the same operations and the same report on every machine. What traps ends the process,
/// as in any test.
public enum Fuzz {
  /// Checks a layout with random operations from each seed.
  ///
  /// - Parameters:
  ///   - layout: makes the layout; asked once a run, and again for each list of operations that is tried.
  ///   - seeds: the seeds of the operations.
  ///   - operations: how many, for each seed, frames not counted.
  /// - Returns: the counts over all seeds.
  /// - Throws: ``FuzzFailure`` for the first seed that breaks a law; what `layout` throws.
  @discardableResult
  public static func check(
    layout: () throws -> any CollectionLayout, seeds: ClosedRange<UInt64> = 1...8,
    operations: Int = 200
  ) throws -> FuzzReport {
    try check(seeds, operations) { try FuzzSession(layout: layout()) }
  }

  /// Checks code of your own that shows items in a view, with random changes and scrolls from each seed;
  /// see ``check(layout:seeds:operations:)``.
  @discardableResult
  public static func check(
    source: () throws -> any FuzzSource, seeds: ClosedRange<UInt64> = 1...8,
    operations: Int = 200
  ) throws -> FuzzReport {
    try check(seeds, operations) { try FuzzSession(source: source()) }
  }

  /// Runs the operations of one seed twice; its failure is shrunk.
  ///
  /// - Throws: what `layout` throws.
  public static func run(
    seed: UInt64, operations: Int, layout: () throws -> any CollectionLayout
  ) throws -> FuzzReport {
    try run(seed: seed, operations) { try FuzzSession(layout: layout()) }
  }

  /// Runs the operations of one seed twice on a layout that is described, then records and replays them; its
  /// failure is shrunk.
  ///
  /// - Throws: what the layout says of its numbers.
  public static func run(
    seed: UInt64, operations: Int, layout: Scenario.Layout
  ) throws -> FuzzReport {
    var report = try run(seed: seed, operations: operations) {
      try layout.makeLayout(showsHeaders: layout.headers ?? false)
    }
    #if CLI
      if report.failure == nil {
        report.failure = try recordingFailure(
          FuzzOperation.draw(seed: seed, count: operations), layout: layout)
        report.failure?.seed = seed
      }
    #endif
    return report
  }

  /// Runs these operations once; a failure is reported as it is.
  ///
  /// - Throws: what `layout` throws.
  public static func replay(
    _ operations: [FuzzOperation], layout: () throws -> any CollectionLayout
  ) throws -> FuzzReport {
    let session = try FuzzSession(layout: layout())
    session.run(operations)
    var report = session.report
    report.failure = session.failure(operations)?.failure
    return report
  }

  /// The operations that a seed stands for.
  package static func operations(seed: UInt64, count: Int) -> [FuzzOperation] {
    FuzzOperation.draw(seed: seed, count: count)
  }

  // MARK: Sessions

  /// The most lists that are tried to find a short one.
  private static let attemptLimit = 3000

  private static func check(
    _ seeds: ClosedRange<UInt64>, _ operations: Int, _ make: () throws -> FuzzSession
  ) throws -> FuzzReport {
    var total = FuzzReport()
    for seed in seeds {
      let report = try run(seed: seed, operations, make)
      if let failure = report.failure { throw failure }
      total.add(report)
    }
    return total
  }

  private static func run(
    seed: UInt64, _ count: Int, _ make: () throws -> FuzzSession
  ) throws -> FuzzReport {
    var report = try run(FuzzOperation.draw(seed: seed, count: count), make)
    report.seed = seed
    report.failure?.seed = seed
    return report
  }

  /// Runs operations twice; a failure is shrunk.
  static func run(
    _ operations: [FuzzOperation], _ make: () throws -> FuzzSession
  ) throws -> FuzzReport {
    /// Twice the same, the second time for the digest alone.
    func attempt(_ operations: [FuzzOperation]) throws -> (
      report: FuzzReport, found: (failure: FuzzFailure, used: Int)?
    ) {
      let first = try make()
      first.run(operations)
      if let found = first.failure(operations) { return (first.report, found) }
      let second = try make()
      second.run(operations)
      second.require(
        second.report.digest == first.report.digest, .repeatability,
        "digest \(first.report.digest) the first time, \(second.report.digest) the second")
      return (first.report, second.failure(operations))
    }
    var (report, found) = try attempt(operations)
    guard let found else { return report }
    try withoutActuallyEscaping(make) { make in
      let law = found.failure.law
      let isLate = found.used == operations.count
      var shrinker = FuzzShrinker(limit: attemptLimit) { operations in
        // Only what is to differ needs a second look.
        if law == .repeatability {
          let first = try make()
          let second = try make()
          first.run(operations)
          second.run(operations)
          second.require(
            first.report.digest == second.report.digest, .repeatability, "two digests")
          return second.failure(operations)
        }
        let session = try make()
        // A law that was broken earlier need not be checked at rest.
        session.run(operations, untilRest: isLate)
        return session.failure(operations)
      }
      report.failure = try shrinker.shrink(found.failure, used: found.used)
    }
    return report
  }
}

extension FuzzSession {
  /// What these operations broke, and how many of them were needed for it.
  func failure(_ operations: [FuzzOperation]) -> (failure: FuzzFailure, used: Int)? {
    guard let broken else { return nil }
    let failure = FuzzFailure(
      seed: 0, law: broken.law, message: broken.message, frame: broken.frame,
      operations: operations, operationsBefore: operations.count, attempts: 0)
    return (failure, min(operations.count, broken.operation + 1))
  }
}
