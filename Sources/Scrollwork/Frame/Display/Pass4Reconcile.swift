import ScrollLayout
import ScrollPrimitives

/// Pass 4: cells join elements and leave them. The only code that binds.
extension FramePipeline {
  /// The position in `live` of the element at a place in the row. O(log cells).
  func liveSlot(at index: Int) -> Int? {
    let slot = liveInsertion(of: index)
    guard slot < state.live.count, state.live[slot].attributes.index == index else { return nil }
    return slot
  }

  /// Whether an element has something to show and no cell yet, or one that was not measured.
  func needsCell(_ attributes: LayoutAttributes) -> Bool {
    if let slot = liveSlot(at: attributes.index) {
      return !state.live[slot].isPlaceholder && !state.layout.isMeasured(at: attributes.index)
    }
    return !attributes.isMeasured || attributes.extent > .zero
  }

  /// Sees to it that an element has a cell and is measured. `hasNews` becomes true when its size
  /// turned out other than known.
  func materialize(_ attributes: LayoutAttributes, _ hasNews: inout Bool) {
    let index = attributes.index
    let slot = state.live.insertion(of: index)
    if slot < state.live.count, state.live[slot].attributes.index == index {
      if !state.layout.isMeasured(attributes), !state.live[slot].isPlaceholder {
        measure(slot, &hasNews)
      }
      return
    }
    guard !attributes.isMeasured || attributes.extent > .zero else { return }
    let element = attributes.element
    var owned = store.cache.restore(element, in: attributes.slot, placement)
    var isPlaceholder = false
    if owned != nil {
      state.work.restored += 1
    } else {
      isPlaceholder = takesPlaceholder(element)
      owned = bind(element, current: nil, isPlaceholder: isPlaceholder)
      owned?.withPool { $0.book.counters.live += 1 }
    }
    let drawing = state.spareDrawings.popLast() ?? []
    state.live.places.take(attributes)
    state.live.makeRoom(at: slot).initialize(
      to: LiveCell(
        attributes: attributes, owned: owned, isPlaceholder: isPlaceholder, drawing: drawing))
    if isPlaceholder {
      state.hasPlaceholders = true
    } else if !state.layout.isMeasured(attributes) {
      measure(slot, &hasNews)
    }
  }

  /// Has the provider configure a cell for an element, and checks what it did.
  func bind(
    _ element: ElementPath, current: CellStore.OwnedCell?, isPlaceholder: Bool = false
  ) -> CellStore.OwnedCell? {
    let began = store.clock?()
    store.beginBinding(element, current: current)
    let cell = callProvider(for: element, isPlaceholder: isPlaceholder)
    let (dequeued, making) = store.endBinding()
    guard let cell else {
      state.diagnostics.append(.missingProvider(element))
      return nil
    }
    guard let dequeued, dequeued.cell === cell else {
      store.report.diagnostics.append(.foreignCell(element, type: type(of: cell).reuseIdentifier))
      if let dequeued, dequeued.cell !== current?.cell {
        dequeued.withPool { $0.put(dequeued.cell) }
      }
      return nil
    }
    state.work.bound += 1
    dequeued.withPool {
      $0.book.counters.bound += 1
      store.noteBinding(of: element, $0, since: began, making: making)
    }
    return dequeued
  }

  private func callProvider(
    for element: ElementPath, isPlaceholder: Bool
  ) -> (any ReusableCell)? {
    withView { view in
      switch element {
      case .item(let path) where isPlaceholder: view.placeholderProvider?(view, path)
      case .item(let path): view.cellProvider?(view, path)
      case .header(let section): view.headerProvider?(view, section)
      case .footer(let section): view.footerProvider?(view, section)
      }
    }
  }

