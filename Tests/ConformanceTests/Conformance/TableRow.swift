/// One row of a table, whose cells are read by the name of their column.
struct TableRow {
  let table: NumberTable
  let index: Int

  /// The line the row starts on, from 1.
  var line: Int { table.lines[index] }

  /// The cell as text. Throws when the table has no such column.
  func text(_ column: String) throws(TableError) -> String {
    table.rows[index][try table.requiredIndex(of: column)]
  }

  /// The cell as a finite number. Throws when it is anything else.
  func number(_ column: String) throws(TableError) -> Double {
    let cell = try text(column)
    guard let value = Double(cell), value.isFinite else {
      throw error(column, "\"\(cell)\" is not a finite number")
    }
    return value
  }

  /// The cell as a number, `inf` or `-inf`. Throws when it is anything else.
  func bound(_ column: String) throws(TableError) -> Double {
    let cell = try text(column)
    guard let value = Double(cell), !value.isNaN else {
      throw error(column, "\"\(cell)\" is not a number")
    }
    return value
  }

  /// The cell as a number or `inf`; `nil` when it is empty or the table has no such column.
  func given(_ column: String) throws(TableError) -> Double? {
    guard let position = table.index(of: column) else { return nil }
    let cell = table.rows[index][position]
    if cell.isEmpty { return nil }
    guard let value = Double(cell), !value.isNaN else {
      throw error(column, "\"\(cell)\" is not a number")
    }
    return value
  }

  /// An error in the cell of `column`.
  func error(_ column: String, _ message: String) -> TableError {
    TableError(
      file: table.file, line: line, column: (table.index(of: column) ?? -1) + 1, message: message)
  }
}
