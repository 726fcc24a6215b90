/// What became, in a frame, of motions on their way whose edges or targets changed under them.
public struct MotionReplan: Hashable, Sendable {
  /// Motions without a chosen target that had to restart where the content was: a fling that passed an edge that
  /// moved toward it, or a bounce whose edge moved. Corrections of sizes before the viewport restart none.
  public var restarts = 0
  /// The largest change of the content's velocity at the moment that one motion took another's place, in points
  /// per second; 0 where each went on as fast as the one before it.
  public var velocityChange = 0.0

  /// Creates a value for a frame in which nothing was replanned.
  public init() {}

  /// Takes note of a motion that went on as another one.
  mutating func note(from before: Double, to after: Double) {
    velocityChange = max(velocityChange, abs(after - before))
  }
}
