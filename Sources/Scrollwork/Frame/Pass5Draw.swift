import ScrollLayout
import ScrollPrimitives

/// Pass 5: the cells on screen become a display list. A cell draws after a binding only; else its
/// commands are taken from the last time.
extension CollectionView {
  func draw() {
    let screen = screen(at: state.scroll.position)
    state.displayList.removeAll()
    var isLayered = false
    for slot in state.live.indices where state.live[slot].isDisplayed {
      isLayered = isLayered || state.live[slot].attributes.zIndex != 0
      if state.live[slot].needsDrawing { redraw(slot) }
    }
    guard isLayered else {
      for slot in state.live.indices where state.live[slot].isDisplayed { place(slot, screen) }
      return
    }
    let order = state.live.indices.filter { state.live[$0].isDisplayed }.sorted {
      let (a, b) = (state.live[$0].attributes, state.live[$1].attributes)
      return (a.zIndex, a.index) < (b.zIndex, b.index)
    }
    for slot in order { place(slot, screen) }
  }

  /// Puts a cell's drawing where the cell lies.
  private func place(_ slot: Int, _ screen: Range<Ticks>) {
    let attributes = state.live[slot].attributes
    let start = attributes.pins.isEmpty ? attributes.start : pinnedStart(of: attributes, in: screen)
    let size = size(of: attributes)
    var origin = LayoutPoint(
      main: (start - screen.lowerBound).points, cross: shownCrossStart(of: attributes).points,
      axis: axis)
    if isMirrored { origin.x = state.settings.viewport.width - origin.x - size.width }
    state.displayList.append(state.live[slot].drawing, origin: origin, size: size)
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
      cross: attributes.crossExtent.points, axis: axis)
  }
}
