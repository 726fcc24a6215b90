package import ScrollScenario
import ScrollSimulation

/// What the cases of a sweep came to.
package struct SweepResult: Equatable, Sendable {
  /// The scenario's name.
  package var scenario: String
  package var parameters: [SweepParameter]
  /// In the order of ``Sweep/cases``.
  package var rows: [Row]

  /// One case.
  package struct Row: Equatable, Sendable {
    package var settings: [ScenarioSetting]
    package var workload: String
    package var digest: String
    /// By name, all that the run says.
    package var metrics: [String: Double]
    /// The gates that the run did not keep to, as text, and mistakes that the engine noticed.
    package var failures: [String]
    /// The gates that nothing is known of, as text: those on the machine, which several runs share.
    package var unknown: [String]

    package subscript(metric: Metric) -> Double? { metrics[metric.rawValue] }
  }

  init(_ sweep: Sweep, _ reports: [RunReport]) {
    scenario = reports.first?.scenario ?? ""
    parameters = sweep.parameters
    rows = zip(sweep.cases, reports).map { settings, report in
      Row(
        settings: settings, workload: report.workload, digest: report.digest,
        metrics: report.metrics,
        failures: report.failures.map(\.description) + report.diagnostics
          + [report.stop].compactMap { $0 },
        unknown: report.gates.filter { $0.outcome == .unknown }.map(\.description))
    }
  }

  /// The best case of those whose gates passed: with the lowest number, or the highest where more is better;
  /// the first of equal ones. `nil` when no gate-keeping case has the number.
  ///
  /// - Parameter metric: one of which a number can be better, ``Metric/better``; of others the lowest.
  package func best(_ metric: Metric) -> Row? {
    var best: (row: Row, value: Double)?
    for row in rows where row.failures.isEmpty {
      guard let value = row[metric] else { continue }
      guard let old = best?.value else {
        best = (row, value)
        continue
      }
      if metric.better == .higher ? value > old : value < old { best = (row, value) }
    }
    return best?.row
  }
}
