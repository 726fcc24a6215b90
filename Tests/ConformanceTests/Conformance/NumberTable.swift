/// A table of cells with a header, as it stands in a CSV file, with the place of each row.
///
/// Every row has as many cells as the header. Cells are text until somebody requests a number, so
/// that what is only passed on stays as it was.
struct NumberTable: Equatable, Sendable {
  /// The file's name without its directory.
  let file: String
  private(set) var header: [String]
  private(set) var rows: [[String]]
  /// The line each row starts on, from 1.
  let lines: [Int]
  /// How the file ends its lines: "\n" or "\r\n".
  let newline: String
  private var positions: [String: Int]

  /// Throws when two columns have the same name.
  init(
    file: String, header: [String], rows: [[String]], lines: [Int], newline: String
  ) throws(TableError) {
    self.file = file
    self.header = header
    self.rows = rows
    self.lines = lines
    self.newline = newline
    positions = [:]
    for (index, name) in header.enumerated() {
      guard positions.updateValue(index, forKey: name) == nil else {
        throw TableError(
          file: file, line: 1, column: index + 1, message: "a second column \"\(name)\"")
      }
    }
  }

  /// The index of a column, or `nil` when the table has none of the name.
  func index(of column: String) -> Int? { positions[column] }

  /// The index of a column. Throws, naming the header line, if no column has the name.
  func requiredIndex(of column: String) throws(TableError) -> Int {
    guard let index = positions[column] else {
      throw TableError(file: file, line: 1, message: "no column \"\(column)\"")
    }
    return index
  }

  subscript(row: Int) -> TableRow { TableRow(table: self, index: row) }

  mutating func set(_ cell: String, row: Int, column: Int) {
    rows[row][column] = cell
  }

  /// Adds a column of empty cells at the right end, unless there is one of the name.
  mutating func ensureColumn(_ name: String) {
    guard positions[name] == nil else { return }
    positions[name] = header.count
    header.append(name)
    for row in rows.indices { rows[row].append("") }
  }
}
