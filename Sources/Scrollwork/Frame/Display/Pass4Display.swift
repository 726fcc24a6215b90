import ScrollLayout
import ScrollPrimitives

/// Pass 4: which elements are on screen and where, and who is told of it.
extension FramePipeline {
  /// Tells cells that they came on screen or left it, and lists what is on screen.
  func reconcileDisplay() {
    let screen = screen(at: state.scroll.position)
    let (length, breadth, crossStart) = (viewportLength, viewportBreadth, round.crossStart)
    // Where no element can be elsewhere than the layout has it, that need not be asked for each.
    let isPlain =
      state.transition == nil && state.interaction.lift == nil && state.interaction.swipes.isEmpty
    if isPlain, reconcileRow(in: screen) { return }
    state.live.unsettle()
    state.live.places.list(nil)
    var visible: [VisibleElement] = []
    swap(&visible, &state.visible)
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
          ? !state.layoutTraits.hidesColumns
          : frame.crossStart < breadth && frame.crossStart + frame.crossExtent > .zero)
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
        // What is shown here on its way from or to somewhere else says nothing of what is measured.
        if isPlain || live.pointee.attributes.isPinned || live.pointee.attributes.touches(screen) {
          if !live.pointee.attributes.isPinned {
            shown?.take(live.pointee.attributes)
            if shown == nil { shown = LivePlaces.Shown(of: live.pointee.attributes) }
          }
        } else {
          live.pointee.isMoved = true
          notes.hasMovedCells = true
        }
      }
      if live.pointee.readiness != .shown { noteReadiness(of: live, isOnScreen) }
      if isOnScreen != live.pointee.isDisplayed { display(live, isOnScreen) }
    }
    state.live.places.show(shown)
    swap(&visible, &state.visible)
    if state.layoutTraits.keepsShown { settleLayout() }
  }

  /// Has what is shown stay as it lies, whatever is measured from now on. O(cells).
  private func settleLayout() {
    func isShown(_ slot: Int) -> Bool {
      state.live[slot].isDisplayed && !state.live[slot].attributes.isPinned
    }
    guard let first = state.live.indices.first(where: isShown),
      let last = state.live.indices.last(where: isShown)
    else { return state.layout.settle(0..<0) }
    state.layout.settle(state.live[first].attributes.index..<state.live[last].attributes.index + 1)
  }

  /// The same where slots follow each other and nothing is pinned or elsewhere than it lies: then what is on
  /// screen follows each other, too, and places are written where those of the frame before stand. Says
  /// whether it is so; nobody was told of anything otherwise.
  private func reconcileRow(in screen: Range<Ticks>) -> Bool {
    guard state.layoutTraits.isSequential, state.across.isEmpty, let slots = row(in: screen),
      list(slots, in: screen)
    else { return false }
    let (settled, former) = (state.live.settled, state.live.displayed)
    if former.overlaps(slots) {
      // The others were where they are, and were looked at then.
      settle(0..<settled.lowerBound, slots)
      let (first, end) = (former.lowerBound, former.upperBound)
      settle(min(first, slots.lowerBound)..<max(first, slots.lowerBound), slots)
      settle(min(end, slots.upperBound)..<max(end, slots.upperBound), slots)
      settle(settled.upperBound..<state.live.count, slots)
    } else {
      settle(state.live.indices, slots)
    }
    state.live.settle(displayed: slots)
    return true
  }

  /// Tells some cells that they came on screen or left it.
  private func settle(_ part: Range<Int>, _ displayed: Range<Int>) {
    for slot in part {
      let live = state.live.pointer(slot)
      let isOnScreen = slot >= displayed.lowerBound && slot < displayed.upperBound
      if live.pointee.readiness != .shown { noteReadiness(of: live, isOnScreen) }
      if isOnScreen != live.pointee.isDisplayed { display(live, isOnScreen) }
    }
  }

  /// The live elements on screen, where all lie one behind the other; `nil` where one before or behind them
  /// is pinned.
  private func row(in screen: Range<Ticks>) -> Range<Int>? {
    var (first, end) = (0, state.live.count)
    while first < end {
      let live = state.live.pointer(first)
      guard live.pointee.attributes.pins == .none else { return nil }
      if live.pointee.attributes.end > screen.lowerBound { break }
      first += 1
    }
    while end > first {
      let live = state.live.pointer(end - 1)
      guard live.pointee.attributes.pins == .none else { return nil }
      if live.pointee.attributes.start < screen.upperBound { break }
      end -= 1
    }
    return first..<end
  }

  /// Lists live elements that follow each other as what is on screen. Says whether they are where they lie:
  /// none of them is pinned, without extent or beside the viewport.
  private func list(_ slots: Range<Int>, in screen: Range<Ticks>) -> Bool {
    // Taken out: the state is read while the list is written.
    var visible: [VisibleElement] = []
    swap(&visible, &state.visible)
    defer { swap(&visible, &state.visible) }
    let listing = LayoutWindow(main: screen, cross: crossWindow)
    let former = state.live.displayed
    let isAsBefore = former.overlaps(slots) && former.count == visible.count
    let isListed =
      if isAsBefore, let before = state.live.places.listing, before.cross == listing.cross {
        list(
          slots, after: former, movedBy: listing.main.lowerBound - before.main.lowerBound, listing,
          in: &visible)
      } else {
        list(slots, listing, in: &visible)
      }
    guard isListed else { return false }
    state.live.places.list(listing)
    guard !slots.isEmpty else {
      state.live.places.show(nil)
      return true
    }
    let first = state.live.pointer(slots.lowerBound)
    let last = state.live.pointer(slots.upperBound - 1)
    let start = first.pointee.attributes.start
    state.live.places.show(
      LivePlaces.Shown(
        first: first.pointee.attributes.index, last: last.pointee.attributes.index,
        range: start..<max(start, last.pointee.attributes.end)))
    return true
  }

  /// The same, written anew.
  private func list(
    _ slots: Range<Int>, _ listing: LayoutWindow, in visible: inout [VisibleElement]
  ) -> Bool {
    if visible.count > slots.count { visible.removeLast(visible.count - slots.count) }
    let known = visible.count
    let isWhole = visible.withUnsafeMutableBufferPointer { visible in
      for place in 0..<known {
        let live = state.live.pointer(slots.lowerBound + place)
        guard isInRow(live, listing.cross) else { return false }
        visible[place] = element(live, listing)
      }
      return true
    }
    guard isWhole else { return false }
    for slot in slots.lowerBound + known..<slots.upperBound {
      let live = state.live.pointer(slot)
      guard isInRow(live, listing.cross) else { return false }
      visible.append(element(live, listing))
    }
    return true
  }

  /// The same after the content went on a way under the viewport: what was on screen, and is, went back as
  /// far, and nothing else about it has changed.
  private func list(
    _ slots: Range<Int>, after former: Range<Int>, movedBy way: Ticks,
    _ listing: LayoutWindow, in visible: inout [VisibleElement]
  ) -> Bool {
    let kept = former.clamped(to: slots)
    let gone = kept.lowerBound - former.lowerBound
    visible.withUnsafeMutableBufferPointer { visible in
      guard let first = visible.baseAddress else { return }
      if gone > 0 { first.update(from: first + gone, count: kept.count) }
      for place in 0..<kept.count { visible[place].start = visible[place].start - way }
    }
    // One by one: a range that goes costs more than the few there are.
    while visible.count > kept.count { visible.removeLast() }
    state.live.moveShown(kept, by: -way)
    for slot in (slots.lowerBound..<kept.lowerBound).reversed() {
      let live = state.live.pointer(slot)
      guard isInRow(live, listing.cross) else { return false }
      visible.insert(element(live, listing), at: 0)
    }
    for slot in kept.upperBound..<slots.upperBound {
      let live = state.live.pointer(slot)
      guard isInRow(live, listing.cross) else { return false }
      visible.append(element(live, listing))
    }
    return true
  }

  @inline(__always)
  private func isInRow(_ live: UnsafeMutablePointer<LiveCell>, _ cross: Range<Ticks>) -> Bool {
    live.pointee.attributes.pins == .none && live.pointee.attributes.extent > .zero
      && live.pointee.attributes.crossStart < cross.upperBound
      && live.pointee.attributes.crossEnd > cross.lowerBound
  }

  /// A live element as it is on screen where it lies; that is where it is shown.
  @inline(__always)
  private func element(
    _ live: UnsafeMutablePointer<LiveCell>, _ listing: LayoutWindow
  ) -> VisibleElement {
    let frame = ShownFrame(
      start: live.pointee.attributes.start - listing.main.lowerBound,
      extent: live.pointee.attributes.extent,
      crossStart: live.pointee.attributes.crossStart - listing.cross.lowerBound,
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
    guard let owned = live.pointee.owned else { return }
    if isOnScreen { owned.cell.willDisplay() } else { owned.cell.didEndDisplaying() }
  }

  /// How an element is shown while elements are on their way, carried or swiped: as `natural`, or elsewhere.
  func look(of attributes: LayoutAttributes, _ natural: ShownFrame) -> Look {
    if let carried = carriedFrame(of: attributes.index, natural) { return Look(frame: carried) }
    if let transition = state.transition, let time = state.time {
      let isHeld = isHeld(attributes, at: natural)
      var look = transition.look(
        of: attributes.index, in: coveredRows(at: attributes.index), isHeld: isHeld, at: natural,
        time: time)
      if isHeld, state.layoutTraits.hidesColumns {
        // A frozen row is not shown before the edge.
        let edge = Ticks(clamping: state.edges.adjustedLeading)
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
        || natural.start != attributes.start - state.scroll.position)
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
}
