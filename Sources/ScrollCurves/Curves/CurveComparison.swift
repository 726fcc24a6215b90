package import ScrollPhysics

/// The motions of several profiles' content after the same release.
package struct CurveComparison: Equatable, Sendable {
  package let request: CurveRequest
  /// In the order of the requests.
  package let curves: [ScrollCurve]

  /// - Throws: when a number cannot be used, the rows would be too many, or two profiles have one name.
  package init(_ profiles: [ScrollProfile], _ request: CurveRequest) throws(CurveError) {
    try request.check()
    self.request = request
    var curves: [ScrollCurve] = []
    for profile in profiles {
      guard !curves.contains(where: { $0.profile.name == profile.name }) else {
        throw .repeatedProfile(profile.name)
      }
      curves.append(try ScrollCurve(profile, request))
    }
    self.curves = curves
  }

  /// Seconds: when the last of the motions ends, or the request's duration.
  package var endTime: Double {
    request.duration ?? curves.map(\.motion.endTime).max() ?? 0
  }
}
