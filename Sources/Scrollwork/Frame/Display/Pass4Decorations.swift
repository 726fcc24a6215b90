import ScrollLayout
import ScrollPrimitives

/// Pass 4, decorations: they come and go with the items they belong to.
extension FramePipeline {
  /// Gives cells to the decorations in and around the viewport. Does nothing while the viewport stays within the
  /// range that was last queried.
  func reconcileDecorations() {
    if notes.isAnchoredAgain { takeAnchored() }
    if !state.decorations.anchored.isEmpty { reconcileAnchored() }
    guard state.layoutTraits.hasDecorations || !state.decorations.isEmpty else { return }
    var screen = screen(at: state.motion.scroll.position)
    if let transition = state.moving.transition, let time = state.time {
      let way = transition.reach(at: time)
      screen = screen.lowerBound - way.forward..<screen.upperBound + way.backward
    }
    if let asked = state.live.places.decorated, asked.cross == crossWindow,
      asked.main.lowerBound <= screen.lowerBound, screen.upperBound <= asked.main.upperBound
    {
      return
    }
    let reach = Ticks(rawValue: (screen.upperBound - screen.lowerBound).rawValue / 2)
    let window = LayoutWindow(
      main: screen.lowerBound - reach..<screen.upperBound + reach, cross: crossWindow)
    var found: [DecorationAttributes] = []
    state.layout.decorations(in: window, into: &found)
    state.live.places.decorate(window)
    replaceDecorations(with: found.map { ($0, nil) }, areAnchored: false)
  }

  /// What decides which cell a decoration has.
  private struct Key: Hashable {
    var path: DecorationPath
    var anchor: Int?
  }

  /// Keeps the cells of decorations that stay, in the order given: of those of the layout, or of those of elements.
  private func replaceDecorations(
    with found: [(DecorationAttributes, anchor: Int?)], areAnchored: Bool
  ) {
    var old: [Key: LiveDecoration] = [:]
    var list = state.decorations.take()
    for decoration in list where (decoration.anchor != nil) == areAnchored {
      old[Key(path: decoration.attributes.path, anchor: decoration.anchor)] = decoration
    }
    list.removeAll { ($0.anchor != nil) == areAnchored }
    var made: [(DecorationAttributes, anchor: Int?)] = []
    for (attributes, anchor) in found {
      guard var kept = old.removeValue(forKey: Key(path: attributes.path, anchor: anchor)) else {
        made.append((attributes, anchor))
        continue
      }
      kept.needsDrawing =
        kept.needsDrawing || kept.attributes.extent != attributes.extent
        || kept.attributes.crossExtent != attributes.crossExtent
      kept.attributes = attributes
      list.append(kept)
    }
    // Cells of decorations that leave are free for new ones.
    for decoration in old.values.sorted(by: { $0.attributes.start < $1.attributes.start }) {
      retire(decoration)
    }
    for (attributes, anchor) in made {
      guard let owned = store.decoration(attributes.path) else { continue }
      state.work.bound += 1
      list.append(LiveDecoration(attributes: attributes, anchor: anchor, owned: owned))
    }
    state.decorations.put(list)
  }

  /// Takes all decorations away; they come back where they belong.
  func retireDecorations() {
    for decoration in state.decorations.take() { retire(decoration) }
    state.decorations.noteAnchored(false)
    state.live.places.decorate(nil)
  }

  func retire(_ decoration: LiveDecoration) {
    var drawing = decoration.drawing
    state.drawn.erase(&drawing)
    store.discard(decoration.owned)
  }
}

/// Pass 4, for decorations that belong to elements and not to the layout.
extension FramePipeline {
  /// Takes the decorations that the program has set. The cells of those there are go to their pools.
  func takeAnchored() {
    notes.isAnchoredAgain = false
    retireAnchored()
    state.decorations.take(asked.anchored)
  }

  /// Removes the decorations of elements, to be made again: what they show, or the paths of their elements, may be others.
  func retireAnchored() {
    guard !state.decorations.anchored.isEmpty else { return }
    var kept: [LiveDecoration] = []
    for decoration in state.decorations.take() {
      if decoration.anchor == nil { kept.append(decoration) } else { retire(decoration) }
    }
    state.decorations.put(kept)
    state.decorations.noteAnchored(false)
  }

  /// Gives decorations to the elements that have cells. Does nothing while these are the same. O(cells).
  private func reconcileAnchored() {
    let work = state.work
    if state.decorations.isAnchored, work.bound == 0, work.restored == 0, work.recycled == 0 {
      return
    }
    state.decorations.noteAnchored(true)
    var found: [(DecorationAttributes, anchor: Int?)] = []
    for slot in state.live.indices where !state.live[slot].isPlaceholder {
      let element = state.live[slot].attributes
      for (anchor, decoration) in state.decorations.anchored.enumerated()
      where decoration.belongs(to: element.element) {
        let frame = decoration.frame(
          on: ShownFrame(
            start: element.start, extent: element.extent, crossStart: element.crossStart,
            crossExtent: element.crossExtent), axis)
        found.append(
          (
            DecorationAttributes(
              path: DecorationPath(kind: decoration.kind, element: element.element),
              start: frame.start, extent: frame.extent, crossStart: frame.crossStart,
              crossExtent: frame.crossExtent, zIndex: decoration.zIndex), anchor
          ))
      }
    }
    replaceDecorations(with: found, areAnchored: true)
  }
}
