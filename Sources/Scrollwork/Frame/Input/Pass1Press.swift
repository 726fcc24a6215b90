import ScrollLayout
import ScrollPrimitives

/// Pass 1, before the scroll model: pointers that press items, and those that carry one. Run once a frame,
/// on the events up to its time, with everything where the frame before showed it.
extension FramePipeline {
  /// Looks at the events of this frame. Those of a pointer that carries an item do not reach the scroll
  /// model: for it that pointer is cancelled.
  func routePointers(to time: Timestamp) {
    guard
      asked.settings.selectionMode != .none || asked.settings.movesItems
        || withView({ $0.swipeHandler != nil })
        || state.interaction.lift != nil || !state.interaction.captured.isEmpty
        || !state.interaction.pointers.isEmpty || !state.interaction.swipes.isEmpty
    else { return }
    var routed: [UpdateQueue.Timed] = []
    var due = 0
    for timed in queue.timed {
      guard timed.time <= time else { break }
      due += 1
      liftIfHeld(until: timed.time, &routed)
      guard case .event(let event) = timed else {
        routed.append(timed)
        continue
      }
      if !take(event, &routed) { routed.append(timed) }
    }
    liftIfHeld(until: time, &routed)
    restSwipes(at: time)
    queue.timed.replaceSubrange(0..<due, with: routed)
  }

  /// Handles an event; whether it is nothing to the scroll model.
  private func take(_ event: InputEvent, _ routed: inout [UpdateQueue.Timed]) -> Bool {
    switch event.action {
    case .pointerDown(let id, let kind):
      press(id, kind, at: event)
      return false
    case .pointerMoved(let id):
      if let press = state.interaction.press, press.pointer == id {
        let (dx, dy) = (event.position.x - press.origin.x, event.position.y - press.origin.y)
        if (dx * dx + dy * dy).squareRoot() > press.slop { endPress() }
      }
      if state.interaction.lift?.pointer == id {
        state.interaction.lift?.finger = event.position
        steer(event.position, at: event.time, &routed)
      }
      swipe(id, to: event, &routed)
      run(id, to: event, &routed)
      return state.interaction.captured.contains(id)
    case .pointerUp(let id):
      state.interaction.pointers.remove(id)
      partGrab()
      swipe(id, to: event, &routed)
      run(id, to: event, &routed)
      endRun(id, at: event.time, &routed)
      endSwipe(id, at: event.time, isCancelled: false)
      if let press = state.interaction.press, press.pointer == id {
        tap(press.element)
        endPress()
      }
      endLift(id, isCancelled: false, at: event.time, &routed)
      return state.interaction.captured.remove(id) != nil
    case .pointerCancelled(let id):
      state.interaction.pointers.remove(id)
      partGrab()
      endRun(id, at: event.time, &routed)
      endSwipe(id, at: event.time, isCancelled: true)
      if state.interaction.press?.pointer == id { endPress() }
      endLift(id, isCancelled: true, at: event.time, &routed)
      return state.interaction.captured.remove(id) != nil
    case .wheel(let delta, _):
      if delta[main: axis] != 0 { closeSwipes(at: event.time) }
      return false
    }
  }

  /// Keeps a pointer that went down at a point from the content, from a moment on.
  func capture(
    _ pointer: Int, from origin: LayoutPoint, at time: Timestamp,
    _ routed: inout [UpdateQueue.Timed]
  ) {
    routed.append(
      .event(InputEvent(time: time, position: origin, action: .pointerCancelled(id: pointer))))
    note(.capturePointer(pointer))
    state.interaction.captured.insert(pointer)
  }

