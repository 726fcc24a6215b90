import ScrollLayout
import ScrollPrimitives

/// Pass 3, what elements that are on their way begin with, once the frame has measured what it shows.
extension FramePipeline {
  /// Finds where elements come from that the frame's changes moved, and has sizes that were measured since the last
  /// frame not move what is on its way.
  ///
  /// - Parameters:
  ///   - scrolled: how far input, physics and edges moved the content after the changes were made.
  ///   - moved: how far the content was moved in the whole frame.
  @inline(__always)
  func finishTransition(scrolled: Ticks, moved: Ticks) {
    if state.transition != nil { finishWaves(scrolled: scrolled, moved: moved) }
  }

  @inline(never)
  private func finishWaves(scrolled: Ticks, moved: Ticks) {
    if let begun = notes.beginning {
      notes.beginning = nil
      addWave(begun, scrolled: begun.wasMoving ? scrolled : .zero)
    } else {
      carrySizes(moved: moved)
      addFormer()
    }
    var naturals: [Int: ShownFrame] = [:]
    let screen = screen(at: state.scroll.position)
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      let covered = coveredRows(at: attributes.index)
      let natural = shownFrame(of: attributes, in: screen)
      guard !isHeld(attributes, at: natural),
        state.transition?.moves(attributes.index, in: covered) ?? false
      else { continue }
      naturals[attributes.index] = natural
    }
    state.transition?.naturals = naturals
  }

  /// Where an element was shown before the changes, had the content been scrolled as it was in the frame since.
  private func formerFrame(
    _ attributes: LayoutAttributes, _ begun: TransitionBegin, scrolled: Ticks
  ) -> ShownFrame {
    let start = begun.position + scrolled
    return shownFrame(of: attributes, in: start..<start + viewportLength)
  }

  private func addWave(_ begun: TransitionBegin, scrolled: Ticks) {
    guard let time = state.time else { return }
    let (length, screen) = (viewportLength, screen(at: state.scroll.position))
    var wave = newWave(
      TransitionCurve(
        start: time, duration: begun.duration ?? state.settings.profile.animationDuration))
    wave.isFromLayout = state.formerLayout != nil
    let limit = wayLimit(beside: state.transition?.waves.count ?? 0)
    state.transition?.scrolled = .zero
    state.formerPosition = state.formerPosition + scrolled
    var far: [FarElement] = []
    let near = begun.isStill ? 0..<0 : knownSlots(in: screen)
    var seen: [(slot: Int, offset: Ticks)] = []
    var distant: Set<Int> = []
    for slot in state.live.indices where !begun.isStill {
      let attributes = state.live[slot].attributes
      guard let old = begun.former(of: attributes.index) else { continue }
      let covered = coveredRows(at: attributes.index)
      let natural = shownFrame(of: attributes, in: screen)
      var before = formerFrame(old.attributes, begun, scrolled: scrolled)
      let wasSeen =
        old.isDisplayed && old.look.frame.moved(by: .zero - scrolled).touches(length)
      guard wasSeen || natural.touches(length) else { continue }
      // Elements between it and the screen have no cells.
      let isBeyond = abs((before.start - natural.start).rawValue) > limit.rawValue
      let isFar = isBeyond || !near.contains(slot)
      // Where its slot lies on screen, it keeps its cell.
      if wasSeen, isFar, !attributes.slotTouches(screen) {
        far.append(
          FarElement(
            slot: slot,
            look: Look(
              frame: old.look.frame.moved(by: .zero - scrolled), opacity: old.look.opacity),
            isBehind: natural.start >= length))
        continue
      }
      // It comes from beyond the edge, and no further away than elements are seen to move.
      if !wasSeen, isBeyond {
        distant.insert(slot)
        before.start = natural.start + (before.start < natural.start ? .zero - limit : limit)
      }
      wave.set(LookOffset(from: natural, to: before), of: attributes.index, in: covered)
      if !attributes.isPinned { seen.append((slot, before.start - natural.start)) }
    }
    let known = addRow(above: seen.map(\.slot), begun, scrolled: scrolled, to: &wave)
    addRuns(known, to: &wave) { begun.changes.formerPlace(of: $0) == nil }
    holdRest(beside: seen.map(\.slot), distant, in: &wave)
    addArrivals(begun, seen, to: &wave)
    state.transition?.waves.append(wave)
    // Read first: an access to the state must not overlap a change of it.
    let most = overlapLimit
    state.transition?.endOldest(beyond: most, at: time)
    if !far.isEmpty {
      for slot in far.map(\.slot) { stay(slot) }
      leave(far, filled: filledRange(in: screen))
    }
    addFormer()
  }

  /// Removes an element's animated offsets, because its copy leaves the screen instead. If the element gets a cell again,
  /// that cell is off the screen.
  private func stay(_ slot: Int) {
    let index = state.live[slot].attributes.index
    let covered = coveredRows(at: index)
    for wave in state.transition?.waves.indices ?? 0..<0 {
      state.transition?.waves[wave].set(LookOffset(start: .zero), of: index, in: covered)
    }
  }

  /// Live elements that belong on screen, and those that follow them in the row, measured with all between: where
  /// these belong is known.
  private func knownSlots(in screen: Range<Ticks>) -> Range<Int> {
    func isOn(_ slot: Int) -> Bool {
      !state.live[slot].attributes.isPinned && state.live[slot].attributes.touches(screen)
    }
    guard let first = state.live.indices.first(where: isOn),
      let last = state.live.indices.last(where: isOn)
    else { return 0..<0 }
    func isNext(_ slot: Int, _ other: Int) -> Bool {
      let (index, far) = (state.live[slot].attributes.index, state.live[other].attributes.index)
      // Cells of a row that are off the screen across have no say in where it lies.
      if state.layoutTraits.hidesColumns {
        let row = state.structure.path(at: index).section
        let way = abs(state.structure.path(at: far).section - row)
        return way == 0 || way == 1 && state.layout.isMeasured(at: far)
      }
      guard state.layout.isMeasured(at: far) else { return false }
      guard abs(far - index) <= 64 else { return false }
      return (min(index, far) + 1..<max(index, far)).allSatisfy { state.layout.isMeasured(at: $0) }
    }
    var (start, end) = (first, last + 1)
    while start > 0, isNext(start, start - 1) { start -= 1 }
    while end < state.live.count, isNext(end - 1, end) { end += 1 }
    return start..<end
  }

  /// From where the first element on screen belongs to where the last one ends, in the viewport's coordinates.
  private func filledRange(in screen: Range<Ticks>) -> Range<Ticks> {
    var (start, end) = (Ticks.zero, screen.upperBound - screen.lowerBound)
    for slot in state.live.indices where state.live[slot].attributes.touches(screen) {
      start = min(start, state.live[slot].attributes.start - screen.lowerBound)
      end = max(end, state.live[slot].attributes.end - screen.lowerBound)
    }
    return start..<end
  }

  /// A wave without offsets. In a table, rows share their offsets, unless another kind of layout was there before.
  private func newWave(_ curve: TransitionCurve) -> TransitionWave {
    var wave = TransitionWave(curve: curve)
    let wasTable = state.formerLayout.map(\.traits.hidesColumns) ?? true
    if state.layoutTraits.hidesColumns, wasTable { wave.rows = [:] }
    return wave
  }

  /// In a table whose first visible row comes from below, adds the offset of the last row above the screen. Rows that
  /// scroll into view from above use that offset. Returns its slot and the visible ones, in order.
  private func addRow(
    above seen: [Int], _ begun: TransitionBegin, scrolled: Ticks, to wave: inout TransitionWave
  ) -> [Int] {
    guard let first = seen.first, let row = coveredRows(at: state.live[first].attributes.index),
      let start = wave.rows?[row.first]?.start, start > .zero
    else { return seen }
    let screen = screen(at: state.scroll.position)
    for slot in (0..<first).reversed() {
      let attributes = state.live[slot].attributes
      let covered = coveredRows(at: attributes.index)
      guard !attributes.isPinned, covered != row,
        let old = begun.former(of: attributes.index)
      else { continue }
      let natural = shownFrame(of: attributes, in: screen)
      let before = formerFrame(old.attributes, begun, scrolled: scrolled)
      guard max(natural.start + natural.extent, before.start + before.extent) <= .zero else {
        continue
      }
      wave.set(LookOffset(from: natural, to: before), of: attributes.index, in: covered)
      return [slot] + seen
    }
    return seen
  }

  /// Adds the offsets of elements that come on screen later: each uses that of its neighbor.
  ///
  /// - Parameter isNew: whether an element was inserted by the change.
  private func addRuns(
    _ seen: [Int], to wave: inout TransitionWave, isNew: (_ index: Int) -> Bool
  ) {
    let inRows = state.layoutTraits.hidesColumns
    guard state.layoutTraits.isSequential || inRows, let first = seen.first, let last = seen.last
    else { return }
    let known = Set(seen)
    for slot in first...last where !state.live[slot].attributes.isPinned {
      var index = state.live[slot].attributes.index
      let covered = coveredRows(at: index)
      guard known.contains(slot) || isNew(index) else { continue }
      let offset = wave.offset(of: index, in: covered)?.start ?? .zero
      // The cells of a row that come on screen across go with it.
      if inRows {
        let row = state.structure.path(at: index).section
        index = state.structure.elements(ofSection: row).upperBound - 1
      }
      if let run = wave.runs.indices.last, wave.runs[run].offset == offset {
        wave.runs[run].last = max(wave.runs[run].last, index)
      } else {
        wave.runs.append(TransitionWave.Run(last: index, offset: offset))
      }
    }
    let index = state.live[last].attributes.index
    wave.trailing = wave.offset(of: index, in: coveredRows(at: index))?.end ?? .zero
  }

  /// In a list whose first visible element comes from far below the screen, or whose last one comes from far above it, the
  /// elements beyond it stay beyond the edge.
  ///
  /// - Parameter distant: the slots of elements that come from further away than elements are seen to move.
  private func holdRest(
    beside seen: [Int], _ distant: Set<Int>, in wave: inout TransitionWave
  ) {
    guard state.layoutTraits.isSequential, let first = seen.first, let last = seen.last else {
      return
    }
    func offset(_ slot: Int) -> Ticks {
      let index = state.live[slot].attributes.index
      return distant.contains(slot) ? wave.offsets[index]?.start ?? .zero : .zero
    }
    if offset(first) > .zero {
      let run = TransitionWave.Run(last: state.live[first].attributes.index - 1, offset: .zero)
      wave.runs.insert(run, at: 0)
    }
    if offset(last) < .zero { wave.trailing = .zero }
  }

  /// New elements appear as the layout says. Others that come on screen by the change, and had no cells before, move with
  /// the nearest one that was seen. What stays off the screen has no offset. Where slots follow each other, runs hold
  /// these offsets.
  private func addArrivals(
    _ begun: TransitionBegin, _ seen: [(slot: Int, offset: Ticks)], to wave: inout TransitionWave
  ) {
    let screen = screen(at: state.scroll.position)
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      let natural = shownFrame(of: attributes, in: screen)
      if begun.changes.formerPlace(of: attributes.index) == nil {
        let look = state.layout.appearance(of: attributes, when: .appearing)
        var offset = LookOffset(start: begun.isStill ? .zero : look.offset)
        offset.crossStart = begun.isStill ? .zero : look.crossOffset
        offset.crossEnd = offset.crossStart
        offset.transparency = 1 - clamped(look.opacity)
        arrive(attributes.index, offset, begun.changes, in: &wave)
      } else if !begun.isStill, !state.layoutTraits.isSequential, wave.rows == nil,
        state.formerLayout == nil, wave.offset(of: attributes.index, in: nil) == nil,
        !isHeld(attributes, at: natural), natural.touches(viewportLength),
        let nearest = seen.min(by: { abs($0.slot - slot) < abs($1.slot - slot) })
      {
        wave.offsets[attributes.index] = LookOffset(start: nearest.offset)
      }
    }
  }

  /// Sets the offset of a new element. A new cell in an existing row uses the row's offset along the axis.
  private func arrive(
    _ index: Int, _ offset: LookOffset, _ changes: RowMap, in wave: inout TransitionWave
  ) {
    let covered = coveredRows(at: index)
    guard wave.rows != nil, let covered, changes.formerPlace(of: covered.first) != nil else {
      return wave.set(offset, of: index, in: covered)
    }
    wave.offsets[index] = offset
  }

  /// Has elements that are new on the screen come from where the layout before had them.
  private func addFormer() {
    guard let former = state.formerLayout, let transition = state.transition,
      let wave = transition.waves.lastIndex(where: \.isFromLayout)
    else { return }
    let screen = screen(at: state.scroll.position)
    let formerScreen = self.screen(at: state.formerPosition)
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      let covered = coveredRows(at: attributes.index)
      guard transition.waves[wave].offsets[attributes.index] == nil,
        let before = former.attributes(at: attributes.index)
      else { continue }
      let natural = shownFrame(of: attributes, in: screen).moved(by: transition.scrolled)
      let shown = shownFrame(of: before, in: formerScreen)
      var offset = LookOffset(from: natural, to: shown)
      if let covered, let row = transition.waves[wave].rows?[covered.first] {
        (offset.start, offset.end) = (row.start, row.end)
      }
      state.transition?.waves[wave].set(offset, of: attributes.index, in: covered)
    }
  }

  /// Sizes that were measured on the way move where elements belong, but not at once what is seen of them: the
  /// difference is one more offset.
  private func carrySizes(moved: Ticks) {
    guard let time = state.time, let transition = state.transition,
      let naturals = transition.naturals, let left = transition.timeLeft(at: time)
    else { return }
    let screen = screen(at: state.scroll.position)
    // All are where they belong when they would have been.
    var wave = newWave(TransitionCurve(start: time, duration: left))
    var (seen, isMoved) = ([Int](), false)
    for slot in state.live.indices where state.live[slot].isDisplayed {
      let attributes = state.live[slot].attributes
      guard let before = naturals[attributes.index] else { continue }
      let natural = shownFrame(of: attributes, in: screen)
      guard !isHeld(attributes, at: natural) else { continue }
      let expected = before.moved(by: .zero - moved)
      let covered = coveredRows(at: attributes.index)
      func isSeen(at frame: ShownFrame) -> Bool {
        transition.look(of: attributes.index, in: covered, isHeld: false, at: frame, time: time)
          .frame.touches(viewportLength)
      }
      // A jump left it off the screen: its difference must not move the elements on screen.
      guard isSeen(at: natural) || isSeen(at: expected) else { continue }
      seen.append(slot)
      guard natural.start != expected.start || natural.extent != expected.extent else { continue }
      isMoved = true
      var shown = natural
      (shown.start, shown.extent) = (expected.start, expected.extent)
      wave.set(LookOffset(from: natural, to: shown), of: attributes.index, in: covered)
    }
    guard isMoved else { return }
    addRuns(seen, to: &wave) { _ in false }
    state.transition?.waves.append(wave)
  }

  /// Has an element that was shown elsewhere, because a pointer carried it, go to where it belongs.
  func settle(_ index: Int) {
    let duration = state.settings.profile.animationDuration
    guard duration > 0, !state.settings.traits.reducesMotion, let time = state.time,
      let slot = liveSlot(at: index), state.live[slot].isDisplayed
    else { return }
    let natural = shownFrame(
      of: state.live[slot].attributes, in: screen(at: state.scroll.position))
    var transition = state.transition ?? LayoutTransition()
    let look = transition.look(
      of: index, in: coveredRows(at: index), isHeld: false, at: natural, time: time)
    var wave = TransitionWave(curve: TransitionCurve(start: time, duration: duration))
    wave.offsets[index] = LookOffset(from: look.frame, to: placeOfSwiped(slot))
    transition.waves.append(wave)
    state.transition = transition
    state.formerLayout = nil
  }

  /// An opacity from 0 to 1; what is no number shows.
  func clamped(_ opacity: Double) -> Double { opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
}
