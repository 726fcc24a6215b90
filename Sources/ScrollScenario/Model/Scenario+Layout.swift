public import ScrollPrimitives

extension Scenario {
  /// How items are laid out.
  public struct Layout: Equatable, Sendable {
    /// The kind of the layout, with the settings that only it has.
    public var kind: Kind
    /// Points between two rows, lines, or items of a lane, not negative.
    public var spacing: Double
    /// Points around the rows of each section, in a table around all cells; not negative.
    public var sectionInsets: LayoutInsets
    /// The heights assumed until a cell has been measured.
    public var estimates: Estimates
    /// Whether sections have headers; `nil` when the data decides. See ``Scenario/showsHeaders``.
    public var headers: Bool?
    /// Whether a header stays at the top while its section is there.
    public var pinsHeaders: Bool
    /// Whether content is anchored at its end: it opens there, and content shorter than the viewport lies at the
    /// bottom.
    public var isBottomAnchored: Bool
    /// Whether content that lies at its end stays there while the end moves away.
    public var followsEnd: Bool

    /// Creates a layout, by default a list.
    public init(
      kind: Kind = .list, spacing: Double = 0, sectionInsets: LayoutInsets = .zero,
      estimates: Estimates = Estimates(), headers: Bool? = nil, pinsHeaders: Bool = false,
      isBottomAnchored: Bool = false, followsEnd: Bool = false
    ) {
      self.kind = kind
      self.spacing = spacing
      self.sectionInsets = sectionInsets
      self.estimates = estimates
      self.headers = headers
      self.pinsHeaders = pinsHeaders
      self.isBottomAnchored = isBottomAnchored
      self.followsEnd = followsEnd
    }
  }

  /// The heights assumed until a cell has been measured, in points, at least 1.
  public struct Estimates: Equatable, Sendable {
    package var row: Double
    package var header: Double

    /// Creates estimates in points.
    public init(row: Double = 44, header: Double = 28) {
      self.row = row
      self.header = header
    }
  }

  /// How many unused cells are kept.
  public struct Reuse: Equatable, Sendable {
    /// Cells of each type kept for any item, not negative.
    package var pool: Int
    /// Cells kept bound to the item they showed last, not negative.
    package var cache: Int

    /// Creates the limits of both pools.
    public init(pool: Int = 5, cache: Int = 2) {
      self.pool = pool
      self.cache = cache
    }
  }

  /// How far beyond the viewport cells are made ready.
  public struct Prefetch: Equatable, Sendable {
    /// Points to divide between both ends, not negative.
    package var distance: Double
    /// The share of the distance on the side the content moves to, not negative.
    package var ahead: Double
    /// The share of the distance on the other side, not negative.
    package var behind: Double
    /// The most cells prefetched in one frame, not negative.
    package var perFrame: Int
    /// Milliseconds from a frame's beginning by which, as `cells` and `frame_cost` have it, prefetched
    /// cells must be ready, 0...1000; `nil` where their number alone counts.
    package var deadline: Double?
    /// Whether what one side cannot use, because the content ends there, is added to the other one.
    package var sharesUnused: Bool

    /// Creates a prefetch; each value has the engine's default.
    public init(
      distance: Double = 500, ahead: Double = 0.7, behind: Double = 0.3, perFrame: Int = 2,
      deadline: Double? = nil, sharesUnused: Bool = false
    ) {
      self.deadline = deadline
      self.sharesUnused = sharesUnused
      self.distance = distance
      self.ahead = ahead
      self.behind = behind
      self.perFrame = perFrame
    }
  }
}
