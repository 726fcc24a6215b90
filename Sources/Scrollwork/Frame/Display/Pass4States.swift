import ScrollLayout

/// Pass 4, for how items are shown beside their content.
extension FramePipeline {
  /// Tells cells how their items are shown, where that is other than they were told. O(cells), and O(1)
  /// while nobody does anything with items.
  func reconcileStates() {
    // Each looked at where it is: asking the whole copies it.
    guard
      state.interaction.isChanged || !state.interaction.pointers.isEmpty
        || state.interaction.lift != nil || state.interaction.focused != nil
        || !state.interaction.selected.isEmpty || !state.interaction.swipes.isEmpty
    else { return }
    state.interaction.noteTold()
    for slot in state.live.indices {
      let now = state.interaction.state(of: state.live[slot].attributes.index)
      guard now != state.live[slot].state else { continue }
      state.live[slot].state = now
      state.live[slot].needsDrawing = true
      state.live[slot].owned?.cell.stateDidChange(to: now)
    }
  }

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
  private func postEnds(_ before: Interaction, _ old: ItemStructure) {
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

  /// The content scrolls along another axis: what is on its way out goes at once, and a carried item is
  /// held where it was; a swipe ends.
  func turnInteraction() {
    releaseLeaving()
    state.interaction.turnLift()
    endSwipes()
  }

  /// Has cells that are drawn aside be where they belong: there is another room for their actions.
  func endSwipes() {
    let before = state.interaction
    state.interaction.endSwiping()
    if !before.swipes.isEmpty { postEnds(before, state.structure) }
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
}

extension Interaction {
  /// Whether any item is other than at rest.
  @inline(__always)
  var isInUse: Bool {
    !pointers.isEmpty || lift != nil || focused != nil || !selected.isEmpty || !swipes.isEmpty
  }
}
