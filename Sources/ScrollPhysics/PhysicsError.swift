/// Why a value of this module could not be made. Thrown before anything exists.
public enum PhysicsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The parameter is NaN or infinite.
  case notFinite(parameter: String)
  /// The parameter is a number, but not one the motion is defined for.
  case outOfRange(parameter: String, value: Double, allowed: String)

  public var description: String {
    switch self {
    case .notFinite(let parameter):
      "\(parameter) is not a finite number"
    case .outOfRange(let parameter, let value, let allowed):
      "\(parameter) is \(value), allowed is \(allowed)"
    }
  }
}

/// Checks shared by the initializers.
enum Check {
  static func finite(_ value: Double, _ parameter: String) throws(PhysicsError) {
    guard value.isFinite else { throw .notFinite(parameter: parameter) }
  }

  static func positive(_ value: Double, _ parameter: String) throws(PhysicsError) {
    try finite(value, parameter)
    guard value > 0 else {
      throw .outOfRange(parameter: parameter, value: value, allowed: "above 0")
    }
  }

  static func notNegative(_ value: Double, _ parameter: String) throws(PhysicsError) {
    try finite(value, parameter)
    guard value >= 0 else {
      throw .outOfRange(parameter: parameter, value: value, allowed: "0 or more")
    }
  }

  static func within(
    _ value: Double, _ range: ClosedRange<Double>, _ parameter: String
  ) throws(PhysicsError) {
    try finite(value, parameter)
    guard range.contains(value) else {
      throw .outOfRange(
        parameter: parameter, value: value, allowed: "\(range.lowerBound)...\(range.upperBound)")
    }
  }
}
