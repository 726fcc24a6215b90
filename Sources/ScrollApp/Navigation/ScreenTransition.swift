public import Scrollwork

/// The way from one screen to another.
public struct ScreenTransition {
  /// How the stack changes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen comes on top.
    case push
    /// The top screen goes.
    case pop
    /// The stack is replaced.
    case replace
  }

  /// How the stack changes.
  public var kind: Kind
  /// The screen that goes.
  public var from: Screen
  /// The screen that comes.
  public var to: Screen
  /// When the transition began.
  public var begin: Timestamp
  /// Seconds.
  public var duration: Double

  /// How much of the way is done, 0 to 1, eased at both ends: `t² (3 − 2t)`.
  public func progress(at time: Timestamp) -> Double {
    guard duration > 0 else { return 1 }
    let part = min(1, max(0, time.seconds(since: begin) / duration))
    return part * part * (3 - 2 * part)
  }

  func isOver(at time: Timestamp) -> Bool { time.seconds(since: begin) >= duration }
}
