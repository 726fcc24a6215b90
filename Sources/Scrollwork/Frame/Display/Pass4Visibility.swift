import ScrollLayout

/// Pass 4, visibility reports: how much of an element is on screen, for how long, and how near the content's ends
/// are.
extension FramePipeline {
  /// Compares how much of each element is on screen with the frame before.
  func reportVisibility() {
    guard let time = state.time, var watch = state.report.takeWatch() else { return }
    let viewport = viewportLength
    notes.buffers.visible.removeAll(keepingCapacity: true)
    for element in state.screen.visible {
      notes.buffers.visible.append(
        VisibleSpan(
          index: element.index, start: element.start, extent: element.extent, viewport: viewport))
    }
    watch.update(to: notes.buffers.visible, at: time) { report($1, of: $0, in: state.structure) }
    state.report.set(watch)
  }

  /// Switches to another policy, and withdraws what was reported.
  func watch(_ policy: VisibilityPolicy?) {
    endWatch(in: state.structure)
    state.report.set(policy.map { VisibilityWatch($0) })
  }

  func report(_ event: VisibilityEvent, of index: Int, in structure: ItemStructure) {
    state.post(.visibility(structure.path(at: index), event))
  }

  // MARK: The ends of the content

  /// Reports an end that has come near, once for the content as it is.
  func reportNearEdges() {
    guard let policy = state.applied.ahead.nearEdges, state.structure.itemCount > 0 else { return }
    let bounds = state.motion.scroll.bounds
    let position = state.motion.scroll.position
    let viewport = state.applied.settings.viewport[main: axis]
    if let start = policy.start, !state.report.near.start,
      position - bounds.minimum <= start.ticks(viewport: viewport)
    {
      state.report.noteNearStart()
      state.post(.nearStart(contentVersion: state.report.contentVersion))
    }
    if let end = policy.end, !state.report.near.end,
      bounds.maximum - position <= end.ticks(viewport: viewport)
    {
      state.report.noteNearEnd()
      state.post(.nearEnd(contentVersion: state.report.contentVersion))
    }
  }
}
