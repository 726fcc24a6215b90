import ScrollLayout
import ScrollPrimitives

/// Pass 0, for pointers that press items, and what a tap selects.
extension FramePipeline {
  /// The item that a pointer presses that goes down on content at rest.
  func press(at event: InputEvent, slop: Double) -> PointerRole.Press? {
    guard let element = shownItem(at: event.position), let path = itemPath(element) else {
      return nil
    }
    let isHighlighted =
      asked.settings.selectionMode != .none && mayInteract(.highlight, path)
    if isHighlighted { post(.didHighlight(path)) }
    return PointerRole.Press(
      element: element, origin: event.position, begin: event.time, slop: slop,
      isHighlighted: isHighlighted)
  }

  func endPress() {
    guard let press = state.interaction.press else { return }
    state.interaction.decide { $0.press = nil }
    unhighlight(press)
  }

  /// Ends the press of a pointer that leaves its slop.
  func endPress(of id: Int, leaving position: LayoutPoint) {
    guard let (pointer, choice) = state.interaction.undecided, pointer == id,
      let press = choice.press
    else { return }
    let (dx, dy) = (position.x - press.origin.x, position.y - press.origin.y)
    if (dx * dx + dy * dy).squareRoot() > press.slop { endPress() }
  }

  func unhighlight(_ press: PointerRole.Press) {
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
    state.interaction.noteChange()
    state.post(.interaction(event))
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

  /// The flat index of the frontmost item at a point of the viewport; `nil` without an item, or if something else is
  /// in front of it. O(elements on screen).
  func shownItem(at point: LayoutPoint) -> Int? {
    foremost(at: point).flatMap { itemPath($0) == nil ? nil : $0 }
  }

  /// The flat index of the frontmost element at a point of the viewport.
  func foremost(at point: LayoutPoint) -> Int? {
    var leading = point
    if isMirrored { leading.x = state.applied.settings.viewport.width - point.x }
    let main = Ticks(clamping: leading[main: axis])
    let cross = Ticks(clamping: leading[cross: axis])
    let hasEffects = hasEffects
    var best: (zIndex: Int, index: Int)?
    for slot in state.live.indices where state.live[slot].isDisplayed {
      var depth = 0
      if hasEffects {
        guard let drawn = self.depth(of: slot, at: point) else { continue }
        depth = drawn
      } else {
        let frame = state.live[slot].shown
        guard main >= frame.start, main < frame.start + frame.extent,
          cross >= frame.crossStart, cross < frame.crossStart + frame.crossExtent
        else { continue }
      }
      let attributes = state.live[slot].attributes
      let zIndex = attributes.zIndex.layered(above: depth)
      if best.map({ (zIndex, attributes.index) > $0 }) ?? true {
        best = (zIndex, attributes.index)
      }
    }
    return best?.index
  }
}