  /// A pointer goes down: on content at rest it may press an item. One more ends the press.
  private func press(_ id: Int, _ kind: InputEvent.PointerKind, at event: InputEvent) {
    let slop = kind == .touch ? asked.settings.profile.touchSlop : asked.settings.profile.mouseSlop
    let isFirst = state.interaction.pointers.isEmpty
    state.interaction.pointers.insert(id)
    let closes = grab(id, kind, at: event, slop: slop, isFirst: isFirst)
    guard isFirst, !closes, isAtRest, let element = shownItem(at: event.position),
      let path = itemPath(element)
    else { return endPress() }
    let isHighlighted =
      asked.settings.selectionMode != .none && mayInteract(.highlight, path)
    state.interaction.press = Interaction.Press(
      pointer: id, element: element, origin: event.position, begin: event.time, slop: slop,
      isHighlighted: isHighlighted)
    if isHighlighted { post(.didHighlight(path)) }
  }

  /// Whether nothing moves that a pointer would stop.
  var isAtRest: Bool { state.scroll.phase == .idle && !isScrollingAcross }

  func endPress() {
    guard let press = state.interaction.press else { return }
    state.interaction.press = nil
    if press.isHighlighted, let path = itemPath(press.element) { post(.didUnhighlight(path)) }
  }

  /// A pointer lifts where it went down.
  func tap(_ element: Int) {
    guard let path = itemPath(element) else { return }
    switch asked.settings.selectionMode {
    case .none: break
    case .multiple where state.interaction.selected.contains(element):
      if mayInteract(.deselect, path) { deselect(element) }
    case .single, .multiple:
      guard !state.interaction.selected.contains(element), mayInteract(.select, path) else {
        return
      }
      select(element)
    }
  }

  /// Selects an item; with a single selection the other one is deselected first.
  func select(_ element: Int) {
    let isSingle = asked.settings.selectionMode == .single
    let others =
      isSingle ? state.interaction.selected.sorted().filter { $0 != element } : []
    let path = state.interaction.selected.contains(element) ? nil : itemPath(element)
    guard path != nil || !others.isEmpty else { return }
    withView { view in
      view.changeSelection { selected in
        for other in others { selected.remove(other) }
        if path != nil { selected.insert(element) }
      }
    }
    for other in others.compactMap(itemPath) { post(.didDeselect(other)) }
    if let path { post(.didSelect(path)) }
  }

  func deselect(_ element: Int) {
    guard state.interaction.selected.contains(element), let path = itemPath(element) else { return }
    withView { view in view.changeSelection { $0.remove(element) } }
    post(.didDeselect(path))
  }

  func post(_ event: InteractionEvent) {
    state.interaction.isChanged = true
    state.events.append(.interaction(event))
  }

  func mayInteract(_ interaction: ItemInteraction, _ path: ItemPath) -> Bool {
    guard withView({ $0.interactionHandler?($0, interaction, path) == false }) else { return true }
    note(.refused(interaction, path))
    return false
  }

  func itemPath(_ element: Int) -> ItemPath? {
    guard element < state.structure.elementCount,
      case .item(let path) = state.structure.path(at: element)
    else { return nil }
    return path
  }

  /// The place in the row of the item that is shown at a point of the viewport, the foremost one; `nil`
  /// where there is none, or something else is before it. O(elements on screen).
  func shownItem(at point: LayoutPoint) -> Int? {
    foremost(at: point).flatMap { itemPath($0) == nil ? nil : $0 }
  }

  /// The place in the row of what is shown foremost at a point of the viewport.
  func foremost(at point: LayoutPoint) -> Int? {
    var point = point
    if isMirrored { point.x = state.settings.viewport.width - point.x }
    let main = Ticks(clamping: point[main: axis])
    let cross = Ticks(clamping: point[cross: axis])
    var best: (zIndex: Int, index: Int)?
    for slot in state.live.indices where state.live[slot].isDisplayed {
      let frame = state.live[slot].shown
      guard main >= frame.start, main < frame.start + frame.extent,
        cross >= frame.crossStart, cross < frame.crossStart + frame.crossExtent
      else { continue }
      let attributes = state.live[slot].attributes
      if best.map({ (attributes.zIndex, attributes.index) > $0 }) ?? true {
        best = (attributes.zIndex, attributes.index)
      }
    }
    return best?.index
  }
}
