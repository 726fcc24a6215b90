public import ScrollPrimitives

/// Items that take several cells of a grid, packed where they fit first.
///
/// Rows are all of one length. An item lies at the leftmost position where the greatest end among the columns it
/// takes is least. Items before the visible ones are packed backward, by the mirrored rule, so that visible items do
/// not move when anything before them comes or goes. Gaps can stay where items take several columns. Only headers and
/// footers are measured.
///
/// A query or edit costs what it places besides O(log elements). Does not know cells, identities,
/// physics or time.
public struct SpanGridLayout: CollectionLayout, PlacedWindowLayout {
  /// What a user chooses.
  public struct Configuration: Sendable {
    /// The axis along which rows follow each other.
    public var axis: Axis = .vertical
    /// The number of columns; more than 256 count as 256.
    public var columns: Columns = .count(3)
    /// Points along the axis that a row takes. Positive.
    public var rowExtent = 100.0
    /// Points between neighboring columns. Not negative.
    public var columnSpacing = 0.0
    /// Points between neighboring rows. Not negative.
    public var rowSpacing = 0.0
    /// The cells an item takes. The same for the same item. Asked for items near the viewport only.
    public var span: @Sendable (_ item: ItemPath) -> GridSpan = { _ in GridSpan() }
    /// Cells an item is taken to fill before it is placed. 1 to 4096.
    public var estimatedCells = 1
    /// Points around the items of every section, below its header. Not negative.
    public var sectionInsets = LayoutInsets.zero
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

  /// Creates a grid with spans.
  ///
  /// - Throws: `invalidValue` for a number that is not finite, is negative, or is zero where it must not
  ///   be, and for `estimatedCells` outside its range.
  public init(_ configuration: Configuration = Configuration()) throws(LayoutFailure) {
    self.configuration = configuration
    try configuration.columns.validate("columns")
    guard (1...GridSpan.maximumRows).contains(configuration.estimatedCells) else {
      throw .invalidValue(parameter: "estimatedCells", value: Double(configuration.estimatedCells))
    }
    let frame = try SectionFrame(
      axis: configuration.axis, insets: configuration.sectionInsets,
      headers: (
        configuration.hasHeaders, configuration.pinsHeaders, configuration.estimatedHeaderExtent
      ),
      footers: (
        configuration.hasFooters, configuration.pinsFooters, configuration.estimatedFooterExtent
      ))
    let spacing = try Ticks(checking: configuration.columnSpacing, "columnSpacing")
    let row = try Ticks(checking: configuration.rowExtent, "rowExtent", isPositive: true)
    let rules = LaneRules(
      columns: configuration.columns, axis: configuration.axis,
      laneSpacing: (configuration.columnSpacing, spacing),
      spacing: try Ticks(checking: configuration.rowSpacing, "rowSpacing"),
      lengths: .spans(row: row, configuration.span), estimatedExtent: row,
      estimatedCells: configuration.estimatedCells, frame: frame)
    placedWindow = PlacedWindow(rules: rules, frame: frame)
  }

  /// The columns that the last container got.
  public var columnCount: Int { placedWindow.rules.laneCount }

  public var axis: Axis { configuration.axis }
  public var alignment: ContentAlignment { configuration.alignment }
  public var startsAtEnd: Bool { configuration.startsAtEnd }
}
