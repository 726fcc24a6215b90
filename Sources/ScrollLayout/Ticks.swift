/// A length or position along the scroll axis as a whole number of 1/1024 pt.
///
/// Sums of whole numbers are exact in any order, so a position computed from the top, from the
/// bottom or from a neighbor is the same to the last bit. One tick is under a thousandth of a
/// point, well below a pixel of any display; the range that a `Double` of points holds exactly ends
/// at `maximum`.
@frozen public struct Ticks: Hashable, Comparable, Sendable, AdditiveArithmetic {
  /// The number of ticks, each 1/1024 pt.
  public var rawValue: Int64

  /// Creates a length from a number of ticks.
  @inlinable public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Ticks in a point.
  public static let perPoint = 1024.0

  /// The largest position that is exact both in ticks and in points: 2^53 ticks, 8.8e12 pt.
  public static let maximum = Ticks(rawValue: 1 << 53)

  @inlinable public static var zero: Ticks { Ticks(rawValue: 0) }

  /// The nearest tick, halves away from zero so that a mirrored length gives the mirrored tick.
  /// `nil` when `points` is not finite or lies beyond `maximum`.
  @inlinable public init?(points: Double) {
    guard abs(points) <= 0x1p43 else { return nil }
    self.init(rawValue: Self.nearest(points * 1024))
  }

  /// The nearest whole number, halves away from zero, to a number of at most 2^53. Takes half of what
  /// `rounded` does, which calls the C library for it.
  @inlinable static func nearest(_ value: Double) -> Int64 {
    let whole = Int64(value)
    let rest = value - Double(whole)
    return rest >= 0.5 ? whole &+ 1 : rest <= -0.5 ? whole &- 1 : whole
  }

  /// The nearest tick; values beyond `maximum` become `maximum`, and NaN becomes zero.
  ///
  /// For values that were checked where they came in and have only been computed with since.
  @inlinable public init(clamping points: Double) {
    let limited = points.isNaN ? 0 : min(max(points, -0x1p43), 0x1p43)
    self.init(rawValue: Self.nearest(limited * 1024))
  }

  /// Points, exact up to `maximum`.
  @inlinable public var points: Double { Double(rawValue) / 1024 }

  @inlinable public static func < (a: Ticks, b: Ticks) -> Bool { a.rawValue < b.rawValue }
  @inlinable public static func + (a: Ticks, b: Ticks) -> Ticks {
    Ticks(rawValue: a.rawValue &+ b.rawValue)
  }
  @inlinable public static func - (a: Ticks, b: Ticks) -> Ticks {
    Ticks(rawValue: a.rawValue &- b.rawValue)
  }
  /// The length with the opposite sign.
  @inlinable public static prefix func - (a: Ticks) -> Ticks { Ticks(rawValue: 0 &- a.rawValue) }
}
