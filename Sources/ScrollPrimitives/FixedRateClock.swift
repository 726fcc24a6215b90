/// A clock whose frames have a fixed rate in virtual time and are made without waiting: for tests and simulations.
///
/// ```swift
/// var clock = FixedRateClock(framesPerSecond: 60)
/// for _ in 0..<60 { try view.step(to: clock.next()) }
/// ```
///
/// Frame k is due k/rate seconds after zero, rounded down to a whole nanosecond, so that rates with a common
/// frame agree on its time to the last bit.
public struct FixedRateClock: FrameClock, Sendable {
  /// Frames per second.
  public let rate: Double
  private var frame = 0.0

  /// A clock with a whole number of frames per second; numbers below 1 count as 1.
  public init(framesPerSecond: Int = 60) {
    rate = Double(max(1, framesPerSecond))
  }

  /// `nil` when `rate` is not a positive number.
  public init?(rate: Double) {
    guard rate > 0, rate.isFinite else { return nil }
    self.rate = rate
  }

  /// Nanoseconds stay exact for 104 days at any rate.
  public mutating func next() -> Timestamp {
    defer { frame += 1 }
    let nanoseconds = (frame * 1e9 / rate).rounded(.down)
    return Timestamp(nanoseconds: Int64(exactly: nanoseconds) ?? .max)
  }
}
