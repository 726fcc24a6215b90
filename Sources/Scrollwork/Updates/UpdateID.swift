/// Identifies a requested update of the items. Counts up from 1 in each view, in the order of the calls.
public struct UpdateID: Hashable, Comparable, Sendable {
  /// A number that no other update of the view has.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func < (one: UpdateID, other: UpdateID) -> Bool { one.rawValue < other.rawValue }
}

/// How far an update has come.
public enum UpdatePhase: String, Hashable, Sendable {
  /// It was checked and waits for the next frame. It can be canceled.
  case queued
  /// The items are those after it; elements are on their way to where they belong.
  case transitioning
  /// The items are those after it, and everything is where it belongs.
  case finished
  /// It was canceled before a frame applied it. Nothing of it was ever visible.
  case canceled
  /// The layout refused the items as they were to be laid out; see `Frame.diagnostics`. Everything is as
  /// before.
  case refused
}
