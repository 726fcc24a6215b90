public import ScrollPrimitives

/// One column (or, along the horizontal axis, one row) of items in sections, each with an optional
/// header, sized by their cells.
///
/// An element that was never measured counts with the estimate of its kind. Positions are exact in
/// ticks. Does not know cells, identities, physics or time.
public struct ListLayout: CollectionLayout {
  /// What a user chooses.
  public struct Configuration: Equatable, Sendable {
    /// The axis along which items follow each other.
    public var axis: Axis = .vertical
    /// Points between neighboring items of a section. Not negative.
    public var spacing = 0.0
    /// Points around the items of every section, below its header. Not negative.
    public var sectionInsets = LayoutInsets.zero
    /// Points an item is taken to measure before its cell was asked. Positive.
    public var estimatedItemExtent = 44.0
    /// Points every item is long, whatever its cell returns: cells are not asked. Positive; `nil` for
    /// items whose cells are asked. Any number of items takes no memory then.
    public var fixedItemExtent: Double?
    /// Points a header is taken to measure before its cell was asked. Positive.
    public var estimatedHeaderExtent = 28.0
    /// Points a footer is taken to measure before its cell was asked. Positive.
    public var estimatedFooterExtent = 28.0
    /// Whether items and headers that were never measured count with the median of those that were, once
    /// there are eight of them, instead of with the estimates above.
    public var estimatesFollow = true
    /// Whether sections have headers.
    public var hasHeaders = false
    /// Whether sections have footers.
    public var hasFooters = false
    /// Whether a header stays at the viewport's leading edge while its section is there.
    public var pinsHeaders = false
    /// Whether a footer stays at the viewport's trailing edge while its section is there.
    public var pinsFooters = false
    /// The line between neighboring items of a section; `nil` for none.
    public var separator: Separator?
    /// Where content shorter than the viewport lies.
    public var alignment = ContentAlignment.leading
    /// Whether the first frame shows the end of the content.
    public var startsAtEnd = false

    /// Creates a configuration with the defaults of each value.
    public init() {}

    /// A list that is read from its end, as conversations are: it opens there, and few items lie at
    /// the trailing edge.
    public static var bottomAnchored: Configuration {
      var configuration = Configuration()
      configuration.alignment = .trailing
      configuration.startsAtEnd = true
      return configuration
    }
  }

  /// A line between neighboring items: a decoration of the kind `ListLayout.separatorKind`, over the
  /// space between them.
  public struct Separator: Equatable, Sendable {
    /// Points. Positive.
    public var thickness: Double
    /// Points left free at the leading side and at the trailing one. Not negative.
    public var leadingInset: Double
    /// Points left free at the trailing side.
    public var trailingInset: Double

    /// Creates a separator, by default of 1 pt over the whole width.
    public init(thickness: Double = 1, leadingInset: Double = 0, trailingInset: Double = 0) {
      self.thickness = thickness
      self.leadingInset = leadingInset
      self.trailingInset = trailingInset
    }
  }

  /// The kind of the decorations between items.
  public static let separatorKind = DecorationKind.separator

  /// The error of all layouts.
  public typealias Failure = LayoutFailure

  /// What the layout was made with.
  public let configuration: Configuration
  /// The sections and items that are laid out.
  public internal(set) var structure = ItemStructure.empty
  /// The viewport's length across the axis, in points.
  public private(set) var crossLength = 0.0
  /// Where items start across the axis, and how long they and headers are.
  private(set) var cross = (itemStart: Ticks.zero, itemExtent: Ticks.zero, headerExtent: Ticks.zero)
  /// Elements that were measured to have no extent.
  var hiddenCount = 0
  var extents = ExtentIndex()
  var medians = Medians()
  /// The lengths of the items to come, until these are laid out; `nil` where none are known.
  var known: KnownExtents?

  // The configuration's lengths in ticks.
  let spacing: Ticks
  let leadingInset: Ticks
  let trailingInset: Ticks
  /// What items count with at first: the fixed extent, where there is one.
  let itemEstimate: Ticks
  let headerEstimate: Ticks
  let footerEstimate: Ticks
  /// Whether every item is as long as the others, and no cell is asked.
  let isFixed: Bool

  /// Items of 44 pt without spacing, insets or headers.
  public init() {
    configuration = Configuration()
    (spacing, leadingInset, trailingInset) = (.zero, .zero, .zero)
    isFixed = false
    itemEstimate = Ticks(clamping: configuration.estimatedItemExtent)
    headerEstimate = Ticks(clamping: configuration.estimatedHeaderExtent)
    footerEstimate = Ticks(clamping: configuration.estimatedFooterExtent)
  }

