/// The velocity of a finger along one axis, from its last samples.
///
/// Keeps up to 20 samples inside the value; nothing is allocated. What becomes of them is the
/// matter of the ``Strategy``, which the platforms disagree about.
public struct VelocityTracker: Sendable, Equatable {
  /// A platform's way from samples to a velocity.
  public enum Strategy: String, Codable, Hashable, Sendable, CaseIterable {
    /// The last three velocities between samples weigh 0.6, 0.35 and 0.05 from the oldest to the newest, as in
    /// Flutter's `IOSScrollViewFlingVelocityTracker`. Missing ones count as 0, so that a finger with two samples
    /// gives 0.05 of its speed.
    case iosWeighted
    /// The same with 0.15, 0.65 and 0.2, Flutter's `MacOSScrollViewFlingVelocityTracker`.
    case macosWeighted
    /// The slope at the newest sample of the parabola with the least squares through the samples of
    /// the last 100 ms, Flutter's `VelocityTracker`. Takes three samples; fewer give 0.
    case leastSquares
    /// The same parabola as Android's `lsq2` finds it: a straight line through two samples.
    case androidLeastSquares
    /// Android's `lsq2` in numbers of single precision, as devices compute it. Its rounding errors
    /// show in the third digit.
    case androidSingleLeastSquares
    /// Android's `impulse`: the work that would bring a resting body to the finger's motion.
    case impulse
  }

  /// How the velocity is computed from the positions.
  public let strategy: Strategy

  /// Whether estimates stay within the velocities the finger had between the samples they are made
  /// from.
  ///
  /// A parabola through a finger that rests and then flicks is up to 47 % too fast, and one through a
  /// finger that flicks and then rests may point backward. Bounded, an estimate is neither faster nor
  /// slower than every step of the window, except for the half step by which a finger that speeds up
  /// or slows down steadily is ahead of its last step. The weighted strategies are averages and within
  /// that range anyway. Where a strategy finds no velocity, the velocity stays 0.
  public let isBounded: Bool

  var history = SampleHistory()

  /// A tracker that has seen nothing.
  public init(strategy: Strategy = .iosWeighted, isBounded: Bool = false) {
    self.strategy = strategy
    self.isBounded = isBounded
  }

  /// Takes a sample: points, and seconds on any clock.
  ///
  /// Samples come in the order of time. Between samples of the same moment, or of an earlier one,
  /// the velocity counts as 0. A sample with a NaN or infinite number is left out.
  public mutating func add(position: Double, time: Double) {
    guard position.isFinite, time.isFinite else { return }
    history.add(position: position, time: time)
  }

  /// The same samples, for another strategy.
  public func using(_ strategy: Strategy) -> VelocityTracker {
    var tracker = VelocityTracker(strategy: strategy, isBounded: isBounded)
    tracker.history = history
    return tracker
  }

  /// Forgets all samples, and nothing else.
  public mutating func reset() {
    self = VelocityTracker(strategy: strategy, isBounded: isBounded)
  }

  /// Points per second for a release at `time`, in seconds on the clock of the samples.
  ///
  /// 0 when the newest sample is older than the strategy's ``Strategy/stillAfter``: the finger was
  /// held still.
  public func velocity(at time: Double) -> Double {
    guard history.count > 0, !(time - history.time(0) > strategy.stillAfter) else { return 0 }
    return estimate ?? 0
  }

  /// 0.1 seconds: after so long without a sample a finger counts as still, as in ScrollMechanics'
  /// `SimpleScrollView`.
  public static let stillAfter = 0.1
}

extension VelocityTracker.Strategy {
  /// Whether the strategy is an average of the last three velocities between samples.
  var isWeighted: Bool { self == .iosWeighted || self == .macosWeighted }

  /// Seconds without a sample after which a finger counts as still: ``VelocityTracker/stillAfter`` for the weighted
  /// strategies, 0.04 for the others, where Flutter and Android start over.
  public var stillAfter: Double {
    isWeighted ? VelocityTracker.stillAfter : 0.04
  }
}
