import ScrollLayout
import ScrollPrimitives

/// Pass 4: cells join elements and leave them. The only code that binds.
extension CollectionView {
  /// The position in `live` of the element at a place in the row. O(log cells).
  func liveSlot(at index: Int) -> Int? {
    let slot = liveInsertion(of: index)
    guard slot < state.live.count, state.live[slot].attributes.index == index else { return nil }
    return slot
  }

  /// Whether the element at a place in the row has something to show and no cell yet, or one that was
  /// not measured.
  func needsCell(at index: Int) -> Bool {
    guard liveSlot(at: index) == nil else { return !state.layout.isMeasured(at: index) }
    guard state.layout.hasCell(at: index) else { return false }
    let attributes = state.layout.attributes(at: index)
    return !attributes.isMeasured || attributes.extent > .zero
  }

  /// Sees to it that an element has a cell and is measured. `hasNews` becomes true when its size
  /// turned out other than known.
  func materialize(_ index: Int, _ hasNews: inout Bool) {
    if let slot = liveSlot(at: index) {
      measure(slot, &hasNews)
      return
    }
    guard state.layout.hasCell(at: index) else { return }
    let attributes = state.layout.attributes(at: index)
    guard !attributes.isMeasured || attributes.extent > .zero else { return }
    let element = attributes.element
    var live = LiveCell(attributes: attributes)
    live.drawing = state.spareDrawings.popLast() ?? []
    if let restored = store.restore(element) {
      live.owned = restored
      state.work.restored += 1
    } else {
      live.owned = bind(element, current: nil)
      live.owned?.pool.counters.live += 1
    }
    let slot = liveInsertion(of: index)
    state.live.insert(live, at: slot)
    measure(slot, &hasNews)
  }

  /// Has the provider configure a cell for an element, and checks what it did.
  func bind(_ element: ElementPath, current: CellStore.OwnedCell?) -> CellStore.OwnedCell? {
    store.binding = CellStore.Binding(element: element, current: current)
    let cell = callProvider(for: element)
    let dequeued = store.binding?.dequeued
    store.binding = nil
    guard let cell else {
      state.diagnostics.append(.missingProvider(element))
      return nil
    }
    guard let dequeued, dequeued.cell === cell else {
      store.diagnostics.append(.foreignCell(element, type: type(of: cell).reuseIdentifier))
      if let dequeued, dequeued.cell !== current?.cell { dequeued.pool.put(dequeued.cell) }
      return nil
    }
    dequeued.pool.counters.bound += 1
    state.work.bound += 1
    return dequeued
  }

  private func callProvider(for element: ElementPath) -> (any ReusableCell)? {
    switch element {
    case .item(let path): cellProvider?(self, path)
    case .header(let section): headerProvider?(self, section)
    }
  }

  /// Asks a cell for its size if the layout does not know it.
  func measure(_ slot: Int, _ hasNews: inout Bool) {
    let attributes = state.live[slot].attributes
    let index = attributes.index
    guard !state.layout.isMeasured(at: index) else { return }
    let element = attributes.element
    let known = state.layout.attributes(at: index).extent
    var extent = known
    if let owned = state.live[slot].owned {
      let proposal = LayoutSize(
        main: known.points, cross: state.layout.crossPlacement.length(of: element), axis: axis)
      let size = owned.cell.preferredSize(fitting: proposal)
      owned.pool.counters.measured += 1
      state.work.measured += 1
      if let asked = Ticks(points: size[main: axis]), asked >= .zero {
        extent = asked
      } else {
        state.diagnostics.append(.invalidSize(element, size))
      }
    }
    if take(extent, at: index) { hasNews = true }
    state.live[slot].needsDrawing = true
    if extent == .zero {
      state.work.hidden += 1
      retire(slot, keepsBinding: false)
      state.live.remove(at: slot)
    }
  }

  // MARK: Leaving

  /// Takes the cells of elements that lie wholly outside a window, in content coordinates. Cells that
  /// left before and are in it again come back first, so that those that leave now do not push them
  /// out of the cache.
  func recycle(outsideOf window: Range<Ticks>, _ hasNews: inout Bool) {
    placeLiveCells()
    guard !state.live.indices.allSatisfy({ state.live[$0].attributes.slotTouches(window) }) else {
      return
    }
    restoreCached(in: window, &hasNews)
    // What they measured moves the others only in the next round.
    var kept = 0
    for slot in state.live.indices {
      if state.live[slot].attributes.slotTouches(window) {
        if kept != slot { state.live.swapAt(kept, slot) }
        kept += 1
      } else {
        retire(slot, keepsBinding: true)
        state.work.recycled += 1
      }
    }
    if kept < state.live.count { state.live.removeSubrange(kept...) }
  }

  private func restoreCached(in window: Range<Ticks>, _ hasNews: inout Bool) {
    guard !store.cache.isEmpty else { return }
    for cached in store.cache {
      guard let index = state.layout.structure.index(of: cached.element) else { continue }
      let slot = state.layout.slot(at: index)
      guard slot.end > window.lowerBound, slot.start < window.upperBound else { continue }
      materialize(index, &hasNews)
    }
  }

  /// Takes the cell of a live element. The caller removes the element from `live`.
  func retire(_ slot: Int, keepsBinding: Bool) {
    releaseDrawing(of: slot)
    let element = state.live[slot].attributes.element
    let wasDisplayed = state.live[slot].isDisplayed
    state.live[slot].isDisplayed = false
    let retired = state.live[slot].owned
    state.live[slot].owned = nil
    if wasDisplayed {
      state.events.append(.didEndDisplaying(element))
      retired?.cell.didEndDisplaying()
    }
    guard let retired else { return }
    if keepsBinding {
      store.recycle(retired, from: element)
    } else {
      store.discard(retired)
    }
  }

  /// Takes all cells, because the items they showed are replaced.
  func retireAll() {
    for slot in state.live.indices { retire(slot, keepsBinding: false) }
    state.live.removeAll(keepingCapacity: true)
    state.visible.removeAll(keepingCapacity: true)
    store.emptyCache { _ in true }
  }

  // MARK: On screen

  /// Brings the places of live cells up to date with the sizes before them. O(cells) after a size
  /// changed, else O(1).
  func placeLiveCells() {
    guard state.placedVersion != state.layout.version else { return }
    state.placedVersion = state.layout.version
    for slot in state.live.indices {
      var attributes = state.live[slot].attributes
      state.layout.update(&attributes)
      state.live[slot].attributes = attributes
      state.work.elementsVisited += 1
    }
  }

  /// Tells cells that they came on screen or left it, and lists what is on screen.
  func reconcileDisplay() {
    let screen = screen(at: state.scroll.position)
    state.visible.removeAll(keepingCapacity: true)
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      let isOnScreen = attributes.touches(screen)
      if isOnScreen {
        state.visible.append(
          VisibleElement(
            element: attributes.element, index: attributes.index,
            start: attributes.start - screen.lowerBound, extent: attributes.extent,
            hasCell: state.live[slot].owned != nil))
      }
      guard isOnScreen != state.live[slot].isDisplayed else { continue }
      state.live[slot].isDisplayed = isOnScreen
      state.events.append(
        isOnScreen ? .willDisplay(attributes.element) : .didEndDisplaying(attributes.element))
      let cell = state.live[slot].owned?.cell
      if isOnScreen { cell?.willDisplay() } else { cell?.didEndDisplaying() }
    }
  }

  /// Where in `live` an element belongs.
  private func liveInsertion(of index: Int) -> Int {
    var low = 0
    var high = state.live.count
    while low < high {
      let middle = (low + high) / 2
      if state.live[middle].attributes.index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
