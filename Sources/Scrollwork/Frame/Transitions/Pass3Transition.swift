import ScrollLayout
import ScrollPrimitives

/// Pass 3, from one layout to another, and from the items before to those after.
///
/// A change that is animated begins before it is made: `TransitionBegin` notes how elements with cells are shown.
/// Once the frame has measured what it shows, `finishTransition` compares that with where they belong now. The
/// differences are the offsets of one wave, which go to zero as a function of time.
extension FramePipeline {
  /// Switches to another layout. The anchor keeps its position on the screen; if requested, all elements move from
  /// where they are shown to their new positions. Returns how far the coordinate frame moves, or `nil`.
  ///
  /// - Parameter shown: where the content is that elements are shown at.
  func change(
    to layout: any CollectionLayout, isPrepared: Bool, duration: Double, from shown: Ticks
  ) -> Ticks? {
    let new = host(layout)
    let before = placement
    do {
      if isPrepared, new.axis == axis {
        new.adopt(state.structure)
      } else {
        try new.prepare(context(of: state.structure))
      }
    } catch {
      state.diagnose(CollectionError(error))
      return nil
    }
    let old = state.layout
    let position = state.motion.scroll.position
    let turns = old.axis != new.axis
    if turns { turnInteraction() }
    if duration > 0, !turns, !state.applied.settings.traits.reducesMotion {
      let isFirst = notes.beginning == nil
      begin(transitionBegin(RowMap(), at: shown))
      if isFirst {
        state.moving.come(from: old, at: shown)
      }
    } else {
      endTransition()
    }
    state.take(new)
    state.placeAnew(after: before)
    guard let former = anchorShown(byLayoutAfter: old) else {
      state.hold.hold(by: nil)
      return nil
    }
    let turned = turns ? turnedAnchor(former, at: position) : former
    guard let offset = state.layout.offset(of: turned.edge, at: turned.index) else {
      state.hold.hold(by: nil)
      return nil
    }
    let holder = Anchor(
      element: state.structure.path(at: turned.index), index: turned.index, edge: turned.edge,
      offset: offset, placement: placement, content: state.layout.contentExtent)
    state.hold.hold(by: holder)
    return offset - turned.offset
  }

  /// The anchor where the layout shows its element; else what the policy names of the elements on screen that it shows:
  /// headers and footers that the layout before had may be gone.
  private func anchorShown(byLayoutAfter old: LayoutHost) -> Anchor? {
    guard let anchor = state.hold.anchor else { return nil }
    if state.layout.start(at: anchor.index) != nil { return anchor }
    for slot in slotsByPolicy() {
      let attributes = state.live[slot].attributes
      guard state.layout.start(at: attributes.index) != nil,
        let offset = old.start(at: attributes.index)
      else { continue }
      return Anchor(
        element: attributes.element, index: attributes.index, offset: offset,
        placement: anchor.placement, content: anchor.content)
    }
    return nil
  }

  /// The elements on screen that could hold the frame in place of the anchor, the one first that the policy names.
  func slotsByPolicy() -> [Int] {
    var slots = state.live.indices.filter {
      state.live[$0].isDisplayed && !state.live[$0].attributes.isPinned
    }
    switch state.applied.shared.anchorPolicy {
    case .lastVisible: slots.reverse()
    case .item(let path):
      slots.insert(
        contentsOf: slots.filter { state.live[$0].attributes.element == .item(path) }, at: 0)
    case .firstVisible, .trailingEdge, .none: break
    }
    return slots
  }

  /// Where the anchor was on screen, along another axis: where the person left it along that one, else where the
  /// viewport begins.
  private func turnedAnchor(_ anchor: Anchor, at position: Ticks) -> Anchor {
    var turned = anchor
    if let reading = state.hold.reading, reading.axis == axis {
      turned.index = reading.index
      turned.edge = reading.edge
      turned.offset = position + reading.offset
    } else {
      turned.edge = .start
      turned.offset = position + Ticks(clamping: state.ends.edges.adjustedLeading)
    }
    return turned
  }

  // MARK: Before the change

  /// How elements with cells are shown, before a change.
  ///
  /// - Parameter shown: where the content is, if that is not where it is now.
  func transitionBegin(_ changes: RowMap, at shown: Ticks? = nil) -> TransitionBegin {
    let position = shown ?? state.motion.scroll.position
    let screen = screen(at: position)
    var former: [Int: TransitionBegin.Former] = [:]
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      former[attributes.index] = TransitionBegin.Former(
        attributes: attributes, isDisplayed: state.live[slot].isDisplayed,
        look: look(of: attributes, shownFrame(of: attributes, in: screen)))
    }
    return TransitionBegin(
      former: former, changes: changes, position: position, crossStart: round.crossStart,
      wasMoving: !state.motion.scroll.isIdle || queue.due.commands > 0 || queue.due.timed > 0,
      isStill: state.applied.settings.traits.reducesMotion)
  }

  /// Starts elements from where they were shown before a change, to move to their new positions. Of several changes
  /// in a frame the first one counts.
  func begin(_ begun: TransitionBegin) {
    guard state.applied.settings.animationDuration > 0 else { return }
    if notes.beginning == nil { notes.beginning = begun }
    state.moving.begin()
  }

  /// Continues running transitions from the positions shown now, in the time that is left, when the next layout moves
  /// the content.
  func goOnFromHere() {
    guard let transition = state.moving.transition, let time = state.time, notes.beginning == nil,
      !state.applied.settings.traits.reducesMotion,
      transition.waves.contains(where: { !$0.curve.isOver(at: time) })
    else { return }
    var begun = transitionBegin(RowMap())
    begun.duration = transition.timeLeft(at: time)
    begin(begun)
  }

  /// Notes that something else than scrolling and measuring changes where elements belong.
  func interruptTransition() { state.moving.setNaturals(nil) }

  /// Ends all transitions: what they led from is not there any more, or not to be seen.
  func endTransition() {
    guard state.moving.transition != nil || notes.beginning != nil else { return }
    notes.beginning = nil
    state.moving.end()
  }

  /// Follows the content's movement, and ends what has come to its time.
  func advanceTransition(by displacement: Ticks) {
    guard state.moving.transition != nil, let time = state.time else { return }
    state.moving.scroll(by: displacement)
    if state.moving.endWaves(at: time), notes.beginning == nil { endTransition() }
  }
}
