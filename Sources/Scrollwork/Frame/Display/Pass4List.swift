import ScrollLayout
import ScrollPrimitives

/// Pass 4: lists the elements on screen if slots follow each other, starting from the list of the frame before.
extension FramePipeline {
  /// The same where slots follow each other and nothing is pinned or displaced: then the visible elements also follow
  /// each other, and are written over those of the previous frame. Returns whether this is so; if not, nothing was
  /// notified.
  func reconcileRow(in screen: Range<Ticks>) -> Bool {
    guard state.layoutTraits.isSequential, state.motion.across.isEmpty, let slots = row(in: screen),
      list(slots, in: screen)
    else { return false }
    let (settled, former) = (state.live.settled, state.live.displayed)
    if former.overlaps(slots) {
      // The others have not moved since the frame before.
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

  /// Lists live elements that follow each other as visible. Returns whether they are shown where they lie: none is
  /// pinned, without extent or outside the viewport.
  private func list(_ slots: Range<Int>, in screen: Range<Ticks>) -> Bool {
    // Taken out: the state is read while the list is written.
    var visible = state.screen.take()
    defer { state.screen.put(&visible) }
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

  /// The same, without the list of the frame before.
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

  /// The same after the content scrolled on under the viewport: all visible elements moved back by the same distance,
  /// and nothing else about them has changed.
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
    live.pointee.scale = 1
    return VisibleElement(
      element: live.pointee.attributes.element, index: live.pointee.attributes.index,
      start: frame.start, extent: frame.extent, crossStart: frame.crossStart,
      crossExtent: frame.crossExtent, hasCell: live.pointee.owned != nil,
      isPlaceholder: live.pointee.isPlaceholder)
  }
}
