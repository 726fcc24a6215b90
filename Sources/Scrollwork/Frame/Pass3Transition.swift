import ScrollLayout
import ScrollPrimitives

/// Pass 3, from one layout to another, and from the items before to those after.
extension CollectionView {
  /// Lays out by another layout. The anchor keeps its place on the screen, and where that is asked for all
  /// elements go from where they are shown to where they belong. Returns how far the coordinate frame
  /// moves, or `nil`.
  func change(to layout: any CollectionLayout, duration: Double) -> Ticks? {
    let new = host(layout)
    let before = placement
    do {
      try new.prepare(context(of: state.structure))
    } catch {
      state.diagnostics.append(CollectionError(error))
      return nil
    }
    let old = state.layout
    let position = state.scroll.position
    let turns = old.axis != new.axis
    endTransition()
    if turns { turnInteraction() }
    if duration > 0, !turns, !state.settings.traits.reducesMotion { begin(origins(), duration) }
    state.layout = new
    placeAnew(after: before)
    if state.transition != nil {
      state.formerLayout = old
      state.formerPosition = position
    }
    guard let anchor = state.anchor, let start = state.layout.attributes(at: anchor.index)?.start
    else {
      state.anchor = nil
      return nil
    }
    var growth = start - anchor.start
    if turns {
      // What lay at the viewport's beginning along the one axis does so along the other.
      growth = start - Ticks(clamping: state.edges.adjustedLeading) - position
    }
    state.anchor = Anchor(
      element: anchor.element, index: anchor.index, start: start, placement: placement,
      content: state.layout.contentExtent)
    return growth
  }

  /// How the elements with cells are shown, by their places in the row.
  func origins() -> [Int: LayoutTransition.Origin] {
    var origins: [Int: LayoutTransition.Origin] = [:]
    let screen = screen(at: state.scroll.position)
    for slot in state.live.indices {
      let index = state.live[slot].attributes.index
      if state.live[slot].isDisplayed {
        origins[index] = LayoutTransition.Origin(
          frame: state.live[slot].shown.moved(by: .zero, across: -state.live[slot].swiped),
          opacity: state.live[slot].opacity)
      } else if let attributes = state.layout.attributes(at: index) {
        origins[index] = LayoutTransition.Origin(frame: shownFrame(of: attributes, in: screen))
      }
    }
    return origins
  }

  private func begin(_ origins: [Int: LayoutTransition.Origin], _ duration: Double) {
    guard let time = state.time else { return }
    state.transition = LayoutTransition(
      curve: TransitionCurve(start: time, duration: duration), origins: origins)
  }

  /// Has elements go from where they were shown before changes to where they belong after them. Where
  /// less motion is wanted, those that stay are there at once.
  func begin(_ origins: [Int: LayoutTransition.Origin], _ changes: RowMap) {
    let duration = state.settings.profile.animationDuration
    guard duration > 0 else { return }
    var placed: [Int: LayoutTransition.Origin] = [:]
    if !state.settings.traits.reducesMotion {
      for (index, origin) in origins {
        if let place = changes.place(of: index) { placed[place] = origin }
      }
    }
    endTransition()
    begin(placed, duration)
    arriving = changes
  }

  /// Has what is shown elsewhere go to where it belongs.
  func settleAll() {
    let duration = state.settings.profile.animationDuration
    guard duration > 0, !state.settings.traits.reducesMotion else { return }
    let origins = origins()
    endTransition()
    begin(origins, duration)
  }

  /// Says where elements come from that came on screen by this frame's changes: new ones as the layout
  /// says, others together with the nearest one that was seen before.
  func noteArrivals() {
    guard let changes = arriving else { return }
    arriving = nil
    guard state.transition != nil else { return }
    let screen = screen(at: state.scroll.position)
    let isStill = state.settings.traits.reducesMotion
    var arrived: [(index: Int, origin: LayoutTransition.Origin)] = []
    for slot in state.live.indices {
      let attributes = state.live[slot].attributes
      guard state.transition?.origins[attributes.index] == nil else { continue }
      let natural = shownFrame(of: attributes, in: screen)
      if changes.formerPlace(of: attributes.index) == nil {
        let look = state.layout.appearance(of: attributes, when: .appearing)
        let frame =
          isStill ? natural : natural.moved(by: look.offset, across: look.crossOffset)
        arrived.append(
          (attributes.index, LayoutTransition.Origin(frame: frame, opacity: clamped(look.opacity))))
      } else if !isStill, let way = wayOfNeighbour(of: slot, in: screen) {
        arrived.append(
          (attributes.index, LayoutTransition.Origin(frame: natural.moved(by: way))))
      }
    }
    let scrolled = state.transition?.scrolled ?? .zero
    for (index, origin) in arrived {
      state.transition?.origins[index] = LayoutTransition.Origin(
        frame: origin.frame.moved(by: scrolled), opacity: origin.opacity)
    }
  }

  /// How far the nearest element that was shown before is from where it belongs.
  private func wayOfNeighbour(of slot: Int, in screen: Range<Ticks>) -> Ticks? {
    let count = state.live.count
    for distance in 1..<max(2, count) {
      for other in [slot - distance, slot + distance] where other >= 0 && other < count {
        let attributes = state.live[other].attributes
        guard !attributes.isPinned, let transition = state.transition,
          let origin = transition.origins[attributes.index], origin.opacity == 1
        else { continue }
        return origin.frame.start - transition.scrolled
          - shownFrame(of: attributes, in: screen).start
      }
    }
    return nil
  }

  /// An opacity from 0 to 1; what is no number shows.
  func clamped(_ opacity: Double) -> Double { opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

  /// Where an element that is new on the screen comes from: where the layout before had it.
  func noteOrigin(of index: Int) {
    guard let transition = state.transition, transition.origins[index] == nil,
      let attributes = state.formerLayout?.attributes(at: index)
    else { return }
    let frame = shownFrame(of: attributes, in: screen(at: state.formerPosition))
    state.transition?.origins[index] = LayoutTransition.Origin(
      frame: frame.moved(by: transition.scrolled))
  }

  /// Has a transition go on with the items there are after changes. Those that are new come from nowhere:
  /// the layout before knows none of them.
  func relocateTransition(_ changes: RowMap) {
    guard let transition = state.transition else { return }
    var origins: [Int: LayoutTransition.Origin] = [:]
    for (index, origin) in transition.origins {
      if let place = changes.place(of: index) { origins[place] = origin }
    }
    state.transition?.origins = origins
    state.formerLayout = nil
  }

  /// Ends a transition: what it led from is not there any more.
  func endTransition() {
    state.transition = nil
    state.formerLayout = nil
  }

  /// Follows the content's movement, and ends the transition when its time has come.
  func advanceTransition(by displacement: Ticks) {
    guard let transition = state.transition, let time = state.time else { return }
    if transition.curve.isOver(at: time) {
      endTransition()
    } else {
      state.transition?.scrolled = transition.scrolled + displacement
    }
  }

  /// Whether an element is kept because it is on its way off the screen.
  func isLeaving(_ index: Int) -> Bool { state.transition?.origins[index] != nil }
}
