/// The newest samples of one axis, 20 at most, in storage of a fixed size.
///
/// 20 samples are the history of both Flutter's and Android's velocity trackers
/// (`velocity_tracker.dart`, `VelocityTracker.cpp`).
struct SampleHistory: Equatable, Sendable {
  static let capacity = 20

  // Vectors because they live inside the value; 20 of their 32 lanes are used.
  private var positions = SIMD32<Double>()
  private var times = SIMD32<Double>()
  private(set) var count = 0
  private var newestLane = 0

  /// Takes a sample, in the place of the oldest one when there is no other.
  mutating func add(position: Double, time: Double) {
    newestLane = newestLane + 1 == Self.capacity ? 0 : newestLane + 1
    positions[newestLane] = position
    times[newestLane] = time
    count = min(count + 1, Self.capacity)
  }

  private func lane(_ index: Int) -> Int {
    newestLane >= index ? newestLane - index : newestLane - index + Self.capacity
  }

  /// Points of the sample that `index` others came after; `index` is below ``count``.
  func position(_ index: Int) -> Double { positions[lane(index)] }

  /// Seconds, of the same sample.
  func time(_ index: Int) -> Double { times[lane(index)] }

  /// Seconds from the sample before to the one at `index`; there is one before.
  func step(_ index: Int) -> Double { time(index) - time(index + 1) }

  /// Microseconds from a sample to the newest one, whole as both platforms count them.
  func microseconds(_ index: Int) -> Double {
    ((time(0) - time(index)) * 1e6).rounded()
  }

  /// Points per second from the previous sample to the one at `index`; 0 for the first sample, or if the two are not
  /// in the order of time.
  func velocity(_ index: Int) -> Double {
    guard index + 1 < count else { return 0 }
    let seconds = time(index) - time(index + 1)
    guard seconds > 0 else { return 0 }
    return Elementary.finite((position(index) - position(index + 1)) / seconds)
  }

  /// How many samples, counted from the newest, belong to the motion that is going on: none older
  /// than 100 ms, and no two more than 40 ms apart.
  ///
  /// The horizon and the gap are those of Flutter and Android.
  var window: Int {
    var previous = 0.0
    for index in 0..<count {
      let age = microseconds(index)
      if age > 100_000 || abs(age - previous) > 40_000 { return index }
      previous = age
    }
    return count
  }
}
