import ScrollLayout

/// Pass 3, what a person left on screen is kept through other sizes, layouts and traits.
extension FramePipeline {
  /// Notes the anchor as what the person last scrolled to, unless nothing was scrolled since that was noted. Of content
  /// that is at its beginning the beginning stays, and only how elements lie is noted.
  ///
  /// - Parameter withArrangement: whether to note as well how elements near the screen lie.
  func noteReading(withArrangement: Bool) {
    let screen = screen(at: state.motion.scroll.position)
    if !isAtStart {
      takeItemAsAnchor()
      if state.hold.reading == nil, let anchor = state.hold.anchor,
        state.layout.attributes(at: anchor.index)?.touches(screen) ?? false
      {
        let reading = readingAnchor(by: anchor)
        state.hold.note(reading)
      }
    }
    guard withArrangement, state.hold.arrangement == nil,
      state.hold.reading == nil ? isAtStart : showsReading(),
      let first = state.hold.reading?.index ?? state.hold.anchor?.index
    else { return }
    noteArrangement(around: first, in: screen)
  }

  /// Whether the content is at its beginning or beyond it.
  var isAtStart: Bool { state.motion.scroll.position <= state.motion.scroll.bounds.minimum }

  /// Notes how elements near the screen lie, for when the room comes back. O(elements measured), once after content was
  /// scrolled.
  private func noteArrangement(around anchor: Int, in screen: Range<Ticks>) {
    guard let arrangement = state.layout.arrangement(in: screen) else { return }
    let shown = state.live.indices.lazy.map { self.state.live[$0].attributes.index }
    let near = LayoutContext.nearbyElements
    let first = min(anchor, shown.min() ?? anchor) - near
    let last = max(anchor, shown.max() ?? anchor) + near
    let left = ReadingArrangement(
      arrangement: arrangement,
      sizes: state.layout.measuredSizes().filter { $0.index >= first && $0.index <= last },
      room: state.room)
    state.hold.note(left)
  }

  /// Restores the arrangement around the element that the person last scrolled to, or at the beginning, if the
  /// container is the same again: lanes and lines depend on the sizes that were known when they were placed.
  func recallArrangement() {
    guard let left = state.hold.arrangement, left.room == state.room,
      let anchor = state.hold.anchor,
      state.hold.reading.map({ $0.index == anchor.index }) ?? isAtStart
    else { return }
    let before = placement
    state.layout.restore(left.sizes, left.arrangement, anchor: anchor.index)
    state.placeAnew(after: before)
  }

  /// The anchor's element by where it is on the screen; `nil` where the layout does not show it.
  func readingAnchor(by anchor: Anchor) -> ReadingAnchor? {
    guard let offset = state.layout.offset(of: anchor.edge.own, at: anchor.index),
      let start = state.layout.start(at: anchor.index)
    else { return nil }
    return ReadingAnchor(
      index: anchor.index, edge: anchor.edge.own, offset: offset - state.motion.scroll.position,
      start: start - state.motion.scroll.position, axis: axis)
  }

  /// The side of an element that may hold the frame where it was left, and where that was: its start, where the
  /// viewport is too short to show where it ended.
  func place(of reading: ReadingAnchor) -> (edge: AnchorEdge, offset: Ticks) {
    let isSeen = reading.edge == .start || reading.offset <= viewportLength
    return isSeen ? (reading.edge, reading.offset) : (.start, reading.start)
  }

  /// Anchors the frame by the first item on screen where a header lies before it: another layout may pin the header, or
  /// have another space behind it.
  private func takeItemAsAnchor() {
    guard case .firstVisible = state.applied.shared.anchorPolicy, let anchor = state.hold.anchor,
      !anchor.element.isItem
    else { return }
    let screen = screen(at: state.motion.scroll.position)
    let slot = state.live.indices.first { slot in
      let attributes = state.live[slot].attributes
      return attributes.element.isItem && state.live[slot].isDisplayed
        && !attributes.isPinned && attributes.touches(screen)
    }
    if let slot {
      let item = self.anchor(of: slot, at: state.motion.scroll.position)
      state.hold.hold(by: item)
    }
  }

  /// Anchors the frame to the element itself: after a new layout its line may contain other items and end elsewhere.
  /// An element that ends behind a viewport that is shorter now is anchored by its start, like one with neither side
  /// visible.
  func letGoOfLine() {
    guard var anchor = state.hold.anchor, anchor.edge != .start, hold(anchor.edge.own, of: &anchor)
    else { return }
    if anchor.offset > state.motion.scroll.position + viewportLength { hold(.start, of: &anchor) }
    state.hold.hold(by: anchor)
  }

  /// Anchors the frame by the end of the anchor's line when only sizes change in that line: the line grows upward, and
  /// what follows it stays. In a flow this is so only when the anchor itself changes.
  func holdLine(ofAnyOf changes: [CellChange]) {
    guard state.layoutTraits.hasLines, var anchor = state.hold.anchor, anchor.edge == .ownEnd,
      changes.contains(where: { sharesLine($0.element, with: anchor) })
    else { return }
    hold(.end, of: &anchor)
    state.hold.hold(by: anchor)
  }

  private func sharesLine(_ path: ElementPath, with anchor: Anchor) -> Bool {
    if path == anchor.element { return true }
    guard !state.layoutTraits.hasLooseLines, let index = state.structure.index(of: path),
      let other = state.layout.attributes(at: index),
      let own = state.layout.attributes(at: anchor.index)
    else { return false }
    return other.slotStart == own.slotStart && other.slotEnd == own.slotEnd
  }

  /// Forgets what the person last scrolled to once something is scrolled.
  ///
  /// - Parameters:
  ///   - isMoved: whether the content was moved in the frame.
  ///   - wasIdle: whether nothing moved it before, and `isIdle` after it.
  func followReading(isMoved: Bool, wasIdle: Bool, isIdle: Bool) {
    // Only an edge moves content that rests and is not asked to move: at once, or as a bounce that begins with that.
    let isAsked = queue.due.commands > 0 || queue.due.timed > 0
    let isByEdge = !isAsked && (state.hold.reading?.isPulled ?? false || wasIdle)
    // Where no element is held, what the person left moves with updates.
    let isGone =
      !state.applied.shared.anchorPolicy.followsElements && state.hold.reading?.axis == axis
      && !showsReading()
    if queue.due.commands > 0 || isMoved && !isByEdge || isGone {
      state.hold.forgetReading()
    } else {
      state.hold.setPulled(isByEdge && !isIdle)
    }
  }
}
