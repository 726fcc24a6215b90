/// How the values of a directory of tables compare with the computed ones.
struct ConformanceReport: Equatable, Sendable {
  /// A computed value next to the given one.
  struct Difference: Equatable, Sendable {
    /// The case of the row, or `nil` in tables without cases.
    let caseID: String?
    /// The line of the file, from 1.
    let line: Int
    let column: String
    /// In the column's own unit; infinite for "never".
    let given: Double
    /// `nil` when the computed value is "not applicable".
    let computed: Double?
    /// The distance between the two, in the column's own unit; infinite when one of them is
    /// infinite or missing.
    let difference: Double
    /// The largest difference that passes.
    let tolerance: Double

    var passed: Bool { difference <= tolerance }

    /// The difference as a multiple of the tolerance, to find the worst one.
    var severity: Double { difference == 0 ? 0 : difference / tolerance }
  }

  /// One table.
  struct File: Equatable, Sendable {
    let name: String
    let rows: Int
    /// How many given values were compared: those of output columns that are not empty.
    let comparedCells: Int
    /// How many of them are farther off than their tolerance.
    let failedCells: Int
    /// The largest difference in terms of its tolerance, the first of equals; `nil` when nothing
    /// was compared.
    let worst: Difference?

    var passed: Bool { failedCells == 0 }
  }

  /// The tables, sorted by name.
  let files: [File]
  /// The CSV files of families that are not known, sorted by name.
  let skipped: [String]

  /// Whether every compared value of every file is within its tolerance.
  var passed: Bool { files.allSatisfy(\.passed) }
}

extension ConformanceReport.Difference: CustomStringConvertible {
  /// "line 3, P02, x_pt: 1.5 where 1.0 is given, off by 0.5 (tolerance 1e-08)".
  var description: String {
    let place = caseID.map { "line \(line), \($0), \(column)" } ?? "line \(line), \(column)"
    let value = computed.map(\.tableText) ?? "nothing"
    return "\(place): \(value) where \(given.tableText) is given, "
      + "off by \(difference.tableText) (tolerance \(tolerance.tableText))"
  }
}

/// What a check computed: how it compares, and the tables that it writes.
struct ConformanceResult {
  let report: ConformanceReport
  let files: [(path: String, text: String)]
}
