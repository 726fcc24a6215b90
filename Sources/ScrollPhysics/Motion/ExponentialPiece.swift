extension Motion {
  /// A piece of a motion that one exponential describes, a decay or a critically damped spring, with
  /// what a sample needs and nothing else.
  ///
  /// Nearly all motions consist of these two. Sampled here they cost two thirds of what they cost as
  /// one of all curves there are (`scrollbench`): there is no register to save, no part to pick out
  /// of an enumeration, and one comparison where a general exponential has three. The operations and
  /// their order are those of the curves, so that the result has the same bits.
  struct ExponentialPiece: Sendable {
    private enum Curve { case decay, criticalSpring }

    private let curve: Curve
    /// Per second; negative.
    private let rate: Double
    /// Seconds from the release to the curve's own start.
    private let origin: Double
    /// Points: where a decay starts, where a spring rests.
    private let base: Double
    /// Points: a decay's ``Decay/reach``, a spring's initial displacement.
    private let reach: Double
    /// Points per second, of a spring.
    private let gain: Double
    private let floor: Double
    private let ceiling: Double

    /// `nil` for any other curve.
    init?(_ piece: Piece) {
      switch piece.segment {
      case .decay(let decay):
        curve = .decay
        (rate, base, reach, gain) = (decay.exponent, decay.initialPosition, decay.reach, 0)
      case .spring(let spring, let rest):
        guard case .critical(let decay) = spring.shape else { return nil }
        curve = .criticalSpring
        (rate, base) = (-decay, rest)
        (reach, gain) = (spring.initialDisplacement, spring.displacementGain)
      default: return nil
      }
      (origin, floor, ceiling) = (piece.origin, piece.floor, piece.ceiling)
    }

    /// A piece that answers no moment.
    private init() {
      curve = .decay
      (rate, origin, base, reach, gain, floor, ceiling) = (.nan, 0, 0, 0, 0, 0, 0)
    }

    static let none = ExponentialPiece()

    /// Points at `t` seconds from the release; `nil` before the curve's own start and where its
    /// exponential is too small for a normal number.
    @inline(__always)
    func position(at t: Double) -> Double? {
      let time = t - origin
      let power = rate * time
      guard power < 0, power > -Elementary.normalPowers else { return nil }
      let envelope = Elementary.exp(normal: power)
      switch curve {
      case .decay: return held(base + reach * (envelope - 1))
      case .criticalSpring: return held(base + (envelope * reach + envelope * gain * time))
      }
    }

    @inline(__always)
    private func held(_ position: Double) -> Double {
      Motion.hold(position, floor, ceiling)
    }
  }

  /// `position` between the bounds of a piece, points.
  @inline(__always)
  static func hold(_ position: Double, _ floor: Double, _ ceiling: Double) -> Double {
    // Written out, these are two instructions; `min` and `max` care for NaN and take ten.
    let raised = position < floor ? floor : position
    return raised > ceiling ? ceiling : raised
  }
}
