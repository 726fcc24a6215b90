import ScrollLayout
import ScrollPrimitives

/// Pass 5, for cells whose content changed in an animated update: the old content fades out over the new one.
extension FramePipeline {
  /// Whether this frame's updates have content fade.
  func fadesContent(_ updates: [QueuedUpdate]) -> Bool {
    state.applied.settings.animation.fadesContent && state.frameIndex > 0
      && state.applied.settings.animationDuration > 0
      && updates.contains { $0.isAnimated && $0.showsAnew }
  }

  /// Takes what a cell on screen shows, before that changes: its drawing, and over it an older one that still fades.
  func takeContent(of slot: Int) -> FadingContents.Taken {
    guard state.live[slot].isDisplayed else { return FadingContents.Taken() }
    var taken = takeDrawing(of: slot)
    let number = state.live[slot].fading
    guard number != 0, let time = state.time,
      let opacity = state.drawn.fading.drawing(number, at: time)?.opacity, opacity > 0
    else { return taken }
    state.live[slot].fading = 0
    let older = state.drawn.fading.take(number)
    taken.drawing.append(.pushOpacity(opacity))
    taken.drawing += older.drawing[..<older.ownCount]
    taken.drawing.append(.pop)
    // Two are enough: with more, content that changes in each frame would be drawn ever longer.
    state.drawn.discard(Array(older.drawing[older.ownCount...]))
    return taken
  }

  /// Takes what a cell was last drawn as. Where this frame has it fade already and has not drawn the cell again, it is
  /// taken from there.
  func takeDrawing(of slot: Int) -> FadingContents.Taken {
    let live = state.live.pointer(slot)
    if live.pointee.fading != 0, live.pointee.needsDrawing, live.pointee.drawing.isEmpty {
      defer { live.pointee.fading = 0 }
      return state.drawn.fading.take(live.pointee.fading)
    }
    var taken = FadingContents.Taken()
    swap(&taken.drawing, &live.pointee.drawing)
    taken.ownCount = taken.drawing.count
    return taken
  }

  /// Fades a drawing that was taken out over the cell's new one.
  func fadeOut(_ taken: consuming FadingContents.Taken, over slot: Int) {
    guard !taken.drawing.isEmpty, let time = state.time else { return }
    endFading(of: slot)
    state.live[slot].fading = state.drawn.fading.add(
      taken,
      TransitionCurve(
        start: time, duration: state.applied.settings.animationDuration,
        shape: state.applied.settings.animation.curve))
  }

  /// Ends the fading of a cell's old content at once.
  func endFading(of slot: Int) {
    let live = state.live.pointer(slot)
    if live.pointee.fading == 0 { return }
    let drawing = state.drawn.fading.take(live.pointee.fading).drawing
    live.pointee.fading = 0
    state.drawn.discard(drawing)
  }

  /// Ends the fading of contents whose time is over.
  func endFading() {
    guard let time = state.time else { return }
    for slot in state.live.indices {
      let number = state.live.pointer(slot).pointee.fading
      if number != 0, state.drawn.fading.isOver(number, at: time) { endFading(of: slot) }
    }
  }
}
