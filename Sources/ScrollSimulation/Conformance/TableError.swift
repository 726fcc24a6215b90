/// A table that cannot be used, and where it is wrong.
public struct TableError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name, or a directory's path as it was given.
  public let file: String
  /// The line in the file, from 1; 0 when the file as a whole is meant.
  public let line: Int
  /// The table's column, from 1; 0 when the line as a whole is meant.
  public let column: Int
  /// What is wrong, without the place.
  public let message: String

  public init(file: String, line: Int = 0, column: Int = 0, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// "FILE:LINE:COLUMN: message".
  public var description: String { PlainText.line("\(file):\(line):\(column): \(message)") }
}
