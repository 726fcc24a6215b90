import ScrollLayout
import ScrollPrimitives

/// Pass 4, decorations: they come and go with the items they belong to.
extension FramePipeline {
  /// Gives cells to the decorations in and around the viewport. Does nothing while the viewport stays within the
  /// range that was last queried.
  func reconcileDecorations() {
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
    replaceDecorations(with: found)
  }

  /// Keeps the cells of decorations that stay, in the order given.
  private func replaceDecorations(with found: [DecorationAttributes]) {
    var old: [DecorationPath: LiveDecoration] = [:]
    var list = state.decorations.take()
    for decoration in list { old[decoration.attributes.path] = decoration }
    list.removeAll(keepingCapacity: true)
    var made: [DecorationAttributes] = []
    for attributes in found {
      guard var kept = old.removeValue(forKey: attributes.path) else {
        made.append(attributes)
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
    for attributes in made {
      guard let owned = store.decoration(attributes.path) else { continue }
      state.work.bound += 1
      list.append(LiveDecoration(attributes: attributes, owned: owned))
    }
    state.decorations.put(list)
  }

  /// Takes all decorations away; they come back where they belong.
  func retireDecorations() {
    for decoration in state.decorations.take() { retire(decoration) }
    state.live.places.decorate(nil)
  }

  private func retire(_ decoration: LiveDecoration) {
    var drawing = decoration.drawing
    state.drawn.erase(&drawing)
    store.discard(decoration.owned)
  }
}
