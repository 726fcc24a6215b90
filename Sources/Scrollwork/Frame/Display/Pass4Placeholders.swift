import ScrollLayout

/// Pass 4, for cells that stand in while content moves fast.
extension FramePipeline {
  /// Whether a new cell for an element is a placeholder.
  func takesPlaceholder(_ element: ElementPath) -> Bool {
    guard state.placeholders.isShowing, case .item = element else { return false }
    return true
  }

  /// Binds the cells of items that placeholders in a range stand in for; placeholders elsewhere leave.
  func replacePlaceholders(in screen: Range<Ticks>) {
    state.placeholders.noteReplaced()
    forgetCovered()
    var kept = 0
    for slot in state.live.indices {
      if state.live[slot].isPlaceholder {
        guard state.live[slot].attributes.slotTouches(screen) else {
          retire(slot, keepsBinding: false)
          state.work.recycled += 1
          continue
        }
        replace(slot, with: bind(state.live[slot].attributes.element, current: nil))
      }
      if kept != slot { state.live.swapAt(kept, slot) }
      kept += 1
    }
    state.live.removeAll(from: kept)
  }
}
