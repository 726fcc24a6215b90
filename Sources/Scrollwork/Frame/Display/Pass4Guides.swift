import ScrollLayout

/// Pass 4, for cells on their way out: each stays beside an element that stays.
extension FramePipeline {
  /// The nearest element with a cell that stays before one that goes, else behind it.
  func guide(of former: Int) -> LeavingCell.Guide? {
    guard let begun = notes.beginning else { return nil }
    var nearest: TransitionBegin.Former?
    for other in begun.former.values {
      let index = other.attributes.index
      guard !other.attributes.isPinned, index != former,
        begun.changes.unmovedPlace(of: index) != nil
      else { continue }
      guard let known = nearest?.attributes.index else {
        nearest = other
        continue
      }
      let isNearer = abs(index - former) < abs(known - former)
      if index < former ? known > former || isNearer : known > former && isNearer {
        nearest = other
      }
    }
    guard let nearest, let index = begun.changes.place(of: nearest.attributes.index) else {
      return nil
    }
    let isBefore = nearest.attributes.index < former
    let frame = nearest.look.frame
    return LeavingCell.Guide(
      index: index, isBefore: isBefore,
      place: isBefore ? frame.start + frame.extent : frame.start, isNew: true)
  }

  /// Has cells on their way out stay beside the elements that they were beside.
  func guideLeaving() {
    let screen = screen(at: state.scroll.position)
    for slot in state.leaving.indices {
      var cell = state.leaving[slot]
      guide(&cell, in: screen)
      state.leaving[slot] = cell
    }
    for slot in state.fading.indices {
      var cell = state.fading[slot]
      guide(&cell, in: screen)
      state.fading[slot] = cell
    }
  }

  private func guide(_ cell: inout LeavingCell, in screen: Range<Ticks>) {
    guard let guide = cell.guide, let slot = liveSlot(at: guide.index) else { return }
    let attributes = state.live[slot].attributes
    let frame = look(of: attributes, shownFrame(of: attributes, in: screen)).frame
    let place = guide.isBefore ? frame.start + frame.extent : frame.start
    if !guide.isNew { cell.scrolled = cell.scrolled - (place - guide.place) }
    cell.guide?.place = place
    cell.guide?.isNew = false
  }

  /// Has cells on their way out go by the new places of the elements beside them, or of others where those go.
  func relocateLeaving(_ changes: RowMap) {
    for slot in state.leaving.indices {
      var cell = state.leaving[slot]
      relocate(&cell, changes)
      state.leaving[slot] = cell
    }
    for slot in state.fading.indices {
      var cell = state.fading[slot]
      relocate(&cell, changes)
      state.fading[slot] = cell
    }
  }

  private func relocate(_ cell: inout LeavingCell, _ changes: RowMap) {
    guard let guide = cell.guide else { return }
    if let place = changes.unmovedPlace(of: guide.index) {
      // What stays may be elsewhere at once: the cell goes on from where it is.
      if !guide.isNew, let frame = notes.beginning?.former[guide.index]?.look.frame {
        let end = guide.isBefore ? frame.start + frame.extent : frame.start
        cell.scrolled = cell.scrolled - (end - guide.place)
        cell.guide?.place = end
        cell.guide?.isNew = true
      }
      cell.guide?.index = place
    } else if let frame = notes.beginning?.former[guide.index]?.look.frame {
      let place = guide.isBefore ? frame.start + frame.extent : frame.start
      cell.scrolled = cell.scrolled - (place - guide.place)
      cell.guide = self.guide(of: guide.index)
    } else {
      // What was beside it goes at once, and it is beside what was before that.
      cell.guide = nil
      for slot in state.live.indices.reversed() {
        let live = state.live.pointer(slot)
        guard live.pointee.attributes.index < guide.index, live.pointee.isDisplayed,
          let place = changes.unmovedPlace(of: live.pointee.attributes.index)
        else { continue }
        let end = live.pointee.shown.start + live.pointee.shown.extent
        cell.scrolled = cell.scrolled - (end - guide.place)
        cell.guide = LeavingCell.Guide(index: place, isBefore: true, place: end)
        break
      }
    }
  }
}
