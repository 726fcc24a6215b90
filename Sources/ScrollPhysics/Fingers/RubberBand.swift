/// The resistance of content pulled beyond its edge.
///
/// A drag of x points past the edge shows an overscroll of b(x) = (1 - 1 / (x c / d + 1)) d points,
/// where c is the coefficient and d the length of the viewport, here in the form x c / (1 + x c / d)
/// that does not cancel. Odd in x: the sign of the drag is the sign of the overscroll. It depends
/// on the whole drag alone, not on how the events divided it.
///
/// The formula is that of UIScrollView as found by the author of the gist originell/6961057 and used
/// in ScrollMechanics' `RubberBand`.
@frozen public struct RubberBand: Hashable, Sendable {
  /// c, the slope at the edge: how many points show for the first point of drag. Above 0.
  public let coefficient: Double

  /// Throws when the coefficient is NaN or infinite or not above 0.
  public init(coefficient: Double) throws(PhysicsError) {
    try Check.positive(coefficient, "coefficient")
    self.coefficient = coefficient
  }

  init(known coefficient: Double) {
    self.coefficient = coefficient
  }

  /// 0.55, as measured for UIScrollView (gist originell/6961057).
  public static let standard = RubberBand(known: 0.55)

  /// Points of overscroll shown for `drag` points past the edge, in a viewport of `dimension`
  /// points. Never beyond `dimension`; 0 when `dimension` is not above 0.
  public func overscroll(forDrag drag: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = drag * coefficient
    let share = abs(pull) / dimension
    if share <= 1 { return pull / (1 + share) }
    // The same quotient turned over: finite for every drag.
    let size = dimension / (1 + dimension / abs(pull))
    return pull < 0 ? -size : size
  }

  /// Points of overscroll per point of drag at `drag` points past the edge: c / (1 + x c / d)².
  /// 0 when `dimension` is not above 0.
  public func slope(atDrag drag: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let divisor = 1 + abs(drag) * coefficient / dimension
    return coefficient / divisor / divisor
  }

  /// Points of drag that show as `overscroll` points: the inverse of
  /// ``overscroll(forDrag:dimension:)``.
  ///
  /// No drag shows as much as `dimension` points or more. For such an overscroll the result is the
  /// largest finite number of its sign.
  public func drag(forOverscroll overscroll: Double, dimension: Double) -> Double {
    if overscroll == 0 { return 0 }
    let left = dimension - abs(overscroll)
    guard left > 0 else {
      return overscroll < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
    }
    return Elementary.finite(overscroll / coefficient * (dimension / left))
  }
}

extension RubberBand: Codable {
  private enum CodingKeys: String, CodingKey {
    case coefficient
  }

  /// Decodes a rubber band.
  ///
  /// - Throws: also for numbers that the type does not take.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      coefficient: values.decode(Double.self, forKey: .coefficient))
  }
}
