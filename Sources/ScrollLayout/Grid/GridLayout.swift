public import ScrollPrimitives

/// Items side by side in columns, line by line, in sections with an optional header and footer.
///
/// Items of a section fill its lines in order. An item that is inserted or removed above the anchor leaves the items
/// behind it in their columns and lines: the section then begins with free positions. Once these are on screen and
/// the content rests, the items move up to fill them. Positions are exact in ticks. Does not know cells, identities,
/// physics or time.
public struct GridLayout: CollectionLayout, LineLayout {
  /// How long a line is along the axis.
  public enum LineExtent: Equatable, Sendable {
    /// Points. Positive.
    case fixed(Double)
    /// As many times the length of a column. Positive.
    case aspect(Double)
    /// The longest of its items, measured by their cells; until then this many points. Positive.
    case estimated(Double)
  }

  /// What a user chooses.
  public struct Configuration: Equatable, Sendable {
    /// The axis along which lines follow each other.
    public var axis: Axis = .vertical
    /// The number of columns, or how it follows from the room.
    public var columns = Columns.count(3)
    /// How long a line is along the axis.
    public var lineExtent = LineExtent.estimated(44)
    /// Where an item lies that asked for less than its line takes.
    public var itemAlignment = LineItemAlignment.fill
    /// Points between neighboring lines. Not negative.
    public var lineSpacing = 0.0
    /// Points between neighboring columns. Not negative.
    public var columnSpacing = 0.0
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

  /// The largest number of columns; larger numbers are clamped to it.
  package static let maximumColumns = 1024

  /// What the layout was made with.
  public let configuration: Configuration
  /// Columns in the room that was last prepared.
  public private(set) var columnCount = 1
  var table = LineTable()
  private(set) var context = LayoutContext()

  /// Three columns without spacing, insets or headers.
  public init() { configuration = Configuration() }

  /// Creates a grid.
  ///
  /// - Throws: `invalidValue` for a number that is not finite, is negative, or is zero where it must
  ///   not be.
  public init(_ configuration: Configuration) throws(LayoutFailure) {
    try configuration.check()
    self.configuration = configuration
  }

  /// The sections and items that are laid out.
  public var structure: ItemStructure { table.structure }

  /// What the sections are made of in a container.
  func shape(_ container: LayoutSize, _ traits: TraitCollection) -> LineShape {
    let axis = configuration.axis
    let insets = configuration.sectionInsets
    let available = Ticks(clamping: container[cross: axis] - insets.crossSum(axis))
    let sizeClass = axis == .vertical ? traits.horizontalSizeClass : traits.verticalSizeClass
    let count = min(
      Self.maximumColumns,
      configuration.columns.count(
        available: available.points, spacing: configuration.columnSpacing, sizeClass: sizeClass))
    let gap = Ticks(clamping: configuration.columnSpacing)
    let columns = Ticks.parts(
      of: available - Ticks(rawValue: gap.rawValue * Int64(count - 1)), count)
    let main: LineNode.Length =
      switch configuration.lineExtent {
      case .fixed(let extent): .fixed(Ticks(clamping: extent))
      case .aspect(let ratio): .fixed(Ticks(clamping: columns[0].points * ratio))
      case .estimated(let extent): .estimated(Ticks(clamping: extent))
      }
    let stack = LineNode.Stack(
      runsAlongMain: false,
      gaps: [.zero] + Array(repeating: gap, count: count - 1),
      parts: columns.map {
        LineNode(main: main, cross: .fixed($0), alignment: configuration.itemAlignment)
      })
    let root = LineNode(main: main, cross: .fixed(max(.zero, available)), stack: stack)
    return LineShape(
      template: LineTemplate(root), spacing: Ticks(clamping: configuration.lineSpacing),
      before: Ticks(clamping: insets.leading(axis)), after: Ticks(clamping: insets.trailing(axis)),
      crossBefore: Ticks(clamping: insets.crossLeading(axis)),
      header: boundary(
        configuration.hasHeaders, configuration.estimatedHeaderExtent, configuration.pinsHeaders,
        container),
      footer: boundary(
        configuration.hasFooters, configuration.estimatedFooterExtent, configuration.pinsFooters,
        container))
  }

  private func boundary(
    _ isShown: Bool, _ extent: Double, _ isPinned: Bool, _ container: LayoutSize
  ) -> LineBoundary? {
    guard isShown else { return nil }
    return LineBoundary(
      extent: Ticks(clamping: extent), isEstimated: true,
      crossExtent: Ticks(clamping: max(0, container[cross: configuration.axis])),
      isPinned: isPinned)
  }

  mutating func setContext(_ context: LayoutContext, _ shape: LineShape) {
    self.context = context
    columnCount = shape.template.count
  }
}

extension Ticks {
  /// A length in parts that differ by a tick at most, the longer ones first; of a negative one all
  /// are nothing.
  static func parts(of length: Ticks, _ count: Int) -> [Ticks] {
    let (each, rest) = max(0, length.rawValue).quotientAndRemainder(dividingBy: Int64(count))
    return (0..<Int64(count)).map { Ticks(rawValue: each + ($0 < rest ? 1 : 0)) }
  }

  /// One of `parts(of:_:)`.
  static func part(_ number: Int, of length: Ticks, _ count: Int) -> Ticks {
    let (each, rest) = max(0, length.rawValue).quotientAndRemainder(dividingBy: Int64(count))
    return Ticks(rawValue: each + (Int64(number) < rest ? 1 : 0))
  }
}

extension GridLayout.Configuration {
  fileprivate func check() throws(LayoutFailure) {
    let isPositive = true
    try LayoutFailure.check(lineSpacing, "lineSpacing")
    try LayoutFailure.check(columnSpacing, "columnSpacing")
    let insets = sectionInsets
    for inset in [insets.top, insets.left, insets.bottom, insets.right, insets.crossSum(axis)] {
      try LayoutFailure.check(inset, "sectionInsets")
    }
    try LayoutFailure.check(estimatedHeaderExtent, "estimatedHeaderExtent", isPositive: isPositive)
    try LayoutFailure.check(estimatedFooterExtent, "estimatedFooterExtent", isPositive: isPositive)
    switch lineExtent {
    case .fixed(let extent), .aspect(let extent), .estimated(let extent):
      try LayoutFailure.check(extent, "lineExtent", isPositive: isPositive)
    }
    switch columns {
    case .count(let count):
      try LayoutFailure.check(columns: count)
    case .adaptive(let length):
      try LayoutFailure.check(length, "columns.minimumLength", isPositive: isPositive)
    case .sizeClass(let compact, let regular):
      try LayoutFailure.check(columns: compact)
      try LayoutFailure.check(columns: regular)
    }
  }
}

extension LayoutFailure {
  /// - Throws: `invalidValue` unless a length in points is finite, not too long and not negative, and
  ///   at least a tick where it must be positive.
  static func check(
    _ points: Double, _ parameter: String, isPositive: Bool = false
  ) throws(LayoutFailure) {
    guard let ticks = Ticks(points: points), points >= 0, !isPositive || ticks > .zero else {
      throw .invalidValue(parameter: parameter, value: points)
    }
  }

  fileprivate static func check(columns: Int) throws(LayoutFailure) {
    guard (1...GridLayout.maximumColumns).contains(columns) else {
      throw .invalidValue(parameter: "columns", value: Double(columns))
    }
  }
}
