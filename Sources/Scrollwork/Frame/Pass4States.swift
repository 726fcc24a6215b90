import ScrollLayout

/// Pass 4, for how items are shown beside their content.
extension CollectionView {
  /// Tells cells how their items are shown, where that is other than they were told. O(cells), and O(1)
  /// while nobody does anything with items.
  func reconcileStates() {
    guard state.interaction.isChanged || state.interaction.isInUse else { return }
    state.interaction.isChanged = false
    for slot in state.live.indices {
      let now = state.interaction.state(of: state.live[slot].attributes.index)
      guard now != state.live[slot].state else { continue }
      state.live[slot].state = now
      state.live[slot].needsDrawing = true
      state.live[slot].owned?.cell.stateDidChange(to: now)
    }
  }

  /// Has what people do with items go by their new places.
  func relocateInteraction(_ changes: [RowChange]) {
    guard state.interaction.isInUse else { return }
    let structure = state.structure
    state.interaction.relocate(
      { changes.place(of: $0) },
      nearest: { index in
        let place = changes.nearestPlace(of: index)
        guard structure.itemCount > 0 else { return nil }
        let inside = min(place, structure.elementCount - 1)
        if case .item = structure.path(at: inside) { return inside }
        return structure.item(after: inside) ?? structure.item(before: inside)
      })
  }

  /// The selected items and the focused one, by where a reload puts them.
  func keptItems(
    _ newPath: ((ItemPath) -> ItemPath?)?
  ) -> (selected: [ItemPath], focused: ItemPath?) {
    guard state.interaction.isInUse, let newPath else { return ([], nil) }
    return (selectedItems.compactMap(newPath), focusedItem.flatMap(newPath))
  }

  func keep(_ items: (selected: [ItemPath], focused: ItemPath?)) {
    let structure = state.structure
    state.interaction.selected = Set(items.selected.compactMap { structure.index(of: .item($0)) })
    state.interaction.focused = items.focused.flatMap { structure.index(of: .item($0)) }
  }

  /// Ends everything that people do with items: those are replaced.
  func forgetInteraction() {
    guard state.interaction.isInUse else { return }
    let (pointers, captured) = (state.interaction.pointers, state.interaction.captured)
    state.interaction = Interaction()
    (state.interaction.pointers, state.interaction.captured) = (pointers, captured)
    state.interaction.isChanged = true
  }
}

extension Interaction {
  /// Whether any item is other than at rest.
  var isInUse: Bool {
    press != nil || lift != nil || focused != nil || !selected.isEmpty || !pointers.isEmpty
      || !captured.isEmpty
  }
}
