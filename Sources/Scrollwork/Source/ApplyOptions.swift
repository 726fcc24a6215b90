/// How a snapshot is applied.
public struct ApplyOptions: Hashable, Sendable {
  /// Whether elements on screen go to their places as is seen, or are there at once.
  public var isAnimated: Bool
  /// With more changes than this, all cells are bound again. That costs the same for any number of changes and keeps
  /// no sizes. The default is never.
  public var reloadsAbove: Int?

  /// Creates options; by default a snapshot is applied without an animation.
  public init(isAnimated: Bool = false, reloadsAbove: Int? = nil) {
    self.isAnimated = isAnimated
    self.reloadsAbove = reloadsAbove
  }
}

/// What becomes of a prepared snapshot when others were applied since it was made.
public enum StalePolicy: Hashable, Sendable {
  /// It is refused with `CollectionError.staleSnapshot`, and nothing changes.
  case refuse
  /// What it changes is made to the items there are now.
  case rebase
}
