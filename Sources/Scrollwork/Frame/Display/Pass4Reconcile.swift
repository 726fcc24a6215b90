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
  ///
  /// - Parameter ahead: what the provider answered, if the element was bound ahead in this frame.
  func materialize(
    _ attributes: LayoutAttributes, bound ahead: CellStore.OwnedCell?? = nil,
    _ hasNews: inout Bool
  ) {
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
    var owned: CellStore.OwnedCell?
    var isPlaceholder = false
    if let ahead {
      owned = ahead
    } else {
      owned = restore(element, in: attributes.slot)
    }
    if owned == nil, ahead == nil {
      isPlaceholder = takesPlaceholder(element)
      owned = bind(element, current: nil, isPlaceholder: isPlaceholder)
      owned?.withPool { $0.book.counters.live += 1 }
    }
    let drawing = state.drawn.takeBuffer()
    state.live.places.take(attributes)
    state.live.makeRoom(at: slot).initialize(
      to: LiveCell(
        attributes: attributes, owned: owned, isPlaceholder: isPlaceholder, drawing: drawing))
    if isPlaceholder {
      state.placeholders.noteLive()
    } else if !state.layout.isMeasured(attributes) {
      measure(slot, &hasNews)
    }
  }

  /// The cell that still shows an element, ready to be shown; `nil` without one.
  @inline(__always)
  private func restore(
    _ element: ElementPath, in slot: Range<Ticks>
  ) -> CellStore.OwnedCell? {
    var owned = store.cache.restore(element, in: slot, placement)
    if !store.kept.isEmpty, owned == nil { owned = takeKept(element) }
    if let owned {
      state.work.restored += 1
      if store.hasSteps, store.cache.pending == element {
        store.cache.finishPending()
        store.finishSteps(of: owned)
      }
    }
    return owned
  }

  /// Calls the provider to configure a cell for an element, checks the result, and has the cell do its steps.
  func bind(
    _ element: ElementPath, current: CellStore.OwnedCell?, isPlaceholder: Bool = false
  ) -> CellStore.OwnedCell? {
    let owned = bindWithoutSteps(element, current: current, isPlaceholder: isPlaceholder)
    if store.hasSteps, let owned { store.finishSteps(of: owned) }
    return owned
  }

  /// Calls the provider to configure a cell for an element, and checks the result.
  func bindWithoutSteps(
    _ element: ElementPath, current: CellStore.OwnedCell?, isPlaceholder: Bool = false
  ) -> CellStore.OwnedCell? {
    let began = store.clock?()
    store.beginBinding(element, current: current)
    let cell = callProvider(for: element, isPlaceholder: isPlaceholder)
    let (dequeued, making) = store.endBinding()
    guard let cell else {
      state.diagnose(.missingProvider(element))
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
        state.diagnoseOnce(.invalidSize(known.element, size))
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

  /// Where in `live` an element belongs.
  func liveInsertion(of index: Int) -> Int { state.live.insertion(of: index) }
}

extension LayoutAttributes {
  /// Where the slot lies; a layout of the caller's own may have it end before it starts.
  var slot: Range<Ticks> { slotStart..<max(slotStart, slotEnd) }
}
