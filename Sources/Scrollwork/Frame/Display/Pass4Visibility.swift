import ScrollLayout

/// Pass 4, for what is reported of elements on screen: how much of them, for how long, and how near the
/// content's ends are.
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

  /// Watches for something else from now on; what was reported is taken back.
  func watch(_ policy: VisibilityPolicy?) {
    endWatch(in: state.structure)
    state.report.set(policy.map { VisibilityWatch($0) })
  }

  /// Has elements go by their new places; for those that have gone all is taken back.
  func relocateWatch(_ changes: RowMap, from old: ItemStructure) {
    guard let time = state.time, var watch = state.report.takeWatch() else { return }
    watch.relocate(
      at: time, { changes.place(of: $0) }, removed: { report($1, of: $0, in: old) })
    state.report.set(watch)
  }

  /// Takes back all that was reported: elements are replaced, or not watched any more.
  func endWatch(in structure: ItemStructure) {
    guard let time = state.time, var watch = state.report.takeWatch() else { return }
    watch.removeAll(at: time) { report($1, of: $0, in: structure) }
    state.report.set(watch)
  }

  private func report(_ event: VisibilityEvent, of index: Int, in structure: ItemStructure) {
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

  // MARK: Other items

  /// What is known of items goes with them, or goes.
  func followItems(_ changes: RowMap, from old: ItemStructure) {
    guard !changes.isEmpty else { return }
    if changes.changesContent { state.report.countContent() }
    relocateAnnounced(changes, from: old)
    relocateWatch(changes, from: old)
  }

  /// All items are replaced.
  func forgetItems(of old: ItemStructure) {
    state.report.countContent()
    forgetAnnounced(of: old)
    endWatch(in: old)
  }
}
