public import ScrollPrimitives

extension Scenario.Layout {
  /// What a section of a compositional layout is made of: groups of items side by side.
  public struct Section: Equatable, Sendable {
    /// The width of each item, as a share of its group's; at least one, each above 0 and up to 1.
    package var items: [Double]
    /// Points between two items of a group, not negative.
    package var itemSpacing: Double
    /// The width of a group, as a share of the section's room; above 0 and up to 1.
    package var groupWidth: Double
    /// The width of a group in points, greater than 0; `nil` where it is a share.
    package var groupPoints: Double?
    package var height: Height
    /// Points between two groups, not negative.
    package var spacing: Double
    /// Points around the groups, not negative.
    package var insets: LayoutInsets
    /// Whether and how the section scrolls to the side by itself. Its height is fixed then.
    package var scrolling: Scrolling

    /// Creates a section of a composition.
    public init(
      items: [Double] = [1], itemSpacing: Double = 0, groupWidth: Double = 1,
      groupPoints: Double? = nil,
      height: Height = .estimated(44), spacing: Double = 0, insets: LayoutInsets = .zero,
      scrolling: Scrolling = .none
    ) {
      self.items = items
      self.itemSpacing = itemSpacing
      self.groupWidth = groupWidth
      self.groupPoints = groupPoints
      self.height = height
      self.spacing = spacing
      self.insets = insets
      self.scrolling = scrolling
    }
  }

  /// How high a group is, in points, greater than 0.
  public enum Height: Equatable, Sendable {
    /// This many points.
    case fixed(Double)
    /// As its highest item needs; this estimate in points until that is measured.
    case estimated(Double)
  }

  /// How a section scrolls to the side, and where it comes to rest.
  public enum Scrolling: String, CaseIterable, Sendable {
    /// The section does not scroll to the side.
    case none
    /// Anywhere.
    case continuous
    /// Where a group begins.
    case continuousGroups = "continuous_groups"
    /// By as much as is shown.
    case paging
    /// Where a group begins, one group at a time.
    case groupPaging = "group_paging"
    /// With a group in the middle, one group at a time.
    case groupPagingCentered = "group_paging_centered"
  }

  /// What a section is made of; `nil` where the layout's sections are all alike.
  package func section(_ number: Int) -> Section? {
    guard case .compositional(let sections) = kind, !sections.isEmpty else { return nil }
    return sections[number % sections.count]
  }

  /// Whether the items of a section scroll to the side by themselves.
  package func scrollsAcross(section number: Int) -> Bool {
    section(number).map { $0.scrolling != .none } ?? false
  }
}
