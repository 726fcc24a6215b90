public import ScrollPrimitives

/// One column (or, along the horizontal axis, one row) of items in sections, each with an optional
/// header, sized by their cells.
///
/// An element that was never measured counts with the estimate of its kind. Positions are exact in
/// ticks. Does not know cells, identities, physics or time.
public struct ListLayout: Sendable {
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
    /// Whether sections have headers.
    public var hasHeaders = false

    public init() {}
  }

  public enum Failure: Error, Equatable, Sendable {
    /// A number of the configuration is not finite or outside its range.
    case invalidValue(parameter: String, value: Double)
    /// By its estimates the content is longer than positions are exact: `Ticks.maximum`.
    case contentTooLong(points: Double)
    /// There are more elements than the index holds: `ExtentIndex.maximumCount`.
    case tooManyElements(count: Int)
  }

  public let configuration: Configuration
  public private(set) var structure = ItemStructure.empty
  /// The viewport's length across the axis, in points.
  public private(set) var crossLength = 0.0
  /// Elements that were measured to have no extent.
  var hiddenCount = 0
  /// Changes whenever any element's attributes may have changed.
  public internal(set) var version = 0
  var extents = ExtentIndex()

  // The configuration's lengths in ticks.
  let spacing: Ticks
  let leadingInset: Ticks
  let trailingInset: Ticks
  let itemEstimate: Ticks
  let headerEstimate: Ticks

  /// Items of 44 pt without spacing, insets or headers.
  public init() {
    configuration = Configuration()
    (spacing, leadingInset, trailingInset) = (.zero, .zero, .zero)
    itemEstimate = Ticks(clamping: configuration.estimatedItemExtent)
    headerEstimate = Ticks(clamping: configuration.estimatedHeaderExtent)
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
  }

  public var axis: Axis { configuration.axis }

  /// The length of all sections along the axis.
  public var contentExtent: Ticks { extents.total }

  /// Elements measured so far.
  public var measuredCount: Int { extents.measuredCount }

  /// Where elements lie across the axis. Valid until the next `prepare` or `resize`.
  public var crossPlacement: CrossPlacement {
    let insets = configuration.sectionInsets
    return CrossPlacement(
      itemStart: insets.crossLeading(axis),
      itemLength: max(0, crossLength - insets.crossSum(axis)), headerLength: crossLength)
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
    version += 1
    self.structure = structure
    self.crossLength = crossLength
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
    self.crossLength = crossLength
    if hiddenCount > 0 {
      for index in extents.measuredIndices() { reveal(at: index) }
    }
    extents.setAllNeedMeasure()
    version += 1
  }

  private func slotRuns(of structure: ItemStructure) -> [ExtentIndex.Run] {
    var runs: [ExtentIndex.Run] = []
    runs.reserveCapacity(structure.sectionCounts.count * 4)
    for (section, count) in structure.sectionCounts.enumerated() {
      runs.append(slotRun(of: .header(section: section), count: 1, in: structure))
      for (item, items) in [(0, min(count, 1)), (1, count - 2), (count - 1, count > 1 ? 1 : 0)]
      where items > 0 {
        let path = ItemPath(section: section, item: item)
        runs.append(slotRun(of: .item(path), count: items, in: structure))
      }
    }
    return runs
  }

  /// Elements with the space around them of the first one of them.
  private func slotRun(
    of element: ElementPath, count: Int, in structure: ItemStructure
  ) -> ExtentIndex.Run {
    let pads = pads(of: element, in: structure)
    let estimate: ExtentIndex.Estimate? =
      if case .item = element { .item } else { configuration.hasHeaders ? .header : nil }
    return ExtentIndex.Run(count: count, extent: pads.before + pads.after, estimate: estimate)
  }

  /// The space in an element's slot before and after it.
  func pads(
    of element: ElementPath, in structure: ItemStructure
  ) -> (before: Ticks, after: Ticks) {
    switch element {
    case .header(let section):
      let isEmpty = structure.sectionCounts[section] == 0
      return (.zero, isEmpty ? leadingInset + trailingInset : .zero)
    case .item(let path):
      let isLast = path.item == structure.sectionCounts[path.section] - 1
      return (path.item == 0 ? leadingInset : .zero, isLast ? trailingInset : spacing)
    }
  }
}
