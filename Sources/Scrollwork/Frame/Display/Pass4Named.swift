import ScrollLayout

/// Pass 4, for edits: everything that refers to an item follows it to its new path, or ends when the item is removed.
extension FramePipeline {
  /// Updates interactions to the new places of their items, and reports those whose items were removed.
  func relocateInteraction(_ changes: RowMap, from old: ItemStructure) {
    guard state.interaction.isInUse else { return }
    let structure = state.structure
    let before = state.interaction
    state.interaction.relocate(
      { changes.place(of: $0) },
      nearest: { index in
        let place = changes.nearestPlace(of: index)
        guard structure.itemCount > 0 else { return nil }
        let inside = min(place, structure.elementCount - 1)
        if case .item = structure.path(at: inside) { return inside }
        return structure.item(after: inside) ?? structure.item(before: inside)
      })
    postEnds(before, old)
    if let item = before.focused, changes.place(of: item) == nil { post(.didFocus(focusedItem)) }
  }

  /// Updates the paths in the events of this frame.
  func relocateEvents(_ newPath: (ItemPath) -> ItemPath?) {
    state.changeEvents { event in
      guard case .interaction(let interaction) = event else { return event }
      return interaction.relocated(newPath).map { .interaction($0) }
    }
  }

  /// Reports a press, a carry and a swipe that ended because their items are gone.
  func postEnds(_ before: Interaction, _ old: ItemStructure) {
    if let press = before.press, press.isHighlighted, state.interaction.press == nil,
      case .item(let path) = old.path(at: press.element)
    {
      post(.didUnhighlight(path))
    }
    if let lift = before.lift, state.interaction.lift == nil,
      case .item(let path) = old.path(at: lift.element)
    {
      post(.didEndMoving(path, isCanceled: true))
    }
    let kept = state.interaction.swipes.count { !$0.isClosing }
    for swipe in before.swipes.suffix(1) where !swipe.isClosing && kept == 0 {
      guard case .item(let path) = old.path(at: swipe.element) else { continue }
      post(.didCloseSwipe(path, swipe.edge))
    }
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
    let selected = Set(items.selected.compactMap { structure.index(of: .item($0)) })
    let focused = items.focused.flatMap { structure.index(of: .item($0)) }
    state.interaction.keep(selected: selected, focused: focused)
  }

  /// Ends everything that people do with items: those are replaced.
  func forgetInteraction(of old: ItemStructure) {
    guard state.interaction.isInUse else { return }
    let before = state.interaction
    state.interaction.forgetItems()
    postEnds(before, old)
  }

  // MARK: Visibility and prefetching

  /// Updates watched elements to their new places, and reports that removed ones are no longer visible.
  private func relocateWatch(_ changes: RowMap, from old: ItemStructure) {
    guard let time = state.time, var watch = state.report.takeWatch() else { return }
    watch.relocate(
      at: time, { changes.place(of: $0) }, removed: { report($1, of: $0, in: old) })
    state.report.set(watch)
  }

  /// Reports that all watched elements are no longer visible: they are replaced, or watching ends.
  func endWatch(in structure: ItemStructure) {
    guard let time = state.time, var watch = state.report.takeWatch() else { return }
    watch.removeAll(at: time) { report($1, of: $0, in: structure) }
    state.report.set(watch)
  }

  /// Updates visibility and prefetching to the new places of items.
  func followItems(_ changes: RowMap, from old: ItemStructure) {
    relocateAnnounced(changes, from: old)
    relocateWatch(changes, from: old)
  }

  /// All items are replaced.
  func forgetItems(of old: ItemStructure) {
    state.report.countContent()
    forgetAnnounced(of: old)
    endWatch(in: old)
  }

  /// Updates prefetched items to their new places, and cancels the prefetching of removed ones.
  private func relocateAnnounced(_ changes: RowMap, from old: ItemStructure) {
    guard !state.announced.entries.isEmpty else { return state.announced.forgetQuiet() }
    var removed: [ItemPath] = []
    state.announced.relocate(
      { changes.place(of: $0) }, removed: { note($0, of: old, in: &removed) })
    if !removed.isEmpty { state.post(.cancelPrefetchingRemoved(removed)) }
  }

  /// Forgets announced items, because all are replaced.
  private func forgetAnnounced(of old: ItemStructure) {
    var removed: [ItemPath] = []
    state.announced.removeAll { note($0, of: old, in: &removed) }
    if !removed.isEmpty { state.post(.cancelPrefetchingRemoved(removed)) }
  }
}
