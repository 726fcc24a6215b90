import ScrollTools

extension Scenario {
  /// What one piece of work costs, in milliseconds: a number, or a distribution that one is drawn from.
  ///
  /// What is drawn depends on the seed of ``CellCosts``, the cell's type, the kind of work and the element it is
  /// done for, and on nothing else: the same item costs the same whenever it is bound, in whatever order.
  public enum Cost: Equatable, Sendable {
    /// Always the same.
    case constant(Double)
    /// A normal distribution of this mean and standard deviation, numbers below 0 taken as 0: the sum of twelve
    /// draws from 0 to 1, less 6, stands for it, so that nothing is more than six deviations from the mean.
    case normal(mean: Double, deviation: Double)
    /// Every cost in the range is equally likely.
    case uniform(ClosedRange<Double>)
    /// For each percentage of draws, the cost that they do not exceed, both ascending; at least one. Between two of
    /// them lies a straight line; below the first and above the last the cost is theirs.
    case percentiles([Percentile])
    /// Measured costs, each equally likely; at least one.
    case samples([Double])
    /// The numbers in a column of a comma-separated file, each equally likely; empty fields are left out.
    case file(path: String, column: String)

    /// A point of a distribution.
    public struct Percentile: Equatable, Sendable {
      /// 0...100.
      package var percent: Double
      /// Milliseconds.
      package var cost: Double

      /// Creates a point from a percentage of draws and a cost in milliseconds.
      public init(_ percent: Double, _ cost: Double) {
        self.percent = percent
        self.cost = cost
      }
    }
  }
}

extension Scenario.Cost: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .constant(value) }
  public init(integerLiteral value: Int) { self = .constant(Double(value)) }
}

extension Scenario.Cost {
  /// The constant cost; `nil` for one that is drawn.
  package var constant: Double? { if case .constant(let cost) = self { cost } else { nil } }

  /// What draws come to on average, in milliseconds; of a normal distribution before it is cut, and 0 for a
  /// file that was not read.
  package var mean: Double {
    switch self {
    case .constant(let cost): return cost
    case .normal(let mean, _): return mean
    case .uniform(let range): return (range.lowerBound + range.upperBound) / 2
    case .percentiles(let points):
      guard let first = points.first, let last = points.last else { return 0 }
      var sum = first.cost * first.percent + last.cost * (100 - last.percent)
      for (low, high) in zip(points, points.dropFirst()) {
        sum += (low.cost + high.cost) / 2 * (high.percent - low.percent)
      }
      return sum / 100
    case .samples(let samples):
      return samples.isEmpty ? 0 : samples.reduce(0, +) / Double(samples.count)
    case .file: return 0
    }
  }

  /// The cost in milliseconds that 64 random bits stand for; 0 for a file that was not read.
  ///
  /// Sums, products, quotients and whole numbers only: the same to the last bit on every machine.
  package func milliseconds(bits: UInt64) -> Double {
    switch self {
    case .constant(let cost): return cost
    case .normal(let mean, let deviation):
      var sum = -6.0
      for index in 0..<12 as Range<UInt64> {
        sum += SplitMix64.unit(SplitMix64.value(seed: bits, index: index))
      }
      return max(0, mean + deviation * sum)
    case .uniform(let range):
      return range.lowerBound + (range.upperBound - range.lowerBound) * SplitMix64.unit(bits)
    case .percentiles(let points): return Self.cost(at: SplitMix64.unit(bits) * 100, points)
    case .samples(let samples):
      guard !samples.isEmpty else { return 0 }
      return samples[Int(bits.multipliedFullWidth(by: UInt64(samples.count)).high)]
    case .file: return 0
    }
  }

  private static func cost(at percent: Double, _ points: [Percentile]) -> Double {
    guard let upper = points.firstIndex(where: { $0.percent >= percent }) else {
      return points.last?.cost ?? 0
    }
    guard upper > 0 else { return points[0].cost }
    let (low, high) = (points[upper - 1], points[upper])
    let part = (percent - low.percent) / (high.percent - low.percent)
    return low.cost + (high.cost - low.cost) * part
  }

  /// What keeps costs from being drawn, as a sentence; `nil` when nothing does.
  package var problem: String? {
    func isCost(_ cost: Double) -> Bool { cost >= 0 && cost <= 1e9 }
    switch self {
    case .constant(let cost): return isCost(cost) ? nil : "a cost must be 0 or more, not \(cost)"
    case .normal(let mean, let deviation):
      return isCost(mean) && isCost(deviation)
        ? nil : "a mean and a deviation must be 0 or more, not \(mean) and \(deviation)"
    case .uniform(let range):
      return isCost(range.lowerBound) && isCost(range.upperBound)
        ? nil : "costs must be 0 or more, not \(range)"
    case .percentiles(let points):
      let ascends = zip(points, points.dropFirst()).allSatisfy {
        $0.percent < $1.percent && $0.cost <= $1.cost
      }
      let isValid = points.allSatisfy { (0...100).contains($0.percent) && isCost($0.cost) }
      return !points.isEmpty && ascends && isValid
        ? nil : "percentiles are from 0 to 100 and ascend with their costs"
    case .samples(let samples):
      return !samples.isEmpty && samples.allSatisfy(isCost)
        ? nil : "samples are costs of 0 or more, and at least one"
    case .file: return nil
    }
  }
}
