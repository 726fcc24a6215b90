/// Why a layout cannot be what was asked for. Nothing has changed then.
public enum LayoutFailure: Error, Equatable, Sendable {
  /// A number of the configuration is not finite or outside its range.
  case invalidValue(parameter: String, value: Double)
  /// By its estimates the content is longer than positions are exact: `Ticks.maximum`.
  case contentTooLong(points: Double)
  /// There are more elements than the index holds: `ExtentIndex.maximumCount`.
  case tooManyElements(count: Int)
  /// The layout has no place for the structure, for the reason said.
  case unsuitableStructure(reason: String)
}
