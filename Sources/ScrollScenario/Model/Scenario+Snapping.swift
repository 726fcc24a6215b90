extension Scenario.Physics {
  /// Where a release comes to rest, besides where its own motion ends.
  ///
  /// A finger's release and a fling of the script alike.
  public enum Snapping: Equatable, Sendable {
    /// Wherever the motion ends.
    case none
    /// At a whole page, no further than the next one. A page is as long as said, in points, greater
    /// than 0, or as the viewport.
    case pages(length: Double? = nil)
    /// Where an item lies at a side of the viewport, between the adjusted insets. With `oneAtATime` no
    /// further than the next item.
    case items(at: Side, oneAtATime: Bool = false)

    /// A side of the viewport along the scrolled axis.
    public enum Side: String, CaseIterable, Sendable {
      /// The leading edge.
      case start
      /// The middle.
      case center
      /// The trailing edge.
      case end
    }
  }
}
