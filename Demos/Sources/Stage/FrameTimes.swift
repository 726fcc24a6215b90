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

  /// The last so many, oldest first.
  func last(_ wanted: Int) -> [Double] {
    let count = min(wanted, times.count)
    return (0..<count).map { times[(next + times.count - count + $0) % times.count] }
  }
}
