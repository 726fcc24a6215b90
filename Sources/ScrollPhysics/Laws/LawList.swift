/// Collects violations: of each law of a part, the one with the largest difference.
struct LawList {
  private var worst: [LawViolation] = []

  /// In the order of the parts and, in each, of the laws.
  var violations: [LawViolation] {
    LawViolation.Part.allCases.flatMap { part in
      LawViolation.Law.allCases.compactMap { law in
        worst.first { $0.part == part && $0.law == law }
      }
    }
  }

  mutating func add(_ violation: LawViolation) {
    let index = worst.firstIndex { $0.part == violation.part && $0.law == violation.law }
    guard let index else { return worst.append(violation) }
    if violation.excess > worst[index].excess { worst[index] = violation }
  }

  /// Notes an answer that is not what is expected.
  mutating func expect(
    _ found: Double, _ expected: Double, within tolerance: Double = 0, _ law: LawViolation.Law,
    _ part: LawViolation.Part, _ subject: @autoclosure () -> String
  ) {
    // False for NaN, too.
    if abs(found - expected) <= tolerance { return }
    add(
      LawViolation(
        law: law, part: part, subject: subject(), found: found, expected: expected,
        tolerance: tolerance))
  }

  /// Notes an answer that is below what is expected at the least.
  mutating func expect(
    _ found: Double, atLeast least: Double, within tolerance: Double = 0, _ law: LawViolation.Law,
    _ part: LawViolation.Part, _ subject: @autoclosure () -> String
  ) {
    if found >= least { return }
    expect(found, least, within: tolerance, law, part, subject() + ", at the least,")
  }

  /// Notes an answer that is no finite number. Whether it is one.
  @discardableResult
  mutating func expectFinite(
    _ found: Double, _ part: LawViolation.Part, _ subject: @autoclosure () -> String
  ) -> Bool {
    if found.isFinite { return true }
    add(
      LawViolation(
        law: .finite, part: part, subject: subject(), found: found, expected: .nan, tolerance: 0))
    return false
  }

  /// Compares a derivative with the difference of its function.
  mutating func expectDerivative(
    _ found: Double, from before: Double, to after: Double, over step: Double, scale: Double,
    _ part: LawViolation.Part, _ subject: @autoclosure () -> String
  ) {
    expect(
      found, (after - before) / step, within: PhysicsLaws.slack * scale, .derivative, part,
      subject())
  }
}
