/// A section that scrolls across the layout's axis, in its own coordinates: 0 is where it begins when
/// it is not scrolled.
public struct OrthogonalSection: Equatable, Sendable {
  public var behavior: OrthogonalBehavior
  /// The length of its content across the axis, the section's insets included.
  public var contentExtent: Ticks
  /// How much of it the container shows.
  public var pageExtent: Ticks
  /// How far it is scrolled. Changes by itself when groups before the first one shown change or go, so
  /// that what is shown stays where it is.
  public var offset: Ticks
  public var groupCount: Int

  /// The furthest it scrolls without going beyond its end.
  public var maximumOffset: Ticks { max(.zero, contentExtent - pageExtent) }
}
