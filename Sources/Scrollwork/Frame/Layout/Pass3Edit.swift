import ScrollLayout

/// Pass 3, for changes of the items there are.
extension FramePipeline {
  /// What the coordinate frame is held by through a change.
  private struct Keeper {
    /// The element's index before and after.
    var old: Int
    var new: Int
    /// The side that is held.
    var edge: AnchorEdge
    /// Where that was before, in content coordinates.
    var offset: Ticks
  }

  /// Lays out changed items. Returns whether the layout has taken them, else nothing has changed, and how
  /// far the coordinate frame moves so that what is on screen stays.
  ///
  /// - Parameters:
  ///   - changes: where the edits take the places of the row.
  ///   - structure: the items there are after them.
  func layOut(
    _ edits: ItemEdits, _ changes: RowMap, _ structure: ItemStructure
  ) -> (isLaidOut: Bool, growth: Ticks?) {
    let keeper = keeper(through: changes)
    let content = state.hold.anchor?.content ?? state.layout.contentExtent
    let before = placement
    do {
      var invalidation = LayoutInvalidation(
        context: context(of: structure), anchor: keeper?.old)
      invalidation.set(edits, changes, from: state.structure)
      invalidation.screen = screen(at: state.motion.scroll.position)
      try state.layout.invalidate(invalidation)
    } catch {
      state.diagnoseOnce(CollectionError(error))
      return (false, nil)
    }
    state.take(structure)
    state.placeAnew(after: before)
    state.hold.relocateReading(changes)
    guard let keeper, let (index, edge, offset) = shownElement(near: keeper.new, keeper.edge) else {
      state.hold.hold(by: nil)
      return (true, nil)
    }
    let holder = Anchor(
      element: structure.path(at: index), index: index, edge: edge, offset: offset,
      placement: placement, content: content)
    state.hold.hold(by: holder)
    return (true, followed(offset - keeper.offset))
  }

  /// How far the frame moves with an element that moved by `growth` when items were laid out again.
  func followed(_ growth: Ticks) -> Ticks {
    switch state.applied.shared.anchorPolicy {
    case .none, .trailingEdge: .zero
    case .firstVisible, .lastVisible, .item: growth
    }
  }

  /// Takes sizes that were measured before, and the element that all is placed by. Returns where the
  /// content is then; `nil` when the layout does not show the element.
  func layOut(as saved: ScrollState) -> Ticks? {
    guard let index = state.structure.index(of: saved.element) else { return nil }
    let before = placement
    let count = state.structure.elementCount
    state.layout.restore(
      saved.measuredSizes.filter { $0.index < count }, saved.arrangement, anchor: index)
    state.placeAnew(after: before)
    guard let start = state.layout.attributes(at: index)?.start else { return nil }
    // A measured element keeps its length, so it was off the screen before as well if it is now.
    if state.layout.isMeasured(at: index) { notes.isLaidOutAnew = false }
    let holder = Anchor(
      element: saved.element, index: index, offset: start, placement: placement,
      content: state.layout.contentExtent)
    state.hold.hold(by: holder)
    let followsEnd = state.applied.settings.followsEnd
    state.hold.restore(isFollowingEnd: saved.isFollowingEnd && followsEnd)
    return start - Ticks(rawValue: saved.start)
  }

  /// The anchor if it stays, else the nearest element on screen that does, behind it first; else what
  /// comes up to the anchor's index.
  private func keeper(through changes: RowMap) -> Keeper? {
    guard let anchor = state.hold.anchor else { return nil }
    if let new = unpassedPlace(of: anchor.index, changes) {
      return Keeper(old: anchor.index, new: new, edge: anchor.edge, offset: anchor.offset)
    }
    let screen = screen(at: state.motion.scroll.position)
    // What is on its way counts where it goes to.
    let isStill = state.moving.transition == nil
    let shown = state.live.indices.filter {
      let attributes = state.live[$0].attributes
      return !isHeldAtEdge(attributes, in: screen)
        && (isStill ? state.live[$0].isDisplayed : attributes.touches(screen))
    }
    let behind = shown.filter { state.live[$0].attributes.index > anchor.index }
    let before = shown.filter { state.live[$0].attributes.index < anchor.index }.reversed()
    let candidates =
      [Keeper(old: anchor.index, new: 0, edge: anchor.edge, offset: anchor.offset)]
      + (behind + before).map { slot in
        let attributes = state.live[slot].attributes
        let edge = AnchorEdge(of: attributes, on: screen, inLines: state.layoutTraits.hasLines)
        return Keeper(
          old: attributes.index, new: 0, edge: edge, offset: edge.offset(of: attributes))
      }
    for place in [{ self.unpassedPlace(of: $0, changes) }, changes.unmovedPlace, changes.place] {
      for var keeper in candidates {
        guard let new = place(keeper.old) else { continue }
        keeper.new = new
        return keeper
      }
    }
    let start = state.layout.start(at: anchor.index) ?? anchor.offset
    return Keeper(
      old: anchor.index, new: changes.nearestPlace(of: anchor.index), edge: .start, offset: start)
  }

  /// The new index of an element that stays. `nil` for one that is removed, is moved itself, or is passed by the carried
  /// item and makes room for it.
  private func unpassedPlace(of index: Int, _ changes: RowMap) -> Int? {
    guard let place = changes.unmovedPlace(of: index) else { return nil }
    guard let carried = state.interaction.lift?.element, let home = changes.place(of: carried)
    else { return place }
    return (index < carried) == (place < home) ? place : nil
  }

  /// The index of a visible element, and the position of a side of it: the given element, or an item next to it.
  private func shownElement(
    near index: Int, _ edge: AnchorEdge
  ) -> (index: Int, edge: AnchorEdge, offset: Ticks)? {
    let count = state.structure.elementCount
    guard count > 0 else { return nil }
    let index = min(index, count - 1)
    if let offset = state.layout.offset(of: edge, at: index) { return (index, edge, offset) }
    let item = state.structure.item(after: index) ?? state.structure.item(before: index)
    return item.flatMap { item in
      state.layout.start(at: item).map { (item, .start, $0) }
    }
  }
}
