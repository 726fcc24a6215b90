#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one load costs that must wait for the one before it, by the size of the memory that the loads go
/// to: the cost that no index can be below once it has outgrown the caches.
public struct LatencyLadder: Codable, Equatable, Sendable {
  public struct Step: Codable, Equatable, Sendable {
    /// Size of the memory, in bytes.
    public var bytes: Int
    /// Nanoseconds of a load.
    public var nanoseconds: Spread

    public init(bytes: Int, nanoseconds: Spread) {
      self.bytes = bytes
      self.nanoseconds = nanoseconds
    }
  }

  /// Growing in size.
  public var steps: [Step]

  public init(_ steps: [Step]) { self.steps = steps.sorted { $0.bytes < $1.bytes } }

  /// Nanoseconds of a load from a working set of that size, interpolated between the logarithms of sizes
  /// and times; below the smallest step and above the largest one that step's own.
  ///
  /// - Returns: `nil` for a ladder without steps.
  public func nanoseconds(bytes: Double) -> Double? {
    guard let first = steps.first, let last = steps.last else { return nil }
    guard bytes > Double(first.bytes) else { return first.nanoseconds.median }
    guard let upper = steps.firstIndex(where: { bytes <= Double($0.bytes) }), upper > 0 else {
      return bytes > Double(last.bytes) ? last.nanoseconds.median : first.nanoseconds.median
    }
    let (low, high) = (steps[upper - 1], steps[upper])
    let share = log(bytes / Double(low.bytes)) / log(Double(high.bytes) / Double(low.bytes))
    let (from, to) = (low.nanoseconds.median, high.nanoseconds.median)
    guard from > 0, to > 0 else { return from + share * (to - from) }
    return from * pow(to / from, share)
  }
}
