/// Tells when the next frame is due. A window follows the display, a simulation a virtual clock.
public protocol FrameClock {
  /// The moment of the next frame. Never earlier than the one before.
  mutating func next() -> Timestamp
}

/// Hands out what a person did. A window reads it from the system, a simulation from a script.
public protocol InputSource {
  /// Appends every event up to and including `time` that was not handed out before, in order.
  mutating func read(until time: Timestamp, into events: inout [InputEvent])
}
