import Scrollwork

/// Puts canaries into the frames of a run, before anything looks at them.
struct FaultInjector {
  private let canaries: FaultInjection
  private var hasJumped = false
  private var shownBefore = 0

  init(_ canaries: FaultInjection) { self.canaries = canaries }

  /// Moves an item in the middle of the screen, in the first frame in which the script changes nothing and
  /// the same number of elements was on screen before.
  mutating func spoil(_ frame: inout Frame, change: ScreenChange) {
    guard let jump = canaries.jumpPoints, !hasJumped else { return }
    defer { shownBefore = frame.visible.count }
    guard frame.index > 0, change.isEmpty, frame.visible.count == shownBefore else {
      return
    }
    let items = frame.visible.indices.filter { slot in
      let element = frame.visible[slot]
      guard case .item = element.element else { return false }
      return !element.isDisplaced && !element.isPlaceholder
    }
    guard !items.isEmpty else { return }
    let slot = items[items.count / 2]
    frame.visible[slot].start = frame.visible[slot].start + Ticks(clamping: jump)
    hasJumped = true
  }

  /// Milliseconds that a frame costs besides.
  func cost(of frame: Frame) -> Double {
    frame.work.bound > 0 ? canaries.costMilliseconds ?? 0 : 0
  }
}
