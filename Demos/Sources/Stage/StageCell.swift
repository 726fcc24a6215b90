public import Scrollwork

/// A cell of the demos, in the text size and the direction of its list. It knows where it came from, for whoever wants to
/// see the pools at work.
///
/// A cell is measured and painted as in the usual text size and from left to right. What it paints is enlarged and mirrored
/// as the traits of its list say.
open class StageCell: ContextualCell {
  /// How a cell came to show what it shows.
  package enum Origin: Hashable, Sendable {
    case created, reused, cached
  }

  public var context: CellContext?
  package private(set) var origin = Origin.created
  private var hasLeft = false
  package var surroundings: Surroundings?
  /// Whether the item is selected, focused or carried.
  package private(set) var state = CellState()
  /// What was painted, before it is enlarged and mirrored.
  private var painted = DisplayList()

  public required init() {}

  package var theme: Theme { surroundings?.theme ?? .light }

  open func prepareForReuse() {
    origin = .reused
    hasLeft = false
    state = CellState()
  }

  open func willDisplay() {
    if hasLeft { origin = .cached }
  }

  open func didEndDisplaying() { hasLeft = true }

  open func stateDidChange(to state: CellState) { self.state = state }

  public final func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    let scale = textScale
    guard scale != 1 else { return size(fitting: proposal) }
    let inner = LayoutSize(width: proposal.width / scale, height: proposal.height / scale)
    let size = size(fitting: inner)
    return LayoutSize(
      width: size.width == inner.width ? proposal.width : size.width * scale,
      height: size.height == inner.height ? proposal.height : (size.height * scale).rounded(.up))
  }

  public final func draw(in canvas: inout Canvas) {
    let (scale, isMirrored) = (textScale, isMirrored)
    guard scale != 1 || isMirrored else { return paint(in: &canvas) }
    painted.clear()
    painted.addGroup(
      size: LayoutSize(width: canvas.size.width / scale, height: canvas.size.height / scale)
    ) { paint(in: &$0) }
    canvas.draw(painted, scale: scale, isMirrored: isMirrored)
  }

  /// Below this width, in points, cells leave out pictures: there are few letters of large text in a line.
  package static let narrow = 240.0

  /// Whether larger text enlarges the cell; not one that is a picture alone.
  open var growsWithText: Bool { true }

  private var textScale: Double {
    guard growsWithText else { return 1 }
    return context?.traits.contentSizeCategory.textScale ?? 1
  }
  private var isMirrored: Bool { context?.traits.layoutDirection == .rightToLeft }

  /// How large the cell is in the usual text size, in points.
  open func size(fitting proposal: LayoutSize) -> LayoutSize { proposal }

  /// Draws the cell in the usual text size, from left to right.
  open func paint(in canvas: inout Canvas) {}
}
