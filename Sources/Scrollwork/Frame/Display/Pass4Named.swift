import ScrollLayout

/// Pass 4, for changes of the items there are: what names items goes with them, or ends with them.
extension FramePipeline {
  /// Has what people do with items go by their new places, and reports what ends with its item.
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

  /// Has what was reported in this frame go by the paths that its items have now.
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
      post(.didEndMoving(path, isCancelled: true))
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

  // MARK: What was reported of items

  /// Has elements go by their new places; for those that have gone all is taken back.
  private func relocateWatch(_ changes: RowMap, from old: ItemStructure) {
    guard let time = state.time, var watch = state.report.takeWatch() else { return }
    watch.relocate(
      at: time, { changes.place(of: $0) }, removed: { report($1, of: $0, in: old) })
    state.report.set(watch)
  }

  /// Takes back all that was reported: elements are replaced, or not watched any more.
  func endWatch(in structure: ItemStructure) {
    guard let time = state.time, var watch = state.report.takeWatch() else { return }
    watch.removeAll(at: time) { report($1, of: $0, in: structure) }
    state.report.set(watch)
  }

  /// What is known of items goes with them, or goes.
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

  /// Has announced items go by their new places; those that have gone are not wanted any more.
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
