public import ScrollPrimitives

/// A clock whose frames have a fixed rate in virtual time and are made without waiting.
///
/// Frame k is due k/rate seconds after zero, cut to a whole nanosecond, so that rates with a common
/// frame agree on its time to the last bit.
public struct SimulationClock: FrameClock, Sendable {
  /// Frames per second.
  public let rate: Double
  private var frame = 0.0

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
