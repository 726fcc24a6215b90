import ScrollLayout
import ScrollPrimitives

/// Pass 3, what elements that are on their way begin with, once the frame has measured what it shows.
extension CollectionView {
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
    if let begun = beginning {
      beginning = nil
      addWave(begun, scrolled: begun.wasMoving ? scrolled : .zero)
    } else {
      carrySizes(moved: moved)
      addFormer()
    }
    var naturals: [Int: ShownFrame] = [:]
    let screen = screen(at: state.scroll.position)
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      guard !attributes.isPinned, state.transition?.moves(attributes.index) ?? false else {
        continue
      }
      naturals[attributes.index] = shownFrame(of: attributes, in: screen)
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
    var wave = TransitionWave(
      curve: TransitionCurve(
        start: time, duration: begun.duration ?? state.settings.profile.animationDuration))
    state.transition?.scrolled = .zero
    state.formerPosition = state.formerPosition + scrolled
    var far: [FarElement] = []
    let near = begun.isStill ? 0..<0 : knownSlots(in: screen)
    var seen: [(slot: Int, offset: Ticks)] = []
    for slot in state.live.indices where !begun.isStill {
      let attributes = state.live[slot].attributes
      let old = begun.changes.formerPlace(of: attributes.index).flatMap { begun.former[$0] }
      guard let old else { continue }
      let natural = shownFrame(of: attributes, in: screen)
      let before = formerFrame(old.attributes, begun, scrolled: scrolled)
      let wasSeen =
        old.isDisplayed && old.look.frame.moved(by: .zero - scrolled).touches(length)
      guard wasSeen || natural.touches(length) else { continue }
      // Where its slot lies on screen, it keeps its cell.
      if wasSeen, !near.contains(slot), !attributes.isPinned, !attributes.slotTouches(screen) {
        far.append(
          FarElement(
            slot: slot,
            look: Look(
              frame: old.look.frame.moved(by: .zero - scrolled), opacity: old.look.opacity),
            isBehind: natural.start >= length))
        continue
      }
      wave.offsets[attributes.index] = LookOffset(from: natural, to: before)
      if !attributes.isPinned { seen.append((slot, before.start - natural.start)) }
    }
    addRuns(begun, seen.map(\.slot), to: &wave)
    addArrivals(begun, seen, to: &wave)
    state.transition?.waves.append(wave)
    let limit = overlapLimit
    state.transition?.endOldest(beyond: limit, at: time)
    if !far.isEmpty { leave(far, filled: filledRange(in: screen)) }
    addFormer()
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
      guard state.layout.isMeasured(at: far) else { return false }
      // Cells of a row that are off the screen across have no say in where it lies.
      if state.layoutTraits.hidesColumns {
        let section = state.structure.path(at: index).section
        return abs(state.structure.path(at: far).section - section) <= 1
      }
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

  private func addRuns(_ begun: TransitionBegin, _ seen: [Int], to wave: inout TransitionWave) {
    let inRows = state.layoutTraits.hidesColumns
    guard state.layoutTraits.isSequential || inRows, let first = seen.first, let last = seen.last
    else { return }
    for slot in first...last where !state.live[slot].attributes.isPinned {
      var index = state.live[slot].attributes.index
      let isNew = begun.changes.formerPlace(of: index) == nil
      guard let offset = isNew ? .zero : wave.offsets[index]?.start else { continue }
      // The cells of a row that come on screen across go with it.
      if inRows {
        let row = state.structure.path(at: index).section
        index = state.structure.elements(ofSection: row).upperBound - 1
      }
      if let run = wave.runs.indices.last, wave.runs[run].offset == offset {
        wave.runs[run].last = index
      } else {
        wave.runs.append(TransitionWave.Run(last: index, offset: offset))
      }
    }
    wave.trailing = wave.offsets[state.live[last].attributes.index]?.end ?? .zero
  }

  /// New elements come as the layout says. Others that come on screen by the change come with the nearest one that was
  /// seen before; where slots follow each other the runs say so.
  private func addArrivals(
    _ begun: TransitionBegin, _ seen: [(slot: Int, offset: Ticks)], to wave: inout TransitionWave
  ) {
    let screen = screen(at: state.scroll.position)
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      if begun.changes.formerPlace(of: attributes.index) == nil {
        let look = state.layout.appearance(of: attributes, when: .appearing)
        var offset = LookOffset(start: begun.isStill ? .zero : look.offset)
        offset.crossStart = begun.isStill ? .zero : look.crossOffset
        offset.crossEnd = offset.crossStart
        offset.transparency = 1 - clamped(look.opacity)
        wave.offsets[attributes.index] = offset
      } else if wave.offset(of: attributes.index) == nil, !begun.isStill,
        !state.layoutTraits.isSequential, state.formerLayout == nil,
        !isHeld(attributes, at: shownFrame(of: attributes, in: screen)),
        let nearest = seen.min(by: { abs($0.slot - slot) < abs($1.slot - slot) })
      {
        wave.offsets[attributes.index] = LookOffset(start: nearest.offset)
      }
    }
  }

  /// Has elements that are new on the screen come from where the layout before had them.
  private func addFormer() {
    guard let former = state.formerLayout, let transition = state.transition,
      let wave = transition.waves.indices.last
    else { return }
    let screen = screen(at: state.scroll.position)
    let formerScreen = self.screen(at: state.formerPosition)
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      guard transition.waves[wave].offsets[attributes.index] == nil,
        let before = former.attributes(at: attributes.index)
      else { continue }
      let natural = shownFrame(of: attributes, in: screen).moved(by: transition.scrolled)
      let shown = shownFrame(of: before, in: formerScreen)
      state.transition?.waves[wave].offsets[attributes.index] = LookOffset(from: natural, to: shown)
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
    var wave = TransitionWave(curve: TransitionCurve(start: time, duration: left))
    for slot in state.live.indices where state.live[slot].isDisplayed {
      let attributes = state.live[slot].attributes
      guard let before = naturals[attributes.index] else { continue }
      let natural = shownFrame(of: attributes, in: screen)
      let expected = before.moved(by: .zero - moved)
      guard natural.start != expected.start || natural.extent != expected.extent else { continue }
      var shown = natural
      (shown.start, shown.extent) = (expected.start, expected.extent)
      wave.offsets[attributes.index] = LookOffset(from: natural, to: shown)
    }
    if !wave.offsets.isEmpty { state.transition?.waves.append(wave) }
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
    let look = transition.look(of: index, isHeld: false, at: natural, time: time)
    var wave = TransitionWave(curve: TransitionCurve(start: time, duration: duration))
    wave.offsets[index] = LookOffset(from: look.frame, to: placeOfSwiped(slot))
    transition.waves.append(wave)
    state.transition = transition
    state.formerLayout = nil
  }

  /// An opacity from 0 to 1; what is no number shows.
  func clamped(_ opacity: Double) -> Double { opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
}
