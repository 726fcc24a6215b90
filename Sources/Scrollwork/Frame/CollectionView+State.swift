public import ScrollLayout
public import ScrollPhysics
public import ScrollPrimitives

/// What the last frame left behind. Before the first frame everything is zero.
extension CollectionView {
  public var axis: Axis { state.layout.axis }

  /// The items there are.
  public var structure: ItemStructure { state.structure }

  /// The top left corner of the viewport, in points in content coordinates.
  public var contentOffset: LayoutPoint {
    if let formerOffset { return formerOffset }
    let across = state.across.isEmpty ? 0 : contentAcross?.model.position.points ?? 0
    return LayoutPoint(main: state.scroll.position.points, cross: across, axis: axis)
  }

  /// What scrolls the whole content across the axis, where it is wider than the viewport.
  var contentAcross: AcrossScroll? { state.across.first { $0.section == nil } }

  /// How far the items of a section that runs across the axis are scrolled, in points.
  public func orthogonalOffset(ofSection section: Int) -> Double {
    state.across.first { $0.section == section }?.model.position.points ?? 0
  }

  /// Whether anything moves across the axis.
  public var isScrollingAcross: Bool { state.across.contains { $0.model.phase != .idle } }

  /// Points; along the scroll axis with estimates for what was never measured.
  public var contentSize: LayoutSize {
    LayoutSize(
      main: state.layout.contentExtent.points,
      cross: max(state.layout.crossExtent.points, state.settings.viewport[cross: axis]), axis: axis)
  }

  /// The content inset with the safe area where it is included, along the scroll axis, in points.
  public var adjustedContentInset: (leading: Double, trailing: Double) {
    (state.edges.adjustedLeading, state.edges.adjustedTrailing)
  }

  /// Elements whose size was asked for and is known now.
  public var measuredCount: Int { state.layout.measuredCount }

  /// Where scrolling ends.
  public var edges: ScrollEdges { state.edges }

  public var phase: ScrollPhase {
    if case .idle = state.scroll.activity { return .idle }
    return state.scroll.phase
  }

  /// Points per second that the content offset moves with along the scroll axis, positive toward the trailing
  /// edge. 0 for content that stands still: at an edge that an animation does not pass, and while a pull stretches
  /// it.
  public var velocity: Double {
    if case .idle = state.scroll.activity { return 0 }
    return state.scroll.offsetVelocity
  }

  /// The edge that the content will pass by itself and when, in seconds on the clock of the frames,
  /// if nothing else happens and no size changes; `nil` when it stops before, or has passed it.
  public var upcomingBounce: (edge: EdgeSide, time: Double)? {
    guard case .flinging(let glide) = state.scroll.activity else { return nil }
    let next = glide.motion.events.dropFirst(glide.posted).first { $0.kind == .bounceBegan }
    return next.map { ($0.side, glide.start.seconds + $0.time) }
  }

  /// How the content is stretched at an edge; `nil` when it is not, or the profile moves content that
  /// is overscrolled.
  public var stretch: ContentStretch? {
    let pull = state.scroll.pull
    guard pull != 0, let stretch = state.scroll.profile.stretch else { return nil }
    let viewport = state.settings.viewport[main: axis]
    return ContentStretch(
      edge: pull < 0 ? .leading : .trailing, pull: abs(pull),
      scale: 1 + stretch.scale(distance: pull, viewport: viewport))
  }

  /// Whether the content lies before the leading edge by more than half a pixel.
  public var isBouncingLeading: Bool {
    state.edges.isBouncingLeading(
      at: state.scroll.position.points, scale: state.settings.scale)
  }

  /// Whether the content lies behind the trailing edge by more than half a pixel.
  public var isBouncingTrailing: Bool {
    state.edges.isBouncingTrailing(
      at: state.scroll.position.points, scale: state.settings.scale)
  }

  /// `isBouncingLeading` where content scrolls vertically.
  public var isBouncingTop: Bool { axis == .vertical && isBouncingLeading }

  /// `isBouncingTrailing` where content scrolls vertically.
  public var isBouncingBottom: Bool { axis == .vertical && isBouncingTrailing }

  /// Whether the content lies beyond either edge by more than half a pixel.
  public var isBouncing: Bool { isBouncingLeading || isBouncingTrailing }
}
