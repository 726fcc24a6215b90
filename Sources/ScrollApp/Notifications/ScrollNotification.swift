public import Scrollwork

/// What a collection view's content does, as notifications: see `CollectionNotifier`.
public enum ScrollNotification: String, Notifiable, CaseIterable {
  /// A finger moved far enough to drag the content.
  case willBeginDragging
  /// Tells `ReleaseVelocity` and `ReleaseTarget`.
  case willEndDragging
  /// Tells `WillDecelerate`.
  case didEndDragging
  /// The content goes on by itself after a release.
  case willBeginDecelerating
  /// Content moved in a frame: at most once a frame.
  case didScroll
  /// The content came to rest after a release.
  case didEndDecelerating
  /// A scroll that the program animated arrived.
  case didEndScrollingAnimation
  /// The content inset with the safe area changed.
  case didChangeAdjustedContentInset
  /// Content ran into an edge that lets nothing pass. Tells `HitEdge`.
  case didHitEdge
  /// Content passed its first edge and comes back. Tells `Bounce`, as the others of bounces do.
  case didBounceTop
  /// Content passed its last edge and comes back.
  case didBounceBottom
  /// The same where content scrolls from side to side.
  case didBounceLeading
  /// Content that scrolls from side to side passed its last edge and comes back.
  case didBounceTrailing
  /// Content is as far beyond an edge as it gets.
  case didPeak
  /// Content that bounced is back.
  case didEndBouncing

  /// Points per second, positive toward the trailing edge.
  public enum ReleaseVelocity: NotificationKey { public typealias Value = Double }
  /// The offset where content will rest, in points.
  public enum ReleaseTarget: NotificationKey { public typealias Value = Double }
  /// Whether content goes on after the finger has lifted.
  public enum WillDecelerate: NotificationKey { public typealias Value = Bool }
  /// The edge, the time and the velocity at which content hit it.
  public enum HitEdge: NotificationKey { public typealias Value = EdgeHit }
  /// Which edge, when, how fast and how far.
  public enum Bounce: NotificationKey { public typealias Value = BounceEvent }
  /// Where the content is after the frame, in points. Told by all.
  public enum ContentOffset: NotificationKey { public typealias Value = LayoutPoint }

  /// A moment at which content ran into an edge.
  public struct EdgeHit: Hashable, Sendable {
    /// The edge.
    public var edge: EdgeSide
    /// Seconds on the clock of the frames.
    public var time: Double
    /// Points per second.
    public var velocity: Double
  }
}

/// What comes on screen and leaves it, as notifications: see `CollectionNotifier`. They tell `Element`.
public enum DisplayNotification: String, Notifiable, CaseIterable {
  /// An element comes on screen.
  case willDisplay
  /// An element left the screen.
  case didEndDisplaying

  /// Which element.
  public enum Element: NotificationKey { public typealias Value = ElementPath }
}

/// What becomes of updates, as notifications: see `CollectionNotifier`. They tell `Update`.
public enum UpdateNotification: String, Notifiable, CaseIterable {
  /// An update was requested and waits for the next frame.
  case didQueue
  /// A frame applied the update, and its animation began.
  case didBegin
  /// The update and its animation are over.
  case didFinish
  /// The update was canceled before a frame applied it.
  case didCancel
  /// The update was invalid and changed nothing.
  case didRefuse

  /// Which update.
  public enum Update: NotificationKey { public typealias Value = UpdateID }
}
