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
      if !state.live[slot].isPlaceholder { measure(slot, &hasNews) }
      return
    }
    guard !attributes.isMeasured || attributes.extent > .zero else { return }
    let element = attributes.element
    var owned = store.restore(element)
    var isPlaceholder = false
    if owned != nil {
      state.work.restored += 1
    } else {
      isPlaceholder = takesPlaceholder(element)
      owned = bind(element, current: nil, isPlaceholder: isPlaceholder)
      owned?.pool.counters.live += 1
    }
    let drawing = state.spareDrawings.popLast() ?? []
    state.live.makeRoom(at: slot).initialize(
      to: LiveCell(
        attributes: attributes, owned: owned, isPlaceholder: isPlaceholder, drawing: drawing))
    state.reach?.take(attributes)
    if state.transition != nil { noteOrigin(of: index) }
    if isPlaceholder {
      state.hasPlaceholders = true
    } else {
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
      store.diagnostics.append(.foreignCell(element, type: type(of: cell).reuseIdentifier))
      if let dequeued, dequeued.cell !== current?.cell { dequeued.pool.put(dequeued.cell) }
      return nil
    }
    dequeued.pool.counters.bound += 1
    state.work.bound += 1
    store.noteBinding(of: element, dequeued.pool, since: began, making: making)
    return dequeued
  }

  private func callProvider(
    for element: ElementPath, isPlaceholder: Bool
  ) -> (any ReusableCell)? {
    switch element {
    case .item(let path) where isPlaceholder: placeholderProvider?(self, path)
    case .item(let path): cellProvider?(self, path)
    case .header(let section): headerProvider?(self, section)
    case .footer(let section): footerProvider?(self, section)
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
      owned.pool.counters.measured += 1
      if let began, let time = store.clock?().nanoseconds(since: began) {
        CellCosts.add(time, to: &owned.pool.costs.measure)
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
    guard !staysInWindow(window) else { return }
    uncover(outsideOf: window)
    restoreCached(in: window, &hasNews)
    // What they measured moves the others only in the next round.
    state.reach = nil
    if let ends = ends(outsideOf: window) {
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
    guard state.layout.isSequential, state.across.isEmpty, state.transition == nil,
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
    if let ends = ends(outsideOf: window) { return ends == state.live.indices }
    if state.reach?.placement != placement {
      var reach = EngineState.Reach(of: state.live[0].attributes, placement: placement)
      for slot in state.live.indices.dropFirst() { reach.take(state.live[slot].attributes) }
      state.reach = reach
    }
    guard let reach = state.reach else { return false }
    return reach.lastStart < window.upperBound && reach.firstEnd > window.lowerBound
  }

  private func isInWindow(_ attributes: LayoutAttributes, _ window: Range<Ticks>) -> Bool {
    attributes.slotTouches(window) && isInWindowAcross(attributes)
      || state.interaction.lift?.element == attributes.index
  }

  private func restoreCached(in window: Range<Ticks>, _ hasNews: inout Bool) {
    guard !store.cache.isEmpty,
      !state.across.isEmpty || !store.isCacheOutside(window, placement: placement)
    else { return }
    for cached in store.cache {
      guard let index = state.structure.index(of: cached.element),
        let attributes = state.layout.attributes(at: index), isInWindow(attributes, window)
      else { continue }
      materialize(attributes, &hasNews)
    }
  }

  /// Takes the cell of a live element. The caller removes the element from `live`.
  func retire(_ slot: Int, keepsBinding: Bool) {
    releaseDrawing(of: slot)
    let element = state.live[slot].attributes.element
    let wasDisplayed = state.live[slot].isDisplayed
    state.live[slot].isDisplayed = false
    if state.live[slot].readiness == .ready { state.work.readyLeft += 1 }
    let retired = state.live[slot].owned
    state.live[slot].owned = nil
    if state.live[slot].state != CellState() {
      state.live[slot].state = CellState()
      retired?.cell.stateDidChange(to: CellState())
    }
    // The binding of a placeholder is none that the item may be shown with again.
    let keepsBinding = keepsBinding && !state.live[slot].isPlaceholder
    if wasDisplayed {
      state.parted.append(state.live[slot].attributes.index)
      state.events.append(.didEndDisplaying(element))
      retired?.cell.didEndDisplaying()
    }
    guard let retired else { return }
    if keepsBinding {
      store.recycle(
        retired, from: state.live[slot].attributes, placement: state.placedVersion,
        wasShown: wasDisplayed)
    } else {
      store.discard(retired)
    }
  }

  /// Takes all cells, because the items they showed are replaced.
  func retireAll(of old: ItemStructure) {
    forgetItems(of: old)
    for slot in state.live.indices { retire(slot, keepsBinding: false) }
    state.live.removeAll(from: 0)
    releaseLeaving()
    state.visible.removeAll(keepingCapacity: true)
    state.shown = nil
    retireDecorations()
    store.emptyCache { _ in true }
  }

  // MARK: On screen

  /// Brings the places of live cells up to date with the sizes before them. O(cells) after a size
  /// changed, else O(1).
  func placeLiveCells() {
    guard state.placedVersion != placement else { return }
    for slot in state.live.indices {
      var attributes = state.live[slot].attributes
      state.layout.update(&attributes)
      let old = state.live[slot].attributes
      if old.extent != attributes.extent || old.crossExtent != attributes.crossExtent {
        state.live[slot].needsDrawing = true
      }
      state.live[slot].attributes = attributes
      state.work.elementsVisited += 1
    }
    state.placedVersion = placement
  }

  /// Tells cells that they came on screen or left it, and lists what is on screen.
  func reconcileDisplay() {
    let screen = screen(at: state.scroll.position)
    let (length, breadth, crossStart) = (viewportLength, viewportBreadth, crossStart)
    // Where no element can be elsewhere than the layout has it, that need not be asked for each.
    let isPlain =
      state.transition == nil && state.interaction.lift == nil && state.interaction.swipes.isEmpty
    if isPlain, reconcileRow(in: screen) { return }
    var visible: [VisibleElement] = []
    swap(&visible, &state.visible)
    visible.removeAll(keepingCapacity: true)
    visible.reserveCapacity(state.live.count)
    state.shown = nil
    var shown: EngineState.Shown?
    for slot in state.live.indices {
      let live = state.live.pointer(slot)
      let isPinned = live.pointee.attributes.pins != .none
      var frame = ShownFrame(
        start: live.pointee.attributes.start - screen.lowerBound,
        extent: live.pointee.attributes.extent,
        crossStart: live.pointee.attributes.crossStart - crossStart,
        crossExtent: live.pointee.attributes.crossExtent)
      if isPinned { frame = shownFrame(of: live.pointee.attributes, in: screen) }
      var isDisplaced = isPinned && frame.start + screen.lowerBound != live.pointee.attributes.start
      var (swiped, opacity) = (Ticks.zero, 1.0)
      if !isPlain {
        let natural = frame
        let look = look(of: live.pointee.attributes, natural)
        swiped = swipeShift(of: live.pointee.attributes.index, natural.crossExtent)
        frame = look.frame.moved(by: .zero, across: swiped)
        opacity = look.opacity
        let start = live.pointee.attributes.start
        isDisplaced = frame != natural || frame.start + screen.lowerBound != start
      }
      let isOnScreen =
        frame.extent > .zero && frame.start < length && frame.start + frame.extent > .zero
        && (frame.crossExtent == .zero
          || frame.crossStart < breadth && frame.crossStart + frame.crossExtent > .zero)
      if isOnScreen {
        live.pointee.shown = frame
        live.pointee.swiped = swiped
        live.pointee.opacity = opacity
        visible.append(
          VisibleElement(
            element: live.pointee.attributes.element, index: live.pointee.attributes.index,
            start: frame.start, extent: frame.extent, crossStart: frame.crossStart,
            crossExtent: frame.crossExtent, isDisplaced: isDisplaced,
            hasCell: live.pointee.owned != nil, isPlaceholder: live.pointee.isPlaceholder))
        if !live.pointee.attributes.isPinned { show(live, in: &shown) }
      }
      if live.pointee.readiness != .shown { noteReadiness(of: live, isOnScreen) }
      if isOnScreen != live.pointee.isDisplayed { display(live, isOnScreen) }
    }
    state.shown = shown
    swap(&visible, &state.visible)
  }

  /// The same where slots follow each other and nothing is pinned or elsewhere than it lies: then what is on
  /// screen follows each other, too, and places are written where those of the frame before stand. Says
  /// whether it is so; nothing has changed otherwise.
  private func reconcileRow(in screen: Range<Ticks>) -> Bool {
    guard state.layout.isSequential, state.across.isEmpty, !state.live.isEmpty else { return false }
    let cross = crossWindow
    var (first, end) = (0, 0)
    for slot in state.live.indices {
      let live = state.live.pointer(slot)
      let (start, extent) = (live.pointee.attributes.start, live.pointee.attributes.extent)
      guard live.pointee.attributes.pins == .none, extent > .zero,
        live.pointee.attributes.crossStart < cross.upperBound,
        live.pointee.attributes.crossEnd > cross.lowerBound
      else { return false }
      if start + extent <= screen.lowerBound { first = slot + 1 }
      if start < screen.upperBound { end = slot + 1 }
    }
    list(first..<max(first, end), in: screen, crossStart: cross.lowerBound)
    for slot in state.live.indices {
      let live = state.live.pointer(slot)
      let isOnScreen = slot >= first && slot < end
      if live.pointee.readiness != .shown { noteReadiness(of: live, isOnScreen) }
      if isOnScreen != live.pointee.isDisplayed { display(live, isOnScreen) }
    }
    return true
  }

  /// Lists live elements that follow each other as what is on screen.
  private func list(_ slots: Range<Int>, in screen: Range<Ticks>, crossStart: Ticks) {
    state.shown = nil
    guard !slots.isEmpty else { return state.visible.removeAll(keepingCapacity: true) }
    let (first, last) = (
      state.live.pointer(slots.lowerBound), state.live.pointer(slots.upperBound - 1)
    )
    state.shown = EngineState.Shown(
      first: first.pointee.attributes.index, last: last.pointee.attributes.index,
      range: first.pointee.attributes.start..<last.pointee.attributes.end,
      placement: state.placedVersion)
    // Taken out: the state is read while the list is written.
    var visible: [VisibleElement] = []
    swap(&visible, &state.visible)
    if visible.count > slots.count { visible.removeLast(visible.count - slots.count) }
    let known = visible.count
    visible.withUnsafeMutableBufferPointer { visible in
      for place in 0..<known {
        visible[place] = element(
          state.live.pointer(slots.lowerBound + place), screen.lowerBound, crossStart)
      }
    }
    for place in known..<slots.count {
      visible.append(
        element(state.live.pointer(slots.lowerBound + place), screen.lowerBound, crossStart))
    }
    swap(&visible, &state.visible)
  }

  /// A live element as it is on screen where it lies; that is where it is shown.
  @inline(__always)
  private func element(
    _ live: UnsafeMutablePointer<LiveCell>, _ screenStart: Ticks, _ crossStart: Ticks
  ) -> VisibleElement {
    let frame = ShownFrame(
      start: live.pointee.attributes.start - screenStart, extent: live.pointee.attributes.extent,
      crossStart: live.pointee.attributes.crossStart - crossStart,
      crossExtent: live.pointee.attributes.crossExtent)
    live.pointee.shown = frame
    live.pointee.swiped = .zero
    live.pointee.opacity = 1
    return VisibleElement(
      element: live.pointee.attributes.element, index: live.pointee.attributes.index,
      start: frame.start, extent: frame.extent, crossStart: frame.crossStart,
      crossExtent: frame.crossExtent, hasCell: live.pointee.owned != nil,
      isPlaceholder: live.pointee.isPlaceholder)
  }

  /// Tells a cell that it came on screen or left it.
  private func display(_ live: UnsafeMutablePointer<LiveCell>, _ isOnScreen: Bool) {
    live.pointee.isDisplayed = isOnScreen
    let element = live.pointee.attributes.element
    state.events.append(isOnScreen ? .willDisplay(element) : .didEndDisplaying(element))
    let cell = live.pointee.owned?.cell
    if isOnScreen { cell?.willDisplay() } else { cell?.didEndDisplaying() }
  }

  /// How an element is shown while elements are on their way, carried or swiped: as `natural`, or elsewhere.
  private func look(
    of attributes: LayoutAttributes, _ natural: ShownFrame
  ) -> LayoutTransition.Origin {
    if let carried = carriedFrame(of: attributes.index, natural) {
      return LayoutTransition.Origin(frame: carried)
    }
    if let transition = state.transition, let time = state.time {
      return transition.look(of: attributes.index, to: natural, at: time)
    }
    return LayoutTransition.Origin(frame: natural)
  }

  /// Counts elements whose cells were ready before they came on screen, and those whose were not.
  private func noteReadiness(of live: UnsafeMutablePointer<LiveCell>, _ isOnScreen: Bool) {
    switch (live.pointee.readiness, isOnScreen) {
    case (.shown, _), (.ready, false): return
    case (.new, false):
      live.pointee.readiness = .ready
      state.work.readied += 1
    case (.ready, true):
      live.pointee.readiness = .shown
      state.work.readyShown += 1
    case (.new, true):
      live.pointee.readiness = .shown
      state.work.lateShown += 1
    }
  }

  /// Widens what is shown by an element.
  private func show(
    _ live: UnsafeMutablePointer<LiveCell>, in shown: inout EngineState.Shown?
  ) {
    let (start, end) = (live.pointee.attributes.start, live.pointee.attributes.end)
    let index = live.pointee.attributes.index
    guard let range = shown?.range else {
      shown = EngineState.Shown(
        first: index, last: index, range: start..<end, placement: state.placedVersion)
      return
    }
    if start < range.lowerBound {
      shown?.first = index
      shown?.range = start..<range.upperBound
    }
    if end > range.upperBound {
      shown?.last = index
      shown?.range = min(start, range.lowerBound)..<end
    }
  }

  /// Finds out anew what is shown, by the places that elements on screen have now.
  func findShown() {
    var shown: EngineState.Shown?
    for slot in state.live.indices {
      let live = state.live.pointer(slot)
      guard live.pointee.isDisplayed, !live.pointee.attributes.isPinned else { continue }
      show(live, in: &shown)
    }
    state.shown = shown
  }

  /// Where in `live` an element belongs.
  func liveInsertion(of index: Int) -> Int { state.live.insertion(of: index) }
}
