import ScrollTools

extension Scenario {
  /// What a metric of a run has to be: a gate of a scenario.
  ///
  /// Written `.anchorDriftMax == 0` in Swift and `anchor_drift_max == 0` in a scenario file.
  public struct Expectation: Equatable, Sendable {
    /// The metric that is limited.
    public var metric: Metric
    /// How the metric is compared with the bound.
    public var comparison: Comparison
    /// In the metric's unit; finite.
    public var bound: Double

    /// How a metric is compared with the bound.
    public enum Comparison: String, CaseIterable, Codable, Sendable {
      /// The metric equals the bound.
      case equal = "=="
      /// The metric is at most the bound.
      case atMost = "<="
      /// The metric is below the bound.
      case below = "<"
      /// The metric is at least the bound.
      case atLeast = ">="
      /// The metric is above the bound.
      case above = ">"
    }

    /// Creates a gate from a metric, a comparison and a bound.
    ///
    /// - Parameters:
    ///   - metric: the metric that is compared.
    ///   - comparison: how it has to compare with `bound`.
    ///   - bound: a finite number in the metric's unit; other numbers always fail.
    public init(_ metric: Metric, _ comparison: Comparison, _ bound: Double) {
      self.metric = metric
      self.comparison = comparison
      self.bound = bound
    }

    /// Whether a value of the metric is as expected.
    ///
    /// - Parameter value: what a run came to, in the metric's unit.
    public func holds(for value: Double) -> Bool {
      switch comparison {
      case .equal: value == bound
      case .atMost: value <= bound
      case .below: value < bound
      case .atLeast: value >= bound
      case .above: value > bound
      }
    }
  }
}

extension Scenario.Expectation: CustomStringConvertible {
  /// As a scenario file has it: `blank_max <= 1.5 pt`.
  public var description: String {
    "\(metric.rawValue) \(comparison.rawValue) \(metric.text(bound))"
  }
}

extension Metric {
  /// A value with its unit, and without a fraction where it has none: `12`, `1.5 pt`.
  public func text(_ value: Double) -> String {
    let number = Int(exactly: value).map { "\($0)" } ?? PlainDecimal.text(value)
    return unit.symbol.isEmpty ? number : number + " " + unit.symbol
  }

  /// The metric is to be this number, in its unit.
  public static func == (metric: Metric, bound: Double) -> Scenario.Expectation {
    Scenario.Expectation(metric, .equal, bound)
  }

  /// The metric is to be at most this number, in its unit.
  public static func <= (metric: Metric, bound: Double) -> Scenario.Expectation {
    Scenario.Expectation(metric, .atMost, bound)
  }

  /// The metric is to be below this number, in its unit.
  public static func < (metric: Metric, bound: Double) -> Scenario.Expectation {
    Scenario.Expectation(metric, .below, bound)
  }

  /// The metric is to be at least this number, in its unit.
  public static func >= (metric: Metric, bound: Double) -> Scenario.Expectation {
    Scenario.Expectation(metric, .atLeast, bound)
  }

  /// The metric is to be above this number, in its unit.
  public static func > (metric: Metric, bound: Double) -> Scenario.Expectation {
    Scenario.Expectation(metric, .above, bound)
  }
}
