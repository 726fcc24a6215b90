/// A program's own way over an edge and back, for ``EdgeResponse/custom(_:)``.
///
/// One word that copies share, so that profiles with built-in edges pay nothing for it.
public struct CustomEdge: Equatable, Sendable {
  private let shared: SharedLaw<any EdgeLaw>

  /// The functions that the way consists of.
  var law: any EdgeLaw { shared.law }

  /// A way over the edge by the functions of a law.
  public init(_ law: some EdgeLaw) { shared = SharedLaw(law) }

  /// Content goes over the edge, braked, and returns along a curve of seconds and fractions of the way back.
  ///
  /// The return begins at rest and always takes the duration of the curve, but at least a microsecond. Content that is
  /// released beyond the edge with a velocity inward returns along the curve with that velocity added, which fades over
  /// the return, and takes at the most three times what it would need at that velocity. It never goes out again, nor
  /// stands still. Content that is released farther out than `distance` loses a velocity outward.
  ///
  /// - Parameters:
  ///   - curve: the return.
  ///   - distance: how far the content goes over the edge at the most, points; 0 or more. With 0 it stops at the edge.
  ///   - gravity: how the content is braked on its way out, points per second squared, above 0; more where the distance
  ///     requires it.
  /// - Throws: when a number is NaN, infinite or out of its range.
  public init(
    returning curve: SampledCurve, distance: Double, gravity: Double
  ) throws(PhysicsError) {
    try Check.notNegative(distance, "distance")
    try Check.positive(gravity, "gravity")
    self.init(SampledReturn(curve: curve, reach: distance, gravity: gravity))
  }

  public static func == (a: CustomEdge, b: CustomEdge) -> Bool {
    a.shared === b.shared || SharedLaw<any EdgeLaw>.areEqual(a.law, b.law)
  }
}
