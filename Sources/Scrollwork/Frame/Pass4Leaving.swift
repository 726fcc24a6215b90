import ScrollLayout
import ScrollPrimitives

/// Pass 4, for cells of items that are gone and are seen to go.
extension CollectionView {
  /// Has a live element's cell go on its own, if it is on screen. The element keeps no cell.
  func leave(_ slot: Int) {
    let duration = state.settings.profile.animationDuration
    guard duration > 0, state.live[slot].isDisplayed, let time = state.time,
      let owned = state.live[slot].owned
    else { return }
    let look = state.layout.appearance(
      of: state.live[slot].attributes, when: .disappearing)
    let from = LayoutTransition.Origin(
      frame: state.live[slot].shown, opacity: state.live[slot].opacity)
    var to = LayoutTransition.Origin(frame: from.frame, opacity: clamped(look.opacity))
    if !state.settings.traits.reducesMotion {
      to.frame = from.frame.moved(by: look.offset, across: look.crossOffset)
    }
    var drawing: [DisplayList.Command] = []
    swap(&drawing, &state.live[slot].drawing)
    state.live[slot].owned = nil
    state.leaving.append(
      LeavingCell(
        owned: owned, drawing: drawing, from: from, to: to,
        zIndex: state.live[slot].attributes.zIndex,
        curve: TransitionCurve(start: time, duration: duration)))
  }

  /// Follows the content's movement; cells whose time has come are free again.
  func advanceLeaving(by displacement: Ticks) {
    guard !state.leaving.isEmpty, let time = state.time else { return }
    releaseLeaving { $0.curve.isOver(at: time) }
    for slot in state.leaving.indices {
      state.leaving[slot].scrolled = state.leaving[slot].scrolled + displacement
    }
  }

  /// Gives cells that are on their way out back to their pools.
  func releaseLeaving(where isOver: (LeavingCell) -> Bool = { _ in true }) {
    for slot in state.leaving.indices where isOver(state.leaving[slot]) {
      var drawing: [DisplayList.Command] = []
      swap(&drawing, &state.leaving[slot].drawing)
      erase(&drawing)
      let owned = state.leaving[slot].owned
      owned.cell.stateDidChange(to: CellState())
      owned.cell.didEndDisplaying()
      store.discard(owned)
    }
    state.leaving.removeAll(where: isOver)
  }
}
