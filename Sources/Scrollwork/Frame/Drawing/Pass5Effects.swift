import ScrollLayout
import ScrollPrimitives

/// Pass 5, for elements that are drawn otherwise than they lie.
extension FramePipeline {
  /// Whether any may be.
  @inline(__always)
  var hasEffects: Bool { asked.effect != nil || state.layoutTraits.hasEffects }

  /// Asks for the effects of the elements on screen. O(elements on screen).
  func takeEffects() {
    state.drawn.forgetEffects()
    let hasEffects = hasEffects
    for slot in state.live.indices {
      let isShown = state.live[slot].isDisplayed
      let effect = hasEffects && isShown ? effect(of: slot) : nil
      if hasEffects, isShown, effect == nil {
        let element = state.live[slot].attributes.element
        if state.drawn.noteInvalidEffect(of: element) { state.diagnose(.invalidEffect(element)) }
      }
      let growth = effect?.growth ?? .zero
      if isShown, state.live[slot].growth != growth {
        state.live[slot].growth = growth
        state.live[slot].needsDrawing = true
      }
      if hasEffects { state.drawn.add(effect, of: state.live[slot].owned?.cell) }
    }
    state.drawn.endEffects()
  }

  /// The effect of an element on screen; `nil` if a number of it cannot be drawn.
  func effect(of slot: Int) -> DrawnEffect? {
    let shown = state.live[slot].shown
    let position = state.motion.scroll.position
    let place = ElementPlace(
      element: state.live[slot].attributes.element, start: shown.start.points,
      extent: shown.extent.points, crossStart: shown.crossStart.points,
      crossExtent: shown.crossExtent.points, viewportLength: viewportLength.points,
      viewportBreadth: viewportBreadth.points,
      scrolled: (position - state.ends.bounds.minimum).points,
      remaining: (state.ends.bounds.maximum - position).points)
    // Taken out: it may be replaced while it is called.
    let provider = asked.effect
    let effect = provider?(place) ?? state.layout.effect(of: place)
    return effect.isDrawable ? DrawnEffect(effect) : nil
  }

  /// Whether a point of the viewport, in points, is on an element as it is drawn with its effect. The depth it is drawn
  /// at; `nil` if it is not, or the element is not to be seen.
  func depth(of slot: Int, at point: LayoutPoint) -> Int? {
    let effect = effect(of: slot)
    guard effect?.opacity != 0 else { return nil }
    let rect = rect(of: effect?.frame(of: state.live[slot].shown) ?? state.live[slot].shown)
    var inside = LayoutPoint(x: point.x - rect.minX, y: point.y - rect.minY)
    if let map = DrawnEffect.map(effect, in: rect.size) {
      guard let back = map.inverse else { return nil }
      inside = back(inside)
    }
    guard inside.x >= 0, inside.y >= 0, inside.x < rect.size.width, inside.y < rect.size.height
    else { return nil }
    return effect?.depth ?? 0
  }
}
