// The answers of a law about one motion as a curve.
extension SampledCurve {
  /// Where the pieces of a motion end, as shares of its time: closer to each other at the start, where motions that come
  /// to rest change most.
  private static let shares = (1...128).map { Double($0) / 128 * (Double($0) / 128) }
  /// Where those end that lead out over an edge, which is short, and those that lead back.
  private static let sharesOut = (1...32).map { Double($0) / 32 }
  private static let sharesBack = (1...96).map { Double($0) / 96 * (Double($0) / 96) }

  /// The shares of a return, and of the pieces that it is usually made of.
  private static func merged(_ shares: [Double]) -> [Double] {
    var all: [Double] = []
    for share in (shares + sharesBack).sorted() where share > (all.last ?? 0) { all.append(share) }
    return all
  }

  /// Fractions of the length of a free motion: never backward, from 0 to 1.
  static func fling(
    _ law: any FlingLaw, speed: Double, length: Double, duration: Double
  ) -> SampledCurve {
    guard length > 0 else { return SampledCurve([0, 1], [0, 1], tangents: [0, 0]) }
    var curve = Monotone(from: 0)
    curve.go(
      to: 1, until: duration, by: shares, rates: speed / length,
      LawAnswer.finite(law.velocity(at: duration, speed: speed)) / length
    ) { time in
      (law.distance(at: time, speed: speed) / length, law.velocity(at: time, speed: speed) / length)
    }
    return curve.curve
  }

  /// Fractions of the largest displacement on a way over an edge: out without a step back, and back without a step out.
  ///
  /// Where the content turns is a moment of the table, so that it is nowhere farther out than there.
  static func bounce(
    _ law: any EdgeLaw, from start: Double, velocity: Double, duration: Double,
    peak: inout (time: Double, overshoot: Double)
  ) -> SampledCurve {
    func place(_ time: Double) -> Double {
      LawAnswer.finite(law.displacement(at: time, from: start, velocity: velocity))
    }
    func rate(_ time: Double) -> Double {
      LawAnswer.finite(law.velocity(at: time, from: start, velocity: velocity))
    }
    let sampled = (law as? SampledReturn)?.curve.shares
    // Cubics between its own samples already, unless a velocity inward has a part in them.
    let samples = velocity < 0 ? sampled.map(merged) : sampled
    var turn = 0.0
    if velocity > 0 { turn = LawAnswer.search(0, from: 0, to: duration) { -rate($0) } }
    // Less time than that has no pieces.
    if turn < 1e-15 { turn = 0 }
    let farthest = turn > 0 ? max(start, place(turn)) : start
    peak = (turn, farthest)
    let unit = max(farthest, .leastNormalMagnitude)
    var curve = Monotone(from: start / unit)
    if turn > 0 {
      curve.go(
        to: farthest / unit, until: turn, by: samples == nil ? sharesOut : [1],
        rates: velocity / unit, 0
      ) {
        (place($0) / unit, rate($0) / unit)
      }
    }
    if duration - turn > duration * 1e-9 {
      curve.go(
        to: 0, until: duration, by: samples ?? sharesBack,
        rates: turn > 0 ? 0 : velocity / unit, rate(duration) / unit
      ) {
        (place($0) / unit, rate($0) / unit)
      }
    }
    return curve.curve
  }

  /// Collects samples and slopes that are made monotone.
  private struct Monotone {
    private var times = [0.0]
    private var fractions: [Double]
    private var tangents = [0.0]

    init(from start: Double) { fractions = [start] }

    var curve: SampledCurve { SampledCurve(times, fractions, tangents: tangents) }

    /// Adds pieces on which the fraction goes one way, to `last` at `end` seconds.
    ///
    /// - Parameters:
    ///   - shares: where the pieces end, in shares of the time; the last is 1.
    ///   - first: the slope at the start, unless pieces before say it.
    ///   - final: the slope at the end.
    ///   - sample: the fraction and the slope at a moment between.
    mutating func go(
      to last: Double, until end: Double, by shares: [Double], rates first: Double, _ final: Double,
      _ sample: (Double) -> (fraction: Double, slope: Double)
    ) {
      let base = times.count - 1
      let (start, sign) = (times[base], last < fractions[base] ? -1.0 : 1.0)
      if base == 0 { tangents[0] = first }
      for share in shares.dropLast() {
        let time = start + (end - start) * share
        let (fraction, slope) = sample(time)
        let before = fractions[fractions.count - 1]
        times.append(time)
        // NaN counts as the end of the way.
        fractions.append(
          fraction.isNaN
            ? last : sign > 0 ? min(max(fraction, before), last) : max(min(fraction, before), last))
        tangents.append(slope)
      }
      times.append(end)
      fractions.append(last)
      tangents.append(final)
      // Up to 3 times the slopes on both sides a cubic is monotone.
      for index in base..<times.count {
        var steepest = Double.infinity
        for piece in [index - 1, index] where piece >= base && piece + 1 < times.count {
          let rise = (fractions[piece + 1] - fractions[piece]) * sign
          steepest = min(steepest, 3 * (rise / (times[piece + 1] - times[piece])))
        }
        let slope = LawAnswer.within(tangents[index] * sign, Elementary.finite(steepest), orNaN: 0)
        tangents[index] = slope * sign
      }
    }
  }
}
