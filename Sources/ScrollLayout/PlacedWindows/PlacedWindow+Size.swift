import ScrollPrimitives

extension PlacedWindow {
  /// Takes in the size that the cell returned; says whether anything changed.
  ///
  /// An element before the anchor grows upward: the elements behind it in its lane stay. Otherwise it grows downward.
  mutating func setSize(
    _ main: Ticks, cross: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    for length in [main, cross] {
      guard length >= .zero else { throw .invalidValue(parameter: "extent", value: length.points) }
      guard length <= .maximum else { throw .contentTooLong(points: length.points) }
    }
    let element = structure.path(at: index)
    guard frame.shows(element) else { return false }
    var isItem = false
    var share = Ticks.zero
    switch element {
    case .item:
      guard rules.isSelfSized else { return false }
      isItem = true
      share = rules.share(main: main, cross: cross)
    case .header: share = Self.share(main + frame.lead, rules)
    case .footer: share = Self.share(main + frame.footerSpace(rules.spacing), rules)
    }
    try checkRoom(main, cross: isItem ? cross : .zero, share: share, at: index)
    self.anchor = anchor
    if !kept.isEmpty { reachKept(index) }
    let old = (main: sizes.main(at: index), cross: sizes.cross(at: index))
    let wasHidden = isHidden(index)
    let isOther = old.main != main || isItem && rules.measuresCross && old.cross != cross
    if isItem, isOther, index < anchor { makeWay(index, anchor: anchor) }
    sizes.mains.setExtent(main, at: index)
    sizes.shares.setExtent(share, at: index)
    if isItem { sizes.crosses?.setExtent(cross, at: index) }
    hiddenCount += (isHidden(index) ? 1 : 0) - (wasHidden ? 1 : 0)
    guard isOther else {
      // An estimate that was right may still have counted with another share.
      didChange()
      return false
    }
    if left?.placed.contains(index) == true { left = nil }
    if placed.contains(index) {
      replace(index, isItem: isItem, oldCross: old.cross, anchor: anchor)
      if isItem { loosen(beyond: index, isUpward: index < anchor) }
    }
    didChange()
    return true
  }

  private func checkRoom(
    _ main: Ticks, cross: Ticks, share: Ticks, at index: Int
  ) throws(LayoutFailure) {
    let rest = [
      (main, sizes.mains.total - sizes.main(at: index)),
      (share, sizes.shares.total - sizes.shares.extent(at: index)),
      (cross, (sizes.crosses?.total ?? .zero) - sizes.cross(at: index)),
    ]
    for (length, rest) in rest where length > .maximum - rest {
      throw .contentTooLong(points: rest.points + main.points)
    }
  }

  func isHidden(_ index: Int) -> Bool {
    sizes.mains.isMeasured(at: index) && sizes.main(at: index) == .zero
  }

  /// Releases an element from an anchor in its section.
  private mutating func makeWay(_ index: Int, anchor: Int) {
    let section = structure.section(at: index)
    guard placed.contains(index), placed.contains(anchor) else { return }
    let span = span(ofBlock: section - firstSection)
    let first = span.row + span.items.lowerBound
    guard anchor < span.row + span.itemCount else { return }
    blocks[section - firstSection].items.makeWay(
      at: index - first, kept(index, anchor, from: first), span, sizes, rules)
  }

  /// What keeps its place, counted from an element.
  private func kept(_ index: Int, _ anchor: Int, from first: Int) -> WindowKept {
    let firm = firm(around: index)
    let shown = kept(around: index)?.shown ?? shown
    return WindowKept(
      anchor: anchor - first, shown: firm.lowerBound - first..<firm.upperBound - first,
      onScreen: shown.lowerBound - first..<shown.upperBound - first)
  }

  /// Gives a placed element the place that its size asks for.
  private mutating func replace(
    _ index: Int, isItem: Bool, oldCross: Ticks, anchor: Int
  ) {
    let block = structure.section(at: index) - firstSection
    if isItem {
      let span = span(ofBlock: block)
      let isUpward = index < anchor
      let offset = index - span.row - span.items.lowerBound
      let dropped = blocks[block].items.resize(
        at: offset, oldCross: oldCross, kept(index, anchor, from: index - offset), span, sizes,
        rules)
      placements += 1
      noteLooseBreak(block)
      if dropped > 0 {
        keep(from: index - offset + dropped)
        // As far as it was placed before, so that coordinates follow placed elements and not estimates.
        while placed.lowerBound > index - offset, growBackward() {}
      }
      if isUpward, !isEmpty, placed.contains(anchor), span.section == structure.section(at: anchor)
      {
        straighten(anchor: anchor)
      }
    }
    // The block may have become the first one, or gone.
    let now = structure.section(at: index) - firstSection
    guard now >= 0, now < blocks.count else { return }
    if isItem { noteRaggedFront(now) }
    remeasure(block: now)
  }

  /// Places the elements before the anchor again when a section's beginning has become more ragged than half the
  /// viewport: further up there may be too few items to fill the gaps. Visible items keep their lane.
  private mutating func straighten(anchor: Int) {
    let block = structure.section(at: anchor) - firstSection
    guard blocks[block].hasHeader else { return }
    let front = blocks[block].items.front
    let viewport = Ticks(clamping: context.container[main: frame.axis])
    guard (front.greatest - front.least).rawValue > viewport.rawValue / 2 else { return }
    let shown = shown.clamped(to: placed)
    let first = min(firstShown(with: anchor), shown.isEmpty ? anchor : shown.lowerBound)
    guard first > placed.lowerBound else { return }
    sizes.forgetLanes(placed.lowerBound..<max(placed.lowerBound, first))
    keep(from: first)
  }

  /// The first placed item of an anchor's section that may be on screen with it, or the anchor: one that
  /// lies no more than a viewport away from its start.
  private mutating func firstShown(with anchor: Int) -> Int {
    guard placed.contains(anchor), let start = attributes(at: anchor)?.start else { return anchor }
    let block = structure.section(at: anchor) - firstSection
    let span = span(ofBlock: block)
    let here = start - offset(ofBlock: block)
    let viewport = Ticks(clamping: context.container[main: frame.axis])
    scratch.removeAll(keepingCapacity: true)
    blocks[block].items.offsets(in: here - viewport..<here + viewport, into: &scratch)
    guard let first = scratch.min() else { return anchor }
    return min(anchor, span.row + span.items.lowerBound + first)
  }

  /// Takes an element's size as it is for measured.
  mutating func setMeasured(at index: Int) {
    sizes.mains.setExtent(sizes.main(at: index), at: index)
    version += 1
  }

  /// Marks an element to be measured again. One without extent counts with the estimate again: otherwise nothing
  /// would ever request its cell. It grows away from the last anchor.
  mutating func setNeedsMeasure(at index: Int) {
    if isHidden(index) {
      reveal(index)
    }
    sizes.mains.setNeedsMeasure(at: index)
    version += 1
  }

  func estimate(at index: Int) -> (main: Ticks, cross: Ticks) {
    switch structure.path(at: index) {
    case .item: rules.estimate
    case .header: (frame.headerEstimate, .zero)
    case .footer: (frame.footerEstimate, .zero)
    }
  }

  /// Counts an element with its estimate.
  mutating func reveal(_ index: Int) {
    let (main, cross) = estimate(at: index)
    _ = try? setSize(main, cross: cross, at: index, anchor: anchor ?? placed.lowerBound)
  }
}
