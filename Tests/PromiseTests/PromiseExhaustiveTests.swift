import Foundation
import ScrollPrimitives
import Scrollwork
import TestSupport
import Testing

/// Every sequence of a few operations on up to four rows of 0, 1, 40 and 504 pt, in each phase of each
/// layout. `DEPTH` says of how many operations, else it is one; `LONG` looks at all rotations.
@Suite("Promises, all sequences")
struct PromiseExhaustiveTests {
  static let environment = ProcessInfo.processInfo.environment
  static let depth = environment["DEPTH"].flatMap { Int($0) } ?? 1
  static let rotations = TestRun.isLong ? 4 : 1

  @Test("No sequence breaks a promise", arguments: PromiseLayout.Kind.allCases)
  func sequences(kind: PromiseLayout.Kind) {
    let clock = ContinuousClock()
    var total = PromiseSpace.Result()
    let time = clock.measure {
      total = PromiseSpace(kind: kind, rotations: 0..<Self.rotations).explore(depth: Self.depth)
    }
    print(
      "\(kind): sequences of up to \(Self.depth), \(total.states) states, \(total.transitions) transitions,"
        + " \(total.failures.count) violations, \(time)")
    for failure in total.failures.prefix(5) { Issue.record("\(failure)") }
    #expect(total.failures.isEmpty)
  }
}
