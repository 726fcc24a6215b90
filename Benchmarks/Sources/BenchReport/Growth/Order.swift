#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a cost grows with a count.
public enum Order: String, CaseIterable, Codable, Sendable {
  case constant = "1"
  case logarithmic = "log n"
  case linear = "n"
  case linearithmic = "n log n"

  /// The function at a count, which is 1 at least.
  public func callAsFunction(_ n: Double) -> Double {
    switch self {
    case .constant: 1
    case .logarithmic: log2(n)
    case .linear: n
    case .linearithmic: n * log2(n)
    }
  }
}
