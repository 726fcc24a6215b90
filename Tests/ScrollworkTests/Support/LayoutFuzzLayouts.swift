import ScrollTools
import Scrollwork

/// A random layout and its known properties.
struct FuzzLayout {
  enum Kind: String, CaseIterable {
    case list, grid, masonry, flow, compositional
    /// Lists whose cells are not asked: items of one length, and of lengths known beforehand.
    case fixed, known

    /// Those whose cells are measured.
    static let asking = allCases.filter { $0 != .fixed && $0 != .known }

    var isList: Bool { self == .list || self == .fixed || self == .known }
  }

  var kind: Kind
  var layout: any CollectionLayout
  var hasHeaders = false
  var hasFooters = false
  var pinsHeaders = false
  var pinsFooters = false
  /// Items side by side in a line of common length.
  var perLine = 1
  /// Whether an element's length along the axis is what its cell returned, not more.
  var takesWhatIsAsked = true
  /// Whether items of a changed line keep their places across the axis.
  var isLeading = true
  /// Whether sections scroll across.
  var isOrthogonal = false

  var axis: Axis { layout.axis }

  /// - Parameter count: how many items there are.
  static func make(
    _ kind: Kind, axis: Axis, count: Int, _ random: inout SeededGenerator
  ) throws -> FuzzLayout {
    switch kind {
    case .list: try list(axis, &random)
    case .fixed, .known: try given(kind, axis, count, &random)
    case .grid: try grid(axis, &random)
    case .masonry: try masonry(axis, &random)
    case .flow: try flow(axis, &random)
    case .compositional: try compositional(axis, &random)
    }
  }

  private mutating func draw(_ random: inout SeededGenerator) {
    hasHeaders = Bool.random(using: &random)
    hasFooters = Int.random(in: 0..<3, using: &random) == 0
    pinsHeaders = hasHeaders && Bool.random(using: &random)
    pinsFooters = hasFooters && Bool.random(using: &random)
  }

  private static func space(_ random: inout SeededGenerator) -> Double {
    [0, 0, 8, 3.3].randomElement(using: &random) ?? 0
  }

  private static func insets(_ random: inout SeededGenerator) -> LayoutInsets {
    LayoutInsets(
      top: space(&random), left: space(&random), bottom: space(&random), right: space(&random))
  }

  private static func list(_ axis: Axis, _ random: inout SeededGenerator) throws -> FuzzLayout {
    var made = FuzzLayout(kind: .list, layout: ListLayout())
    made.layout = try ListLayout(made.configuration(axis, &random))
    return made
  }

  private static func given(
    _ kind: Kind, _ axis: Axis, _ count: Int, _ random: inout SeededGenerator
  ) throws -> FuzzLayout {
    var made = FuzzLayout(kind: kind, layout: ListLayout())
    var configuration = made.configuration(axis, &random)
    guard kind == .known else {
      configuration.fixedItemExtent = [44, 12.3, 130].randomElement(using: &random)
      made.takesWhatIsAsked = false
      made.layout = try ListLayout(configuration)
      return made
    }
    let lengths = (0..<count).map { _ in
      Int.random(in: 0..<20, using: &random) == 0 ? 0 : Double.random(in: 9...220, using: &random)
    }
    made.layout = try ListLayout(configuration, itemExtents: lengths)
    return made
  }

  private mutating func configuration(
    _ axis: Axis, _ random: inout SeededGenerator
  ) -> ListLayout.Configuration {
    draw(&random)
    var configuration = ListLayout.Configuration()
    configuration.axis = axis
    configuration.spacing = Self.space(&random)
    configuration.sectionInsets = Self.insets(&random)
    configuration.estimatesFollow = Bool.random(using: &random)
    (configuration.hasHeaders, configuration.pinsHeaders) = (hasHeaders, pinsHeaders)
    (configuration.hasFooters, configuration.pinsFooters) = (hasFooters, pinsFooters)
    if Int.random(in: 0..<4, using: &random) == 0 { configuration.alignment = .trailing }
    configuration.startsAtEnd = Int.random(in: 0..<4, using: &random) == 0
    return configuration
  }

  private static func grid(_ axis: Axis, _ random: inout SeededGenerator) throws -> FuzzLayout {
    var made = FuzzLayout(kind: .grid, layout: GridLayout())
    made.draw(&random)
    var configuration = GridLayout.Configuration()
    configuration.axis = axis
    made.perLine = Int.random(in: 1...5, using: &random)
    configuration.columns = .count(made.perLine)
    configuration.lineSpacing = space(&random)
    configuration.columnSpacing = space(&random)
    configuration.sectionInsets = insets(&random)
    (configuration.hasHeaders, configuration.pinsHeaders) = (made.hasHeaders, made.pinsHeaders)
    (configuration.hasFooters, configuration.pinsFooters) = (made.hasFooters, made.pinsFooters)
    made.takesWhatIsAsked = false
    if Int.random(in: 0..<4, using: &random) == 0 { configuration.lineExtent = .fixed(50) }
    made.layout = try GridLayout(configuration)
    return made
  }

