import ScrollLayout

/// Pass 3, for changes of the items there are.
extension CollectionView {
  /// What the coordinate frame is held by through a change.
  private struct Keeper {
    /// The element's place before and after.
    var old: Int
    var new: Int
    /// Where it started before.
    var start: Ticks
  }

  /// Lays out changed items. Returns whether the layout has taken them, else nothing has changed, and how
  /// far the coordinate frame moves so that what is on screen stays.
  ///
  /// - Parameters:
  ///   - made: what the edits do to the row; they were made when they were asked for.
  ///   - changes: the same, to be asked for places.
  ///   - structure: the items there are after them.
  func layOut(
    _ edits: [ItemEdit], _ made: RowEdits, _ changes: RowMap, _ structure: ItemStructure
  ) -> (isLaidOut: Bool, growth: Ticks?) {
    let keeper = keeper(through: changes)
    let content = state.anchor?.content ?? state.layout.contentExtent
    let before = placement
    do {
      var invalidation = LayoutInvalidation(
        context: context(of: structure), edits: edits, anchor: keeper?.old)
      invalidation.rowEdits = made
      try state.layout.invalidate(invalidation)
    } catch {
      state.diagnostics.append(CollectionError(error))
      return (false, nil)
    }
    state.structure = structure
    // What was covered goes with its elements, unless it was covered no more.
    if state.coverage?.placement != before || state.placedVersion != before { state.coverage = nil }
    placeAnew(after: before)
    guard let keeper, let (index, start) = shownPlace(near: keeper.new) else {
      state.anchor = nil
      return (true, nil)
    }
    state.anchor = Anchor(
      element: structure.path(at: index), index: index, start: start, placement: placement,
      content: content)
    return (true, followed(start - keeper.start))
  }

  /// Takes sizes that were measured before, and the element that all is placed by. Returns where the
  /// content is then; `nil` when the layout does not show the element.
  func layOut(as saved: ScrollState) -> Ticks? {
    guard let index = state.structure.index(of: saved.element) else { return nil }
    let count = state.structure.elementCount
    for size in saved.measuredSizes where size.index < count {
      _ = try? state.layout.setPreferredSize(
        size.extent, cross: size.crossExtent, at: size.index, anchor: index)
    }
    state.changes += 1
    guard let start = state.layout.attributes(at: index)?.start else { return nil }
    state.anchor = Anchor(
      element: saved.element, index: index, start: start, placement: placement,
      content: state.layout.contentExtent)
    state.hasOpened = true
    state.isFollowingEnd = saved.isFollowingEnd && state.settings.followsEnd
    return start - Ticks(rawValue: saved.start)
  }

  /// The anchor if it stays, else the nearest element on screen that does, behind it first; else what
  /// comes up to the anchor's place.
  private func keeper(through changes: RowMap) -> Keeper? {
    guard let anchor = state.anchor else { return nil }
    if let new = changes.unmovedPlace(of: anchor.index) {
      return Keeper(old: anchor.index, new: new, start: anchor.start)
    }
    let shown = state.live.indices.filter {
      state.live[$0].isDisplayed && !state.live[$0].attributes.isPinned
    }
    let behind = shown.filter { state.live[$0].attributes.index > anchor.index }
    let before = shown.filter { state.live[$0].attributes.index < anchor.index }.reversed()
    let candidates =
      [(anchor.index, anchor.start)]
      + (behind + before).map {
        (state.live[$0].attributes.index, state.live[$0].attributes.start)
      }
    for (index, start) in candidates {
      if let new = changes.unmovedPlace(of: index) {
        return Keeper(old: index, new: new, start: start)
      }
    }
    for (index, start) in candidates {
      if let new = changes.place(of: index) { return Keeper(old: index, new: new, start: start) }
    }
    return Keeper(
      old: anchor.index, new: changes.nearestPlace(of: anchor.index), start: anchor.start)
  }

  /// A place in the row whose element is shown, and where that starts: the one given, or an item beside it.
  private func shownPlace(near index: Int) -> (index: Int, start: Ticks)? {
    let count = state.structure.elementCount
    guard count > 0 else { return nil }
    let index = min(index, count - 1)
    if let start = state.layout.start(at: index) { return (index, start) }
    let item = state.structure.item(after: index) ?? state.structure.item(before: index)
    return item.flatMap { item in
      state.layout.start(at: item).map { (item, $0) }
    }
  }
}
