import ScrollLayout

/// Pass 4, for changes of the items there are: cells go with their items.
extension FramePipeline {
  /// Has live and cached cells follow their elements; those of elements that have gone leave, at once or,
  /// where that is animated, as is seen.
  ///
  /// - Parameter isPlaced: whether live cells were where the layout had them before the changes.
  func relocate(
    _ changes: RowMap, from old: ItemStructure, isPlaced: Bool, isAnimated: Bool
  ) {
    noteMoved(changes)
    let way = isPlaced ? moveAsOne(changes) : nil
    if !state.leaving.isEmpty { relocateLeaving(changes) }
    if isAnimated { leaveDecorations(changes, from: old) }
    retireAnchored()
    if way == nil { followEach(changes, isPlaced: isPlaced, isAnimated: isAnimated) }
    guard !store.cache.cached.isEmpty || !store.kept.isEmpty else { return }
    store.cache.relocate { path in
      old.index(of: path).flatMap { changes.place(of: $0) }.map { state.structure.path(at: $0) }
    }
    guard !store.kept.isEmpty else { return }
    store.kept.relocate { path in
      old.index(of: path).flatMap { changes.place(of: $0) }.map { state.structure.path(at: $0) }
    }
  }

  /// Marks the cells of items that are moved by themselves, until the frame has come to its end.
  private func noteMoved(_ changes: RowMap) {
    guard changes.hasMoves else { return }
    notes.hasMovedCells = true
    for slot in state.live.indices {
      let live = state.live.pointer(slot)
      if changes.unmovedPlace(of: live.pointee.attributes.index) == nil {
        live.pointee.isMoved = true
      }
    }
  }

  /// Forgets which cells were moved by themselves.
  func forgetMoved() {
    guard notes.hasMovedCells else { return }
    notes.hasMovedCells = false
    for slot in state.live.indices { state.live.pointer(slot).pointee.isMoved = false }
  }

  // MARK: One by one

  /// Has live cells follow their elements wherever those are.
  private func followEach(_ changes: RowMap, isPlaced: Bool, isAnimated: Bool) {
    let (count, way) = follow(changes)
    var kept = count
    // Cells that leave are notified, and may look at the view.
    for slot in state.live.indices.dropFirst(count) {
      guard let place = changes.place(of: state.live[slot].attributes.index) else {
        if isAnimated { leave(slot, former: state.live[slot].attributes.index) }
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
    sortLive()
    state.live.places.renew(
      for: placement, movedBy: isPlaced ? way : nil, in: state.live.isEmpty ? nil : slots())
    findShown()
  }

  /// From where the first live slot starts to where the last one ends.
  private func slots() -> Range<Ticks> {
    let start = state.live[0].attributes.slotStart
    return start..<max(start, state.live[state.live.count - 1].attributes.slotEnd)
  }

  /// Moves the first cells with their elements, up to one whose element is gone. Returns how many, and the distance
  /// if all of them and everything between moved by the same one.
  private func follow(_ changes: RowMap) -> (count: Int, way: Ticks?) {
    var isWhole = state.layoutTraits.isSequential
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

  /// Puts the live cells in order. Most changes leave them so.
  private func sortLive() {
    for slot in state.live.indices.dropFirst()
    where state.live[slot].attributes.index < state.live[slot - 1].attributes.index {
      return state.live.sortByRow()
    }
  }

  // MARK: As one

  /// Moves all live cells by the distance that the first and the last moved, where nothing has changed between them
  /// and the layout confirms it. Returns the distance, or `nil` where this is not so; then nothing has changed.
  private func moveAsOne(_ changes: RowMap) -> Ticks? {
    guard state.layoutTraits.movesNeighborsAsOne, !changes.isEmpty,
      let last = state.live.indices.last
    else { return nil }
    let (one, other) = (state.live[0].attributes, state.live[last].attributes)
    guard !one.isPinned, !other.isPinned, one.index < other.index,
      let place = changes.place(ofWhole: one.index...other.index),
      let newOne = state.layout.attributes(at: place),
      let newOther = state.layout.attributes(at: place + other.index - one.index),
      !newOne.isPinned, !newOther.isPinned
    else { return nil }
    let way = newOne.start - one.start
    guard newOne.extent == one.extent, newOne.slotEnd - one.slotEnd == way,
      newOther.extent == other.extent, newOther.start - other.start == way,
      newOther.slotStart - other.slotStart == way
    else { return nil }
    guard moveLive(newOne, newOther, by: way) else { return nil }
    state.live.places.move(
      by: way, newOne.index - one.index, in: state.layoutTraits.isSequential ? slots() : nil,
      to: placement)
    if state.live.places.shown?.range == nil { findShown() }
    relist()
    return way
  }

  /// Gives the list of visible elements their new flat indices; their positions on screen have not changed.
  private func relist() {
    let displayed = state.live.displayed
    guard state.live.places.listing != nil, displayed.count == state.screen.visible.count else {
      return state.live.places.list(nil)
    }
    for (place, slot) in displayed.enumerated() {
      let live = state.live.pointer(slot)
      state.screen.rename(
        place, to: live.pointee.attributes.element, at: live.pointee.attributes.index)
    }
  }

  /// Has cells go as far as the first and the last of them; `false` where there are pinned ones.
  private func moveLive(
    _ first: LayoutAttributes, _ last: LayoutAttributes, by way: Ticks
  ) -> Bool {
    guard !state.live.isAnyPinned(in: state.live.indices) else { return false }
    let growth = first.index - state.live[0].attributes.index
    let between = 1..<max(1, state.live.count - 1)
    if case .item(let old) = state.live[0].attributes.element,
      case .item(let start) = first.element, case .item(let end) = last.element,
      start.section == end.section
    {
      state.live.moveItems(
        between, by: way, places: growth, items: start.item - old.item, toSection: start.section)
    } else {
      for slot in between {
        let live = state.live.pointer(slot)
        live.pointee.attributes.move(by: way, growth)
        live.pointee.attributes.element = state.structure.path(at: live.pointee.attributes.index)
      }
    }
    state.live[0].attributes = first
    state.live[state.live.count - 1].attributes = last
    return true
  }
}
