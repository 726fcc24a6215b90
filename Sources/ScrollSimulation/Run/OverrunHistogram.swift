/// How often frames were ready how long after their deadline, in whole microseconds.
///
/// Takes memory for the different costs that there were, not for frames: costs of a frame are sums of few
/// constants. Above a second only whole milliseconds are distinguished, which limits their number.
struct OverrunHistogram {
  private var counts: [Int: Int] = [:]
  private(set) var total = 0

  /// - Parameter overrun: milliseconds after the deadline; negative for a frame that was early.
  mutating func add(_ overrun: Double) {
    counts[Self.bin(overrun), default: 0] += 1
    total += 1
  }

  /// Milliseconds at these percentiles, each by nearest rank: the smallest overrun that as many per cent of
  /// all frames do not exceed. `nil` without frames.
  ///
  /// - Parameter percents: from 0, exclusive, to 100, ascending.
  func percentiles(_ percents: [Int]) -> [Double]? {
    guard total > 0 else { return nil }
    var found: [Double] = []
    var seen = 0
    for bin in counts.keys.sorted() {
      seen += counts[bin] ?? 0
      // seen / total >= percent / 100, in whole numbers.
      while found.count < percents.count, seen * 100 >= percents[found.count] * total {
        found.append(Double(bin) / 1000)
      }
    }
    return found
  }

  private static func bin(_ overrun: Double) -> Int {
    let microseconds = Int((min(overrun, 1e9) * 1000).rounded())
    guard microseconds > 1_000_000 else { return microseconds }
    return Int((Double(microseconds) / 1000).rounded()) * 1000
  }
}
