/// The velocity of a finger along one axis, from its last four samples.
///
/// The three velocities between them weigh 0.6, 0.35 and 0.05 from the oldest to the newest, as in
/// Flutter's `IOSScrollViewFlingVelocityTracker`. Velocities that are missing count as 0, so that a
/// finger seen only twice gives 0.05 of its speed. Nothing is allocated.
public struct VelocityTracker: Sendable, Equatable {
  private var isEmpty = true
  private var newestPosition = 0.0
  private var newestTime = 0.0
  /// Points per second between successive samples, the oldest first.
  private var oldestVelocity = 0.0
  private var middleVelocity = 0.0
  private var newestVelocity = 0.0

  /// A tracker that has seen nothing.
  public init() {}

  /// Takes a sample: points, and seconds on any clock.
  ///
  /// Samples come in the order of time. Between samples of the same moment, or of an earlier one,
  /// the velocity counts as 0. A sample with a NaN or infinite number is left out.
  public mutating func add(position: Double, time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if !isEmpty {
      oldestVelocity = middleVelocity
      middleVelocity = newestVelocity
      let seconds = time - newestTime
      newestVelocity =
        seconds > 0 ? Elementary.finite((position - newestPosition) / seconds) : 0
    }
    isEmpty = false
    newestPosition = position
    newestTime = time
  }

  /// Forgets all samples.
  public mutating func reset() {
    self = VelocityTracker()
  }

  /// Points per second for a release at `time`, in seconds on the clock of the samples.
  ///
  /// 0 when the newest sample is more than ``stillAfter`` seconds old: the finger was held still.
  public func velocity(at time: Double) -> Double {
    guard !isEmpty, !(time - newestTime > Self.stillAfter) else { return 0 }
    return oldestVelocity * 0.6 + middleVelocity * 0.35 + newestVelocity * 0.05
  }

  /// 0.1 seconds: after so long without a sample a finger counts as still, as in ScrollMechanics'
  /// `SimpleScrollView`.
  public static let stillAfter = 0.1
}
