import ScrollLayout
import ScrollPrimitives

/// Pass 5, for decorations that belong to elements and not to the layout.
extension FramePipeline {
  /// Lists a decoration of an element, if the element is on screen.
  func layer(anchored slot: Int, _ layers: inout [DrawnLayer]) {
    guard let live = liveElement(of: slot), state.live[live].isDisplayed,
      !state.live[live].isPlaceholder
    else { return }
    if state.decorations[slot].needsDrawing { redrawDecoration(slot) }
    let zIndex = layer(of: live).layered(above: state.decorations[slot].attributes.zIndex)
    layers.append(DrawnLayer(zIndex: zIndex, kind: .anchored, slot: slot))
  }

  /// Draws the decoration of an element where the element is drawn.
  func place(anchored slot: Int) {
    guard let anchor = state.decorations[slot].anchor, let live = liveElement(of: slot) else {
      return
    }
    place(
      state.decorations[slot].drawing, of: state.decorations.anchored[anchor],
      on: Look(
        frame: state.live[live].shown, opacity: state.live[live].opacity,
        scale: state.live[live].scale),
      with: state.drawn.effect(of: live))
  }

  /// Draws the decoration of an element that is seen to go.
  func place(anchored decoration: AnchoredDecoration, with cell: LeavingCell, _ look: Look) {
    let frame = cell.effect?.frame(of: look.frame) ?? look.frame
    guard frame.touches(viewportLength) else { return }
    place(cell.drawing, of: decoration, on: look, with: cell.effect)
  }

  private func place(
    _ drawing: [DisplayList.Command], of decoration: AnchoredDecoration, on look: Look,
    with effect: DrawnEffect?
  ) {
    let shown = effect?.frame(of: look.frame) ?? look.frame
    let outer = rect(of: shown)
    let inner = rect(of: decoration.frame(on: shown, axis))
    let opacity = look.opacity * (effect?.opacity ?? 1)
    let map = DrawnEffect.map(effect, scale: look.scale, in: outer.size)?.around(
      LayoutPoint(x: outer.minX - inner.minX, y: outer.minY - inner.minY))
    state.drawn.add(drawing, in: inner, opacity: opacity, map)
  }

  /// The slot of the element that a decoration belongs to; `nil` while it has no cell.
  private func liveElement(of slot: Int) -> Int? {
    state.structure.index(of: state.decorations[slot].attributes.path.element).flatMap(liveSlot)
  }
}
