import ScrollLayout

/// Pass 4, for changes of the items there are: cells go with their items.
extension CollectionView {
  /// Has live and cached cells follow their elements; those of elements that have gone leave, at once or,
  /// where that is animated, as is seen.
  func relocate(_ changes: RowMap, from old: ItemStructure, isAnimated: Bool) {
    followItems(changes, from: old)
    let (count, way) = follow(changes)
    var kept = count
    // Cells that leave are told so, and may look at the view.
    for slot in state.live.indices.dropFirst(kept) {
      guard let place = changes.place(of: state.live[slot].attributes.index) else {
        if isAnimated { leave(slot) }
        retire(slot, keepsBinding: false)
        state.work.recycled += 1
        continue
      }
      if let attributes = state.layout.attributes(at: place) {
        state.live[slot].attributes = attributes
      } else {
        retire(slot, keepsBinding: false)
        continue
      }
      if kept != slot { state.live.swapAt(kept, slot) }
      kept += 1
    }
    state.live.removeAll(from: kept)
    state.reach = nil
    sortLive()
    state.placedVersion = placement
    if let way, let covered = state.coverage, !changes.isEmpty { keep(covered, movedBy: way) }
    store.relocateCache { path in
      old.index(of: path).flatMap { changes.place(of: $0) }.map { state.structure.path(at: $0) }
    }
    findShown()
  }

  /// Has the first of some cells follow their elements, up to one that has none to follow. Says how many,
  /// and how far all of them went where that was as one, with all that lies between them.
  private func follow(_ changes: RowMap) -> (count: Int, way: Ticks?) {
    var isWhole = state.layout.isSequential
    var (before, after): (LayoutAttributes?, LayoutAttributes?) = (nil, nil)
    for slot in state.live.indices {
      let live = state.live.pointer(slot)
      let old = live.pointee.attributes
      guard let place = changes.place(of: old.index),
        let new = state.layout.attributes(at: place)
      else { return (slot, nil) }
      live.pointee.attributes = new
      guard isWhole else { continue }
      isWhole = !new.isPinned && new.slotEnd - new.slotStart == old.slotEnd - old.slotStart
      if let before, let after {
        isWhole =
          isWhole && new.slotStart - after.slotStart == old.slotStart - before.slotStart
          && keepsBetween(before.index, old.index, after.index, new.index, changes)
      }
      (before, after) = (old, new)
    }
    guard isWhole, let before, let after else { return (state.live.count, nil) }
    return (state.live.count, after.slotStart - before.slotStart)
  }

  /// Whether there is the same between two elements as before.
  private func keepsBetween(
    _ first: Int, _ last: Int, _ newFirst: Int, _ newLast: Int, _ changes: RowMap
  ) -> Bool {
    guard newLast - newFirst == last - first, last - first <= 64 else { return false }
    return (first + 1..<max(first + 1, last)).allSatisfy { index in
      changes.unmovedPlace(of: index) == newFirst + index - first
    }
  }

  /// Has a stretch of content whose elements all have cells be the one that they lie at now.
  private func keep(_ covered: EngineState.Coverage, movedBy way: Ticks) {
    guard let last = state.live.indices.last else { return }
    let cells = state.live[0].attributes.slotStart..<state.live[last].attributes.slotEnd
    let main = covered.main.lowerBound + way..<covered.main.upperBound + way
    state.coverage = EngineState.Coverage(
      main: main.clamped(to: cells), cross: covered.cross, placement: placement)
  }

  /// Puts the live cells in order. Most changes leave them so.
  private func sortLive() {
    for slot in state.live.indices.dropFirst()
    where state.live[slot].attributes.index < state.live[slot - 1].attributes.index {
      return state.live.sortByRow()
    }
  }
}
