import ScrollLayout
import ScrollPrimitives

/// Pass 5: the cells on screen become a display list. A cell draws after a binding only; else its
/// commands are taken from the last time.
extension FramePipeline {
  func draw(isScrolled: Bool) {
    state.drawn.begin()
    drawRefresh(isBehind: true)
    defer {
      drawRefresh(isBehind: false)
      if asked.settings.indicatorStyle != nil { drawIndicators(isScrolled: isScrolled) }
    }
    if hasEffects || state.drawn.hasEffects { takeEffects() }
    var isLayered =
      !state.decorations.isEmpty || !state.leaving.fading.isEmpty || state.drawn.hasEffects
    for slot in state.leaving.leaving.indices {
      isLayered = isLayered || state.leaving.leaving[slot].zIndex != 0
    }
    for slot in state.live.indices {
      let live = state.live.pointer(slot)
      guard live.pointee.isDisplayed else { continue }
      isLayered =
        isLayered || live.pointee.attributes.zIndex != 0 || live.pointee.state.isLifted
      if live.pointee.needsDrawing { redraw(slot) }
    }
    guard isLayered else {
      for slot in state.leaving.leaving.indices { placeLeaving(state.leaving.leaving[slot]) }
      for slot in state.live.indices where state.live.pointer(slot).pointee.isDisplayed {
        place(slot)
      }
      return
    }
    drawLayers()
  }

  /// Puts elements and decorations in order of their layers, a decoration before the elements of its own.
  private func drawLayers() {
    // Taken out: the state is read while they are listed.
    var layers = state.drawn.takeLayers()
    defer { state.drawn.put(&layers) }
    let screen = screen(at: state.motion.scroll.position)
    for slot in state.leaving.fading.indices {
      layers.append(
        DrawnLayer(zIndex: state.leaving.fading[slot].zIndex, kind: .fading, slot: slot))
    }
    for slot in state.decorations.indices {
      guard state.decorations[slot].anchor == nil else {
        layer(anchored: slot, &layers)
        continue
      }
      let attributes = state.decorations[slot].attributes
      let isPlain = state.moving.transition == nil && state.interaction.lift == nil
      let look = isPlain ? nil : look(of: attributes, in: screen)
      state.decorations.set(look, of: slot)
      let isOnScreen =
        look?.frame.touches(viewportLength)
        ?? (attributes.start < screen.upperBound && attributes.end > screen.lowerBound)
      guard isOnScreen else { continue }
      if state.decorations[slot].needsDrawing { redrawDecoration(slot) }
      layers.append(DrawnLayer(zIndex: attributes.zIndex, kind: .decoration, slot: slot))
    }
    for slot in state.leaving.leaving.indices {
      layers.append(
        DrawnLayer(zIndex: state.leaving.leaving[slot].zIndex, kind: .leaving, slot: slot))
    }
    for slot in state.live.indices where state.live[slot].isDisplayed {
      layers.append(DrawnLayer(zIndex: layer(of: slot), kind: .element, slot: slot))
    }
    layers.sort { a, b in
      (a.zIndex, a.kind.rawValue, a.slot) < (b.zIndex, b.kind.rawValue, b.slot)
    }
    for layer in layers {
      switch layer.kind {
      case .fading: placeLeaving(state.leaving.fading[layer.slot])
      case .decoration: placeDecoration(layer.slot, screen)
      case .leaving: placeLeaving(state.leaving.leaving[layer.slot])
      case .element: place(layer.slot)
      case .anchored: place(anchored: layer.slot)
      }
    }
  }

  /// The layer of an element, with the depth of its effect; above all others while it is carried.
  func layer(of slot: Int) -> Int {
    if state.live[slot].state.isLifted { return .max }
    return state.live[slot].attributes.zIndex.layered(
      above: state.drawn.effect(of: slot)?.depth ?? 0)
  }

  /// Puts a cell's drawing where the cell lies.
  private func place(_ slot: Int) {
    let live = state.live.pointer(slot)
    if live.pointee.swiped != .zero { placeActions(slot) }
    let effect = state.drawn.effect(of: slot)
    if live.pointee.drawing.isEmpty {
      let rect = rect(of: effect?.frame(of: live.pointee.shown) ?? live.pointee.shown)
      state.drawn.addEmpty(in: rect, opacity: live.pointee.opacity * (effect?.opacity ?? 1))
    } else {
      place(
        live.pointee.drawing, at: live.pointee.shown, opacity: live.pointee.opacity,
        scale: live.pointee.scale, with: effect)
    }
    guard live.pointee.fading != 0, let time = state.time,
      let old = state.drawn.fading.drawing(live.pointee.fading, at: time)
    else { return }
    place(
      old.commands, at: live.pointee.shown, opacity: live.pointee.opacity * old.opacity,
      scale: live.pointee.scale, with: effect)
  }

