import ScrollLayout

/// How many cells are kept when nothing shows them. Negative numbers count as zero.
public struct ReusePolicy: Hashable, Sendable {
  /// Cells kept per type, the last one in first out. More than these are let go at the end of the
  /// frame. Default 5, as Android's RecyclerView.
  public var poolCapacity: Int
  /// Cells of all types that keep their binding for a while after they leave, so that turning around
  /// shows them again without a new one. Default 2, as Android's RecyclerView.
  public var cacheCapacity: Int
  /// Cells of all types that stay with their items off screen because they ask for it: see ``CellContext/keepsAlive``.
  /// Of more than these the oldest are let go. Default 8.
  public var keptCapacity: Int

  /// Creates a policy from the number of unused cells per type, the number that keep their binding, and the number that
  /// stay with their items.
  public init(poolCapacity: Int = 5, cacheCapacity: Int = 2, keptCapacity: Int = 8) {
    self.poolCapacity = poolCapacity
    self.cacheCapacity = cacheCapacity
    self.keptCapacity = keptCapacity
  }
}

/// How far beyond the viewport cells are made ready. Negative numbers and NaN count as zero, and more than 20
/// viewports in a direction as 20: a frame looks at all elements that lie there.
public struct PrefetchPolicy: Hashable, Sendable {
  /// What `distance` counts.
  public enum Unit: Hashable, Sendable {
    /// Points.
    case points
    /// Lengths of the viewport along the axis.
    case viewports
  }

  /// How far it reaches ahead and behind together, in `unit`. Default 500 points, as FlashList's doubled draw distance.
  public var distance: Double
  /// What `distance` counts. Default points.
  public var unit: Unit
  /// The share of `distance` that lies in the direction of travel. Default 0.7.
  public var ahead: Double
  /// The share of `distance` that lies behind. Default 0.3.
  public var behind: Double
  /// Cells bound in a frame beyond those the viewport needs. Default 2, so that a jump does not bind
  /// two viewports at once. The most also where a deadline rules: `CollectionView.step(to:deadline:)`.
  public var cellsPerFrame: Int
  /// Whether what one side cannot use, because the content ends there, is added to the other one, as
  /// FlashList does. Default `false`.
  public var sharesUnused: Bool

  /// Creates a policy; each value has a default.
  public init(
    distance: Double = 500, ahead: Double = 0.7, behind: Double = 0.3, cellsPerFrame: Int = 2,
    sharesUnused: Bool = false, unit: Unit = .points
  ) {
    self.unit = unit
    self.sharesUnused = sharesUnused
    self.distance = distance
    self.ahead = ahead
    self.behind = behind
    self.cellsPerFrame = cellsPerFrame
  }

  /// Lengths of the viewport that cells are made ready in, in a direction.
  static let mostViewports: Int64 = 20

  /// Whether how far it reaches depends on the viewport or the content.
  var isReachComputed: Bool { unit == .viewports || sharesUnused }

  /// How far it reaches ahead and behind, for the length of a unit in points.
  func reach(unit points: Double = 1) -> (ahead: Ticks, behind: Ticks) {
    (
      Ticks(clamping: max(0, distance * ahead * points)),
      Ticks(clamping: max(0, distance * behind * points))
    )
  }

  /// Makes no cell ready off screen.
  public static let none = PrefetchPolicy(distance: 0, cellsPerFrame: 0)
}
