import ScrollLayout

/// Pass 4, for surroundings that have changed.
extension FramePipeline {
  /// Binds the cell of every element again where it is, and draws it: on screen, prefetched, a placeholder or a
  /// header. Cached cells lose their bindings; decorations are configured again. Whether sizes are measured again is
  /// up to the layout. O(cells).
  func bindAgain() {
    store.cache.empty { _ in true }
    store.kept.bindAll()
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
