/// The reason why a layout cannot do what was requested. Nothing has changed then.
public enum LayoutFailure: Error, Equatable, Sendable {
  /// A number of the configuration is not finite or outside its range.
  case invalidValue(parameter: String, value: Double)
  /// By its estimates the content is longer than positions are exact: `Ticks.maximum`.
  case contentTooLong(points: Double)
  /// There are more elements than the index holds: `ItemStructure.maximumElementCount`.
  case tooManyElements(count: Int)
  /// The layout has no place for the structure, for the reason said.
  case unsuitableStructure(reason: String)
}

extension LayoutFailure {
  /// - Throws: `invalidValue` for a place that is not in the row.
  @inline(__always)
  static func check(index: Int, in structure: ItemStructure) throws(LayoutFailure) {
    guard structure.isInRow(index) else {
      throw .invalidValue(parameter: "index", value: Double(index))
    }
  }
}
