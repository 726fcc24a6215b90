import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// What the caller sets about the viewport and its edges. A frame takes a copy as it begins.
struct Settings: Equatable, Sendable {
  var viewport = LayoutSize.zero {
    didSet {
      width = Ticks(clamping: viewport.width)
      height = Ticks(clamping: viewport.height)
    }
  }
  /// The viewport's sides.
  private(set) var width = Ticks.zero
  private(set) var height = Ticks.zero
  /// Pixels per point.
  var scale = 1.0
  var traits = TraitCollection()
  var safeArea = LayoutInsets.zero
  var contentInset = LayoutInsets.zero
  var adjustment = InsetAdjustment.automatic
  var isHostedByScreen = false
  var bounces = true
  var alwaysBounces = false
  var profile = ScrollProfile.ios
  var snapping = ScrollSnapping.none
  var followsEnd = false
  var followsStart = false
  /// How far from its start content is still held there, in ticks.
  var startThreshold = Ticks.zero
  /// Where a keyboard covers the view, in points in its coordinates.
  var keyboard: LayoutRect?
  var locksDirection = true
  var selectionMode = SelectionMode.none
  var movesItems = false
  var selectsByDragging = false
  var refreshControl: RefreshControl?
  var indicatorStyle: ScrollIndicatorStyle?
  var animation = UpdateAnimation()

  /// Seconds that animated updates take.
  var animationDuration: Double { animation.duration ?? profile.animationDuration }

  /// Whether anything differs that the ends of scrolling, or what lies at them, may depend on.
  func differsAtEdges(from old: Settings) -> Bool {
    var other = old
    (other.profile, other.snapping, other.locksDirection) = (profile, snapping, locksDirection)
    (other.followsEnd, other.followsStart) = (followsEnd, followsStart)
    (other.startThreshold, other.animation) = (startThreshold, animation)
    (other.selectionMode, other.selectsByDragging) = (selectionMode, selectsByDragging)
    (other.movesItems, other.indicatorStyle) = (movesItems, indicatorStyle)
    return self != other
  }

  /// How much of the viewport a keyboard at its bottom covers, in points.
  var coveredHeight: Double {
    guard let keyboard, keyboard.size.width > 0, keyboard.maxX > 0,
      keyboard.minX < viewport.width, keyboard.maxY >= viewport.height
    else { return 0 }
    return min(max(0, viewport.height - keyboard.minY), viewport.height)
  }

  /// What the ends of scrolling along `axis` depend on, but the content's length.
  ///
  /// - Parameter refreshInset: points added to the leading inset while content is refreshed.
  func edgeInput(
    _ axis: Axis, _ alignment: ContentAlignment, refreshInset: Double
  ) -> ScrollEdges.Input {
    // In whole ticks, as positions are: content rests on the edge to the last bit.
    func exact(_ points: Double) -> Double { Ticks(clamping: points).points }
    var input = ScrollEdges.Input()
    input.axis = axis
    input.viewport = exact(viewport[main: axis])
    input.insetLeading = exact(contentInset.leading(axis)) + exact(refreshInset)
    input.insetTrailing = exact(contentInset.trailing(axis))
    input.safeLeading = exact(safeArea.leading(axis))
    input.safeTrailing = exact(safeArea.trailing(axis))
    if axis == .vertical { input.coveredTrailing = exact(coveredHeight) }
    input.adjustment = adjustment
    input.alwaysBounces = alwaysBounces
    input.isHostedByScreen = isHostedByScreen
    input.alignsTrailing = alignment == .trailing
    return input
  }
}

/// What the caller sets and the engine changes as well. A frame takes a copy as it begins.
struct SharedSettings: Equatable, Sendable {
  /// What stays where it is on the screen. Each update replaces the path of the item that it names.
  var anchorPolicy = AnchorPolicy.firstVisible
  /// Points added to the leading inset while content is refreshed, by the caller or by a refresh control.
  var refreshInset = 0.0
}
