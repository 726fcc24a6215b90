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
  /// up to a hundred thousand questions to the profile, the same ones in each call.
  ///
  /// - Parameters:
  ///   - profile: what to check.
  ///   - scale: pixels per point of the display, above 0. Any other number breaks the law 'valid', and the rest is
  ///     checked with 1.
  public static func check(_ profile: ScrollProfile, scale: Double = 2) -> [LawViolation] {
    var list = LawList()
    do {
      try profile.validate()
    } catch {
      list.add(.invalid(error))
      return list.violations
    }
    var valid = 1.0
    do throws(PhysicsError) {
      try Check.positive(scale, "scale")
      valid = scale
    } catch {
      list.add(.invalid(error))
    }
    let law = profile.law(scale: valid)
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
  /// At how many the functions of a program have to give numbers.
  static let closeMoments = 600
  /// The distance of the two moments of a difference quotient, as a share of the duration: half of it. So short that the
  /// bends of a curve through samples do not count, and long enough for the digits of a number.
  static let differenceShare = 1e-7
  /// The difference allowed between a derivative and a difference quotient, as a share of the largest value.
  static let slack = 2e-3
  /// Seconds in which an end must not be seen as a jump: a frame of a common display.
  static let frame = 1.0 / 60
}
