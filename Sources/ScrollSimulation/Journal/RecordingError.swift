/// Why a session cannot be recorded as a scenario.
public enum RecordingError: Error, Equatable, Sendable {
  /// The view had made frames before. A recording begins with the first one.
  case hasBegun
  /// The view's layout is not made from the description that was given.
  case otherLayout(described: String, found: String)
  /// A layout was set that the recorder was given no description of.
  case unknownLayout(String)
  /// An element came on screen without a cell: it was not measured.
  case missingCell(String)
  /// A value that a scenario file cannot hold.
  case unspeakable(String)
  /// No frame was made.
  case noFrames
}

extension RecordingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .hasBegun: "the view has made frames before it was recorded"
    case .otherLayout(let described, let found):
      "the layout is described as \(described), but the view has \(found)"
    case .unknownLayout(let name): "no scenario can describe the layout \(name)"
    case .missingCell(let element): "\(element) has no cell"
    case .unspeakable(let what): "no scenario can describe this: \(what)"
    case .noFrames: "no frame was made"
    }
  }
}
