/// A curve through samples of the time and a fraction of a way, for ``CustomFling/init(sampled:)`` and
/// ``CustomEdge/init(returning:distance:gravity:)``.
///
/// Between the samples it is a cubic polynomial each, with the tangents of Fritsch and Butland (1984): it never goes
/// backward and has no jump of the velocity. It ends at rest. Its first tangent is that of the parabola through the first
/// three samples, but not less steep than the first piece; two samples give a constant deceleration.
public struct SampledCurve: Sendable {
  /// Seconds from the start, each later than the one before; the first is 0.
  public let times: [Double]
  /// Fractions of the way, none less than the one before, from 0 to 1.
  public let fractions: [Double]
  /// The slopes at the samples, per second.
  let tangents: [Double]

  /// The longest curve, seconds: an hour.
  static let longest = 3600.0

  /// The last time is an hour at the most.
  ///
  /// Throws for the first sample that is NaN, infinite, out of order, too late, or so close to the one before that the
  /// slope is no number. The error names it, as in `times[3]`.
  public init(times: [Double], fractions: [Double]) throws(PhysicsError) {
    guard times.count >= 2 else {
      throw .outOfRange(parameter: "times.count", value: Double(times.count), allowed: "2 or more")
    }
    guard fractions.count == times.count else {
      throw .outOfRange(
        parameter: "fractions.count", value: Double(fractions.count), allowed: "\(times.count)")
    }
    for index in times.indices {
      let (time, fraction) = ("times[\(index)]", "fractions[\(index)]")
      try Check.finite(times[index], time)
      try Check.finite(fractions[index], fraction)
      guard index > 0 else {
        for (value, name) in [(times[0], time), (fractions[0], fraction)] where value != 0 {
          throw .outOfRange(parameter: name, value: value, allowed: "0")
        }
        continue
      }
      let (before, from) = (times[index - 1], fractions[index - 1])
      guard times[index] > before, times[index] <= Self.longest else {
        throw .outOfRange(
          parameter: time, value: times[index], allowed: "above \(before), up to \(Self.longest)")
      }
      let isLast = index == times.count - 1
      try Check.within(fractions[index], (isLast ? 1 : min(from, 1))...1, fraction)
      guard fractions[index] >= from else {
        throw .outOfRange(parameter: fraction, value: fractions[index], allowed: "\(from)...1.0")
      }
      guard ((fractions[index] - from) / (times[index] - before)).isFinite else {
        throw .outOfRange(
          parameter: time, value: times[index], allowed: "farther from times[\(index - 1)]")
      }
    }
    self.init(times, fractions, startsAtRest: false)
  }

  private init(_ times: [Double], _ fractions: [Double], startsAtRest: Bool) {
    self.times = times
    self.fractions = fractions
    tangents = Self.tangents(times, fractions, startsAtRest: startsAtRest)
  }

  /// For samples and slopes that are known to be usable.
  init(_ times: [Double], _ fractions: [Double], tangents: [Double]) {
    self.times = times
    self.fractions = fractions
    self.tangents = tangents
  }

  /// The same samples, with a curve that also begins at rest.
  var startingAtRest: SampledCurve { SampledCurve(times, fractions, startsAtRest: true) }

  /// The times but the first, as shares of the duration.
  var shares: [Double] { times.dropFirst().map { $0 / duration } }

  /// Seconds from the start to the end.
  var duration: Double { times[times.count - 1] }
}

// The tangents follow from the samples, and a curve that begins at rest is not public.
extension SampledCurve: Equatable {
  public static func == (a: SampledCurve, b: SampledCurve) -> Bool {
    a.times == b.times && a.fractions == b.fractions
  }
}

extension SampledCurve: Codable {
  private enum CodingKeys: String, CodingKey {
    case times, fractions
  }

  /// Decodes a curve.
  ///
  /// - Throws: also for samples that the type does not take.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      times: values.decode([Double].self, forKey: .times),
      fractions: values.decode([Double].self, forKey: .fractions))
  }

  /// Encodes the samples.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(times, forKey: .times)
    try values.encode(fractions, forKey: .fractions)
  }
}
