public import ScrollPrimitives

/// Items of different lengths in lanes of one width, each in the lane with the most room.
///
/// Only items near the viewport are placed, by estimates until cells were measured; then the items behind are placed
/// again, by true sizes. Visible items keep their lane while the viewport moves on without a jump. They do not move
/// when anything before them changes its size, comes or goes: the items before them are laid out backward, by the
/// mirrored rule. Seen from its end, a section laid out like this begins as ragged as it would otherwise end.
///
/// Positions are exact in ticks. A query, size or edit costs what it places besides O(log elements).
/// Does not know cells, identities, physics or time.
public struct MasonryLayout: CollectionLayout, MeasuredWindowLayout {
  /// What a user chooses.
  public struct Configuration: Sendable {
    /// The axis along which the lanes run.
    public var axis: Axis = .vertical
    /// The number of lanes; more than 256 count as 256.
    public var columns: Columns = .count(2)
    /// Points between neighboring lanes. Not negative.
    public var laneSpacing = 0.0
    /// Points between neighboring items of a lane. Not negative.
    public var itemSpacing = 0.0
    /// Points around the items of every section, below its header. Not negative.
    public var sectionInsets = LayoutInsets.zero
    /// Points along the axis an item is taken to measure before its cell was asked. Positive.
    public var estimatedItemExtent = 120.0
    /// Points a header is taken to measure before its cell was asked. Positive.
    public var estimatedHeaderExtent = 28.0
    /// Points a footer is taken to measure before its cell was asked. Positive.
    public var estimatedFooterExtent = 28.0
    /// Whether sections have headers.
    public var hasHeaders = false
    /// Whether sections have footers.
    public var hasFooters = false
    /// Whether a header stays at the viewport's leading edge while its section is there.
    public var pinsHeaders = false
    /// Whether a footer stays at the viewport's trailing edge while its section is there.
    public var pinsFooters = false
    /// The points an item measures along the axis, for the points its lane measures across, where that
    /// is known; cells are not asked then. The same for the same arguments. Asked for items near the
    /// viewport only; less than 0 counts as 0.
    public var extent: (@Sendable (_ item: ItemPath, _ laneLength: Double) -> Double)?
    /// Where content shorter than the viewport lies.
    public var alignment = ContentAlignment.leading
    /// Whether the first frame shows the end of the content.
    public var startsAtEnd = false

    /// Creates a configuration with the defaults of each value.
    public init() {}
  }

  /// What the layout was made with.
  public let configuration: Configuration
  var placedWindow: PlacedWindow<LaneWindow>

  /// Creates a masonry.
  ///
  /// - Throws: `invalidValue` for a number that is not finite, is negative, or is zero where it must not
  ///   be.
  public init(_ configuration: Configuration = Configuration()) throws(LayoutFailure) {
    self.configuration = configuration
    try configuration.columns.validate("columns")
    let frame = try SectionFrame(
      axis: configuration.axis, insets: configuration.sectionInsets,
      headers: (
        configuration.hasHeaders, configuration.pinsHeaders, configuration.estimatedHeaderExtent
      ),
      footers: (
        configuration.hasFooters, configuration.pinsFooters, configuration.estimatedFooterExtent
      ))
    let spacing = try Ticks(checking: configuration.laneSpacing, "laneSpacing")
    let rules = LaneRules(
      columns: configuration.columns, axis: configuration.axis,
      laneSpacing: (configuration.laneSpacing, spacing),
      spacing: try Ticks(checking: configuration.itemSpacing, "itemSpacing"),
      lengths: configuration.extent.map { .known($0) } ?? .measured,
      estimatedExtent: try Ticks(
        checking: configuration.estimatedItemExtent, "estimatedItemExtent", isPositive: true),
      frame: frame)
    placedWindow = PlacedWindow(rules: rules, frame: frame)
  }

  /// The lanes that the last container got.
  public var laneCount: Int { placedWindow.rules.laneCount }

  public var axis: Axis { configuration.axis }
  public var hasLanes: Bool { true }
  public var alignment: ContentAlignment { configuration.alignment }
  public var startsAtEnd: Bool { configuration.startsAtEnd }
}
