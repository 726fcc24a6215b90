/// Newton's method kept inside a shrinking bracket.
enum BracketedRoot {
  /// Where a function that is positive at `low` and not at `high` falls to 0.
  ///
  /// `function` gives the value and its slope. A Newton step that leaves the bracket or is more
  /// than half of the one before is replaced by a bisection, so that the bracket shrinks whatever
  /// the function does. Runs until the step is below the resolution of the result.
  static func falling(
    from low: Double, to high: Double,
    _ function: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var low = low
    var high = high
    if function(low).value <= 0 { return low }
    if function(high).value > 0 { return high }
    var t = low + (high - low) / 2
    var lastStep = high - low
    // A bisection alone would need at most 64 + 1074 steps, down to the smallest number.
    for _ in 0..<1200 {
      let (value, slope) = function(t)
      if value == 0 { return t }
      if value > 0 { low = t } else { high = t }
      var next = t - value / slope
      if !(next > low && next < high && abs(next - t) < lastStep / 2) {
        next = low + (high - low) / 2
        if next <= low || next >= high { return t }
      }
      lastStep = abs(next - t)
      if lastStep <= t.ulp { return next }
      t = next
    }
    return t
  }
}
