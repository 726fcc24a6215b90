import ScrollTools

/// A table that cannot be used, and where it is wrong.
struct TableError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name, or a directory's path as it was given.
  let file: String
  /// The line in the file, from 1; 0 when the file as a whole is meant.
  let line: Int
  /// The table's column, from 1; 0 when the line as a whole is meant.
  let column: Int
  /// What is wrong, without the place.
  let message: String

  init(file: String, line: Int = 0, column: Int = 0, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// "FILE:LINE:COLUMN: message".
  var description: String { PlainText.line("\(file):\(line):\(column): \(message)") }
}
