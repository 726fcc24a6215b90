import ScrollLayout

/// Pass 4, leaving cells: each stays next to an element that stays.
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
    var guide = LeavingCell.Guide(
      index: index, isBefore: nearest.attributes.index < former, place: .zero, isNew: true)
    guide.place = guide.place(of: nearest.look.frame)
    return guide
  }

  /// Moves leaving cells with the elements next to them.
  func guideLeaving() {
    let screen = screen(at: state.motion.scroll.position)
    changeLeaving { guide(&$0, in: screen) }
  }

  private func guide(_ cell: inout LeavingCell, in screen: Range<Ticks>) {
    guard let guide = cell.guide, let slot = liveSlot(at: guide.index) else { return }
    let attributes = state.live[slot].attributes
    let frame = look(of: attributes, shownFrame(of: attributes, in: screen)).frame
    if guide.isNew {
      cell.guide?.place = guide.place(of: frame)
      cell.guide?.isNew = false
    } else {
      cell.follow(to: guide.place(of: frame))
    }
  }

  /// Gives leaving cells the new indices of the elements next to them, or other elements where those are removed.
  func relocateLeaving(_ changes: RowMap) {
    changeLeaving { relocate(&$0, changes) }
  }

  private func relocate(_ cell: inout LeavingCell, _ changes: RowMap) {
    guard let guide = cell.guide else { return }
    let former = notes.beginning?.former[guide.index]?.look.frame
    if let place = changes.unmovedPlace(of: guide.index) {
      // The guide may move at once: the cell continues from where it is.
      if !guide.isNew, let former {
        cell.follow(to: guide.place(of: former))
        cell.guide?.isNew = true
      }
      cell.guide?.index = place
    } else if let former {
      cell.follow(to: guide.place(of: former))
      cell.guide = self.guide(of: guide.index)
    } else {
      // Its neighbor is removed at once; the element before that becomes the neighbor.
      var next: LeavingCell.Guide?
      for slot in state.live.indices.reversed() {
        let live = state.live.pointer(slot)
        guard live.pointee.attributes.index < guide.index, live.pointee.isDisplayed,
          let place = changes.unmovedPlace(of: live.pointee.attributes.index)
        else { continue }
        let end = live.pointee.shown.start + live.pointee.shown.extent
        cell.follow(to: end)
        next = LeavingCell.Guide(index: place, isBefore: true, place: end)
        break
      }
      cell.guide = next
    }
  }
}
