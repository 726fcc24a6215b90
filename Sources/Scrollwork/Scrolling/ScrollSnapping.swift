/// Where a release comes to rest, besides where its own motion ends.
///
/// The place is chosen once, at the release, from the end of the motion's own curve; the content gets
/// there with its velocity, without a jump and without passing the place.
public enum ScrollSnapping: Hashable, Sendable {
  /// Wherever the motion ends.
  case none
  /// At a whole page, counted from the leading edge, no further than the next one. A page is as long
  /// as said, in points, at least 1/1024, or as the viewport.
  case pages(length: Double? = nil)
  /// Where an item lies at a side of the viewport, between the adjusted insets. With `oneAtATime` no
  /// further than the next item.
  case items(at: Side, oneAtATime: Bool = false)

  /// A side of the viewport.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Top, or left.
    case start
    /// The middle of the viewport.
    case center
    /// Bottom, or right.
    case end
  }
}

extension ScrollSnapping.Side {
  /// The same in the words of scrolling to an item.
  var position: ScrollPosition {
    switch self {
    case .start: .top
    case .center: .center
    case .end: .bottom
    }
  }
}
