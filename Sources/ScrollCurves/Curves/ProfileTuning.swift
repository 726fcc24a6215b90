package import ScrollPhysics
import ScrollTools

/// Numbers that replace parts of a profile, as far as a release depends on them.
package struct ProfileTuning: Equatable, Sendable {
  /// The share of the velocity left after one millisecond, for profiles of any law.
  package var deceleration: Double?
  /// The spring at the edges. An edge that content falls back to without a spring gets one.
  package var spring: Spring?
  /// Points per second, the most that the spring at an edge begins with.
  package var transferLimit: Double?

  package init() {}
}

extension ScrollProfile {
  /// The profile with parts of it replaced.
  ///
  /// - Throws: when a number is out of range, or the profile has no use for it.
  package func tuned(_ tuning: ProfileTuning) throws(CurveError) -> ScrollProfile {
    var profile = self
    if let rate = tuning.deceleration {
      do {
        profile.deceleration = .exponential(try DecelerationRate(perMillisecond: rate))
      } catch {
        throw .notAllowed(
          parameter: "deceleration", value: rate, allowed: "above 0 and below 1")
      }
    }
    if let spring = tuning.spring { profile.edge = profile.edge.using(spring) }
    guard let limit = tuning.transferLimit else { return profile }
    guard limit > 0 else {
      throw .notAllowed(parameter: "transfer-limit", value: limit, allowed: "above 0")
    }
    guard case .spring(var edge) = profile.edge else {
      throw .unused(parameter: "transfer-limit", profile: name, reason: "its edge has no spring")
    }
    edge.transferLimit = limit
    profile.edge = .spring(edge)
    return profile
  }

  /// The platform's profile of a name; capitals, dashes and underscores do not matter.
  ///
  /// - Throws: an error that names the known ones, and the nearest, for an unknown name.
  package static func known(_ name: String) throws(CurveError) -> ScrollProfile {
    if let profile = named(name) { return profile }
    throw .unknownProfile(name, hint: Suggestion.phrase(for: name, among: all.map(\.name)))
  }
}
