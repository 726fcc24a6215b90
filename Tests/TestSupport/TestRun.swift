import Foundation

/// How much the property tests try, and from which seed on.
///
/// A plain run takes a twenty-fourth of the seeds, and each law at least once; `LONG=1` in the environment takes them all, as
/// `Scripts/long-tests` does. `SEED=n ITERATIONS=1` looks again at what a failure printed; `ITERATIONS` and `OPERATIONS`
/// look longer.
package enum TestRun {
  /// Whether all is tried.
  package static let isLong = ProcessInfo.processInfo.environment["LONG"] != nil

  /// The seed of the first iteration.
  package static let seed = number("SEED") ?? 1

  /// The seeds of a property, of which a long run takes `count`.
  package static func seeds(_ count: Int) -> [UInt64] { allSeeds(share(of: count)) }

  /// The seeds of a property of which each run takes all.
  package static func allSeeds(_ count: Int) -> [UInt64] {
    let count = number("ITERATIONS").map { max(1, Int(clamping: $0)) } ?? count
    return (0..<UInt64(count)).map { seed &+ $0 }
  }

  /// Random operations of a seed.
  package static func operations(_ count: Int) -> Int {
    number("OPERATIONS").map { max(1, Int(clamping: $0)) } ?? count
  }

  /// As many of `count` as this run takes.
  package static func share(of count: Int) -> Int {
    isLong ? count : max(min(count, 1), count / 24)
  }

  /// Those of some values that this run takes: all, or each tenth, the first among them.
  package static func some<Value>(of values: some Sequence<Value>) -> [Value] {
    let all = Array(values)
    return isLong ? all : stride(from: 0, to: all.count, by: 10).map { all[$0] }
  }

  /// A number from the environment.
  package static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
