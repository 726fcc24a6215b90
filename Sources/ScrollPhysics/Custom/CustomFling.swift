/// A program's own motion after a lift, for ``Deceleration/custom(_:)``.
///
/// One word that copies share, so that profiles with built-in motions pay nothing for it.
public struct CustomFling: Equatable, Sendable {
  private let shared: SharedLaw<any FlingLaw>

  /// The functions that the motion consists of.
  var law: any FlingLaw { shared.law }

  /// A motion by the functions of a law.
  public init(_ law: some FlingLaw) { shared = SharedLaw(law) }

  /// A motion along a curve of seconds since the release and fractions of the distance.
  ///
  /// Each release takes the duration of the curve. It goes as far as the curve leads when it begins with the velocity
  /// of the release: twice as fast, twice as far.
  ///
  /// - Throws: when the curve stands still at its start.
  public init(sampled curve: SampledCurve) throws(PhysicsError) {
    try Check.positive(curve.fractions[1], "fractions[1]")
    self.init(SampledFling(curve: curve))
  }

  public static func == (a: CustomFling, b: CustomFling) -> Bool {
    a.shared === b.shared || SharedLaw<any FlingLaw>.areEqual(a.law, b.law)
  }
}
