#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The elementary functions the curves are made of, in one place so that they can be replaced.
///
/// Nothing else in the module calls the platform's mathematics. Square roots are exactly rounded
/// everywhere; the others are as accurate as the platform's library.
enum Elementary {
  static let pi = Double.pi

  static func exp(_ x: Double) -> Double { platformExp(x) }

  /// e to the power of `x`, minus 1, without cancellation near 0.
  static func expm1(_ x: Double) -> Double { platformExpm1(x) }

  static func log(_ x: Double) -> Double { platformLog(x) }

  /// The logarithm of 1 + `x`, without cancellation near 0.
  static func log1p(_ x: Double) -> Double { platformLog1p(x) }

  static func pow(_ x: Double, _ y: Double) -> Double { platformPow(x, y) }

  static func sqrt(_ x: Double) -> Double { x.squareRoot() }

  static func sin(_ x: Double) -> Double { platformSin(x) }

  static func cos(_ x: Double) -> Double { platformCos(x) }

  static func atan2(_ y: Double, _ x: Double) -> Double { platformAtan2(y, x) }

  /// The logarithm of `a / b` for positive `a` and `b`, also where the quotient overflows and
  /// without cancellation where it is near 1.
  static func logRatio(_ a: Double, _ b: Double) -> Double {
    let ratio = a / b
    // Within a factor of two the difference is exact.
    if ratio > 0.5, ratio < 2 { return log1p((a - b) / b) }
    if ratio.isFinite, ratio >= .leastNormalMagnitude { return log(ratio) }
    return log(a) - log(b)
  }

  /// `x`, or the largest finite number of its sign where it overflowed.
  static func finite(_ x: Double) -> Double {
    if x > .greatestFiniteMagnitude { return .greatestFiniteMagnitude }
    if x < -.greatestFiniteMagnitude { return -.greatestFiniteMagnitude }
    return x
  }
}

// Inside `Elementary` the plain names would mean its own functions.
private func platformExp(_ x: Double) -> Double { exp(x) }
private func platformExpm1(_ x: Double) -> Double { expm1(x) }
private func platformLog(_ x: Double) -> Double { log(x) }
private func platformLog1p(_ x: Double) -> Double { log1p(x) }
private func platformPow(_ x: Double, _ y: Double) -> Double { pow(x, y) }
private func platformSin(_ x: Double) -> Double { sin(x) }
private func platformCos(_ x: Double) -> Double { cos(x) }
private func platformAtan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
