import ScrollLayout
import ScrollPrimitives

/// Pass 3, the ranges further out than cells are made ready: data prefetching and decorations.
extension FramePipeline {
  /// Finds the items whose data may be needed soon, where they may be others than in the frame before. The
  /// layout may find by it that elements lie elsewhere, so it belongs to the round.
  func lookAhead(at position: Ticks, heading: Int, _ hasNews: inout Bool) {
    state.memory.forgetSight()
    guard let policy = state.applied.ahead.dataPrefetch else { return }
    let window = dataWindow(at: position, heading: heading, policy)
    if let quiet = state.announced.quiet, quiet.placement == placement, quiet.cross == crossWindow,
      quiet.holds(window)
    {
      return
    }
    // Half a viewport more, so that the next frames need not look again.
    let screen = screen(at: position)
    let margin = Ticks(rawValue: (screen.upperBound - screen.lowerBound).rawValue / 2)
    let reach = window.lowerBound - margin..<window.upperBound + margin
    var found: [LayoutAttributes] = []
    swap(&found, &notes.buffers.sightings)
    found.removeAll(keepingCapacity: true)
    let asked = placement
    state.layout.elements(in: LayoutWindow(main: reach, cross: crossWindow), into: &found)
    swap(&found, &notes.buffers.sightings)
    guard placement == asked else {
      hasNews = true
      return
    }
    state.work.elementsVisited += notes.buffers.sightings.count
    state.memory.note(FillMemory.PrefetchScan(window: window, reach: reach))
  }

  /// Where items are announced, in content coordinates.
  private func dataWindow(
    at position: Ticks, heading: Int, _ policy: DataPrefetchPolicy
  ) -> Range<Ticks> {
    let viewport = state.applied.settings.viewport[main: axis]
    let ahead = Ticks(clamping: policy.ahead * viewport)
    let behind = Ticks(clamping: policy.behind * viewport)
    let screen = screen(at: position)
    let (before, after) = heading > 0 ? (behind, ahead) : (ahead, behind)
    return screen.lowerBound - before..<screen.upperBound + after
  }
}
