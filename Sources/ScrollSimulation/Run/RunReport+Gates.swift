public import ScrollScenario

extension RunReport {
  /// What became of one gate.
  public struct Verdict: Codable, Equatable, Sendable {
    /// The gate as text: `cells_created <= 40`.
    public var gate: String
    /// The metric that the gate limits.
    public var metric: Metric
    /// How the metric is compared with the bound.
    public var comparison: Scenario.Expectation.Comparison
    /// In the metric's unit.
    public var bound: Double
    /// What the run came to; `nil` where the run did not say, and where that depends on the machine and is
    /// no part of a report.
    public var value: Double?
    /// Whether the gate holds.
    public var outcome: Outcome
    package var origin: Scenario.Gate.Origin

    /// What became of a gate.
    public enum Outcome: String, Codable, Sendable {
      /// The gate holds.
      case passed
      /// The gate does not hold; the run fails.
      case failed
      /// Nothing said what the run came to, of a metric of the machine.
      case unknown
    }

    /// Whether the gate is not kept to. A gate on something that never was proves nothing, and fails.
    public var isFailure: Bool { outcome == .failed }
  }

  /// The gates that the run did not keep to, in the order of the report; empty when it passes.
  public var failures: [Verdict] { gates.filter(\.isFailure) }

  /// What the run came to; `nil` where it does not say.
  ///
  /// - Parameter metric: any but those of the machine, which no report has.
  public subscript(metric: Metric) -> Double? { metrics[metric.rawValue] }

  /// Compares the run with gates. Standard gates on what never was, or on too few samples, are left out.
  mutating func judge(
    _ gates: [Scenario.Gate], inconclusive: Set<Metric>, peakMemory: () -> Int?
  ) {
    self.gates = gates.compactMap { gate in
      let expectation = gate.expectation
      let metric = expectation.metric
      if gate.origin == .standard, inconclusive.contains(metric) { return nil }
      let value =
        metric == .peakMemory ? peakMemory().map { Double($0) / 1_048_576 } : self[metric]
      if value == nil, gate.origin == .standard { return nil }
      let outcome =
        value.map { expectation.holds(for: $0) ? Verdict.Outcome.passed : .failed }
        ?? (metric.clock == .virtual ? .failed : .unknown)
      return Verdict(
        gate: expectation.description, metric: metric, comparison: expectation.comparison,
        bound: expectation.bound, value: metric.clock == .virtual ? value : nil,
        outcome: outcome, origin: gate.origin)
    }
  }
}

extension RunReport.Verdict: CustomStringConvertible {
  /// `cells_created <= 40, and it came to 52`.
  public var description: String {
    finding.isEmpty ? gate : "\(gate), and \(finding)"
  }

  /// `it came to 52`; empty where the report does not say.
  package var finding: String {
    if let value { return "it came to \(metric.text(value))" }
    return metric.clock == .virtual ? "it never was" : ""
  }
}
