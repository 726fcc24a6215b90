extension VelocityTracker {
  /// The estimate, held to what the finger did between the samples of the window.
  ///
  /// The range goes from the slowest to the fastest velocity between neighboring samples. Such a
  /// velocity is an average, the finger's own half a step earlier; so a finger that speeds up evenly
  /// is faster at the newest sample than in any step, at 60 samples a second by 5 % and more. The
  /// range therefore reaches on to `endVelocity`. Without a step that took time there is no
  /// velocity: 0. Linear in the samples of the window.
  func bounded(_ estimate: Double) -> Double {
    let steps = history.window - 1
    var (lowest, highest) = (Double.infinity, -Double.infinity)
    for index in 0..<max(0, steps) {
      // Samples of one moment tell no velocity.
      guard history.step(index) > 0 else { continue }
      let velocity = history.velocity(index)
      lowest = min(lowest, velocity)
      highest = max(highest, velocity)
    }
    guard lowest <= highest else { return 0 }
    if let end = endVelocity(steps: steps) {
      lowest = min(lowest, end)
      highest = max(highest, end)
    }
    return min(max(estimate, lowest), highest)
  }

  /// The velocity at the newest sample of a finger that goes on as steadily as it did.
  ///
  /// The newest step's velocity and half a step of acceleration: the least of the last three changes
  /// between steps, and none unless all three have the same sign. This is the limiter "minmod" of
  /// finite volume methods, which follows an even change to the end and adds nothing to a jump. A
  /// flick out of rest is a jump; three changes, because it takes two of them where it begins between
  /// two samples. The sign is never turned around: a finger that slows down stops at 0. `nil` for any
  /// other motion.
  private func endVelocity(steps: Int) -> Double? {
    guard steps >= 4 else { return nil }
    let newest = history.velocity(0)
    let half = history.step(0)
    var gain = 0.0
    for index in 0..<3 {
      let seconds = history.step(index) + history.step(index + 1)
      guard history.step(index) > 0, history.step(index + 1) > 0 else { return nil }
      let change = history.velocity(index) - history.velocity(index + 1)
      let step = change * (half / seconds)
      guard index == 0 || step.sign == gain.sign else { return nil }
      if index == 0 || abs(step) < abs(gain) { gain = step }
    }
    let end = newest + gain
    guard end.isFinite else { return nil }
    return newest > 0 && end > 0 || newest < 0 && end < 0 ? end : 0
  }
}
