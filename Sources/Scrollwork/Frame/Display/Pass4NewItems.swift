import ScrollLayout

/// Pass 4 (and pass 0, where they come), items that come beyond the screen: counted from then on until they are on
/// screen.
extension FramePipeline {
  /// Whether the caller wants to know of them.
  var countsNewItems: Bool {
    state.applied.settings.followsStart || state.applied.settings.followsEnd
  }

  /// Counts what an update has added before the first of the visible elements that stay, and behind the last one.
  /// O(visible elements).
  func countNewItems(_ changes: RowMap, from old: ItemStructure) {
    var (first, last): ((old: Int, new: Int)?, (old: Int, new: Int)?)
    for visible in state.screen.visible {
      guard visible.element.isItem, let place = changes.unmovedPlace(of: visible.index) else {
        continue
      }
      if first.map({ visible.index < $0.old }) ?? true { first = (visible.index, place) }
      if last.map({ visible.index > $0.old }) ?? true { last = (visible.index, place) }
    }
    guard let first, let last else { return }
    let (before, after) = (
      old.itemsAround(first.old, last.old), state.structure.itemsAround(first.new, last.new)
    )
    state.newItems.add(before: after.before - before.before, after: after.after - before.after)
    if first.new > first.old { notes.cameBefore = true }
  }

  /// Forgets new items that are on screen now. O(visible elements).
  func seeNewItems() {
    var (first, last): (Int?, Int?)
    for visible in state.screen.visible where visible.element.isItem {
      first = min(first ?? visible.index, visible.index)
      last = max(last ?? visible.index, visible.index)
    }
    guard countsNewItems, let first, let last else {
      state.newItems.forget()
      return
    }
    let around = state.structure.itemsAround(first, last)
    state.newItems.limit(before: around.before, after: around.after)
  }
}
