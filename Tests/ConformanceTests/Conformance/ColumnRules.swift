/// What `columns.csv` says of the columns of all tables: which are compared, and how closely.
struct ColumnRules: Equatable, Sendable {
  private struct Key: Hashable {
    let file: String
    let column: String
  }

  private enum Rule: Equatable {
    case compared(Tolerance?)
    case notCompared
  }

  private var rules: [Key: Rule] = [:]

  /// No rules: every family's own apply.
  init() {}

  /// Reads the columns `file`, `column`, `role` and `tolerance`.
  init(_ table: NumberTable) throws(TableError) {
    for index in table.rows.indices {
      let row = table[index]
      let key = Key(file: try row.text("file"), column: try row.text("column"))
      let text = try row.text("tolerance")
      let tolerance = Tolerance(text)
      switch try row.text("role") {
      case "output":
        guard text.isEmpty || tolerance != nil else {
          throw row.error("tolerance", "\"\(text)\" is not a tolerance")
        }
        rules[key] = .compared(tolerance)
      case "input", "info":
        rules[key] = .notCompared
      case let role:
        throw row.error("role", "\"\(role)\" is none of input, output and info")
      }
    }
  }

  /// The tolerance a column of a file is compared with, or `nil` when it is not compared.
  func tolerance(file: String, column: OutputColumn) -> Tolerance? {
    switch rules[Key(file: file, column: column.name)] {
    case .compared(let tolerance): tolerance ?? column.tolerance
    case .notCompared: nil
    case nil: column.tolerance
    }
  }
}
