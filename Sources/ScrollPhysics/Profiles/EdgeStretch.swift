/// The stretch that shows an overscroll without moving the content, as Android 12 and later do.
///
/// It is driven by a pull of the length d, in points: the finger's travel beyond the edge while it drags, and a
/// spring about 0 after the release. The content is scaled along the axis by a factor that grows by 0.016 p + 0.016
/// (1 - e^(-p e / 0.33)), where p = d / viewport. Constants of AOSP's `EdgeEffect`.
public struct EdgeStretch: Codable, Equatable, Sendable {
  /// The scale that a pull adds for each viewport of length; 0 or more. Android: 0.016.
  public var linear: Double
  /// The scale that the exponential part adds at the most; 0 or more. Android: 0.016.
  public var exponential: Double
  /// How fast the exponential part rises, per viewport; above 0. Android: e / 0.33.
  public var rise: Double

  /// Creates a stretch from its three numbers.
  public init(linear: Double, exponential: Double, rise: Double) {
    self.linear = linear
    self.exponential = exponential
    self.rise = rise
  }

  /// Android's constants.
  public static let android = EdgeStretch(
    linear: 0.016, exponential: 0.016, rise: Elementary.exp(1) / 0.33)

  /// By how much the content is scaled along the axis, from 0, for a pull of `distance` points in a
  /// viewport of `viewport` points. Even in the distance; grows no further than for a pull of a whole
  /// viewport. 0 for a viewport that is not above 0.
  public func scale(distance: Double, viewport: Double) -> Double {
    guard viewport > 0 else { return 0 }
    let pull = min(abs(distance) / viewport, 1)
    return linear * pull - exponential * Elementary.expm1(-pull * rise)
  }

  /// Throws for the first number that is NaN, infinite or outside the range its field names.
  public func validate() throws(PhysicsError) {
    try Check.notNegative(linear, "stretch.linear")
    try Check.notNegative(exponential, "stretch.exponential")
    try Check.positive(rise, "stretch.rise")
  }
}
