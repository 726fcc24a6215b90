public import ScrollPrimitives

/// One column (or, along the horizontal axis, one row) of items in sections, each with an optional
/// header, sized by their cells.
///
/// An element that was never measured counts with the estimate of its kind. Positions are exact in
/// ticks. Does not know cells, identities, physics or time.
public struct ListLayout: CollectionLayout {
  /// What a user chooses.
  public struct Configuration: Equatable, Sendable {
    public var axis: Axis = .vertical
    /// Points between neighbouring items of a section. Not negative.
    public var spacing = 0.0
    /// Points around the items of every section, below its header. Not negative.
    public var sectionInsets = LayoutInsets.zero
    /// Points an item is taken to measure before its cell was asked. Positive.
    public var estimatedItemExtent = 44.0
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
    /// The line between neighbouring items of a section; `nil` for none.
    public var separator: Separator?
    /// Where content shorter than the viewport lies.
    public var alignment = ContentAlignment.leading
    /// Whether the first frame shows the end of the content.
    public var startsAtEnd = false

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

  /// A line between neighbouring items: a decoration of the kind `ListLayout.separatorKind`, over the
  /// space between them.
  public struct Separator: Equatable, Sendable {
    /// Points. Positive.
    public var thickness: Double
    /// Points left free at the leading side and at the trailing one. Not negative.
    public var leadingInset: Double
    public var trailingInset: Double

    public init(thickness: Double = 1, leadingInset: Double = 0, trailingInset: Double = 0) {
      self.thickness = thickness
      self.leadingInset = leadingInset
      self.trailingInset = trailingInset
    }
  }

  /// The kind of the decorations between items.
  public static let separatorKind = DecorationKind.separator

  public typealias Failure = LayoutFailure

  public let configuration: Configuration
  public internal(set) var structure = ItemStructure.empty
  /// The viewport's length across the axis, in points.
  public private(set) var crossLength = 0.0
  /// Where items start across the axis, and how long they and headers are.
  private(set) var cross = (itemStart: Ticks.zero, itemExtent: Ticks.zero, headerExtent: Ticks.zero)
  /// Elements that were measured to have no extent.
  var hiddenCount = 0
  var extents = ExtentIndex()
  var medians = Medians()

  // The configuration's lengths in ticks.
  let spacing: Ticks
  let leadingInset: Ticks
  let trailingInset: Ticks
  let itemEstimate: Ticks
  let headerEstimate: Ticks
  let footerEstimate: Ticks

  /// Items of 44 pt without spacing, insets or headers.
  public init() {
    configuration = Configuration()
    (spacing, leadingInset, trailingInset) = (.zero, .zero, .zero)
    itemEstimate = Ticks(clamping: configuration.estimatedItemExtent)
    headerEstimate = Ticks(clamping: configuration.estimatedHeaderExtent)
    footerEstimate = Ticks(clamping: configuration.estimatedFooterExtent)
  }

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
    itemEstimate = try ticks(
      configuration.estimatedItemExtent, "estimatedItemExtent", isPositive: true)
    headerEstimate = try ticks(
      configuration.estimatedHeaderExtent, "estimatedHeaderExtent", isPositive: true)
    footerEstimate = try ticks(
      configuration.estimatedFooterExtent, "estimatedFooterExtent", isPositive: true)
    guard let separator = configuration.separator else { return }
    _ = try ticks(separator.thickness, "separator.thickness", isPositive: true)
    _ = try ticks(separator.leadingInset, "separator.leadingInset")
    _ = try ticks(separator.trailingInset, "separator.trailingInset")
  }

  public var axis: Axis { configuration.axis }

  /// The length of all sections along the axis.
  public var contentExtent: Ticks { extents.total }

  /// Elements measured so far.
  public var measuredCount: Int { extents.measuredCount }

  public var alignment: ContentAlignment { configuration.alignment }
  public var startsAtEnd: Bool { configuration.startsAtEnd }
  public var isSequential: Bool { true }

  private mutating func setCross(_ length: Double) {
    let insets = configuration.sectionInsets
    crossLength = length
    cross = (
      Ticks(clamping: insets.crossLeading(axis)),
      Ticks(clamping: max(0, length - insets.crossSum(axis))), Ticks(clamping: length)
    )
  }
}

extension ListLayout {
  /// Whether sections can be laid out. O(sections).
  public func validate(_ structure: ItemStructure) throws(Failure) {
    _ = try checkedRuns(of: structure)
  }

  /// Lays new sections out by their estimates. O(sections). Throws before anything changes.
  public mutating func prepare(
    _ structure: ItemStructure, crossLength: Double
  ) throws(Failure) {
    extents = ExtentIndex(
      runs: try checkedRuns(of: structure), itemEstimate: itemEstimate,
      headerEstimate: headerEstimate)
    hiddenCount = 0
    medians = Medians()
    self.structure = structure
    setCross(crossLength)
  }

