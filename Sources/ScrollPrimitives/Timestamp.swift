/// A moment on the clock that drives the frames, in whole nanoseconds since the clock's own zero.
///
/// Whole nanoseconds make differences exact, so that a curve sampled at the same moment gives the
/// same value at every refresh rate.
@frozen public struct Timestamp: Hashable, Comparable, Sendable {
  /// Nanoseconds since the clock's zero.
  public var nanoseconds: Int64

  /// Creates a moment from nanoseconds since the clock's zero.
  @inlinable public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The nearest whole nanosecond. `nil` when `seconds` is not finite or beyond ±292 years.
  public init?(seconds: Double) {
    let scaled = seconds * 1e9
    guard let exact = Int64(exactly: scaled.rounded()) else { return nil }
    self.init(nanoseconds: exact)
  }

  /// The clock's zero.
  public static let zero = Timestamp(nanoseconds: 0)

  /// Seconds since the clock's zero.
  @inlinable public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Seconds from `earlier` to this moment.
  @inlinable public func seconds(since earlier: Timestamp) -> Double {
    Double(nanoseconds &- earlier.nanoseconds) / 1e9
  }

  /// Whole nanoseconds from `earlier` to this moment.
  @inlinable public func nanoseconds(since earlier: Timestamp) -> Int64 {
    nanoseconds &- earlier.nanoseconds
  }

  @inlinable public static func < (a: Timestamp, b: Timestamp) -> Bool {
    a.nanoseconds < b.nanoseconds
  }
}
