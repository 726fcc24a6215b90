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
    if state.moving.transition != nil { finishWaves(scrolled: scrolled, moved: moved) }
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
    let screen = screen(at: state.motion.scroll.position)
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      let covered = coveredRows(at: attributes.index)
      let natural = shownFrame(of: attributes, in: screen)
      guard !isHeld(attributes, at: natural),
        state.moving.transition?.moves(attributes.index, in: covered) ?? false
      else { continue }
      naturals[attributes.index] = natural
    }
    state.moving.setNaturals(naturals)
  }

  /// Where an element was shown before the changes, had the content been scrolled as it was in the frame since.
  func formerFrame(
    _ attributes: LayoutAttributes, _ begun: TransitionBegin, scrolled: Ticks
  ) -> ShownFrame {
    let start = begun.position + scrolled
    return shownFrame(of: attributes, in: start..<start + viewportLength)
  }

  private func addWave(_ begun: TransitionBegin, scrolled: Ticks) {
    guard let time = state.time else { return }
    let (length, screen) = (viewportLength, screen(at: state.motion.scroll.position))
    var wave = newWave(
      TransitionCurve(
        start: time, duration: begun.duration ?? state.applied.settings.animationDuration,
        shape: state.applied.settings.animation.curve))
    wave.isFromLayout = state.moving.formerLayout != nil
    let limit = wayLimit(beside: state.moving.transition?.waves.count ?? 0)
    state.moving.beginWave(scrolled: scrolled)
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
    state.moving.add(wave)
    // Read first: an access to the state must not overlap a change of it.
    let most = overlapLimit
    state.moving.endOldest(beyond: most, at: time)
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
    for wave in state.moving.transition?.waves.indices ?? 0..<0 {
      state.moving.set(LookOffset(start: .zero), of: index, in: covered, wave: wave)
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
  func newWave(_ curve: TransitionCurve) -> TransitionWave {
    var wave = TransitionWave(curve: curve)
    let wasTable = state.moving.formerLayout.map(\.traits.hidesColumns) ?? true
    if state.layoutTraits.hidesColumns, wasTable { wave.rows = [:] }
    return wave
  }

  /// How an element looks before it comes or after it has gone, in numbers that can be drawn.
  func appearance(
    of attributes: LayoutAttributes, when passage: LayoutPassage
  ) -> LayoutAppearance {
    var look =
      state.applied.settings.animation.appearance
      ?? state.layout.appearance(of: attributes, when: passage)
    look.opacity = look.opacity.isNaN ? 1 : min(max(look.opacity, 0), 1)
    let scales = LayoutAppearance.scales
    look.scale =
      look.scale.isNaN ? 1 : min(max(look.scale, scales.lowerBound), scales.upperBound)
    return look
  }
}
