public import ScrollPhysics

/// The motions of several profiles' content after the same release.
public struct CurveComparison: Equatable, Sendable {
  public let request: CurveRequest
  /// In the order they were asked for.
  public let curves: [ScrollCurve]

  /// - Throws: when a number cannot be used, the rows would be too many, or two profiles have one name.
  public init(_ profiles: [ScrollProfile], _ request: CurveRequest) throws(CurveError) {
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
  public var endTime: Double {
    request.duration ?? curves.map(\.motion.endTime).max() ?? 0
  }
}
