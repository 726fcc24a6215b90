/// A section that scrolls across the layout's axis, and its scroll offset. Offset 0 shows the beginning of the
/// section.
public struct OrthogonalSection: Equatable, Sendable {
  /// Where the section comes to rest.
  public var behavior: OrthogonalBehavior
  /// The length of its content across the axis, the section's insets included.
  public var contentExtent: Ticks
  /// How much of it the container shows.
  public var pageExtent: Ticks
  /// How far it is scrolled. Changes by itself when groups before the first one shown change or go, so
  /// that what is shown stays where it is.
  public var offset: Ticks
  /// The number of groups in the section.
  public var groupCount: Int

  /// The furthest it scrolls without going beyond its end.
  package var maximumOffset: Ticks { max(.zero, contentExtent - pageExtent) }
}

/// Whether a section scrolls across the layout's axis, and where it comes to rest.
public enum OrthogonalBehavior: String, Hashable, Sendable, CaseIterable {
  /// The section does not scroll across the axis.
  case none
  /// Anywhere.
  case continuous
  /// Where a group begins.
  case continuousGroupLeadingBoundary
  /// By as much as the container shows.
  case paging
  /// Where a group begins, one group at a time.
  case groupPaging
  /// With a group in the middle, one group at a time.
  case groupPagingCentered
}
