import ScrollLayout
import ScrollPrimitives

/// Pass 4: cells leave their elements, for the cache or their pools.
extension FramePipeline {
  /// Takes the cells of elements that lie wholly outside a window, in content coordinates. Cells that
  /// left before and are in it again come back first, so that those that leave now do not push them
  /// out of the cache.
  func recycle(outsideOf window: Range<Ticks>, _ hasNews: inout Bool) {
    placeLiveCells()
    store.cache.forgetOutside()
    var ends = ends(outsideOf: window)
    guard ends.map({ $0 != state.live.indices }) ?? !staysInWindow(window) else { return }
    uncover(outsideOf: window)
    if restoreCached(in: window, &hasNews) { ends = self.ends(outsideOf: window) }
    defer { store.cache.noteOutside(window, placement) }
    if let ends {
      for slot in state.live.indices where !ends.contains(slot) {
        retire(slot, keepsBinding: true)
        state.work.recycled += 1
      }
      state.live.keep(ends)
      return
    }
    var kept = 0
    for slot in state.live.indices {
      let isSeenLeaving =
        state.live[slot].isDisplayed && isLeaving(state.live[slot].attributes.index)
      if isSeenLeaving || isInWindow(state.live[slot].attributes, window) {
        if kept != slot { state.live.swapAt(kept, slot) }
        kept += 1
      } else {
        retire(slot, keepsBinding: true)
        state.work.recycled += 1
      }
    }
    state.live.removeAll(from: kept)
  }

  /// The live elements that touch a window, where slots follow each other, so that only what is first and
  /// last can lie outside. `nil` where anything may. O(what leaves).
  private func ends(outsideOf window: Range<Ticks>) -> Range<Int>? {
    guard state.layoutTraits.isSequential, state.motion.across.isEmpty,
      state.moving.transition == nil,
      state.interaction.lift == nil, state.live.count > 0
    else { return nil }
    let count = state.live.count
    var first = 0
    while first < count {
      let live = state.live.pointer(first)
      // One that is pinned lies around others.
      guard live.pointee.attributes.pins == .none else { return nil }
      if live.pointee.attributes.slotTouches(window) { break }
      first += 1
    }
    var end = count
    while end > first {
      let live = state.live.pointer(end - 1)
      guard live.pointee.attributes.pins == .none else { return nil }
      if live.pointee.attributes.slotTouches(window) { break }
      end -= 1
    }
    return first..<end
  }

  /// Whether all live elements touch a window. O(1) while they are the same ones at the same places.
  private func staysInWindow(_ window: Range<Ticks>) -> Bool {
    guard state.motion.across.isEmpty, state.moving.transition == nil, state.interaction.lift == nil
    else {
      return false
    }
    if state.live.isEmpty { return true }
    if let reach = state.live.places.reach { return reach.touches(window) }
    var reach = LivePlaces.LiveExtent(of: state.live[0].attributes)
    for slot in state.live.indices.dropFirst() { reach.take(state.live[slot].attributes) }
    state.live.places.reach(reach)
    return reach.touches(window)
  }

  func isInWindow(_ attributes: LayoutAttributes, _ window: Range<Ticks>) -> Bool {
    attributes.slotTouches(window) && isInWindowAcross(attributes)
      || state.interaction.lift?.element == attributes.index
  }

  /// Says whether any may have come back.
  private func restoreCached(in window: Range<Ticks>, _ hasNews: inout Bool) -> Bool {
    guard !store.cache.cached.isEmpty,
      !state.motion.across.isEmpty || !store.cache.isOutside(window, placement: placement)
    else { return false }
    var found: [ElementPath] = []
    for slot in store.cache.cached.indices {
      // A cell with steps left comes when it is needed, or when they are done.
      if let pending = store.cache.pending, store.cache.cached[slot].element == pending { continue }
      guard let index = state.structure.index(of: store.cache.cached[slot].element),
        let attributes = state.layout.attributes(at: index)
      else { continue }
      if isInWindow(attributes, window) {
        found.append(attributes.element)
      } else {
        store.cache.place(slot, at: attributes.slot, placement)
      }
    }
    for element in found {
      guard let index = state.structure.index(of: element),
        let attributes = state.layout.attributes(at: index), isInWindow(attributes, window)
      else { continue }
      materialize(attributes, &hasNews)
    }
    return !found.isEmpty
  }

  /// Forgets what lost its cell in the frame before.
  @inline(__always)
  func forgetParted() {
    state.screen.forgetParted()
  }

  /// Takes the cell of a live element. The caller removes the element from `live`.
  func retire(_ slot: Int, keepsBinding: Bool) {
    releaseDrawing(of: slot)
    let live = state.live.pointer(slot)
    let wasDisplayed = live.pointee.isDisplayed
    live.pointee.isDisplayed = false
    if live.pointee.readiness == .ready { state.work.readyLeft += 1 }
    if wasDisplayed {
      if !live.pointee.isMoved { state.screen.part(live.pointee.attributes.index) }
      state.post(.didEndDisplaying(live.pointee.attributes.element))
    }
    guard let retired = live.pointee.owned.take() else { return }
    let isFocused = live.pointee.state.isFocused
    if live.pointee.state != CellState() {
      live.pointee.state = CellState()
      retired.cell.stateDidChange(to: CellState())
    }
    if wasDisplayed { retired.cell.didEndDisplaying() }
    // The item must not be shown again with the binding of a placeholder.
    let keepsBinding = keepsBinding && !live.pointee.isPlaceholder
    if keepsBinding, store.hasContexts, isKept(retired.cell, isFocused: isFocused) {
      store.kept.keep(retired, live.pointee.attributes.element)
    } else if keepsBinding {
      store.cache.keep(
        retired, live.pointee.attributes.element, from: live.pointee.attributes.slot,
        placement: state.live.places.placement, wasShown: wasDisplayed)
    } else {
      store.discard(retired)
    }
  }

  /// Returns the cell of an element that is off screen to its pool.
  func dismiss(_ index: Int) {
    guard let slot = liveSlot(at: index), !state.live[slot].isDisplayed else { return }
    retire(slot, keepsBinding: false)
    state.live.remove(at: slot)
    state.work.recycled += 1
  }

  /// Takes all cells, because the items they showed are replaced.
  func retireAll(of old: ItemStructure) {
    forgetItems(of: old)
    for slot in state.live.indices { retire(slot, keepsBinding: false) }
    state.live.removeAll(from: 0)
    releaseLeaving()
    state.screen.removeAll()
    state.live.places.show(nil)
    retireDecorations()
    store.cache.empty { _ in true }
    releaseKept { _ in true }
  }
}
