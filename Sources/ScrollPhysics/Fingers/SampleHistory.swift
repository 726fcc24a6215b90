/// The newest samples of one axis, 20 at most.
///
/// 20 samples are the history of both Flutter's and Android's velocity trackers
/// (`velocity_tracker.dart`, `VelocityTracker.cpp`). Copies share them until one takes another sample: what
/// holds a history is copied every frame, and few frames have samples.
struct SampleHistory: Equatable, Sendable {
  static let capacity = 20

  private struct Sample: Equatable, Sendable {
    var position: Double
    var time: Double
  }

  /// A ring once it is full.
  private var samples: [Sample] = []
  private var newestLane = -1

  var count: Int { samples.count }

  /// Takes a sample, in the place of the oldest one when there is no other.
  mutating func add(position: Double, time: Double) {
    let sample = Sample(position: position, time: time)
    newestLane = newestLane + 1 == Self.capacity ? 0 : newestLane + 1
    if samples.count == Self.capacity {
      samples[newestLane] = sample
    } else {
      if samples.isEmpty { samples.reserveCapacity(Self.capacity) }
      samples.append(sample)
    }
  }

  private func lane(_ index: Int) -> Int {
    newestLane >= index ? newestLane - index : newestLane - index + Self.capacity
  }

  /// Points of the sample that `index` others came after; `index` is below ``count``.
  func position(_ index: Int) -> Double { samples[lane(index)].position }

  /// Seconds, of the same sample.
  func time(_ index: Int) -> Double { samples[lane(index)].time }

  /// Seconds from the sample before to the one at `index`; there is one before.
  func step(_ index: Int) -> Double { time(index) - time(index + 1) }

  /// Microseconds from a sample to the newest one, whole as both platforms count them.
  func microseconds(_ index: Int) -> Double {
    ((time(0) - time(index)) * 1e6).rounded()
  }

  /// Points per second from the sample before to the one at `index`; 0 when there is none before
  /// or the two are not in the order of time.
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