  private static func masonry(_ axis: Axis, _ random: inout SeededGenerator) throws -> FuzzLayout {
    var made = FuzzLayout(kind: .masonry, layout: try MasonryLayout())
    made.draw(&random)
    var configuration = MasonryLayout.Configuration()
    configuration.axis = axis
    configuration.columns = .count(Int.random(in: 1...4, using: &random))
    configuration.estimatedItemExtent = 44
    configuration.itemSpacing = space(&random)
    configuration.laneSpacing = space(&random)
    configuration.sectionInsets = insets(&random)
    (configuration.hasHeaders, configuration.pinsHeaders) = (made.hasHeaders, made.pinsHeaders)
    (configuration.hasFooters, configuration.pinsFooters) = (made.hasFooters, made.pinsFooters)
    made.layout = try MasonryLayout(configuration)
    return made
  }

  private static func flow(_ axis: Axis, _ random: inout SeededGenerator) throws -> FuzzLayout {
    var made = FuzzLayout(kind: .flow, layout: try FlowLayout())
    made.draw(&random)
    var configuration = FlowLayout.Configuration()
    configuration.axis = axis
    configuration.itemSpacing = space(&random)
    configuration.lineSpacing = space(&random)
    configuration.sectionInsets = insets(&random)
    configuration.lineAlignment =
      Bool.random(using: &random)
      ? .leading : FlowLayout.LineAlignment.allCases.randomElement(using: &random) ?? .leading
    made.isLeading = configuration.lineAlignment == .leading
    (configuration.hasHeaders, configuration.pinsHeaders) = (made.hasHeaders, made.pinsHeaders)
    (configuration.hasFooters, configuration.pinsFooters) = (made.hasFooters, made.pinsFooters)
    made.layout = try FlowLayout(configuration)
    return made
  }

  private static func compositional(
    _ axis: Axis, _ random: inout SeededGenerator
  ) throws -> FuzzLayout {
    var made = FuzzLayout(
      kind: .compositional, layout: try CompositionalLayout(section: columns(1, axis)))
    made.draw(&random)
    made.takesWhatIsAsked = false
    var section: SectionSpec
    switch Int.random(in: 0..<4, using: &random) {
    case 0: section = columns(1, axis)
    case 1:
      made.perLine = 3
      section = columns(3, axis)
    case 2:
      section = carousel(axis)
      section.orthogonalBehavior =
        OrthogonalBehavior.allCases.filter { $0 != .none }.randomElement(using: &random)
        ?? .continuous
      made.isOrthogonal = true
    default:
      made.perLine = 3
      section = mosaic(axis)
    }
    section.interGroupSpacing = space(&random)
    section.insets = insets(&random)
    let edge = BoundarySpec(
      width: axis == .vertical ? .fractionalWidth(1) : .estimated(28),
      height: axis == .vertical ? .estimated(28) : .fractionalHeight(1))
    if made.hasHeaders { section.header = edge }
    if made.hasFooters { section.footer = edge }
    section.header?.isPinned = made.pinsHeaders
    section.footer?.isPinned = made.pinsFooters
    var configuration = CompositionalLayout.Configuration()
    configuration.axis = axis
    made.layout = try CompositionalLayout(configuration, section: section)
    return made
  }

  /// Lines of this many items whose cells are asked.
  static func columns(_ count: Int, _ axis: Axis) -> SectionSpec {
    let part = 1 / Double(count)
    let isVertical = axis == .vertical
    let item = LayoutItemSpec(
      width: isVertical ? .fractionalWidth(part) : .estimated(60),
      height: isVertical ? .estimated(60) : .fractionalHeight(part), alignment: .fill)
    let size = LayoutDimensions(
      width: isVertical ? .fractionalWidth(1) : .estimated(60),
      height: isVertical ? .estimated(60) : .fractionalHeight(1))
    return SectionSpec(
      group: LayoutGroup(
        isVertical ? .horizontal : .vertical, size: size, subitems: [.item(item)], count: count))
  }

  /// Items of a given length, scrolled across the axis.
  static func carousel(_ axis: Axis) -> SectionSpec {
    let isVertical = axis == .vertical
    let size = LayoutDimensions(
      width: .absolute(isVertical ? 140 : 90), height: .absolute(isVertical ? 90 : 140))
    let item = LayoutItemSpec(width: .fractionalWidth(1), height: .fractionalHeight(1))
    return SectionSpec(
      group: .horizontal(size: size, subitems: [.item(item)]), orthogonalBehavior: .continuous)
  }

  /// A large place and two small ones next to it.
  static func mosaic(_ axis: Axis) -> SectionSpec {
    let large = LayoutItemSpec(width: .fractionalWidth(0.6), height: .fractionalHeight(1))
    let small = LayoutItemSpec(width: .fractionalWidth(1), height: .fractionalHeight(0.5))
    let pair = LayoutGroup.vertical(
      size: LayoutDimensions(width: .fractionalWidth(0.4), height: .fractionalHeight(1)),
      subitems: [.item(small)], count: 2)
    let size = LayoutDimensions(
      width: axis == .vertical ? .fractionalWidth(1) : .absolute(130),
      height: axis == .vertical ? .absolute(130) : .fractionalHeight(1))
    return SectionSpec(
      group: .horizontal(size: size, subitems: [.item(large), .group(pair)]))
  }
}
