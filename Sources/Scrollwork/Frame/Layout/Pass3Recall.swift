import ScrollLayout

/// Pass 3, a frame that shows again what the person last scrolled to, or holds what is on screen instead.
extension FramePipeline {
  /// Anchors the frame to the element that the person last scrolled to, at its position before the layout changes.
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

  /// Whether what the person last scrolled to is where they left it. Updates on screen may then take it elsewhere, and
  /// what is on screen after them is what counts.
  func showsReading() -> Bool {
    guard let reading = state.hold.reading, reading.axis == axis else { return false }
    return state.layout.offset(of: reading.edge, at: reading.index)
      == state.motion.scroll.position + reading.offset
  }

  /// Requests a check whether an anchor that begins above the screen, and is longer than it, still reaches the screen
  /// once it is measured again.
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

  /// In a frame with updates or a new layout, measures the line of the anchor's element if it begins above the
  /// screen, and aligns an element with the start of the screen if it turned out too short to reach it. Returns
  /// whether either was done.
  ///
  /// - Parameters:
  ///   - shifted: how far the content was moved back to what the person last scrolled to. If that is too short now,
  ///     it begins at the start of the screen, and the content moves only as far as that requires.
  ///   - start: where the screen begins after that, and before anything else is scrolled in the frame.
  ///   - position: where it begins in the end.
  func keepOnScreen(
    _ first: inout FrameAnchor?, _ pin: inout FrameAnchor?, _ shifted: inout Ticks,
    from start: Ticks,
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
  private func pinInstead(of first: FrameAnchor?, _ pin: FrameAnchor?, from start: Ticks)
    -> FrameAnchor?
  {
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

  /// Places the elements around one, in a layout that places elements on request. Returns whether anything moved.
  private func placeAround(_ element: LayoutAttributes) -> Bool {
    guard !state.layoutTraits.isSequential, element.extent > .zero else { return false }
    let asked = placement
    var found: [LayoutAttributes] = []
    find(element.slotStart..<max(element.slotEnd, element.end), &found)
    return placement != asked
  }

  /// Measures the cells of a line that were not measured: it is as long as the longest of them. Returns whether
  /// anything moved.
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
