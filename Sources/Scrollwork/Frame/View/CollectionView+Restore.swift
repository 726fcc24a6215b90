import ScrollLayout
import ScrollPrimitives

/// Leaving a view and coming back to it.
extension CollectionView {
  /// Where the view is scrolled to and what it has measured, as of the last frame; `nil` when nothing is
  /// shown. O(measured elements).
  public func scrollState() -> ScrollState? {
    guard let anchor = pipeline.state.hold.anchor,
      let element = pipeline.state.layout.attributes(at: anchor.index)
    else {
      return nil
    }
    let start = element.start
    let screen = pipeline.screen(at: pipeline.state.motion.scroll.position)
    var saved = ScrollState(
      element: anchor.element,
      start: start - pipeline.state.motion.scroll.bounds.clamp(pipeline.state.motion.scroll.place),
      sizes: pipeline.state.layout.measuredSizes())
    // Where lanes begin at different places, the screen between them may be empty. The anchor is off the screen then.
    saved.arrangement = pipeline.state.layout.arrangement(
      in: min(screen.lowerBound, start)..<max(screen.upperBound, element.end))
    saved.isFollowingEnd = pipeline.state.hold.isFollowingEnd
    for scroll in pipeline.state.motion.across {
      if let section = scroll.section {
        saved.orthogonal[section] = scroll.model.position.rawValue
      } else {
        saved.cross = scroll.model.position.rawValue
      }
    }
    return saved
  }

  /// Shows in the next frame what was shown when a state was made, if the items are the same: the same
  /// element at the same place to the last tick, with the sizes that were measured. Call it after the
  /// items are there. Content between edges that are others now is put within them.
  ///
  /// - Throws: `itemOutOfRange` or `sectionOutOfRange` when the element is not there; `invalidValue` for a
  ///   place that no view was at.
  public func restore(_ saved: ScrollState) throws(CollectionError) {
    guard pendingStructure.contains(saved.element) else {
      if case .item(let path) = saved.element { throw .itemOutOfRange(path) }
      throw .sectionOutOfRange(section: saved.section, count: pendingStructure.sectionCounts.count)
    }
    guard saved.start.magnitude <= Ticks.maximum.rawValue.magnitude,
      saved.cross.magnitude <= Ticks.maximum.rawValue.magnitude
    else {
      throw .invalidValue(parameter: "state.start", value: Double(saved.start) / Ticks.perPoint)
    }
    // Earlier requests are dropped; those that the current frame handles are no longer in the queue.
    pipeline.queue.forgetScrolls(behind: pipeline.queue.due)
    pipeline.queue.restored = UpdateQueue.Restoration(saved)
    // Same order as all requests: the later one wins.
    let cross = Ticks(rawValue: saved.cross)
    if cross != .zero || pipeline.contentAcross != nil {
      try enqueue(.across(cross, section: nil), .nextFrame)
    }
    // What was not scrolled then is not scrolled afterward.
    for section in pipeline.state.motion.across.compactMap(\.section)
    where saved.orthogonal[section] == nil {
      try enqueue(.across(.zero, section: section), .nextFrame)
    }
    for (section, offset) in saved.orthogonal.sorted(by: { $0.key < $1.key })
    where pendingStructure.sectionCounts.indices.contains(section) {
      try enqueue(.across(Ticks(rawValue: offset), section: section), .nextFrame)
    }
    note(.restore(saved))
  }
}
