/// How much of the way of an animated scroll or update is done after a part of the time.
public enum TimingCurve: String, Hashable, Sendable, CaseIterable {
  /// Slow at both ends: 3t² - 2t³.
  case easeInOut
  /// Slow at its beginning: t².
  case easeIn
  /// Slow at its end: 1 - (1 - t)².
  case easeOut
  /// As fast all the way.
  case linear

  /// The share of the way, from 0 to 1.
  ///
  /// - Parameter part: the share of the time; below 0 and above 1 it counts as these.
  package func share(at part: Double) -> Double {
    let part = min(max(part.isNaN ? 1 : part, 0), 1)
    return switch self {
    case .easeInOut: part * part * (3 - 2 * part)
    case .easeIn: part * part
    case .easeOut: part * (2 - part)
    case .linear: part
    }
  }

  /// How fast the share grows with the part of the time, which is from 0 to 1.
  package func slope(at part: Double) -> Double {
    switch self {
    case .easeInOut: 6 * part * (1 - part)
    case .easeIn: 2 * part
    case .easeOut: 2 * (1 - part)
    case .linear: 1
    }
  }
}
