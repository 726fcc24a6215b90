/// What the last frames took, a minute of them at sixty a second.
struct FrameTimes {
  private static let room = 3600
  private var times: [Double] = []
  private var next = 0

  var count: Int { times.count }

  mutating func note(_ time: Double) {
    if times.count < Self.room {
      times.append(time)
    } else {
      times[next] = time
    }
    next = (next + 1) % Self.room
  }

  /// The last times, at most this many, oldest first.
  func last(_ wanted: Int) -> [Double] {
    let count = min(wanted, times.count)
    return (0..<count).map { times[(next + times.count - count + $0) % times.count] }
  }

  /// Of the last times, the one that half of them stay below, and 95 of 100; `nil` before the first.
  func percentiles(ofLast wanted: Int) -> (median: Double, percentile95: Double)? {
    let sorted = last(wanted).sorted()
    guard !sorted.isEmpty else { return nil }
    return (sorted[sorted.count / 2], sorted[sorted.count * 95 / 100])
  }
}
