/// What has become of the cells of one type since the collection view was made.
public struct CellCounters: Hashable, Sendable {
  /// The type's `reuseIdentifier`.
  public internal(set) var type: String
  /// Cells made by `init()`.
  public internal(set) var created = 0
  /// Bindings, including reconfigurations.
  public internal(set) var bound = 0
  /// Bindings that used a cell from the pool.
  public internal(set) var reused = 0
  /// Cells shown again with their binding, from the cache by position.
  public internal(set) var restored = 0
  /// Sizes asked for.
  public internal(set) var measured = 0
  /// Cells let go because the pool was full.
  public internal(set) var evicted = 0
  /// Cells that belong to an element now.
  public internal(set) var live = 0
  /// Cells that keep an element off screen now: see ``CellContext/keepsAlive``.
  public internal(set) var kept = 0
  /// Cells that wait in the pool now.
  public internal(set) var pooled = 0

  /// reused / (reused + created); 1 when nothing was needed.
  public var reuseRatio: Double {
    reused + created == 0 ? 1 : Double(reused) / Double(reused + created)
  }
}
