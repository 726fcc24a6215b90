import ScrollLayout
import ScrollPrimitives

/// Pass 0: requests since the last frame change the items and the viewport. The passes that own the layout, the
/// position and the cells apply the consequences.
extension FramePipeline {
  /// Returns how far the content was moved back to where the person had left it; items that keep their
  /// place on the screen while others come and go do not count.
  func applyUpdates() -> Ticks {
    // Each looked at where it is: asking the whole queue copies it.
    let isQuiet =
      queue.updates.isEmpty && queue.reconfigured.isEmpty && queue.reloaded.isEmpty
      && queue.layout == nil && queue.restored == nil
    if isQuiet, state.applied.hasBegun, state.applied.isCurrent(asked) {
      let isRefilled = state.layout.mayHaveFreeRoom && refillAtRest()
      applyNothing(isRefilled: isRefilled)
      return .zero
    }
    interruptTransition()
    notes.instead = nil
    let isSet = !state.applied.isCurrent(asked)
    let old = isSet ? state.applied.settings : nil
    let oldShared = state.applied.shared
    let former = state.motion.scroll.bounds
    let wasAtStart = isAtStart
    let isFirst = !state.applied.hasBegun
    let wasShort = state.motion.scroll.bounds.minimum == state.motion.scroll.bounds.maximum
    let wasWithin = !state.motion.scroll.isOverscrolled
    let content = state.layout.contentExtent
    let length = viewportLength
    var (moved, isReturned) = (Ticks.zero, false)
    // Not the whole of `asked`, of which a copy takes more.
    if isSet {
      if !isFirst { takeHold(of: asked) }
      state.applied.take(asked.settings, asked.shared, version: asked.settingsVersion)
    }
    let isResized = old.map(isResized) ?? false
    state.applied.begin()
    var updates: [QueuedUpdate] = []
    if !queue.updates.isEmpty { swap(&updates, &queue.updates) }
    let reloaded = queue.reloaded.map { CellChange(element: $0.path) }
    let hasNewTraits = old.map { $0.traits != asked.settings.traits } ?? false
    let reconfigured =
      queue.reconfigured.isEmpty
      ? [] : queue.reconfigured.changes(besides: reloaded, isWhole: hasNewTraits)
    if !reloaded.isEmpty { queue.reloaded.removeAll() }
    if !reconfigured.isEmpty { queue.reconfigured.removeAll() }
    let layout = queue.layout
    queue.layout = nil
    store.cache.keepsShown =
      !updates.isEmpty || !reconfigured.isEmpty || !reloaded.isEmpty || layout != nil
      || isResized
    let isRelaid = layout?.layout != nil || (old.map(changesSizes) ?? false)
    let keepsArrangement = layout == nil && reconfigured.isEmpty && reloaded.isEmpty
    if !keepsArrangement { state.hold.forgetArrangement() }
    // Elements that are on their way in one room are at their places in another.
    if old.map(changesRoom) ?? false { endTransition() }
    if isRelaid { noteReading(withArrangement: keepsArrangement) }
    if !reconfigured.isEmpty || !reloaded.isEmpty { watchLongAnchor() }

    let isReload = updates.contains(where: \.isReload)
    let isReplaced = isReload || layout != nil && !updates.isEmpty && isRefused(updates)
    if isReplaced, let structure = updates.last?.structure {
      let isDone = replaceItems(
        structure, by: layout.map { $0.made(from: state.layout.layout) },
        isReload ? updates.last?.newPath : newPaths(by: updates))
      if !isDone, isFirst || isResized { layOutAgain() }
      settle(updates, isDone: isDone)
    } else {
      if isFirst { layOutAgain() }
      // First the items, while all are where they were visible: the element that replaces a removed anchor keeps its
      // position through what follows.
      let wasThere =
        (!updates.isEmpty || !reconfigured.isEmpty || !reloaded.isEmpty
          || layout?.edits.isEmpty == false) && showsReading()
      if !updates.isEmpty { settle(updates, isDone: apply(updates, length)) }
      if wasThere { state.hold.forgetReading() }
      if isResized || layout != nil {
        (moved, isReturned) = layOutOtherwise(
          by: layout, resizedFrom: isResized ? old : nil, isRelaid: isRelaid && !isFirst)
      }
      // Elements go from where they are shown to where the person had left them: nothing is scrolled at once.
      if let beginning = notes.beginning, !beginning.isStill { moved = .zero }
    }
    if layout == nil, !isRelaid, updates.allSatisfy(\.isInPlace) {
      holdLine(ofAnyOf: reloaded + reconfigured)
    }
    let isGrownFromShort =
      !updates.isEmpty && !isReload && wasShort && state.layout.contentExtent > content
    let fades = fadesContent(updates)
    if !updates.isEmpty, queue.updates.isEmpty {
      // Room for the next ones.
      updates.removeAll(keepingCapacity: true)
      swap(&updates, &queue.updates)
    }
    defer {
      if hasNewTraits, !isFirst { bindAgain() }
      configure(reloaded, keepsCells: false, fades: fades)
      configure(reconfigured, keepsCells: true, fades: fades)
    }
    let saved = queue.restored?.state
    queue.restored = nil
    if isFirst || saved != nil, let opened = open(saved, isFirst: isFirst) { return opened }
    moved = moved + takeEdges(isSet: isSet)
    // Content at rest at the leading edge goes with the edge, but not with the coordinate frame: what
    // came before it then is out of sight.
    // What was left elsewhere is brought back from there as well.
    notes.edgeChange = EdgeChange(
      wasAtStart: wasAtStart && !isReturned && moved == .zero,
      isSet: old.map(asked.settings.differsAtEdges) ?? false
        || oldShared.refreshInset != asked.shared.refreshInset,
      isFrameMoved: state.motion.scroll.bounds.minimum != former.minimum, former: former,
      isLaidAnew: isReload || layout != nil,
      isReloadInside: isReload && wasWithin,
      isRefresh: oldShared.refreshInset != asked.shared.refreshInset,
      goesBackAsBounce: isGrownFromShort)
    return moved
  }

