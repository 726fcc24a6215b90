import ScrollLayout

/// Pass 4, for changes of the items there are: cells go with their items.
extension CollectionView {
  /// Has live and cached cells follow their elements; those of elements that have gone leave, at once or,
  /// where that is animated, as is seen.
  func relocate(_ changes: [RowChange], from old: ItemStructure, isAnimated: Bool) {
    followItems(changes, from: old)
    var kept = 0
    for slot in state.live.indices {
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
    state.live.sortByRow()
    state.placedVersion = placement
    store.relocateCache { path in
      old.index(of: path).flatMap { changes.place(of: $0) }.map { state.structure.path(at: $0) }
    }
    findShown()
  }
}
