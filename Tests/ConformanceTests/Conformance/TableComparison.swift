/// A table with its computed values: its output, and its differences from the given values.
struct TableComparison {
  /// The given table with all computed values in place, missing columns of them at the right end.
  private(set) var candidate: NumberTable
  private(set) var comparedCells = 0
  private(set) var failedCells = 0
  private(set) var worst: ConformanceReport.Difference?

  /// Throws when a given value that is to be compared is not a number.
  init(
    _ table: NumberTable, family: any TableFamily, in set: TableSet, rules: ColumnRules
  ) throws(TableError) {
    candidate = table
    let values = try family.compute(table, in: set)
    for (position, column) in family.outputs.enumerated() {
      candidate.ensureColumn(column.name)
      let index = try candidate.requiredIndex(of: column.name)
      let tolerance = rules.tolerance(file: table.file, column: column)
      for row in table.rows.indices {
        let value = values[row][position]
        candidate.set(value.cell, row: row, column: index)
        guard let tolerance, let given = try table[row].given(column.name) else { continue }
        compare(value.number, with: given, in: table[row], column.name, tolerance)
      }
    }
  }

  private mutating func compare(
    _ computed: Double?, with given: Double, in row: TableRow, _ column: String,
    _ tolerance: Tolerance
  ) {
    let difference: Double
    switch computed {
    case given: difference = 0
    case let computed? where computed.isFinite && given.isFinite:
      difference = abs(computed - given)
    default: difference = .infinity
    }
    let found = ConformanceReport.Difference(
      caseID: try? row.text("case_id"), line: row.line, column: column, given: given,
      computed: computed, difference: difference, tolerance: tolerance.allowed(for: given))
    comparedCells += 1
    if !found.passed { failedCells += 1 }
    if isWorse(found) { worst = found }
  }

  private func isWorse(_ found: ConformanceReport.Difference) -> Bool {
    guard let worst else { return true }
    if found.severity != worst.severity { return found.severity > worst.severity }
    // Columns are compared one after the other: the first of equals is the one on the upper line.
    return found.line < worst.line
  }

  var report: ConformanceReport.File {
    ConformanceReport.File(
      name: candidate.file, rows: candidate.rows.count, comparedCells: comparedCells,
      failedCells: failedCells, worst: worst)
  }
}