  /// Asks a cell for its size if the layout does not know it.
  func measure(_ slot: Int, _ hasNews: inout Bool) {
    let index = state.live[slot].attributes.index
    guard !state.layout.isMeasured(at: index) else { return }
    guard let known = state.layout.attributes(at: index) else { return }
    var (extent, cross) = (known.extent, known.crossExtent)
    if let owned = state.live[slot].owned {
      let proposal = LayoutSize(main: extent.points, cross: cross.points, axis: axis)
      let began = store.clock?()
      let size = owned.cell.preferredSize(fitting: proposal)
      note(.measured(known.element, proposal: proposal, size: size))
      owned.withPool {
        $0.book.counters.measured += 1
        if let began, let time = store.clock?().nanoseconds(since: began) {
          CellCosts.add(time, to: &$0.book.costs.measure)
        }
      }
      state.work.measured += 1
      if let asked = Ticks(points: size[main: axis]), asked >= .zero {
        extent = asked
        if let across = Ticks(points: size[cross: axis]), across >= .zero { cross = across }
      } else {
        state.diagnostics.append(.invalidSize(known.element, size))
      }
    }
    if take(extent, cross: cross, at: index) { hasNews = true }
    state.live[slot].needsDrawing = true
    // A cell that asks for nothing is as long as its line or row, where that has others.
    if extent == .zero, state.layout.attributes(at: index)?.extent ?? .zero == .zero {
      state.work.hidden += 1
      if let former = notes.beginning?.changes.formerPlace(of: index) {
        leave(slot, former: former)
      }
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
    guard state.layoutTraits.isSequential, state.across.isEmpty, state.transition == nil,
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
    guard state.across.isEmpty, state.transition == nil, state.interaction.lift == nil else {
      return false
    }
    if state.live.isEmpty { return true }
    if let reach = state.live.places.reach { return reach.touches(window) }
    var reach = LivePlaces.Reach(of: state.live[0].attributes)
    for slot in state.live.indices.dropFirst() { reach.take(state.live[slot].attributes) }
    state.live.places.reach(reach)
    return reach.touches(window)
  }

  private func isInWindow(_ attributes: LayoutAttributes, _ window: Range<Ticks>) -> Bool {
    attributes.slotTouches(window) && isInWindowAcross(attributes)
      || state.interaction.lift?.element == attributes.index
  }

  /// Says whether any may have come back.
  private func restoreCached(in window: Range<Ticks>, _ hasNews: inout Bool) -> Bool {
    guard !store.cache.cached.isEmpty,
      !state.across.isEmpty || !store.cache.isOutside(window, placement: placement)
    else { return false }
    var found: [ElementPath] = []
    for slot in store.cache.cached.indices {
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
    if !state.parted.isEmpty { state.parted.removeAll(keepingCapacity: true) }
  }

  /// Takes the cell of a live element. The caller removes the element from `live`.
  func retire(_ slot: Int, keepsBinding: Bool) {
    releaseDrawing(of: slot)
    let live = state.live.pointer(slot)
    let wasDisplayed = live.pointee.isDisplayed
    live.pointee.isDisplayed = false
    if live.pointee.readiness == .ready { state.work.readyLeft += 1 }
    if wasDisplayed {
      if !live.pointee.isMoved { state.parted.append(live.pointee.attributes.index) }
      state.events.append(.didEndDisplaying(live.pointee.attributes.element))
    }
    guard let retired = live.pointee.owned.take() else { return }
    if live.pointee.state != CellState() {
      live.pointee.state = CellState()
      retired.cell.stateDidChange(to: CellState())
    }
    if wasDisplayed { retired.cell.didEndDisplaying() }
    // The binding of a placeholder is none that the item may be shown with again.
    let keepsBinding = keepsBinding && !live.pointee.isPlaceholder
    if keepsBinding {
      store.cache.keep(
        retired, live.pointee.attributes.element, from: live.pointee.attributes.slot,
        placement: state.live.places.placement, wasShown: wasDisplayed)
    } else {
      store.discard(retired)
    }
  }

  /// Gives the cell of an element beside the screen back to its pool.
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
    state.visible.removeAll(keepingCapacity: true)
    state.live.places.show(nil)
    retireDecorations()
    store.cache.empty { _ in true }
  }

  /// Where in `live` an element belongs.
  func liveInsertion(of index: Int) -> Int { state.live.insertion(of: index) }
}

extension LayoutAttributes {
  /// Where the slot lies; a layout of the caller's own may have it end before it starts.
  fileprivate var slot: Range<Ticks> { slotStart..<max(slotStart, slotEnd) }
}
