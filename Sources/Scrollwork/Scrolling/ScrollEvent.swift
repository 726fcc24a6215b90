public import ScrollPhysics

/// What happened to the scroll position, in the order UIScrollView reports it:
///
/// `willBeginDragging` → `didScroll`* → `willEndDragging` → `didEndDragging` →
/// [`willBeginDecelerating` → `didScroll`* → `didEndDecelerating`], and for a scroll that the
/// program animates `didScroll`* → `didEndScrollingAnimation`.
public enum ScrollEvent: Hashable, Sendable {
  /// A finger moved far enough to drag the content.
  case willBeginDragging
  /// The finger lifts. `velocity` is the content's, in points per second, positive toward the
  /// trailing edge; `target` is the offset where it will rest, in points.
  case willEndDragging(velocity: Double, target: Double)
  /// The finger lifted; the value says whether the content goes on by itself.
  case didEndDragging(willDecelerate: Bool)
  /// The content goes on by itself.
  case willBeginDecelerating
  /// The content moved in this frame. Posted at most once a frame.
  case didScroll
  /// The content came to rest after a release.
  case didEndDecelerating
  /// A scroll that the program animated arrived.
  case didEndScrollingAnimation
  /// The content inset with the safe area changed.
  case didChangeAdjustedContentInset
  /// A bounce began, peaked or ended.
  case bounce(BounceEvent)
  /// The content ran into an edge that lets nothing pass, at a time in seconds on the clock of the
  /// frames and a velocity in points per second: what a glow at the edge is made from.
  case didHitEdge(EdgeSide, time: Double, velocity: Double)
}

extension ScrollEvent {
  /// Whether the event tells that something came to its end.
  var endsMotion: Bool {
    switch self {
    case .didEndDecelerating, .didEndScrollingAnimation, .didHitEdge: true
    case .bounce(let bounce): bounce.stage == .ended
    default: false
    }
  }
}