  /// Inserts, removes and moves items and keeps the screen still. Returns `false` where the layout refuses them.
  ///
  /// - Parameter length: the viewport's length in the frame before.
  private func apply(_ updates: [QueuedUpdate], _ length: Ticks) -> Bool {
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
    if updates.contains(where: \.holdsItems) { holdItem() }
    let done = layOut(edits, map, structure)
    guard done.isLaidOut else { return false }
    if map.changesContent { state.report.countContent() }
    if countsNewItems { countNewItems(map, from: before) }
    if !state.events.isEmpty {
      relocateEvents { path in
        guard let index = before.index(of: .item(path)), let place = map.place(of: index),
          case .item(let new) = structure.path(at: place)
        else { return nil }
        return new
      }
    }
    relocateInteraction(map, from: before)
    followItems(map, from: before)
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

  /// Whether the layout cannot lay out the items after updates that came with the next one, which can.
  private func isRefused(_ updates: [QueuedUpdate]) -> Bool {
    do {
      try state.layout.validate(updates[updates.count - 1].structure)
      return false
    } catch {
      return true
    }
  }

  /// The paths of items after updates, by those before them; `nil` for items that are removed.
  private func newPaths(by updates: [QueuedUpdate]) -> (ItemPath) -> ItemPath? {
    let map = changes(of: updates).map
    let (before, after) = (state.structure, updates[updates.count - 1].structure)
    return { path in
      guard let index = before.index(of: .item(path)), let place = map.place(of: index) else {
        return nil
      }
      return after.path(at: place).itemPath
    }
  }

  /// What updates that are made one after the other do together.
  private func changes(of updates: [QueuedUpdate]) -> (edits: ItemEdits, map: RowMap) {
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
  private func settle(_ updates: [QueuedUpdate], isDone: Bool) {
    for slot in updates.indices {
      guard isDone else {
        state.updates.end(EndedUpdate(updates[slot], .refused))
        continue
      }
      updates[slot].commit?()
      if updates[slot].isAnimated,
        state.moving.transition != nil || !state.leaving.leaving.isEmpty
          || fadesContent(updates)
      {
        var moving = updates[slot]
        moving.end = state.time.flatMap {
          Timestamp(seconds: $0.seconds + state.applied.settings.animationDuration)
        }
        state.updates.begin(moving)
        state.post(.update(moving.id, .transitioning))
      } else {
        state.updates.end(EndedUpdate(updates[slot], .finished))
      }
    }
  }
}
