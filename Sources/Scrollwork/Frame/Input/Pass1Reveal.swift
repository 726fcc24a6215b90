import ScrollLayout
import ScrollPrimitives

/// What pinned elements cover of the viewport where an item is scrolled to: from the adjusted insets along the
/// axis, and from the leading side across it.
struct PinnedCover: Equatable {
  var leading = Ticks.zero
  var trailing = Ticks.zero
  var crossLeading = Ticks.zero

  /// Counts an element that may be pinned over the item. An element that overlaps the item by itself, such as a
  /// header without room of its own, cannot be avoided by a scroll.
  mutating func add(_ pinned: LayoutAttributes, over item: LayoutAttributes) {
    guard pinned.index != item.index, pinned.extent > .zero else { return }
    if pinned.pins.contains(.leading), pinned.end <= item.start {
      leading = max(leading, pinned.pinInset + pinned.extent)
    }
    if pinned.pins.contains(.trailing), pinned.start >= item.end {
      trailing = max(trailing, pinned.pinInset + pinned.extent)
    }
    if pinned.pins.contains(.crossLeading), pinned.crossEnd <= item.crossStart {
      crossLeading = max(crossLeading, pinned.crossPinInset + pinned.crossExtent)
    }
  }
}

/// Pass 1, scrolling to an item: to where a position asks, clear of pinned elements.
extension FramePipeline {
  /// Scrolls along the axis. A running motion that leads to where the item is wholly on screen goes on.
  ///
  /// - Parameter further: how far beyond that place the content goes.
  func scroll(
    _ model: inout ScrollModel, to path: ElementPath, at position: ScrollPosition, _ further: Ticks,
    _ pace: UpdateQueue.ScrollPace, goal: inout ScrollMotion.ScrollTarget?
  ) {
    let animated = pace.isAnimated
    guard let item = attributes(of: path),
      !path.isItem || !isPinnedOnScreen(item, at: model.position)
    else { return }
    let placement = placement(of: item)
    guard
      let side = placement.settled(position, from: animated ? model.restPosition : model.position)
    else {
      // On screen now, as requested, and must not leave it when the content moves.
      if !animated, placement.settled(position, from: model.restPosition) != nil {
        goal = nil
        model.scroll(to: model.position, animated: false, &round.events)
      }
      return
    }
    let target = offset(of: item, placement, at: side) + further
    goal = .element(path, side, further)
    if animated { approach(&model, .element(path), target) }
    model.scroll(
      to: target, animated: animated, lasting: pace.duration, along: pace.curve, &round.events)
  }

  /// Leaves out the middle of a long way to an element or an end.
  func approach(_ model: inout ScrollModel, _ goal: FrameNotes.FarGoal, _ target: Ticks) {
    if model.approach(target, again: notes.leftOut == goal, &round.events) { notes.leftOut = goal }
  }

  /// Where a motion's goal is, by the sizes known now. Not limited to the edges.
  func target(of goal: ScrollMotion.ScrollTarget, _ edges: ScrollBounds) -> Ticks? {
    switch goal {
    case .element(let path, let position, let further):
      target(of: path, at: position).map { $0 + further }
    case .edge(let side): edges[side]
    }
  }

  /// The offset at which an item lies as `position` says, by the sizes known now. Not limited to the edges.
  func target(of path: ElementPath, at position: ScrollPosition) -> Ticks? {
    attributes(of: path).map { offset(of: $0, placement(of: $0), at: position) }
  }

  /// The same for an item that exists. In the middle of the viewport it may be behind its section's header, which
  /// covers nothing there. Then the header of the section at the viewport's start is pinned, as far as the next
  /// header does not push it away.
  private func offset(
    of item: LayoutAttributes, _ placement: ItemPlacement, at position: ScrollPosition
  ) -> Ticks {
    let target = placement.offset(at: position)
    let inset = Ticks(clamping: state.ends.edges.adjustedLeading)
    let first = state.structure.elements(ofSection: item.element.section).lowerBound
    guard position == .center, let own = state.layout.attributes(at: first),
      own.pins.contains(.leading), own.end <= item.start, own.start - own.pinInset > target + inset
    else { return target }
    var clear = placement
    clear.leading = inset
    let free = clear.offset(at: position)
    guard let near = state.layout.element(near: free + inset) else { return free }
    let header = state.structure.elements(ofSection: state.structure.section(at: near)).lowerBound
    guard let pinned = state.layout.attributes(at: header), pinned.pins.contains(.leading) else {
      return free
    }
    // Of each tick that is covered more the content goes half a tick back: as far as the section's end pushes the
    // header away, and no further than where the header begins.
    let pushed = pinned.slotEnd - free - inset
    let begun = free + inset + pinned.pinInset - pinned.start
    let room = max(.zero, min(pushed, begun))
    clear.leading = inset + min(pinned.pinInset + pinned.extent, room + room)
    return clear.offset(at: position)
  }

  /// How an item lies along the axis, and between what.
  func placement(of item: LayoutAttributes) -> ItemPlacement {
    let cover = cover(of: item)
    return ItemPlacement(
      start: item.start, extent: item.extent, viewport: viewportLength,
      leading: Ticks(clamping: state.ends.edges.adjustedLeading) + cover.leading,
      trailing: Ticks(clamping: state.ends.edges.adjustedTrailing) + cover.trailing)
  }

  /// Where an element lies; `nil` for one that is not there or that the layout does not show.
  func attributes(of path: ElementPath) -> LayoutAttributes? {
    state.structure.index(of: path).flatMap { state.layout.attributes(at: $0) }
  }

  /// The part of the viewport that pinned elements cover next to an item. O(log n), plus a query of the item's own
  /// rectangle where items may be pinned.
  ///
  /// - Parameter isThroughout: whether only what is pinned for all of the content counts, as frozen rows are.
  func cover(of item: LayoutAttributes, throughout isThroughout: Bool = false) -> PinnedCover {
    var cover = PinnedCover()
    let elements = state.structure.elements(ofSection: item.element.section)
    // One by one: an array of both would allocate in each scroll.
    if let header = state.layout.attributes(at: elements.lowerBound) {
      cover.add(header, over: item)
    }
    if let footer = state.layout.attributes(at: elements.upperBound - 1) {
      cover.add(footer, over: item)
    }
    guard state.layoutTraits.pinsItems else { return cover }
    let tick = Ticks(rawValue: 1)
    var found: [LayoutAttributes] = []
    state.layout.elements(
      in: LayoutWindow(
        main: item.start..<max(item.end, item.start + tick),
        cross: item.crossStart..<max(item.crossEnd, item.crossStart + tick)), into: &found)
    for pinned in found { cover.add(pinned, over: item) }
    guard isThroughout else { return cover }
    cover = PinnedCover()
    for pinned in found
    where pinned.slotStart <= .zero && pinned.slotEnd >= state.layout.contentExtent {
      cover.add(pinned, over: item)
    }
    return cover
  }

  /// Whether an item stays at an edge and is wholly on screen there: scrolling does not move it.
  func isPinnedOnScreen(_ item: LayoutAttributes, at position: Ticks) -> Bool {
    guard item.isPinned else { return false }
    let screen = screen(at: position)
    let start = pinnedStart(of: item, in: screen)
    return start >= screen.lowerBound && start + item.extent <= screen.upperBound
  }
}
