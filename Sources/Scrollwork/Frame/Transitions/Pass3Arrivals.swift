import ScrollLayout
import ScrollPrimitives

/// Pass 3, the offsets of elements that come on screen while others are on their way.
extension FramePipeline {
  /// In a table whose first visible row comes from below, adds the offset of the last row above the screen. Rows that
  /// scroll into view from above use that offset. Returns its slot and the visible ones, in order.
  func addRow(
    above seen: [Int], _ begun: TransitionBegin, scrolled: Ticks, to wave: inout TransitionWave
  ) -> [Int] {
    guard let first = seen.first, let row = coveredRows(at: state.live[first].attributes.index),
      let start = wave.rows?[row.first]?.start, start > .zero
    else { return seen }
    let screen = screen(at: state.motion.scroll.position)
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
  func addRuns(
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
  func holdRest(
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

  /// New elements appear as the layout says. Others that come on screen through the change, and had no cells before,
  /// move with the nearest visible one. Elements that stay off screen have no offset. Where slots follow each other,
  /// runs store these offsets.
  func addArrivals(
    _ begun: TransitionBegin, _ seen: [(slot: Int, offset: Ticks)], to wave: inout TransitionWave
  ) {
    let screen = screen(at: state.motion.scroll.position)
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      let natural = shownFrame(of: attributes, in: screen)
      if begun.changes.formerPlace(of: attributes.index) == nil {
        let look = appearance(of: attributes, when: .appearing)
        var offset = LookOffset(start: begun.isStill ? .zero : look.offset)
        offset.crossStart = begun.isStill ? .zero : look.crossOffset
        offset.crossEnd = offset.crossStart
        offset.shrinkage = begun.isStill ? 0 : 1 - look.scale
        offset.transparency = 1 - look.opacity
        arrive(attributes.index, offset, begun.changes, in: &wave)
      } else if !begun.isStill, !state.layoutTraits.isSequential, wave.rows == nil,
        state.moving.formerLayout == nil, wave.offset(of: attributes.index, in: nil) == nil,
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

  /// Lets elements that are new on the screen start from their position in the previous layout.
  func addFormer() {
    guard let former = state.moving.formerLayout, let transition = state.moving.transition,
      let wave = transition.waves.lastIndex(where: \.isFromLayout)
    else { return }
    let screen = screen(at: state.motion.scroll.position)
    let formerScreen = self.screen(at: state.moving.formerPosition)
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
      state.moving.set(offset, of: attributes.index, in: covered, wave: wave)
    }
  }
}
