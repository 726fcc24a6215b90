public import ScrollPrimitives

/// Items of different lengths along and across the axis, in lines that wrap.
///
/// A line ends where the next item would not fit. Only items near the viewport are placed. A placed line stays as it
/// is while the viewport moves on. When the size of an item changes, lines are broken again from its line on, away
/// from the visible items, until they come out the same. Lines before that are filled from their ends, so that
/// visible items do not move whatever happens before them; a section laid out like this begins with its short line.
///
/// Positions are exact in ticks. A query, size or edit costs what it places besides O(log elements).
/// Does not know cells, identities, physics or time.
public struct FlowLayout: CollectionLayout, MeasuredWindowLayout {
  /// Where the items of a line lie across the axis.
  @frozen public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the side where lines begin.
    case leading
    /// In the middle.
    case center
    /// At the side where lines end.
    case trailing
    /// Spread over the whole line; but a line that is short for want of items is leading.
    case justified
  }

  /// Where an item lies along the axis in a line longer than it is.
  @frozen public enum ItemAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the beginning of the line along the axis.
    case leading
    /// In the middle of the line.
    case center
    /// At the end of the line along the axis.
    case trailing
  }

  /// What a user chooses.
  public struct Configuration: Equatable, Sendable {
    /// The axis along which lines follow each other.
    public var axis: Axis = .vertical
    /// Points between neighboring items of a line. Not negative.
    public var itemSpacing = 0.0
    /// Points between neighboring lines. Not negative.
    public var lineSpacing = 0.0
    /// Where the items of a line lie across the axis.
    public var lineAlignment = LineAlignment.leading
    /// Where an item lies along the axis in a line longer than it is.
    public var itemAlignment = ItemAlignment.leading
    /// Points around the items of every section, below its header. Not negative.
    public var sectionInsets = LayoutInsets.zero
    /// Points an item is taken to measure before its cell was asked. Positive.
    public var estimatedItemSize = LayoutSize(width: 80, height: 44)
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
  var placedWindow: PlacedWindow<LineWindow>

  /// Creates a flow.
  ///
  /// - Throws: `invalidValue` for a number that is not finite, is negative, or is zero where it must not
  ///   be.
  public init(_ configuration: Configuration = Configuration()) throws(LayoutFailure) {
    self.configuration = configuration
    let axis = configuration.axis
    let size = configuration.estimatedItemSize
    let frame = try SectionFrame(
      axis: axis, insets: configuration.sectionInsets,
      headers: (
        configuration.hasHeaders, configuration.pinsHeaders, configuration.estimatedHeaderExtent
      ),
      footers: (
        configuration.hasFooters, configuration.pinsFooters, configuration.estimatedFooterExtent
      ))
    let rules = FlowRules(
      frame: frame, itemSpacing: try Ticks(checking: configuration.itemSpacing, "itemSpacing"),
      spacing: try Ticks(checking: configuration.lineSpacing, "lineSpacing"),
      estimate: (
        main: try Ticks(checking: size[main: axis], "estimatedItemSize", isPositive: true),
        cross: try Ticks(checking: size[cross: axis], "estimatedItemSize", isPositive: true)
      ),
      lineAlignment: configuration.lineAlignment, itemAlignment: configuration.itemAlignment)
    placedWindow = PlacedWindow(rules: rules, frame: frame)
  }

  public var axis: Axis { configuration.axis }
  public var alignment: ContentAlignment { configuration.alignment }
  public var startsAtEnd: Bool { configuration.startsAtEnd }
}
