import ScrollPrimitives

/// Pass 0, for pointers that go down: whether they stop something.
extension FramePipeline {
  /// Whether the content is at rest when a pointer goes down. The state of the previous frame does not tell: since then a
  /// motion may have ended, or another pointer may have lifted. So copies of the scroll models are advanced to the time of
  /// the event. `willEndDragging` and snapping are not asked: after a release with a velocity the content moves in any case.
  ///
  /// - Parameter due: the events and commands of this frame before the pointer's.
  func isAtRest(at time: Timestamp, after due: [UpdateQueue.Timed]) -> Bool {
    var content = state.motion.scroll
    var across = state.motion.across.map(\.model)
    var events: [ScrollEvent] = []
    let locks = state.applied.settings.locksDirection
    func advance(to time: Timestamp) {
      content.advance(to: time, &events)
      for slot in across.indices { across[slot].advance(to: time, &events) }
    }
    for timed in due {
      advance(to: timed.time)
      switch timed {
      case .event(let event):
        let event = isMirrored ? mirrored(event) : event
        content.take(event, along: axis, locks: locks, aim: { _, _ in nil }, &events)
        // A wheel is for what it points at, and moves it at once.
        if case .wheel = event.action { continue }
        for slot in across.indices {
          across[slot].take(
            event, along: axis.other, locks: locks, aim: { _, _ in nil }, &events)
        }
      case .command(let entry, _):
        switch entry.command.plain {
        case .orthogonal(_, _, let isAnimated), .item(_, _, let isAnimated):
          if isAnimated { return false }
        case .element(_, _, _, let pace): if pace.isAnimated { return false }
        case .edge(let side, let pace):
          if pace.isAnimated { return false }
          content.scroll(to: content.bounds[side], animated: false, &events)
        case .offset(let target, _, let isAnimated):
          content.scroll(to: target, animated: isAnimated, &events)
        case .across, .awaited, .cruise, .fling, .holdIndicator, .moveIndicator, .profile,
          .releaseIndicator:
          content.take(entry.command, aim: { _, _ in nil }, &events)
        }
      }
    }
    advance(to: time)
    return content.phase == .idle && across.allSatisfy { $0.phase == .idle }
  }
}
