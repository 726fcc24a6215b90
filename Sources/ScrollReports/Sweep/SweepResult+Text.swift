package import ScrollScenario
import ScrollSimulation
import ScrollTools

extension SweepResult {
  /// What a table shows where nobody says otherwise.
  package static let usualMetrics: [Metric] = [
    .cellsCreated, .reuseRatio, .hitchRatio, .overrunP95, .blankFrames, .livePeak,
  ]

  /// A line for each case.
  ///
  /// - Parameter metrics: the columns, behind those of the parameters.
  package func text(_ metrics: [Metric] = usualMetrics) -> String {
    var table = TextColumns(
      parameters.map { ($0.key, .right) }
        + metrics.map { ($0.rawValue + ($0.unit == .none ? "" : " \($0.unit.symbol)"), .right) }
        + [("gates", .left)])
    for row in rows {
      table.append(
        row.settings.map(\.value)
          + metrics.map { metric in
            row[metric].map(Self.rounded) ?? "-"
          }
          + [row.verdict])
    }
    return table.text
  }

  /// A value for a person to read: with three decimals at the most.
  private static func rounded(_ value: Double) -> String {
    decimal(value, value == value.rounded() ? 0 : 3)
  }

  /// The rounded value, with its unit, of a metric that is the same in all cases, or that no case has; `nil` for others.
  package func constant(_ metric: Metric) -> String? {
    let values = Set(rows.map { row in row[metric].map(Self.rounded) })
    guard values.count == 1, let value = values.first else { return nil }
    guard let value else { return "never was" }
    return value + (metric.unit.symbol.isEmpty ? "" : " \(metric.unit.symbol)")
  }

  /// The same as a table of comma-separated values with all metrics, and the workload and the digest of each
  /// case. Numbers are written so that they read back as the same.
  package func csv() -> String {
    let metrics = Metric.allCases.filter { metric in rows.contains { $0[metric] != nil } }
    let heading =
      parameters.map(\.key) + ["failures", "workload", "digest"] + metrics.map(\.rawValue)
    var text = heading.map(Self.field).joined(separator: ",") + "\n"
    for row in rows {
      var fields = row.settings.map(\.value)
      fields += [row.failures.joined(separator: "; "), row.workload, row.digest]
      fields += metrics.map { row[$0].map { JSONText.number($0).text } ?? "" }
      text += fields.map(Self.field).joined(separator: ",") + "\n"
    }
    return text
  }

  /// As JSON with sorted keys, ending in a newline.
  package func json() -> String {
    let cases = rows.map { row in
      JSONText.object([
        ("digest", .string(row.digest)), ("failures", .array(row.failures.map(JSONText.string))),
        ("metrics", .object(row.metrics.map { ($0.key, .number($0.value)) })),
        ("unknown", .array(row.unknown.map(JSONText.string))),
        ("settings", .object(row.settings.map { ($0.key, .string($0.value)) })),
        ("workload", .string(row.workload)),
      ])
    }
    let parameters = parameters.map { parameter in
      JSONText.object([
        ("key", .string(parameter.key)),
        ("values", .array(parameter.values.map(JSONText.string))),
      ])
    }
    return JSONText.object([
      ("cases", .array(cases)), ("format", .integer(1)), ("parameters", .array(parameters)),
      ("scenario", .string(scenario)), ("tool", .string(ToolVersion.current)),
    ]).text + "\n"
  }

  /// A field of the table in quotes where it needs them.
  private static func field(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x2C, 0x22, 0x0A, 0x0D].contains($0) }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}

extension SweepResult.Row {
  /// What became of the gates, in a few words.
  fileprivate var verdict: String {
    let verdict = failures.isEmpty ? "passed" : "\(failures.count) failed"
    return unknown.isEmpty ? verdict : verdict + ", \(unknown.count) unknown"
  }
}
