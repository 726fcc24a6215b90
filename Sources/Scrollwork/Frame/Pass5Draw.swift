import ScrollLayout
import ScrollPrimitives

/// Pass 5: the cells on screen become a display list. A cell draws after a binding only; else its
/// commands are taken from the last time.
extension CollectionView {
  func draw() {
    let position = state.scroll.position
    let axis = axis
    let cross = state.layout.crossPlacement
    state.displayList.removeAll()
    for slot in state.live.indices where state.live[slot].isDisplayed {
      if state.live[slot].needsDrawing { redraw(slot) }
      let attributes = state.live[slot].attributes
      let origin = LayoutPoint(
        main: (attributes.start - position).points,
        cross: cross.start(of: attributes.element), axis: axis)
      state.displayList.append(
        state.live[slot].drawing, origin: origin,
        size: LayoutSize(
          main: attributes.extent.points, cross: cross.length(of: attributes.element), axis: axis))
    }
  }

  /// Frees the texts that a leaving cell's drawing holds, and keeps the buffer for the next cell.
  func releaseDrawing(of slot: Int) {
    var drawing: [DisplayList.Command] = []
    swap(&drawing, &state.live[slot].drawing)
    erase(&drawing)
    if drawing.capacity > 0 { state.spareDrawings.append(drawing) }
  }

  private func erase(_ drawing: inout [DisplayList.Command]) {
    for command in drawing {
      if case .text(let id, _, _, _) = command { state.displayList.texts.remove(id) }
    }
    drawing.removeAll(keepingCapacity: true)
  }

  private func redraw(_ slot: Int) {
    // Taken out while the canvas writes to them: a second owner would make each write a copy.
    var drawing: [DisplayList.Command] = []
    swap(&drawing, &state.live[slot].drawing)
    erase(&drawing)
    state.live[slot].needsDrawing = false
    guard let cell = state.live[slot].owned?.cell else { return }
    var texts = TextTable()
    swap(&texts, &state.displayList.texts)
    var canvas = Canvas(
      size: size(of: state.live[slot].attributes), reusing: drawing, texts: texts)
    (drawing, texts) = ([], TextTable())
    cell.draw(in: &canvas)
    let drawn = canvas.take()
    state.live[slot].drawing = drawn.commands
    state.displayList.texts = drawn.texts
  }

  private func size(of attributes: LayoutAttributes) -> LayoutSize {
    LayoutSize(
      main: attributes.extent.points,
      cross: state.layout.crossPlacement.length(of: attributes.element), axis: axis)
  }
}
