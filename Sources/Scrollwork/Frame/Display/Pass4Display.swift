import ScrollLayout
import ScrollPrimitives

/// Pass 4: which elements are on screen and where, and the notifications about it.
extension FramePipeline {
  /// Tells cells that they came on screen or left it, and lists what is on screen.
  func reconcileDisplay() {
    let screen = screen(at: state.motion.scroll.position)
    let (length, breadth, crossStart) = (viewportLength, viewportBreadth, round.crossStart)
    // Where every element is shown at its place in the layout, this need not be checked for each.
    let isPlain =
      state.moving.transition == nil && state.interaction.lift == nil
      && state.interaction.swipes.isEmpty
    if isPlain, reconcileRow(in: screen) { return }
    state.live.unsettle()
    state.live.places.list(nil)
    var visible = state.screen.take()
    visible.removeAll(keepingCapacity: true)
    visible.reserveCapacity(state.live.count)
    var shown: LivePlaces.Shown?
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
      var (swiped, opacity, scale) = (Ticks.zero, 1.0, 1.0)
      if !isPlain {
        let natural = frame
        let look = look(of: live.pointee.attributes, natural)
        swiped = swipeShift(of: live.pointee.attributes.index, natural.crossExtent)
        frame = look.frame.moved(by: .zero, across: swiped)
        (opacity, scale) = (look.opacity, look.scale)
        let start = live.pointee.attributes.start
        isDisplaced = frame != natural || frame.start + screen.lowerBound != start
      }
      let isOnScreen =
        frame.extent > .zero && frame.start < length && frame.start + frame.extent > .zero
        && (frame.crossExtent == .zero
          ? !state.layoutTraits.hidesColumns
          : frame.crossStart < breadth && frame.crossStart + frame.crossExtent > .zero)
      if isOnScreen {
        live.pointee.shown = frame
        live.pointee.swiped = swiped
        live.pointee.opacity = opacity
        live.pointee.scale = scale
        visible.append(
          VisibleElement(
            element: live.pointee.attributes.element, index: live.pointee.attributes.index,
            start: frame.start, extent: frame.extent, crossStart: frame.crossStart,
            crossExtent: frame.crossExtent, isDisplaced: isDisplaced,
            hasCell: live.pointee.owned != nil, isPlaceholder: live.pointee.isPlaceholder))
        // An element that is shown here while it moves from or to another position says nothing about what is
        // measured.
        if isPlain || live.pointee.attributes.isPinned || live.pointee.attributes.touches(screen) {
          if !live.pointee.attributes.isPinned { shown.take(live.pointee.attributes) }
        } else {
          live.pointee.isMoved = true
          notes.hasMovedCells = true
        }
      }
      if live.pointee.readiness != .shown { noteReadiness(of: live, isOnScreen) }
      if isOnScreen != live.pointee.isDisplayed { display(live, isOnScreen) }
    }
    state.live.places.show(shown)
    state.screen.put(&visible)
    if state.layoutTraits.keepsShown { settleLayout() }
  }

  /// Informs the layout of the visible elements, so that measurements from now on do not move them. O(cells).
  private func settleLayout() {
    func isShown(_ slot: Int) -> Bool {
      state.live[slot].isDisplayed && !state.live[slot].attributes.isPinned
    }
    guard let first = state.live.indices.first(where: isShown),
      let last = state.live.indices.last(where: isShown)
    else { return state.layout.settle(0..<0) }
    state.layout.settle(state.live[first].attributes.index..<state.live[last].attributes.index + 1)
  }

  /// Tells a cell that it came on screen or left it.
  func display(_ live: UnsafeMutablePointer<LiveCell>, _ isOnScreen: Bool) {
    live.pointee.isDisplayed = isOnScreen
    let element = live.pointee.attributes.element
    state.post(isOnScreen ? .willDisplay(element) : .didEndDisplaying(element))
    guard let owned = live.pointee.owned else { return }
    if isOnScreen { owned.cell.willDisplay() } else { owned.cell.didEndDisplaying() }
  }

  /// How an element is shown while elements are on their way, carried or swiped: as `natural`, or elsewhere.
  func look(of attributes: LayoutAttributes, _ natural: ShownFrame) -> Look {
    if let carried = carriedFrame(of: attributes.index, natural) { return Look(frame: carried) }
    if let transition = state.moving.transition, let time = state.time {
      let isHeld = isHeld(attributes, at: natural)
      var look = transition.look(
        of: attributes.index, in: coveredRows(at: attributes.index), isHeld: isHeld, at: natural,
        time: time)
      if isHeld, state.layoutTraits.hidesColumns {
        // A frozen row is not shown before the edge.
        let edge = Ticks(clamping: state.ends.edges.adjustedLeading)
        look.frame.start = max(look.frame.start, min(natural.start, edge))
      }
      return look
    }
    return Look(frame: natural)
  }

  /// Whether an element stays at an edge of the viewport while others are on their way: a header pinned there, a frozen
  /// row.
  func isHeld(_ attributes: LayoutAttributes, at natural: ShownFrame) -> Bool {
    attributes.isPinned
      && (state.layoutTraits.hidesColumns
        || natural.start != attributes.start - state.motion.scroll.position)
  }

  /// Counts elements whose cells were ready before they came on screen, and those whose were not.
  func noteReadiness(of live: UnsafeMutablePointer<LiveCell>, _ isOnScreen: Bool) {
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
}