  public mutating func prepare(_ context: LayoutContext) throws(Failure) {
    try prepare(context.structure, crossLength: context.container[cross: axis])
  }

  private func checkedRuns(of structure: ItemStructure) throws(Failure) -> [ExtentIndex.Run] {
    guard structure.elementCount <= ExtentIndex.maximumCount else {
      throw .tooManyElements(count: structure.elementCount)
    }
    let runs = slotRuns(of: structure)
    // Added up as whole numbers: as points a sum one tick too long rounds to the longest allowed.
    var total = Ticks.zero
    for run in runs {
      let each = estimatedExtent(of: run)
      let (length, overflow) = each.rawValue.multipliedReportingOverflow(by: Int64(run.count))
      guard !overflow, length <= Ticks.maximum.rawValue - total.rawValue else {
        let points = runs.reduce(0.0) { $0 + Double($1.count) * estimatedExtent(of: $1).points }
        throw .contentTooLong(points: points)
      }
      total = total + Ticks(rawValue: length)
    }
    return runs
  }

  private func estimatedExtent(of run: ExtentIndex.Run) -> Ticks {
    switch run.estimate {
    case .item: run.extent + itemEstimate
    case .header: run.extent + headerEstimate
    case nil: run.extent
    }
  }

  /// Takes a new length across the axis. What was measured stays as the estimate until it is
  /// measured again; elements measured to have no extent count with the estimate of their kind.
  /// O(sections + measured elements / 64), and O(measured elements) where there are such.
  public mutating func resize(crossLength: Double) {
    guard crossLength != self.crossLength else { return }
    setCross(crossLength)
    if hiddenCount > 0 {
      for index in extents.measuredIndices() { reveal(at: index) }
    }
    extents.setAllNeedMeasure()
  }

  private func slotRuns(of structure: ItemStructure) -> [ExtentIndex.Run] {
    var runs: [ExtentIndex.Run] = []
    runs.reserveCapacity(structure.sectionCounts.count * 5)
    for section in structure.sectionCounts.indices {
      appendRuns(ofSection: section, in: structure, to: &runs)
    }
    return runs
  }

  /// Adds the runs of one section's elements, all unmeasured.
  func appendRuns(
    ofSection section: Int, in structure: ItemStructure, to runs: inout [ExtentIndex.Run]
  ) {
    let count = structure.sectionCounts[section]
    runs.append(slotRun(of: .header(section: section), count: 1, in: structure))
    appendRuns(ofItems: 0..<count, inSection: section, in: structure, to: &runs)
    runs.append(slotRun(of: .footer(section: section), count: 1, in: structure))
  }

  /// Adds the runs of some of a section's items, all unmeasured: the first and the last of the section
  /// have other spaces around them.
  func appendRuns(
    ofItems items: Range<Int>, inSection section: Int, in structure: ItemStructure,
    to runs: inout [ExtentIndex.Run]
  ) {
    let count = structure.sectionCounts[section]
    let first = min(count, 1)
    let last = max(count - 1, first)
    let pieces = [0..<first, first..<last, last..<count]
    for piece in pieces where !piece.isEmpty {
      let part = piece.clamped(to: items)
      guard !part.isEmpty else { continue }
      let path = ItemPath(section: section, item: part.lowerBound)
      runs.append(slotRun(of: .item(path), count: part.count, in: structure))
    }
  }

  /// Elements with the space around them of the first one of them.
  func slotRun(
    of element: ElementPath, count: Int, in structure: ItemStructure
  ) -> ExtentIndex.Run {
    let pads = pads(of: element, in: structure)
    let space = pads.before + pads.after
    switch element {
    case .item: return ExtentIndex.Run(count: count, extent: space, estimate: .item)
    case .header:
      return ExtentIndex.Run(
        count: count, extent: space, estimate: configuration.hasHeaders ? .header : nil)
    case .footer:
      return ExtentIndex.Run(
        count: count, extent: configuration.hasFooters ? footerEstimate : .zero)
    }
  }

  /// What an element that was never measured counts with, besides the space around it.
  func estimate(of element: ElementPath) -> Ticks {
    switch element {
    case .item: extents.estimate(for: .item)
    case .header: configuration.hasHeaders ? extents.estimate(for: .header) : .zero
    case .footer: configuration.hasFooters ? footerEstimate : .zero
    }
  }

  /// The space in an element's slot before and after it.
  func pads(
    of element: ElementPath, in structure: ItemStructure
  ) -> (before: Ticks, after: Ticks) {
    switch element {
    case .header(let section):
      let isEmpty = structure.sectionCounts[section] == 0
      return (.zero, isEmpty ? leadingInset + trailingInset : .zero)
    case .footer:
      return (.zero, .zero)
    case .item(let path):
      let isLast = path.item == structure.sectionCounts[path.section] - 1
      return (path.item == 0 ? leadingInset : .zero, isLast ? trailingInset : spacing)
    }
  }
}
