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

  /// Has what lay near what the person last scrolled to, or at the beginning, lie as it did, where the room is the same
  /// again: lanes and lines depend on the sizes that were known when they were placed.
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
  private func readingAnchor(by anchor: Anchor) -> ReadingAnchor? {
    guard let offset = state.layout.offset(of: anchor.edge.own, at: anchor.index),
      let start = state.layout.start(at: anchor.index)
    else { return nil }
    return ReadingAnchor(
      index: anchor.index, edge: anchor.edge.own, offset: offset - state.motion.scroll.position,
      start: start - state.motion.scroll.position, axis: axis)
  }

  /// The side of an element that may hold the frame where it was left, and where that was: its start, where the
  /// viewport is too short to show where it ended.
  private func place(of reading: ReadingAnchor) -> (edge: AnchorEdge, offset: Ticks) {
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

  /// Has the frame be anchored by the element itself: laid out anew, its line may hold others and end elsewhere. One
  /// that ends behind a viewport that is shorter now is held by its start, as one of which neither side is seen.
  func letGoOfLine() {
    guard var anchor = state.hold.anchor, anchor.edge != .start, hold(anchor.edge.own, of: &anchor)
    else { return }
    if anchor.offset > state.motion.scroll.position + viewportLength { hold(.start, of: &anchor) }
    state.hold.hold(by: anchor)
  }

  /// Anchors the frame by the end of the anchor's line when only sizes change in that line: the line grows upward, and
  /// what follows it stays. In a flow this is so only when the anchor itself changes.
  func holdLine(ofAnyOf changed: [[ElementPath]]) {
    guard state.layoutTraits.hasLines, var anchor = state.hold.anchor, anchor.edge == .ownEnd,
      changed.contains(where: { $0.contains { sharesLine($0, with: anchor) } })
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

  /// Has the frame be anchored by what the person last scrolled to, as the layout has that before it changes.
  /// Returns how far the content is from showing it where the person left it; `nil` where nothing is to be shown. A
  /// viewport that is shorter may not show where it ended.
  func recallReading() -> Ticks? {
    guard let reading = state.hold.reading, reading.axis == axis,
      state.motion.scroll.isIdle || reading.isPulled,
      state.applied.shared.anchorPolicy.followsElements,
      let element = state.layout.attributes(at: reading.index)
    else { return nil }
    let place = place(of: reading)
    let (edge, offset) = (place.edge, place.edge.offset(of: element))
    if let anchor = state.hold.anchor, anchor.index != reading.index {
      notes.instead = readingAnchor(by: anchor)
    }
    let holder = Anchor(
      element: state.structure.path(at: reading.index), index: reading.index, edge: edge,
      offset: offset, placement: placement,
      content: state.hold.anchor?.content ?? state.layout.contentExtent)
    state.hold.hold(by: holder)
    return offset - place.offset - state.motion.scroll.position
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
    if queue.due.commands > 0 || isMoved && !isByEdge {
      state.hold.forgetReading()
    } else {
      state.hold.setPulled(isByEdge && !isIdle)
    }
  }

  /// Whether what the person last scrolled to is where they left it. Updates on screen may then take it elsewhere, and
  /// what is on screen after them is what counts.
  func showsReading() -> Bool {
    guard let reading = state.hold.reading, reading.axis == axis else { return false }
    return state.layout.offset(of: reading.edge, at: reading.index)
      == state.motion.scroll.position + reading.offset
  }

  /// Has the frame look whether an anchor that begins above the screen, longer than it, still reaches the screen once
  /// it is measured anew.
  func watchLongAnchor() {
    guard let anchor = state.hold.anchor, anchor.edge == .start,
      anchor.offset < state.motion.scroll.position
    else { return }
    notes.isLaidOutAnew = true
  }

  /// Whether the layout shows what the person last scrolled to at all.
  var showsElementOfReading: Bool {
    state.hold.reading.map { state.layout.start(at: $0.index) != nil } ?? true
  }

  /// In a frame that has updates or is laid out anew, has the line of the element that holds the frame measured where it
  /// begins above the screen, and has an element begin with the screen that turned out too short to reach it. Says
  /// whether either was done.
  ///
  /// - Parameters:
  ///   - shifted: how far the content was moved back to what the person last scrolled to. Where that is too short now,
  ///     it begins with the screen, and the content moves only as far as that asks for.
  ///   - start: where the screen begins after that, and before anything else is scrolled in the frame.
  ///   - position: where it begins in the end.
  func keepOnScreen(
    _ first: inout Pin?, _ pin: inout Pin?, _ shifted: inout Ticks, from start: Ticks,
    to position: Ticks
  ) -> Bool {
    if let other = pinInstead(of: first, pin, from: start) {
      (first, pin, shifted) = (other, other, .zero)
      return true
    }
    guard let holder = first, holder == pin, holder.edge == .start,
      state.applied.shared.anchorPolicy.followsElements,
      let attributes = state.layout.attributes(at: holder.index), !attributes.isPinned
    else {
      // Until it is measured, it may still turn out to have no length.
      notes.isLaidOutAnew = notes.instead != nil
      return false
    }
    // Until all is measured, it may still come to begin above the screen.
    guard attributes.start < max(start, position) else { return false }
    hold(holder, from: start, to: start + viewportLength)
    if measureLine(of: attributes) || placeAround(attributes) { return true }
    notes.isLaidOutAnew = false
    guard attributes.extent > .zero, attributes.end <= start,
      !keepsOtherLanes(than: holder.index, in: start..<start + viewportLength)
    else { return false }
    let way = attributes.start - start
    first?.carried = holder.carried + way
    if shifted != .zero, state.hold.reading?.index == holder.index { shifted = shifted + way }
    pin = first
    return true
  }

  /// Whether an update leaves items of other lanes on screen. They stay then, and the item that became too short does not
  /// move them. O(cells).
  private func keepsOtherLanes(than index: Int, in screen: Range<Ticks>) -> Bool {
    guard state.layoutTraits.hasLanes, let edgeChange = notes.edgeChange, !edgeChange.isSet,
      !edgeChange.isLaidAnew
    else {
      return false
    }
    return hasShown { $0.index != index && $0.touches(screen) }
  }

  /// What holds the frame instead of what the person last scrolled to, where that turns out to have no length any more:
  /// the element that the screen began with, where it was. `nil` where nothing has to.
  ///
  /// - Parameter start: where the screen begins before anything else is scrolled in the frame.
  private func pinInstead(of first: Pin?, _ pin: Pin?, from start: Ticks) -> Pin? {
    guard let instead = notes.instead, var other = first, other == pin, instead.axis == axis,
      let element = state.layout.attributes(at: other.index), element.isMeasured,
      element.extent == .zero, let attributes = state.layout.attributes(at: instead.index)
    else { return nil }
    notes.instead = nil
    let began = start - growth(of: other)
    let place = place(of: instead)
    let offset = place.edge.offset(of: attributes)
    other.index = instead.index
    other.edge = place.edge
    (other.offset, other.start, other.placement) = (offset, attributes.start, placement)
    other.carried = offset - place.offset - began
    return other
  }

  /// Has a layout that places elements where it is asked for them place what lies around one. Says whether anything moved.
  private func placeAround(_ element: LayoutAttributes) -> Bool {
    guard !state.layoutTraits.isSequential, element.extent > .zero else { return false }
    let asked = placement
    var found: [LayoutAttributes] = []
    find(element.slotStart..<max(element.slotEnd, element.end), &found)
    return placement != asked
  }

  /// Has the cells of a line asked that were not: it is as long as the longest of them. Says whether anything was
  /// placed anew.
  private func measureLine(of element: LayoutAttributes) -> Bool {
    let asked = placement
    var hasNews = false
    var line = [element]
    if state.layoutTraits.hasLines { find(element.slotStart..<element.slotEnd, &line) }
    for var other in line
    where other.slotStart == element.slotStart && other.slotEnd == element.slotEnd {
      state.layout.update(&other)
      if !state.layout.isMeasured(other) { materialize(other, &hasNews) }
    }
    return hasNews || placement != asked
  }
}
