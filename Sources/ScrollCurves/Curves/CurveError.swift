package import ScrollPhysics
import ScrollTools

/// Why a curve cannot be drawn. Thrown before anything is computed or written; one line each.
package enum CurveError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A number is NaN, infinite or outside its range.
  case notAllowed(parameter: String, value: Double, allowed: String)
  /// The leading edge lies beyond the trailing one.
  case crossedEdges(lower: Double, upper: Double)
  /// More rows than ``CurveRequest/rowLimit``; a motion can take days.
  case tooManyRows(Double)
  /// No profile of that name. `hint` is empty or proposes another one.
  case unknownProfile(String, hint: String)
  /// A profile to compare is named twice.
  case repeatedProfile(String)
  /// The profile has no such number.
  case unused(parameter: String, profile: String, reason: String)
  case physics(PhysicsError)

  package var description: String {
    switch self {
    case .notAllowed(let parameter, let value, let allowed):
      "\(parameter) must be \(allowed), not \(value)"
    case .crossedEdges(let lower, let upper):
      "upper must not be below lower: \(upper) is below \(lower)"
    case .tooManyRows(let count):
      "that would be \(count < 1e15 ? grouped(Int(count)) : "\(count)") rows, allowed are "
        + "\(grouped(CurveRequest.rowLimit)): choose a shorter duration or a lower rate"
    case .unknownProfile(let name, let hint):
      "there is no profile '\(name)'\(hint.isEmpty ? "" : hint); known are "
        + ScrollProfile.all.map(\.name).joined(separator: ", ")
    case .repeatedProfile(let name):
      "\(name) is named twice"
    case .unused(let parameter, let profile, let reason):
      "\(parameter) has no effect on \(profile): \(reason)"
    case .physics(let error):
      "\(error)"
    }
  }
}
