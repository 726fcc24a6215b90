public import ScrollLayout
public import ScrollPhysics
public import ScrollPrimitives

/// What the last frame left behind. Before the first frame everything is zero.
extension CollectionView {
  /// The axis along which the content scrolls: that of the layout.
  public var axis: Axis { pipeline.axis }

  /// The items there are.
  public var structure: ItemStructure { pipeline.state.structure }

  /// The top left corner of the viewport, in points in content coordinates; the top right one, with x from the right, where
  /// content scrolls horizontally from right to left.
  public var contentOffset: LayoutPoint { telling.formerOffset ?? pipeline.contentOffset }

  /// How far the items of a section that runs across the axis are scrolled, in points.
  public func orthogonalOffset(ofSection section: Int) -> Double {
    pipeline.state.motion.across.first { $0.section == section }?.model.position.points ?? 0
  }

  /// Whether anything moves across the axis.
  public var isScrollingAcross: Bool { pipeline.isScrollingAcross }

  /// The size of the content, in points; along the scroll axis with estimates for items that were never measured.
  public var contentSize: LayoutSize { pipeline.contentSize }

  /// The content inset with the safe area where it is included, along the scroll axis, in points.
  public var adjustedContentInset: (leading: Double, trailing: Double) {
    pipeline.adjustedContentInset
  }

  /// The number of elements that were measured and whose size is known now.
  public var measuredCount: Int { pipeline.state.layout.measuredCount }

  /// Where scrolling ends.
  public var edges: ScrollEdges { pipeline.state.ends.edges }

  /// What the content does, as of the last frame: rest, drag, decelerate, bounce or animate.
  public var phase: ScrollPhase { pipeline.phase }

  /// Points per second that the content offset moves with along the scroll axis, positive toward the trailing
  /// edge. 0 for content that stands still: at an edge that an animation does not pass, and while a pull stretches
  /// it.
  public var velocity: Double { pipeline.velocity }

  /// The edge that the content will pass by itself and when, in seconds on the clock of the frames,
  /// if nothing else happens and no size changes; `nil` when it stops before, or has passed it.
  public var upcomingBounce: (edge: EdgeSide, time: Double)? {
    guard case .flinging(let glide) = pipeline.state.motion.scroll.activity else { return nil }
    let next = glide.motion.events.dropFirst(glide.posted).first { $0.kind == .bounceBegan }
    return next.map { ($0.side, glide.start.seconds + $0.time) }
  }

  /// How the content is stretched at an edge; `nil` when it is not, or the profile moves content that
  /// is overscrolled.
  public var stretch: ContentStretch? { pipeline.stretch }

  /// Whether the content lies before the leading edge by more than half a pixel.
  public var isBouncingLeading: Bool { pipeline.isBouncingLeading }

  /// Whether the content lies behind the trailing edge by more than half a pixel.
  public var isBouncingTrailing: Bool { pipeline.isBouncingTrailing }

  /// `isBouncingLeading` where content scrolls vertically.
  public var isBouncingTop: Bool { axis == .vertical && isBouncingLeading }

  /// `isBouncingTrailing` where content scrolls vertically.
  public var isBouncingBottom: Bool { axis == .vertical && isBouncingTrailing }

  /// Whether the content lies beyond either edge by more than half a pixel.
  public var isBouncing: Bool { isBouncingLeading || isBouncingTrailing }
}
