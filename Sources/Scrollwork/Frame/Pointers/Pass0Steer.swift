import ScrollLayout
import ScrollPrimitives

/// Pass 0, for content that goes on under a pointer at an edge: one that carries an item, or selects a run.
///
/// How fast it goes depends on where the pointer is, and changes at the moments of its events. So where the content is
/// does not depend on which frames are made.
extension FramePipeline {
  /// Points from an edge of the viewport within which a pointer scrolls the content.
  private static let edgeZone = 60.0
  /// Points per second at the very edge, and beyond it.
  private static let edgeSpeed = 900.0

  /// Scrolls on at the speed that a pointer's position asks for, from a moment on; `nil` for a pointer that is gone.
  func steer(_ finger: LayoutPoint?, at time: Timestamp, _ routed: inout [UpdateQueue.Timed]) {
    let velocity = finger.map(edgeVelocity) ?? 0
    routed.append(.command(cruise(velocity), when: time))
  }

  /// Scrolls on at the speed that the pointer's position now asks for, from the next frame on, where something other
  /// than the pointer changed it: another viewport, or a removed item. Called as a frame ends. O(1).
  @inline(__always)
  func steerAgain() {
    if !state.motion.scroll.isIdle || state.interaction.lift != nil
      || !state.interaction.pointers.isEmpty
    {
      steerOn()
    }
  }

  private func steerOn() {
    var finger = state.interaction.lift?.finger
    if finger == nil, !state.interaction.pointers.isEmpty, selectsRuns {
      finger = state.interaction.run?.finger
    }
    let velocity = finger.map(edgeVelocity) ?? 0
    guard velocity != state.motion.scroll.cruiseVelocity, !state.motion.scroll.isHeld,
      !state.motion.scroll.isOverscrolled, state.motion.scroll.bounds.scrolls || velocity == 0
    else { return }
    queue.commands.append(cruise(velocity))
  }

  private func cruise(_ velocity: Double) -> UpdateQueue.Entry {
    UpdateQueue.Entry(
      command: .cruise(velocity: velocity), isSilent: false, version: queue.version)
  }

  /// Points per second that content goes on at under a pointer: the faster the nearer that is to an edge.
  private func edgeVelocity(_ finger: LayoutPoint) -> Double {
    let place = mainInput(finger)
    let length = state.applied.settings.viewport[main: axis]
    let zone = min(Self.edgeZone, length / 4)
    guard zone > 0 else { return 0 }
    let depth =
      place < zone
      ? -(zone - place) / zone : place > length - zone ? (place - length + zone) / zone : 0
    return min(max(depth, -1), 1) * Self.edgeSpeed
  }
}