  /// Creates a list.
  ///
  /// - Throws: `invalidValue` for a length that is not finite, is negative, or is zero where it must
  ///   not be.
  public init(_ configuration: Configuration) throws(Failure) {
    func ticks(
      _ points: Double, _ parameter: String, isPositive: Bool = false
    ) throws(Failure) -> Ticks {
      guard let ticks = Ticks(points: points), points >= 0, !isPositive || ticks > .zero else {
        throw .invalidValue(parameter: parameter, value: points)
      }
      return ticks
    }
    let axis = configuration.axis
    let insets = configuration.sectionInsets
    self.configuration = configuration
    spacing = try ticks(configuration.spacing, "spacing")
    leadingInset = try ticks(insets.leading(axis), "sectionInsets")
    trailingInset = try ticks(insets.trailing(axis), "sectionInsets")
    for inset in [insets.top, insets.left, insets.bottom, insets.right, insets.crossSum(axis)] {
      _ = try ticks(inset, "sectionInsets")
    }
    let estimate = try ticks(
      configuration.estimatedItemExtent, "estimatedItemExtent", isPositive: true)
    let fixed = configuration.fixedItemExtent
    itemEstimate =
      try fixed.map { points throws(Failure) in
        try ticks(points, "fixedItemExtent", isPositive: true)
      } ?? estimate
    isFixed = fixed != nil
    headerEstimate = try ticks(
      configuration.estimatedHeaderExtent, "estimatedHeaderExtent", isPositive: true)
    footerEstimate = try ticks(
      configuration.estimatedFooterExtent, "estimatedFooterExtent", isPositive: true)
    guard let separator = configuration.separator else { return }
    _ = try ticks(separator.thickness, "separator.thickness", isPositive: true)
    _ = try ticks(separator.leadingInset, "separator.leadingInset")
    _ = try ticks(separator.trailingInset, "separator.trailingInset")
  }

  /// A list whose items' lengths are known before they are shown.
  ///
  /// They are taken by the first items that the layout is given, which have to be as many, and are as
  /// good as measured then: no cell is asked until its item is reconfigured or reloaded, or the length
  /// across changes. They hold for those items: after `reloadData`, also with as many, cells are asked.
  /// For known lengths of other items set another layout, after the reload of the same frame. Spacing,
  /// insets, headers and footers come on top. O(items), and some five bytes each afterward.
  ///
  /// - Parameters:
  ///   - configuration: all other settings. Items that are inserted later count with its estimates.
  ///   - itemExtents: points of each item, in the order of the row. An item of none is not shown.
  /// - Throws: `invalidValue` for a number of the configuration; for `fixedItemExtent`, which
  ///   contradicts lengths of their own; and for `itemExtents[i]` that is not finite, is negative, or
  ///   is longer than positions are exact. `contentTooLong` where all together are.
  public init(
    _ configuration: Configuration, itemExtents: some Collection<Double>
  ) throws(Failure) {
    try self.init(configuration)
    if let fixed = configuration.fixedItemExtent {
      throw .invalidValue(parameter: "fixedItemExtent", value: fixed)
    }
    known = itemExtents.isEmpty ? nil : try KnownExtents(itemExtents)
  }

  /// Whether lengths of items are given and not measured: a fixed one, or known ones whose items were not laid out
  /// yet.
  package var hasGivenExtents: Bool { isFixed || known != nil }

  public var axis: Axis { configuration.axis }

  /// The length of all sections along the axis.
  public var contentExtent: Ticks { extents.total }

  /// Elements measured so far.
  public var measuredCount: Int { extents.measuredCount }

  public var alignment: ContentAlignment { configuration.alignment }
  public var startsAtEnd: Bool { configuration.startsAtEnd }
  public var isSequential: Bool { true }
  public var pinsItems: Bool { false }
  // Only the first and the last item of a section, and a header, have other spaces than the rest.
  public var movesNeighborsAsOne: Bool { true }

  mutating func setCross(_ length: Double) {
    let insets = configuration.sectionInsets
    crossLength = length
    cross = (
      Ticks(clamping: insets.crossLeading(axis)),
      Ticks(clamping: max(0, length - insets.crossSum(axis))), Ticks(clamping: length)
    )
  }
}
