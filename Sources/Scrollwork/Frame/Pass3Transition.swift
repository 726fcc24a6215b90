import ScrollLayout
import ScrollPrimitives

/// Pass 3, from one layout to another.
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
    state.layout = new
    placeAnew(after: before)
    begin(duration, from: old, turns: turns)
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

  private func begin(_ duration: Double, from old: LayoutHost, turns: Bool) {
    state.transition = nil
    guard duration > 0, !turns, let time = state.time else { return }
    var frames: [Int: ShownFrame] = [:]
    for slot in state.live.indices {
      let index = state.live[slot].attributes.index
      if state.live[slot].isDisplayed {
        frames[index] = state.live[slot].shown
      } else if let attributes = old.attributes(at: index) {
        frames[index] = shownFrame(of: attributes, in: screen(at: state.scroll.position))
      }
    }
    state.transition = LayoutTransition(start: time, duration: duration, frames: frames)
    state.formerLayout = old
    state.formerPosition = state.scroll.position
  }

  /// Where an element that is new on the screen comes from: where the layout before had it.
  func noteOrigin(of index: Int) {
    guard let transition = state.transition, transition.frames[index] == nil,
      let attributes = state.formerLayout?.attributes(at: index)
    else { return }
    var frame = shownFrame(of: attributes, in: screen(at: state.formerPosition))
    frame.start = frame.start + transition.scrolled
    state.transition?.frames[index] = frame
  }

  /// Has a transition go on with the items there are after changes. Those that are new come from nowhere:
  /// the layout before knows none of them.
  func relocateTransition(_ changes: [RowChange]) {
    guard let transition = state.transition else { return }
    var frames: [Int: ShownFrame] = [:]
    for (index, frame) in transition.frames {
      if let place = changes.place(of: index) { frames[place] = frame }
    }
    state.transition?.frames = frames
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
    if transition.isOver(at: time) {
      endTransition()
    } else {
      state.transition?.scrolled = transition.scrolled + displacement
    }
  }

  /// Whether an element is kept because it is on its way off the screen.
  func isLeaving(_ index: Int) -> Bool { state.transition?.frames[index] != nil }
}
