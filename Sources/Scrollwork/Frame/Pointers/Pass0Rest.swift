import ScrollPrimitives

/// Pass 0, for pointers that go down: whether they stop something.
extension FramePipeline {
  /// Whether nothing moves at a moment of the frame that a pointer would stop. The frame before does not say so: what
  /// moved then may have come to rest, and another pointer may have lifted. Copies of what scrolls are moved on to the
  /// moment; nobody is asked where a release goes to, as it moves in any case.
  ///
  /// - Parameter due: what the scroll model gets in this frame until then.
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
        switch entry.command {
        case .orthogonal(_, _, let isAnimated), .item(_, _, let isAnimated):
          if isAnimated { return false }
        case .offset(let target, _, let isAnimated):
          content.scroll(to: target, animated: isAnimated, &events)
        case .fling(let velocity):
          content.fling(velocity: velocity, aim: { _, _ in nil }, &events)
        case .cruise(let velocity):
          content.cruise(velocity: velocity, &events)
        case .across, .profile, .holdIndicator, .moveIndicator, .releaseIndicator: break
        }
      }
    }
    advance(to: time)
    return content.phase == .idle && across.allSatisfy { $0.phase == .idle }
  }
}
