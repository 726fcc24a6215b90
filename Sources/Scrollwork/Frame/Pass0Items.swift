import ScrollLayout
import ScrollPrimitives

/// Pass 0, updates of the items: layout, cells, motions and the state of items follow them.
extension FramePipeline {
  /// Has items come, go and move: what is on screen stays. Says whether the layout has taken them.
  ///
  /// - Parameter length: the viewport's length in the frame before.
  func apply(_ updates: [QueuedUpdate], _ length: Ticks) -> Bool {
    let (edits, map) = changes(of: updates)
    let isAnimated = updates.contains(where: \.isAnimated)
    guard !map.isEmpty else {
      let isShownAnew = updates.contains(where: \.showsAnew)
      if isAnimated, isShownAnew { begin(transitionBegin(RowMap())) }
      return true
    }
    let structure = updates[updates.count - 1].structure
    let before = state.structure
    let begun = isAnimated ? transitionBegin(map) : nil
    let isPlaced = arePlacesCurrent
    // On the screen as it was: placing more asks the caller for items that are no longer there.
    let hadRoom = elementBehindFreeRoom(inLength: length) != nil
    let done = layOut(edits, map, structure)
    guard done.isLaidOut else { return false }
    if !state.events.isEmpty {
      relocateEvents { path in
        guard let index = before.index(of: .item(path)), let place = map.place(of: index),
          case .item(let new) = structure.path(at: place)
        else { return nil }
        return new
      }
    }
    relocateInteraction(map, from: before)
    relocateGoal(map, from: before)
    relocateAcross(map, from: before)
    moveFrame(by: done.growth)
    // What only came left no room free. Room that was there before is closed with it where the content rests.
    if hadRoom ? restsForRefill : map.takesAway {
      moveFrame(by: refillAfterEdits())
    }
    watchLongAnchor()
    state.moving.relocate(map)
    if let begun { begin(begun) }
    relocate(map, from: before, isPlaced: isPlaced, isAnimated: isAnimated)
    return true
  }

  /// What updates that are made one after the other do together.
  func changes(of updates: [QueuedUpdate]) -> (edits: ItemEdits, map: RowMap) {
    var (edits, map) = (ItemEdits.listed([]), RowMap())
    // By their slots: an update is large, and would be copied.
    for slot in updates.indices {
      guard let next = updates[slot].map, !next.isEmpty else { continue }
      let made = updates[slot].changes?.itemEdits ?? .listed([])
      if map.isEmpty {
        (edits, map) = (made, next)
      } else {
        edits += made
        map += next
      }
    }
    return (edits, map)
  }

  /// Notes what became of updates. Their data holds from here on, before anything is bound.
  func settle(_ updates: [QueuedUpdate], isDone: Bool) {
    for slot in updates.indices {
      guard isDone else {
        state.updates.end(EndedUpdate(updates[slot], .refused))
        continue
      }
      updates[slot].commit?()
      if updates[slot].isAnimated, state.moving.transition != nil || !state.leaving.leaving.isEmpty
      {
        var moving = updates[slot]
        moving.end = state.time.flatMap {
          Timestamp(seconds: $0.seconds + state.applied.settings.profile.animationDuration)
        }
        state.updates.begin(moving)
        state.post(.update(moving.id, .transitioning))
      } else {
        state.updates.end(EndedUpdate(updates[slot], .finished))
      }
    }
  }
}