  private func placeLeaving(_ cell: LeavingCell) {
    guard let time = state.time else { return }
    let look = cell.look(at: time)
    if let decoration = cell.anchored { return place(anchored: decoration, with: cell, look) }
    place(
      cell.drawing, at: look.frame, opacity: look.opacity, scale: look.scale, with: cell.effect)
  }

  private func placeDecoration(_ slot: Int, _ screen: Range<Ticks>) {
    let attributes = state.decorations[slot].attributes
    if let look = state.decorations[slot].look {
      return place(state.decorations[slot].drawing, at: look.frame, opacity: look.opacity)
    }
    place(
      state.decorations[slot].drawing,
      at: ShownFrame(
        start: attributes.start - screen.lowerBound, extent: attributes.extent,
        crossStart: attributes.crossStart - round.crossStart, crossExtent: attributes.crossExtent))
  }

  private func place(
    _ drawing: [DisplayList.Command], at frame: ShownFrame, opacity: Double = 1,
    scale: Double = 1, with effect: DrawnEffect? = nil
  ) {
    if effect == nil, scale == 1 {
      return state.drawn.add(drawing, in: rect(of: frame), opacity: opacity)
    }
    let rect = rect(of: effect?.frame(of: frame) ?? frame)
    let alpha = effect?.opacity ?? 1
    guard alpha > 0, scale > 0 else { return state.drawn.addEmpty(in: rect, opacity: 0) }
    state.drawn.add(
      drawing, in: rect, opacity: opacity * alpha,
      DrawnEffect.map(effect, scale: scale, in: rect.size))
  }

  /// Where something is shown, in points in the viewport's coordinates.
  func rect(of frame: ShownFrame) -> LayoutRect {
    let size = LayoutSize(
      main: frame.extent.points, cross: frame.crossExtent.points, axis: axis)
    var origin = LayoutPoint(main: frame.start.points, cross: frame.crossStart.points, axis: axis)
    if isMirrored { origin.x = state.applied.settings.viewport.width - origin.x - size.width }
    return LayoutRect(origin: origin, size: size)
  }

  /// Frees the texts that a leaving cell's drawing holds, and keeps the buffer for the next cell.
  func releaseDrawing(of slot: Int) {
    endFading(of: slot)
    let live = state.live.pointer(slot)
    guard live.pointee.drawing.capacity > 0 else { return }
    var drawing: [DisplayList.Command] = []
    swap(&drawing, &live.pointee.drawing)
    state.drawn.discard(drawing)
  }

  private func redraw(_ slot: Int) {
    // Taken out while the canvas writes to them: a second owner would make each write a copy.
    var drawing: [DisplayList.Command] = []
    swap(&drawing, &state.live[slot].drawing)
    state.live[slot].needsDrawing = false
    let attributes = state.live[slot].attributes
    let extent = max(.zero, attributes.extent + state.live[slot].growth)
    drawn(
      by: state.live[slot].owned?.cell, &drawing,
      LayoutSize(main: extent.points, cross: attributes.crossExtent.points, axis: axis))
    swap(&drawing, &state.live[slot].drawing)
  }

  func redrawDecoration(_ slot: Int) {
    var drawing = state.decorations.takeDrawing(of: slot)
    let attributes = state.decorations[slot].attributes
    drawn(
      by: state.decorations[slot].owned.cell, &drawing,
      LayoutSize(main: attributes.extent.points, cross: attributes.crossExtent.points, axis: axis))
    state.decorations.put(&drawing, of: slot)
  }

  /// Draws a cell into a buffer.
  private func drawn(
    by cell: (any ReusableCell)?, _ drawing: inout [DisplayList.Command], _ size: LayoutSize
  ) {
    state.drawn.erase(&drawing)
    guard let cell else { return }
    var canvas = state.drawn.takeCanvas(size, reusing: &drawing)
    cell.draw(in: &canvas)
    drawing = state.drawn.put(canvas)
  }
}
