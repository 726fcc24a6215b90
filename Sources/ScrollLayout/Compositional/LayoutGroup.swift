public import ScrollPrimitives

/// A place for one item.
public struct LayoutItemSpec: Hashable, Sendable {
  /// How much room the item takes.
  public var size: LayoutDimensions
  /// Room left free inside its place, in points; not along an axis whose length is estimated.
  public var contentInsets: LayoutInsets
  /// Where it lies across its group when it is shorter: of use where that length is estimated.
  public var alignment: LineItemAlignment

  /// Creates a place; by default the item fills it without insets.
  public init(
    width: LayoutDimension, height: LayoutDimension, contentInsets: LayoutInsets = .zero,
    alignment: LineItemAlignment = .leading
  ) {
    size = LayoutDimensions(width: width, height: height)
    self.contentInsets = contentInsets
    self.alignment = alignment
  }
}

/// Places one after the other: what a section repeats.
///
/// Lengths are settled from the outside in. A group first divides its own length among its places; a
/// group in one of them is as long as its place, and fractions in it are of that. What does not fit in a
/// group is cut off at the group's edge.
public struct LayoutGroup: Hashable, Sendable {
  /// Which way the places follow each other.
  public enum Direction: String, Hashable, Sendable {
    /// From the side where lines begin to the other one.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The space between neighboring places, in points. Not negative.
  public enum Spacing: Hashable, Sendable {
    /// This many points.
    case fixed(Double)
    /// At least this many points; the rest of the group is shared. Computed with the estimates and then kept:
    /// otherwise a cell would move the ones before it.
    case flexible(Double)
  }

  /// A part of a group: a place for an item, or a group of places.
  public indirect enum Subitem: Hashable, Sendable {
    /// A place for one item.
    case item(LayoutItemSpec)
    /// A group within the group.
    case group(LayoutGroup)
  }

  /// The direction in which the places follow each other.
  public var direction: Direction
  /// How much room the group takes.
  public var size: LayoutDimensions
  /// The parts of the group, repeated in order until the group is full. The group always contains at least one. If
  /// neither the parts nor the spacing takes any room, each part appears once.
  public var subitems: [Subitem]
  /// The space between neighboring places.
  public var spacing: Spacing
  /// If set: this many items of equal length, with `spacing` between them, taken from `subitems` in turns. Their own
  /// lengths in the direction of the group are ignored then. 1 to `maximumPlaces`.
  public var count: Int?

  /// Creates a group; by default its places touch.
  public init(
    _ direction: Direction, size: LayoutDimensions, subitems: [Subitem],
    spacing: Spacing = .fixed(0), count: Int? = nil
  ) {
    self.direction = direction
    self.size = size
    self.subitems = subitems
    self.spacing = spacing
    self.count = count
  }

  /// Places side by side.
  public static func horizontal(
    size: LayoutDimensions, subitems: [Subitem], spacing: Spacing = .fixed(0), count: Int? = nil
  ) -> LayoutGroup {
    LayoutGroup(.horizontal, size: size, subitems: subitems, spacing: spacing, count: count)
  }

  /// Places one below the other.
  public static func vertical(
    size: LayoutDimensions, subitems: [Subitem], spacing: Spacing = .fixed(0), count: Int? = nil
  ) -> LayoutGroup {
    LayoutGroup(.vertical, size: size, subitems: subitems, spacing: spacing, count: count)
  }

  /// The most places of a group, those of groups in it included: it repeats its parts no further.
  package static let maximumPlaces = 4096
  /// The most groups inside each other.
  package static let maximumDepth = 16
}
