public import Scrollwork

/// A cell of the demos: it knows where it came from, for whoever wants to see the pools at work.
open class StageCell: ReusableCell {
  /// How a cell came to show what it shows.
  package enum Origin: Hashable, Sendable {
    case created, reused, cached
  }

  package private(set) var origin = Origin.created
  private var hasLeft = false
  package var surroundings: Surroundings?
  /// Whether the item is selected, focused or carried.
  package private(set) var state = CellState()

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

  open func preferredSize(fitting proposal: LayoutSize) -> LayoutSize { proposal }

  open func draw(in canvas: inout Canvas) {}
}
