import ScrollLayout
import ScrollPrimitives

/// Pass 0: what was asked for since the last frame changes the items and the viewport.
extension CollectionView {
  /// Returns how far the content was moved to stay within edges that changed; items that keep their
  /// place on the screen while others come and go do not count.
  func applyUpdates() -> Ticks {
    let old = state.settings
    let isFirst = !state.hasBegun
    let wasAtStart = state.scroll.position <= state.scroll.bounds.minimum
    state.settings = settings
    state.scroll.bounces = settings.bounces
    state.scroll.scale = settings.scale
    if let structure = queue.structure {
      queue.structure = nil
      reload(structure)
    } else if isFirst || settings.viewport[cross: axis] != old.viewport[cross: axis] {
      state.layout.resize(crossLength: settings.viewport[cross: axis])
    }
    let kept = state.scroll.position
    updateEdges(isFirst: isFirst)
    if isFirst {
      state.hasBegun = true
      state.scroll.position = state.scroll.bounds.minimum
    } else if wasAtStart, state.scroll.phase == .idle, old != settings {
      state.scroll.position = state.scroll.bounds.minimum
    }
    state.scroll.clampWhenIdle()
    anchorAgain()
    reconfigure()
    return state.scroll.position - kept
  }

  /// Takes new items. The anchor's path keeps its place on the screen if there still is one.
  private func reload(_ structure: ItemStructure) {
    for slot in state.live.indices { retire(slot, keepsBinding: false) }
    state.live.removeAll(keepingCapacity: true)
    state.visible.removeAll(keepingCapacity: true)
    store.emptyCache { _ in true }
    do {
      try state.layout.prepare(structure, crossLength: settings.viewport[cross: axis])
    } catch {
      state.diagnostics.append(CollectionError(error))
      return
    }
    state.goal = nil
    guard var anchor = state.anchor, let index = structure.index(of: anchor.element) else {
      state.anchor = nil
      return
    }
    let slotStart = state.layout.attributes(at: index).slotStart
    state.scroll.translate(by: slotStart - anchor.slotStart)
    anchor.index = index
    anchor.slotStart = slotStart
    state.anchor = anchor
  }

  /// Computes the edges for the content as it is and hands them to the scroll model.
  private func updateEdges(isFirst: Bool) {
    let edges = state.settings.edges(content: state.layout.contentExtent.points, axis: axis)
    let insetsChanged =
      edges.adjustedLeading != state.edges.adjustedLeading
      || edges.adjustedTrailing != state.edges.adjustedTrailing
    if insetsChanged, !isFirst { state.events.append(.scroll(.didChangeAdjustedContentInset)) }
    state.edges = edges
    if case .idle = state.scroll.activity {
      // Where nothing moves, the position is put within the new edges at once, without a bounce.
      state.scroll.bounds = bounds(edges)
    } else {
      roundEvents.removeAll(keepingCapacity: true)
      state.scroll.setBounds(bounds(edges), &roundEvents)
      state.events += roundEvents.map(CollectionEvent.scroll)
    }
  }

  /// The anchor's offset into its slot, for a position that was just changed.
  private func anchorAgain() {
    guard var anchor = state.anchor else { return }
    anchor.inside = state.scroll.position - anchor.slotStart
    state.anchor = anchor
  }

  /// Binds the cells of reconfigured items again; those without a cell are measured when they get one.
  private func reconfigure() {
    guard !queue.reconfigured.isEmpty else { return }
    let elements = queue.reconfigured
    queue.reconfigured.removeAll()
    store.emptyCache { elements.contains($0) }
    for element in elements {
      guard let index = state.layout.structure.index(of: element) else { continue }
      state.layout.setNeedsMeasure(at: index)
      guard let slot = liveSlot(at: index) else { continue }
      let owned = bind(element, current: state.live[slot].owned)
      replace(slot, with: owned)
    }
  }

  /// Gives a live element the cell its binding ended with.
  private func replace(_ slot: Int, with owned: CellStore.OwnedCell?) {
    if state.live[slot].owned?.cell !== owned?.cell {
      let wasDisplayed = state.live[slot].isDisplayed
      if let old = state.live[slot].owned {
        if wasDisplayed { old.cell.didEndDisplaying() }
        store.discard(old)
      }
      state.live[slot].owned = owned
      owned?.pool.counters.live += 1
      if wasDisplayed { owned?.cell.willDisplay() }
    }
    state.live[slot].needsDrawing = true
  }

  /// The ends of scrolling as the scroll model takes them.
  func bounds(_ edges: ScrollEdges) -> ScrollBounds {
    let minimum = Ticks(clamping: edges.minimum)
    let maximum = Ticks(clamping: edges.maximum)
    return ScrollBounds(
      minimum: minimum, maximum: max(minimum, maximum),
      viewport: state.settings.viewport[main: axis],
      scrolls: maximum > minimum || state.settings.alwaysBounces)
  }
}
