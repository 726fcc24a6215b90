import ScrollLayout
import ScrollPrimitives

/// Pass 4, for cells of items that are gone and are seen to go.
extension FramePipeline {
  /// Turns a live element's cell into a leaving cell, if it is on screen. The element keeps no cell.
  ///
  /// - Parameter former: the element's flat index before the frame's changes.
  func leave(_ slot: Int, former: Int) {
    guard state.live[slot].isDisplayed, let from = notes.beginning?.former[former]?.look else {
      return
    }
    guard var cell = takeCell(slot, from: from, to: end(of: slot, from: from)) else { return }
    cell.guide = guide(of: former)
    state.leaving.leave(cell)
  }

  /// How an element of a removed item is shown at the end of its way.
  private func end(of slot: Int, from: Look) -> Look {
    let look = appearance(of: state.live[slot].attributes, when: .disappearing)
    var to = Look(frame: from.frame, opacity: look.opacity)
    if !state.applied.settings.traits.reducesMotion {
      to.scale = look.scale
      to.frame = from.frame.moved(by: look.offset, across: look.crossOffset)
    }
    return to
  }

  /// Takes the cell of a live element, to leave on its own.
  private func takeCell(_ slot: Int, from: Look, to: Look) -> LeavingCell? {
    guard let curve = leavingCurve, let owned = state.live[slot].owned else { return nil }
    let (effect, zIndex) = lastEffect(of: slot)
    let drawing = takeDrawing(of: slot).drawing
    state.live[slot].owned = nil
    endFading(of: slot)
    return LeavingCell(
      owned: owned, drawing: drawing, from: from, to: to, zIndex: zIndex, effect: effect,
      curve: curve)
  }

  /// How what leaves in this frame goes; `nil` where it is gone at once.
  private var leavingCurve: TransitionCurve? {
    let duration = state.applied.settings.animationDuration
    guard duration > 0, let time = state.time else { return nil }
    return TransitionCurve(
      start: time, duration: duration, shape: state.applied.settings.animation.curve)
  }

  /// The effect that a live element was last drawn with, and its layer with that.
  private func lastEffect(of slot: Int) -> (DrawnEffect?, zIndex: Int) {
    let effect = state.live[slot].owned.flatMap { state.drawn.lastEffect(of: $0.cell) }
    return (effect, state.live[slot].attributes.zIndex.layered(above: effect?.depth ?? 0))
  }

  /// The same for an element that still exists and may come back: its cell is only drawn further, without a
  /// notification.
  private func fade(_ slot: Int, from: Look, to: Look) {
    guard var cell = takeCell(slot, from: from, to: to), let owned = cell.owned else { return }
    let shown = state.live[slot].state
    if shown != CellState() { owned.cell.stateDidChange(to: CellState()) }
    owned.cell.didEndDisplaying()
    if store.hasContexts, isKept(owned.cell, isFocused: shown.isFocused) {
      store.kept.keep(owned, state.live[slot].attributes.element)
      cell.owned = nil
    }
    state.leaving.fade(cell)
  }

  /// Has cells of elements leave the screen that belong far from it: together, just beyond its edge, as far as that is
  /// filled, and fading.
  func leave(_ far: [FarElement], filled: Range<Ticks>) {
    for isBehind in [false, true] {
      let group = far.filter { $0.isBehind == isBehind }
      let starts = group.map(\.look.frame.start)
      let ends = group.map { $0.look.frame.start + $0.look.frame.extent }
      guard let first = starts.min(), let last = ends.max() else { continue }
      let way = isBehind ? filled.upperBound - first : filled.lowerBound - last
      for element in group {
        let to = Look(frame: element.look.frame.moved(by: way), opacity: 0)
        fade(element.slot, from: element.look, to: to)
      }
    }
    for element in far.sorted(by: { $0.slot > $1.slot }) {
      retire(element.slot, keepsBinding: false)
      state.live.remove(at: element.slot)
    }
    state.live.unsettle()
    // Some of them may have lain in the covered range.
    if !far.isEmpty { forgetCovered() }
  }

