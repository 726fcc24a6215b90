/// What is reported of how much of an element is on screen, and for how long.
///
/// The fraction is that of the element's length along the axis that lies in the viewport, or for an element
/// longer than the viewport the fraction of the viewport that it fills: 0 to 1.
public struct VisibilityPolicy: Hashable, Sendable {
  /// An element that counts as seen.
  public struct Impression: Hashable, Sendable {
    /// How much of it must be on screen, above 0 and at most 1. Default 0.5, as the Media Rating Council's
    /// viewable impression.
    public var fraction: Double
    /// For how many seconds without a break, not negative and at most a day. Default 1, as there.
    public var seconds: Double

    /// Creates the rule: this share of an element on screen for this many seconds.
    public init(fraction: Double = 0.5, seconds: Double = 1) {
      self.fraction = fraction
      self.seconds = seconds
    }
  }

  /// Fractions from 0 to 1 that are reported as they are reached, and as elements fall below them again.
  /// 0 is reached by any part of an element. Twice the same counts once. Default none.
  public var thresholds: [Double]
  /// When an element counts as seen; `nil`, the default, when none does.
  public var impression: Impression?

  /// Creates a policy from shares of an element, 0 to 1, and the rule for impressions.
  public init(thresholds: [Double] = [], impression: Impression? = nil) {
    self.thresholds = thresholds
    self.impression = impression
  }
}
