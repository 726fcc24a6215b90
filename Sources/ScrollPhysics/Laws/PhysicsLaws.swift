/// The laws of scrolling that every built-in profile keeps, as a check of your own.
///
/// ```swift
/// let broken = PhysicsLaws.check(profile)
/// #expect(broken.isEmpty, "\(broken)")
/// ```
public enum PhysicsLaws {
  /// The laws that a profile breaks, of each law of each part the worst case; none for a profile that keeps them all.
  ///
  /// Asks the profile's own functions, and builds motions of them between edges. Slow and at extreme speeds, too. Takes
  /// some ten thousand questions to the profile, the same ones in each call.
  ///
  /// - Parameters:
  ///   - profile: what to check.
  ///   - scale: pixels per point of the display.
  public static func check(_ profile: ScrollProfile, scale: Double = 2) -> [LawViolation] {
    var list = LawList()
    do {
      try profile.validate()
    } catch {
      list.add(
        LawViolation(
          law: .valid, part: .profile, subject: error.description, found: .nan, expected: .nan,
          tolerance: 0))
      return list.violations
    }
    let law = profile.law(scale: scale.isFinite && scale > 0 ? scale : 1)
    checkDeceleration(law, &list)
    if case .custom(let edge) = law.edge { checkEdge(edge.law, law, &list) }
    checkMotions(law, &list)
    return list.violations
  }

  /// Points per second of the releases that are checked closely.
  static let speeds = [20.0, 300, 1500, 6000, 20_000]
  /// Those that have to give numbers.
  static let extremes = [1e-3, 1.0, 1e6, 1e9]
  /// How many moments of a motion are checked.
  static let moments = 48
  /// The difference allowed between a derivative and a difference quotient, as a share of the largest value.
  static let slack = 2e-3
  /// Seconds in which an end must not be seen as a jump: a frame of a common display.
  static let frame = 1.0 / 60
}
