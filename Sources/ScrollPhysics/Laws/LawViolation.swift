/// A law that a motion breaks, with the numbers that show it.
public struct LawViolation: Equatable, Sendable, CustomStringConvertible {
  /// What is expected of a motion.
  public enum Law: String, CaseIterable, Sendable {
    /// Every number of the profile, and the scale of the display, is in its range.
    case valid
    /// All answers are finite numbers.
    case finite
    /// The same question has the same answer, also after other questions.
    case repeatable
    /// A motion begins where and as fast as the content is released.
    case begins
    /// A motion never goes backward.
    case monotone
    /// The velocity is the derivative of the position.
    case derivative
    /// The time for a position leads back to it.
    case inverse
    /// A motion ends at rest, where it says.
    case ends
    /// A faster release goes no less far.
    case faster
    /// Mirrored releases have mirrored motions.
    case mirror
    /// Where one curve gives way to another, position and velocity have no jump.
    case continuous
    /// Content beyond an edge comes back to it once and never passes it.
    case returns
  }

  /// The part of a profile.
  public enum Part: String, CaseIterable, Sendable {
    /// The profile's numbers.
    case profile
    /// The motion after a lift, within the edges.
    case deceleration
    /// The way over an edge and back.
    case edge
    /// A whole motion from a release to the rest.
    case motion
  }

  /// What is broken.
  public let law: Law
  /// Where.
  public let part: Part
  /// What was asked and answered, such as "at 4000.0 pt/s, the distance at 0.5 s".
  public let subject: String
  /// The answer; NaN where there is no number.
  public let found: Double
  /// What the law requires, within ``tolerance``; NaN where it is not one number.
  public let expected: Double
  /// The difference that is allowed.
  public let tolerance: Double

  // By bits, so that a violation by NaN equals itself.
  public static func == (a: LawViolation, b: LawViolation) -> Bool {
    a.law == b.law && a.part == b.part && a.subject == b.subject
      && a.found.bitPattern == b.found.bitPattern
      && a.expected.bitPattern == b.expected.bitPattern && a.tolerance == b.tolerance
  }

  /// One sentence with the part, the law and the numbers.
  public var description: String {
    var text = "\(part.rawValue) breaks the law '\(law.rawValue)': \(subject)"
    if law == .valid { return text }
    text += " is \(found)"
    if expected.isFinite { text += ", expected \(expected)" }
    if !expected.isFinite { text += ", expected a finite number" }
    if tolerance > 0 { text += " within \(tolerance)" }
    return text
  }

  /// A number of the profile, or the scale, that cannot be used.
  static func invalid(_ error: PhysicsError) -> LawViolation {
    LawViolation(
      law: .valid, part: .profile, subject: error.description, found: .nan, expected: .nan,
      tolerance: 0)
  }

  /// The distance to the expected number.
  var excess: Double {
    let difference = abs(found - expected)
    return difference.isNaN ? .infinity : difference
  }
}
