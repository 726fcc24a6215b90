public import ScrollPrimitives

/// What a section of a compositional layout is made of.
public struct SectionSpec: Hashable, Sendable {
  /// The group that the section repeats along the layout's axis, or along the cross axis if the section scrolls by
  /// itself.
  public var group: LayoutGroup
  /// Points between neighboring groups. Not negative.
  public var interGroupSpacing: Double
  /// Points around the groups. Not negative.
  public var insets: LayoutInsets
  /// The header; `nil` for none.
  public var header: BoundarySpec?
  /// The footer; `nil` for none.
  public var footer: BoundarySpec?
  /// What lies under the section.
  public var background: BackgroundSpec?
  /// Whether and how the section scrolls across the layout's axis.
  public var orthogonalBehavior: OrthogonalBehavior

  /// Creates a section that repeats a group; everything else has a default.
  public init(
    group: LayoutGroup, interGroupSpacing: Double = 0, insets: LayoutInsets = .zero,
    header: BoundarySpec? = nil, footer: BoundarySpec? = nil, background: BackgroundSpec? = nil,
    orthogonalBehavior: OrthogonalBehavior = .none
  ) {
    self.group = group
    self.interGroupSpacing = interGroupSpacing
    self.insets = insets
    self.header = header
    self.footer = footer
    self.background = background
    self.orthogonalBehavior = orthogonalBehavior
  }
}

/// A header or footer of a section.
public struct BoundarySpec: Hashable, Sendable {
  /// Fractions are of the section's room. An estimated length across the axis is all of the room.
  public var size: LayoutDimensions
  /// Whether it stays at the viewport's edge while its section is there.
  public var isPinned: Bool
  /// Whether it has room of its own; otherwise it lies over the section.
  public var extendsBoundary: Bool
  /// Points it lies away from its place; along the axis it does not leave its section.
  public var offset: LayoutPoint

  /// Creates a header or footer, by default as wide as the section and not pinned.
  public init(
    width: LayoutDimension = .fractionalWidth(1), height: LayoutDimension = .estimated(28),
    isPinned: Bool = false, extendsBoundary: Bool = true, offset: LayoutPoint = .zero
  ) {
    size = LayoutDimensions(width: width, height: height)
    self.isPinned = isPinned
    self.extendsBoundary = extendsBoundary
    self.offset = offset
  }
}

/// A decoration under a whole section.
public struct BackgroundSpec: Hashable, Sendable {
  /// The name its cell type is registered under.
  public var kind: DecorationKind
  /// Points left free around it. Not negative.
  public var insets: LayoutInsets
  /// Whether it reaches from the header to the footer, or lies under the items only.
  public var coversBoundaries: Bool

  /// Creates a background, by default of the whole section with its header and footer.
  public init(
    kind: DecorationKind = .background, insets: LayoutInsets = .zero, coversBoundaries: Bool = true
  ) {
    self.kind = kind
    self.insets = insets
    self.coversBoundaries = coversBoundaries
  }
}
