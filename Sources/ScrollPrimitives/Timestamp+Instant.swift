/// Timestamps and the standard library's durations: `frame.time + .milliseconds(16)`, `later - earlier`.
///
/// Sums are rounded to the nearest nanosecond. Beyond ±292 years they are the first or the last timestamp.
extension Timestamp: InstantProtocol {
  /// The moment later by a duration.
  public func advanced(by duration: Duration) -> Timestamp { self + duration }

  /// The exact duration from this moment to another one; negative for an earlier one.
  public func duration(to other: Timestamp) -> Duration { other - self }

  /// The moment that is later by a duration, to the nanosecond.
  public static func + (moment: Timestamp, duration: Duration) -> Timestamp {
    Timestamp(nanoseconds: Int64(clamping: Int128(moment.nanoseconds) + nanoseconds(of: duration)))
  }

  /// The moment that is earlier by a duration, to the nanosecond.
  public static func - (moment: Timestamp, duration: Duration) -> Timestamp {
    Timestamp(nanoseconds: Int64(clamping: Int128(moment.nanoseconds) - nanoseconds(of: duration)))
  }

  /// Moves a moment later by a duration.
  public static func += (moment: inout Timestamp, duration: Duration) { moment = moment + duration }
  /// Moves a moment earlier by a duration.
  public static func -= (moment: inout Timestamp, duration: Duration) { moment = moment - duration }

  /// The exact duration from the second moment to the first.
  public static func - (later: Timestamp, earlier: Timestamp) -> Duration {
    .nanoseconds(later.nanoseconds) - .nanoseconds(earlier.nanoseconds)
  }

  /// Whole nanoseconds of a duration. It is clamped to a range wider than the distance of any two timestamps, since the
  /// components of a longer one may not fit their types.
  private static func nanoseconds(of duration: Duration) -> Int128 {
    let (seconds, attoseconds) = min(max(duration, .seconds(-1 << 35)), .seconds(1 << 35))
      .components
    let half: Int64 = attoseconds < 0 ? -500_000_000 : 500_000_000
    return Int128(seconds) * 1_000_000_000 + Int128((attoseconds + half) / 1_000_000_000)
  }
}