  /// Has decorations of elements that are gone go: those of the layout fade where they are, those of an element go with it.
  func leaveDecorations(_ changes: RowMap, from old: ItemStructure) {
    guard !state.decorations.isEmpty, let curve = leavingCurve, let begun = notes.beginning else {
      return
    }
    for slot in state.decorations.indices.reversed() {
      let attributes = state.decorations[slot].attributes
      guard let index = old.index(of: attributes.path.element), changes.place(of: index) == nil
      else { continue }
      if let anchor = state.decorations[slot].anchor {
        leave(anchored: slot, state.decorations.anchored[anchor], of: index, begun, curve)
      } else {
        fadeDecoration(slot, of: index, begun, curve)
      }
    }
  }

  private func fadeDecoration(
    _ slot: Int, of index: Int, _ begun: TransitionBegin, _ curve: TransitionCurve
  ) {
    let attributes = state.decorations[slot].attributes
    let screen = begun.position..<begun.position + viewportLength
    guard attributes.start < screen.upperBound, attributes.end > screen.lowerBound else { return }
    let frame = ShownFrame(
      start: attributes.start - screen.lowerBound, extent: attributes.extent,
      crossStart: attributes.crossStart - begun.crossStart, crossExtent: attributes.crossExtent)
    var from = Look(frame: frame)
    if let former = begun.former[index] {
      let natural = former.attributes.start - begun.position
      from.frame = frame.moved(by: former.look.frame.start - natural)
      from.opacity = former.look.opacity
    }
    let decoration = state.decorations.remove(at: slot)
    state.leaving.fade(
      LeavingCell(
        owned: decoration.owned, drawing: decoration.drawing, from: from,
        to: Look(frame: from.frame, opacity: 0), zIndex: attributes.zIndex, curve: curve,
        guide: guide(of: index)))
  }

  private func leave(
    anchored slot: Int, _ decoration: AnchoredDecoration, of index: Int, _ begun: TransitionBegin,
    _ curve: TransitionCurve
  ) {
    guard let live = liveSlot(at: index), state.live[live].isDisplayed,
      let from = begun.former[index]?.look
    else { return }
    let (effect, zIndex) = lastEffect(of: live)
    let gone = state.decorations.remove(at: slot)
    state.leaving.fade(
      LeavingCell(
        owned: gone.owned, drawing: gone.drawing, from: from, to: end(of: live, from: from),
        zIndex: zIndex.layered(above: decoration.zIndex), effect: effect, anchored: decoration,
        curve: curve, guide: guide(of: index)))
  }

  /// Follows the content's movement; cells whose time has come are free again.
  func advanceLeaving(by displacement: Ticks) {
    guard !state.leaving.isEmpty, let time = state.time else {
      return
    }
    releaseLeaving { $0.curve.isOver(at: time) }
    // Content at rest that a change has taken beyond an edge goes back in the same motion as its elements.
    let way = notes.beginning.map { $0.wasMoving ? displacement : .zero } ?? displacement
    func advance(_ cell: inout LeavingCell) {
      if let guide = cell.guide {
        if liveSlot(at: guide.index) == nil {
          cell.guide = nil
        } else if !guide.isNew {
          return
        }
      }
      cell.scrolled = cell.scrolled + way
    }
    changeLeaving(advance)
  }

  /// Changes all cells that leave. Each is a copy meanwhile, so that the state can be read.
  func changeLeaving(_ change: (inout LeavingCell) -> Void) {
    for slot in state.leaving.leaving.indices {
      var cell = state.leaving.leaving[slot]
      change(&cell)
      state.leaving.set(cell, leaving: slot)
    }
    for slot in state.leaving.fading.indices {
      var cell = state.leaving.fading[slot]
      change(&cell)
      state.leaving.set(cell, fading: slot)
    }
  }

  /// Gives cells that are on their way out back to their pools.
  func releaseLeaving(where isOver: (LeavingCell) -> Bool = { _ in true }) {
    if state.leaving.isEmpty { return }
    let over = state.leaving.take(where: isOver)
    for var cell in over.left {
      state.drawn.erase(&cell.drawing)
      guard let owned = cell.owned else { continue }
      owned.cell.stateDidChange(to: CellState())
      owned.cell.didEndDisplaying()
      store.discard(owned)
    }
    for var cell in over.faded {
      state.drawn.erase(&cell.drawing)
      if let owned = cell.owned { store.discard(owned) }
    }
  }
}
