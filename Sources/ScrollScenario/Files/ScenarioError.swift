public import ScrollTools

/// Something wrong with a scenario file or with the data it names, and where it stands.
public struct ScenarioError: Error, Hashable, Sendable {
  /// Where the error is: in the scenario file, or in the data file when a row of it is malformed.
  public var place: SourcePlace
  /// One sentence without a full stop, on one line and without control characters. Names the offending key, word or value.
  public var message: String

  package init(place: SourcePlace, message: String) {
    self.place = place
    self.message = PlainText.line(message)
  }

  package init(file: String, line: Int, column: Int, message: String) {
    self.init(place: SourcePlace(file: file, line: line, column: column), message: message)
  }

  /// The path as it was given to the reader.
  public var file: String { place.file }
  /// Counted from 1.
  public var line: Int { place.line }
  /// Counted from 1, in Unicode scalars.
  public var column: Int { place.column }
}

extension ScenarioError: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: error: MESSAGE`, the form editors and build logs turn into links.
  public var description: String { "\(place): error: \(message)" }
}
