import ScrollLayout
import ScrollPrimitives

/// Values derived from the state that several passes and the view read.
extension FramePipeline {
  var axis: Axis { state.layout.axis }

  /// What scrolls the whole content across the axis, where it is wider than the viewport.
  var contentAcross: CrossAxisScroll? { state.motion.across.first { $0.section == nil } }

  /// Whether anything moves across the axis.
  var isScrollingAcross: Bool { state.motion.across.contains { $0.model.phase != .idle } }

  /// The top left corner of the viewport, in points in content coordinates.
  var contentOffset: LayoutPoint {
    let across = state.motion.across.isEmpty ? 0 : contentAcross?.model.position.points ?? 0
    return LayoutPoint(main: state.motion.scroll.position.points, cross: across, axis: axis)
  }

  /// The size of the content, in points; along the scroll axis with estimates for items that were never measured.
  var contentSize: LayoutSize {
    LayoutSize(
      main: state.layout.contentExtent.points,
      cross: max(state.layout.crossExtent.points, state.applied.settings.viewport[cross: axis]),
      axis: axis)
  }

  /// The content inset with the safe area where it is included, along the scroll axis, in points.
  var adjustedContentInset: (leading: Double, trailing: Double) {
    (state.ends.edges.adjustedLeading, state.ends.edges.adjustedTrailing)
  }

  var phase: ScrollPhase {
    if case .idle = state.motion.scroll.activity { return .idle }
    return state.motion.scroll.phase
  }

  /// Points per second that the content offset moves with along the scroll axis, positive toward the trailing
  /// edge. 0 for content that stands still: at an edge that an animation does not pass, and while a pull stretches
  /// it.
  var velocity: Double {
    if case .idle = state.motion.scroll.activity { return 0 }
    return state.motion.scroll.offsetVelocity
  }

  /// How the content is stretched at an edge; `nil` when it is not, or the profile moves content that
  /// is overscrolled.
  var stretch: ContentStretch? {
    let pull = state.motion.scroll.pull
    guard pull != 0, let stretch = state.motion.scroll.profile.stretch else { return nil }
    let viewport = state.applied.settings.viewport[main: axis]
    return ContentStretch(
      edge: pull < 0 ? .leading : .trailing, pull: abs(pull),
      scale: 1 + stretch.scale(distance: pull, viewport: viewport))
  }

  /// Whether the content lies before the leading edge by more than half a pixel.
  var isBouncingLeading: Bool {
    state.ends.edges.isBouncingLeading(
      at: state.motion.scroll.position.points, scale: state.applied.settings.scale)
  }

  /// Whether the content lies behind the trailing edge by more than half a pixel.
  var isBouncingTrailing: Bool {
    state.ends.edges.isBouncingTrailing(
      at: state.motion.scroll.position.points, scale: state.applied.settings.scale)
  }

  /// The items that are selected, in order. O(selected · log selected).
  var selectedItems: [ItemPath] { state.interaction.selected.sorted().compactMap(itemPath) }

  /// The item that keys go to.
  var focusedItem: ItemPath? { state.interaction.focused.flatMap(itemPath) }

  /// Where the indicator is, in points in the viewport's coordinates: right before the content, or over it
  /// where the profile stretches content instead of moving it. `nil` while nothing is pulled or refreshed.
  /// It may lie off the screen.
  var refreshIndicatorFrame: LayoutRect? {
    guard state.refresh.phase != .idle, let control = asked.settings.refreshControl else {
      return nil
    }
    let height = Ticks(clamping: control.height)
    var end = .zero - state.motion.scroll.place
    if state.motion.scroll.isStretching, asked.shared.refreshInset == 0 {
      let pull = state.refresh.phase == .refreshing ? height : Ticks(clamping: state.refresh.pull)
      end = min(pull, height) - state.motion.scroll.bounds.minimum
    }
    return rect(
      of: ShownFrame(
        start: end - height, extent: height,
        crossExtent: viewportBreadth))
  }
}
