/// Where an item that is shorter than its line lies in it.
public enum LineItemAlignment: String, Hashable, Sendable, CaseIterable {
  /// It gets the line's extent.
  case fill
  /// At the beginning of its line.
  case leading
  /// In the middle of its line.
  case center
}
