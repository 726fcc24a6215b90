import ScrollPrimitives

extension PlacedWindow {
  /// Applies edits and another container. Prepares all items again where the edits do not lead to those of the context.
  /// O(edits · log elements + sections). Throws before anything changes.
  ///
  /// Elements before an edit before the anchor, and behind one behind it, must be placed again; the rest stays as it
  /// is.
  mutating func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    guard invalidation.leads(from: structure) else { return try prepare(invalidation.context) }
    var anchor = invalidation.anchor
    try check(invalidation.context)
    if invalidation.hasEdits {
      let edits = invalidation.edits
      try check(edits)
      left = nil
      var screen = screen(invalidation.screen, around: anchor)
      for edit in edits { apply(edit, anchor: &anchor, &screen) }
      assert(structure == invalidation.context.structure, "the edits lead to other items")
      // Shares the storage: the next frame of a resize compares the two in O(1).
      structure = invalidation.context.structure
      if isEmpty, let anchor { seed(at: anchor) }
      placeFirstHeader()
      self.anchor = anchor
      didChange()
    }
    resize(invalidation.context, anchor: anchor)
    if invalidation.needsMeasure { setAllNeedMeasure() }
  }

  /// Whether what there is fits when headers and footers count in another container's units.
  private func check(_ context: LayoutContext) throws(LayoutFailure) {
    var rules = rules
    _ = rules.resolve(context)
    guard rules.unit > self.rules.unit else { return }
    var total = sizes.shares.total
    for section in structure.sectionCounts.indices {
      let elements = structure.elements(ofSection: section)
      for index in [elements.lowerBound, elements.upperBound - 1] {
        let length = Ticks(rawValue: sizes.shares.extent(at: index).rawValue / self.rules.unit)
        total = total + Self.share(length, rules) - Self.share(length, self.rules)
        guard total <= .maximum else { throw .contentTooLong(points: total.points) }
      }
    }
  }

  private func check(_ edits: [ItemEdit]) throws(LayoutFailure) {
    var runs: [RowSizes.Run] = []
    for edit in edits {
      switch edit {
      case .insertItems(_, let count): runs.append(Self.itemRun(max(0, count), rules))
      case .insertSections(_, let counts):
        for count in counts { Self.appendRuns(ofSection: max(0, count), frame, rules, to: &runs) }
      default: break
      }
    }
    try sizes.validate(adding: runs)
  }

  /// - Parameter screen: the viewport in the coordinates of the anchor's block; `nil` if that is not known.
  private mutating func apply(
    _ edit: ItemEdit, anchor: inout Int?, _ screen: inout Range<Ticks>?
  ) {
    var after = structure
    guard let made = try? after.apply(edit) else { return }
    // Sections are whole: those between go past the anchor's as well.
    let change = if case .moveSection = edit { made.sparing(anchor) } else { made }
    self.anchor = anchor
    let (former, formerSection) = (anchor, anchor.map(structure.section))
    var changed: [Between] = []
    var put: (items: Range<Int>, screen: Range<Ticks>)?
    switch change {
    case .insert(let at, let count):
      guard count > 0 else { break }
      put = makeRoom(at, for: at..<at + count, without: at..<at, anchor, screen)
      sizes.insert(runs(of: edit), at: at)
    case .remove(let range):
      guard !range.isEmpty else { break }
      anchor = cut(range, anchor: anchor, screen, &changed)
      if hiddenCount > 0 { hiddenCount -= range.reduce(0) { $0 + (isHiddenBefore($1) ? 1 : 0) } }
      sizes.removeSubrange(range)
    case .move(let range, let to):
      let target = to >= range.lowerBound ? to + range.count : to
      let movesAnchor = anchor.map(range.contains) ?? false
      if movesAnchor { anchor = cut(range, anchor: anchor, nil, &changed) }
      put = makeRoom(
        target, for: to..<to + range.count, without: range, anchor, movesAnchor ? nil : screen)
      if !movesAnchor { anchor = cut(range, anchor: anchor, screen, &changed) }
      sizes.move(range, to: to)
    }
    if former != anchor, anchor.map(structure.section) != formerSection { screen = nil }
    structure = after
    if !kept.isEmpty { followKept(change) }
    anchor = anchor.flatMap { change.place(of: $0) }
    guard !isEmpty else { return }
    guard !placed.isEmpty, let first = change.place(of: placed.lowerBound) else {
      (firm, shown) = (0..<0, 0..<0)
      return clear()
    }
    (firm, shown) = (moved(firm, to: first), moved(shown, to: first))
    loose = 0..<0
    placed = first..<first + placed.count
    firstSection = structure.section(at: first)
    if let put, let change = putIn(put.items, above: put.screen) { changed.append(change) }
    for change in changed { takeIn(change, anchor) }
    // Spaces around a section's items depend on whether it has any.
    remeasure(block: 0)
    remeasure(block: blocks.count - 1)
    if let anchor, placed.contains(anchor),
      blocks[structure.section(at: anchor) - firstSection].items.count == 0
    {
      screen = nil
    }
  }

  /// Where the placed elements of a range are when the first one placed gets another index.
  private func moved(_ range: Range<Int>, to first: Int) -> Range<Int> {
    let (range, way) = (range.clamped(to: placed), first - placed.lowerBound)
    return range.lowerBound + way..<range.upperBound + way
  }

  private func isHiddenBefore(_ index: Int) -> Bool {
    sizes.mains.isMeasured(at: index) && sizes.main(at: index) == .zero
  }

  private func runs(of edit: ItemEdit) -> [RowSizes.Run] {
    var runs: [RowSizes.Run] = []
    switch edit {
    case .insertItems(_, let count): runs.append(Self.itemRun(count, rules))
    case .insertSections(_, let counts):
      for count in counts { Self.appendRuns(ofSection: count, frame, rules, to: &runs) }
    default: break
    }
    return runs
  }

  /// Makes room before an element. The elements on the anchor's side stay placed; all do if the inserted items find a place
  /// above the screen.
  ///
  /// - Parameters:
  ///   - items: the inserted items, by their indexes after the edit.
  ///   - others: the elements that the same edit takes away.
  /// - Returns: the items to put in above the screen; `nil` for none.
  private mutating func makeRoom(
    _ index: Int, for items: Range<Int>, without others: Range<Int>, _ anchor: Int?,
    _ screen: Range<Ticks>?
  ) -> (items: Range<Int>, screen: Range<Ticks>)? {
    if items.count <= Self.insertLimit,
      let inside = screenBelowPlace(before: index, without: others, anchor, screen)
    {
      return (items, inside)
    }
    guard !isEmpty, index > placed.lowerBound, index < placed.upperBound else { return nil }
    if let anchor, index <= anchor {
      cutFront(at: index, anchor: anchor)
    } else {
      keep(upTo: index)
      loosenBehindShown(anchor: anchor)
    }
    return nil
  }
}

extension RowChange {
  /// The same change with the element in place: instead of the moved range, the elements between its old and its new place
  /// are moved past it.
  fileprivate func sparing(_ element: Int?) -> RowChange {
    guard case .move(let range, let to) = self, let element, range.contains(element) else {
      return self
    }
    if to < range.lowerBound { return .move(to..<range.lowerBound, to: to + range.count) }
    if to > range.lowerBound {
      return .move(range.upperBound..<to + range.count, to: range.lowerBound)
    }
    return self
  }
}
