/// One of the two ends of a one-dimensional range.
@frozen public enum EdgeSide: Hashable, Sendable {
  /// The end with the smaller positions: top or left.
  case leading
  /// The end with the larger positions: bottom or right.
  case trailing
}
