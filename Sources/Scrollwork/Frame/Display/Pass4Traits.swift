import ScrollLayout

/// Pass 4, for surroundings that have changed.
extension FramePipeline {
  /// Has every element's cell bound again where it is, and drawn: on screen, made ready beside it, a placeholder or
  /// a header. Cells that are kept with their bindings lose these; decorations are configured anew. Whether sizes
  /// are asked for again is the layout's business. O(cells).
  func bindAgain() {
    store.cache.empty { _ in true }
    retireDecorations()
    for slot in state.live.indices {
      let isPlaceholder = state.live[slot].isPlaceholder
      let owned = bind(
        state.live[slot].attributes.element, current: state.live[slot].owned,
        isPlaceholder: isPlaceholder)
      replace(slot, with: owned)
      state.live[slot].isPlaceholder = isPlaceholder
    }
  }
}
