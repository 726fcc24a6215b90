/// A place in a text file, as an editor shows it.
public struct SourcePlace: Hashable, Sendable {
  /// The path as it was given to the reader.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in Unicode scalars. A byte order mark is not counted.
  public var column: Int

  /// Creates a place, by default the beginning of the file.
  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// `FILE:LINE:COLUMN`, with control characters of the file's name escaped.
  public var description: String { "\(PlainText.line(file)):\(line):\(column)" }
}
