/// Tells when the next frame is due. A window follows the display, a simulation a virtual clock.
public protocol FrameClock {
  /// The moment of the next frame. Never earlier than the one before.
  mutating func next() -> Timestamp
}
