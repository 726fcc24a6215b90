/// Where an item that is shorter than its line lies in it.
public enum LineItemAlignment: String, Hashable, Sendable, CaseIterable {
  /// It gets the line's extent.
  case fill
  case leading
  case center
}
