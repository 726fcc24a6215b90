/// The middle of some numbers, with the smallest and the largest.
public struct Spread: Codable, Equatable, Sendable {
  public var median: Double
  public var min: Double
  public var max: Double
  /// How many numbers there are.
  public var count: Int

  /// - Returns: `nil` for no numbers. Of an even count the mean of the two in the middle is the median.
  public init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let half = sorted.count / 2
    median =
      sorted.count % 2 == 1
      ? sorted[half] : sorted[half - 1] + (sorted[half] - sorted[half - 1]) / 2
    min = first
    max = last
    count = sorted.count
  }
}
