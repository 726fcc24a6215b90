package import ScrollScenario
package import ScrollSimulation
import ScrollTools

/// What a written report says that two of them are compared by.
package struct SavedReport: Equatable, Sendable {
  /// The path as it was given, as messages have it.
  package var file: String
  package var scenario: String
  /// The version of the package that made it.
  package var tool: String
  package var workload: String
  package var metrics: [Metric: Double]
  package var canaries: FaultInjection?

  /// - Parameters:
  ///   - report: a run's.
  ///   - file: what messages call it.
  package init(_ report: RunReport, file: String) {
    self.file = file
    scenario = report.scenario
    tool = report.tool
    workload = report.workload
    metrics = Self.known(report.metrics)
    canaries = report.canaries
  }

  /// Those with a name that this version knows.
  private static func known(_ metrics: [String: Double]) -> [Metric: Double] {
    var known: [Metric: Double] = [:]
    for metric in Metric.allCases { known[metric] = metrics[metric.rawValue] }
    return known
  }
}

#if CLI
  #if canImport(FoundationEssentials)
    private import FoundationEssentials
  #else
    private import Foundation
  #endif

  extension SavedReport {
    /// Reads what ``RunReport/json()`` wrote.
    ///
    /// - Parameter path: relative to the working directory; also the name shown in errors.
    /// - Throws: when the file is not there, is no report, or is one of another version of the format.
    package static func read(path: String) throws(ScenarioError) -> SavedReport {
      try parse(text: SourceText.read(path: path, blame: SourcePlace(file: path)), name: path)
    }

    /// - Parameters:
    ///   - text: a report as JSON.
    ///   - name: the path shown in errors.
    static func parse(text: String, name: String) throws(ScenarioError) -> SavedReport {
      let place = SourcePlace(file: name)
      let data = Data(text.utf8)
      guard let version = try? JSONDecoder().decode(Version.self, from: data) else {
        throw ScenarioError(
          place: place, message: "not a JSON report of scrollsim; 'scrollsim run --json' writes one"
        )
      }
      guard version.format == RunReport.formatVersion else {
        throw ScenarioError(
          place: place,
          message: "version \(version.format) of the report is not known, only "
            + "\(RunReport.formatVersion)")
      }
      do {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let parts = try decoder.decode(Parts.self, from: data)
        return SavedReport(
          file: name, scenario: parts.scenario, tool: parts.tool, workload: parts.workload,
          metrics: known(parts.metrics), canaries: parts.canaries)
      } catch {
        throw ScenarioError(
          place: place, message: "the report lacks its scenario, tool, workload or metrics")
      }
    }

    private struct Version: Decodable {
      var format: Int
    }

    private struct Parts: Decodable {
      var scenario: String
      var tool: String
      var workload: String
      var metrics: [String: Double]
      var canaries: FaultInjection?
    }

    private init(
      file: String, scenario: String, tool: String, workload: String, metrics: [Metric: Double],
      canaries: FaultInjection?
    ) {
      self.file = file
      self.scenario = scenario
      self.tool = tool
      self.workload = workload
      self.metrics = metrics
      self.canaries = canaries
    }
  }
#endif
