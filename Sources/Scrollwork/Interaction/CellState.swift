/// How an item is shown in addition to its content.
public struct CellState: Hashable, Sendable {
  /// A finger is down on it.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Keys go to it.
  public var isFocused = false
  /// A finger carries it.
  public var isLifted = false

  /// Creates a state; everything is off by default.
  public init(
    isHighlighted: Bool = false, isSelected: Bool = false, isFocused: Bool = false,
    isLifted: Bool = false
  ) {
    self.isHighlighted = isHighlighted
    self.isSelected = isSelected
    self.isFocused = isFocused
    self.isLifted = isLifted
  }
}
