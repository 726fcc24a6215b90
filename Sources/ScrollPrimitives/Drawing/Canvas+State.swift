extension Canvas {
  /// Cuts off what is drawn until the matching `pop` outside a rounded rectangle, in points. Clips
  /// within clips leave what all of them leave.
  public mutating func pushClip(_ rect: LayoutRect, radius: Double = 0) {
    append(.pushClip(rect, radius: radius))
  }

  /// Makes what is drawn until the matching `pop` translucent. Each command is, not their sum: where
  /// two overlap, both show.
  ///
  /// - Parameter opacity: from 0 to 1; values beyond count as the nearest.
  public mutating func pushOpacity(_ opacity: Double) {
    append(.pushOpacity(opacity))
  }

  /// Moves, turns or scales what is drawn until the matching `pop`.
  public mutating func pushTransform(_ transform: Transform) {
    append(.pushTransform(transform))
  }

  /// Ends the state that was pushed last.
  public mutating func pop() {
    append(.pop)
  }
}
