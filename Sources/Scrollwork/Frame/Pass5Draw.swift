import ScrollLayout
import ScrollPrimitives

/// Pass 5: the cells on screen become a display list. A cell draws after a binding only; else its
/// commands are taken from the last time.
extension CollectionView {
  func draw() {
    let position = state.scroll.position
    state.displayList.removeAll()
    for slot in state.live.indices where state.live[slot].isDisplayed {
      if state.live[slot].needsDrawing { redraw(slot) }
      let attributes = state.live[slot].attributes
      let origin = LayoutPoint(
        main: (attributes.start - position).points,
        cross: state.layout.crossStart(of: attributes.element), axis: axis)
      state.displayList.append(
        state.live[slot].drawing, origin: origin, size: size(of: attributes))
    }
  }

  /// Frees the texts that a cell's drawing holds.
  func releaseDrawing(of slot: Int) {
    for command in state.live[slot].drawing {
      if case .text(let id, _, _, _) = command { state.displayList.texts.remove(id) }
    }
    state.live[slot].drawing.removeAll(keepingCapacity: true)
  }

  private func redraw(_ slot: Int) {
    releaseDrawing(of: slot)
    state.live[slot].needsDrawing = false
    guard let cell = state.live[slot].owned?.cell else { return }
    var canvas = Canvas(
      size: size(of: state.live[slot].attributes), reusing: state.live[slot].drawing,
      texts: state.displayList.texts)
    cell.draw(in: &canvas)
    let drawn = canvas.take()
    state.live[slot].drawing = drawn.commands
    state.displayList.texts = drawn.texts
  }

  private func size(of attributes: LayoutAttributes) -> LayoutSize {
    LayoutSize(
      main: attributes.extent.points, cross: state.layout.crossLength(of: attributes.element),
      axis: axis)
  }
}
