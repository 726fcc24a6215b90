public import ScrollPrimitives

/// What happened to how much of an element is on screen, as a `VisibilityPolicy` asks.
public enum VisibilityEvent: Hashable, Sendable {
  /// This fraction of the element is on screen now; at least `threshold`, and less in the previous frame.
  case reached(threshold: Double, fraction: Double)
  /// This fraction of it is on screen now; less than `threshold`, and as much in the previous frame. 0 for one that
  /// is gone.
  case fellBelow(threshold: Double, fraction: Double)
  /// The element has been on screen for as long as counts. `at` is the moment when that was so, no later
  /// than the frame and later than the one before it.
  case impression(at: Timestamp)
}
