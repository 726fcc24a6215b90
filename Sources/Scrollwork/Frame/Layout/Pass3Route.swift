import ScrollLayout

/// Pass 3, what an animated scroll to an element or an end passes on its way.
extension FramePipeline {
  /// Measures every element between the viewport and the target of an animated scroll.
  ///
  /// The curve of the animation depends on the distance to the target. Were the elements between measured as they come on
  /// screen, each frame would find another distance, and the content would move differently at every frame rate. The
  /// distance is at most four viewports (`ScrollModel.approach`), so the frame that begins the scroll measures it whole.
  /// Later frames look again only after the layout has changed.
  ///
  /// - Parameter window: where cells are kept, in content coordinates.
  func measureRoute(
    of model: borrowing ScrollModel, to goal: ScrollMotion.ScrollTarget?,
    keeping window: Range<Ticks>,
    _ hasNews: inout Bool
  ) {
    guard goal != nil, case .animating(let animation) = model.activity else {
      if state.memory.route != nil { state.memory.forgetRoute() }
      return
    }
    let target = model.bounds.clamp(animation.target)
    let range =
      min(model.position, target)..<max(model.position, target) + viewportLength
    if let route = state.memory.route, route.placement == placement,
      route.range.lowerBound <= range.lowerBound, range.upperBound <= route.range.upperBound
    {
      return
    }
    let asked = placement
    var found: [LayoutAttributes] = []
    find(range, &found)
    found = found.filter { !$0.isMeasured }
    // From the target outward: once elements turn out longer than estimated, the far ones are not passed.
    found.sort { abs(($0.slotStart - target).rawValue) < abs(($1.slotStart - target).rawValue) }
    for slot in found.indices {
      guard !isExhausted else { return }
      state.work.elementsVisited += 1
      if placement != asked {
        state.layout.update(&found[slot])
        let shift = goal.flatMap { self.target(of: $0, model.bounds) }.map { $0 - target }
        if let shift, shift != .zero,
          !found[slot].slotTouches(range.lowerBound + shift..<range.upperBound + shift)
        {
          continue
        }
      }
      materialize(found[slot], &hasNews)
      // The next one takes the same cell: a scroll makes no cells for what it only passes.
      if !found[slot].slotTouches(window) { dismiss(found[slot].index) }
    }
    guard placement == asked else {
      hasNews = true
      return
    }
    state.memory.note(FillMemory.Route(range: range, placement: asked))
  }
}
