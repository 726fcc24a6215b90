public import ScrollPrimitives

/// Sections made of groups that repeat, each section as its own description says.
///
/// A description is solved once for a container: it determines how many items a group has, and each item's position
/// in it, except for the sizes that cells return. Sections of the same description share the solution. A section may
/// scroll across the axis by itself; it then occupies the length of one group. A measured size moves only what comes
/// after it; content that does not fit in its group is clipped at the group's edge. Does not know cells, identities,
/// physics or time.
public struct CompositionalLayout: CollectionLayout, LineLayout {
  /// What a user chooses for all sections.
  public struct Configuration: Equatable, Sendable {
    /// The axis along which sections follow each other.
    public var axis: Axis = .vertical
    /// Where content shorter than the viewport lies.
    public var alignment = ContentAlignment.leading
    /// Whether the first frame shows the end of the content.
    public var startsAtEnd = false

    /// Creates a configuration with the defaults of each value.
    public init() {}
  }

  /// What a section is made of, from its number, the traits and the viewport's size in points.
  public typealias SectionProvider =
    @Sendable (_ section: Int, _ traits: TraitCollection, _ container: LayoutSize) -> SectionSpec

  /// What the layout was made with.
  public let configuration: Configuration
  private let provider: SectionProvider
  /// Whether the provider says the same of every section, and was checked.
  private let isUniform: Bool
  var table = LineTable()
  private(set) var context = LayoutContext()
  /// What the table's shapes were solved from, in their order.
  private(set) var specs: [SectionSpec] = []

  /// Every section is made of the same.
  ///
  /// - Throws: `invalidValue` for a number that is not finite or outside its range.
  public init(
    _ configuration: Configuration = Configuration(), section: SectionSpec
  ) throws(LayoutFailure) {
    try section.check("section")
    self.configuration = configuration
    provider = { _, _, _ in section }
    isUniform = true
  }

  /// Every section is made of what the provider says. Its answers are checked when the layout is
  /// prepared.
  ///
  /// The provider is called for a section when that is inserted. A section keeps its description while others come,
  /// go and move around it, even if its number changes: otherwise an insertion above would lay out visible content
  /// again. All sections are requested again when the layout is prepared, as on a reload or in another view, and when
  /// the container or the traits change.
  public init(
    _ configuration: Configuration = Configuration(),
    sectionProvider: @escaping SectionProvider
  ) {
    self.configuration = configuration
    provider = sectionProvider
    isUniform = false
  }

  /// The sections and items that are laid out.
  public var structure: ItemStructure { table.structure }

  /// What the sections of a structure are made of in a room.
  struct Plan {
    var specs: [SectionSpec] = []
    var shapes: [LineShape] = []
    /// For each section its spec and its shape.
    var numbers: [Int] = []
  }

  /// Asks for every section, and solves what was not solved before. O(sections).
  ///
  /// - Parameter kept: for each section the number of what it is made of already; `nil` for those to ask for.
  func plan(
    _ context: LayoutContext, keeping kept: [Int?] = []
  ) throws(LayoutFailure) -> Plan {
    var plan = Plan()
    var known: [SectionSpec: Int] = [:]
    let isSameRoom =
      context.container == self.context.container && context.traits == self.context.traits
    if isSameRoom {
      // In their order, so that the sections keep their numbers.
      (plan.specs, plan.shapes) = (specs, table.shapes)
      for (number, spec) in specs.enumerated() { known[spec] = number }
    }
    plan.numbers.reserveCapacity(context.structure.sectionCounts.count)
    for section in context.structure.sectionCounts.indices {
      if isUniform, section > 0 {
        plan.numbers.append(plan.numbers[0])
        continue
      }
      if section < kept.count, let number = kept[section] {
        plan.numbers.append(number)
        continue
      }
      let spec = provider(section, context.traits, context.container)
      if let number = known[spec] {
        plan.numbers.append(number)
        continue
      }
      let path = isUniform ? "section" : "sections[\(section)]"
      try spec.check(path)
      plan.shapes.append(try shape(of: spec, context.container, path))
      plan.specs.append(spec)
      known[spec] = plan.specs.count - 1
      plan.numbers.append(plan.specs.count - 1)
    }
    return plan
  }

  /// The sections as they are now.
  func samePlan() -> Plan {
    Plan(specs: specs, shapes: table.shapes, numbers: table.sections.map(\.shape))
  }

  /// What the sections there are after edits were made of before them, where they were there.
  func numbers(after edits: [ItemEdit]) -> [Int?] {
    var numbers: [Int?] = table.sections.map(\.shape)
    for edit in edits {
      switch edit {
      case .insertItems, .removeItems, .moveItem: continue
      case .insertSections(let at, let counts):
        guard (0...numbers.count).contains(at) else { return [] }
        numbers.insert(contentsOf: repeatElement(nil, count: counts.count), at: at)
      case .removeSections(let at, let count):
        guard at >= 0, count >= 0, at <= numbers.count, count <= numbers.count - at else {
          return []
        }
        numbers.removeSubrange(at..<at + count)
      case .moveSection(let from, let to):
        guard numbers.indices.contains(from), numbers.indices.contains(to) else { return [] }
        numbers.insert(numbers.remove(at: from), at: to)
      }
    }
    return numbers
  }

  mutating func setContext(_ context: LayoutContext, _ plan: Plan) {
    self.context = context
    specs = plan.specs
  }

  private func shape(
    of spec: SectionSpec, _ container: LayoutSize, _ path: String
  ) throws(LayoutFailure) -> LineShape {
    let insets = spec.insets
    // A container may have any size; its contents are bounded.
    let most = LayoutDimension.maximum
    let room = LayoutSize(
      width: max(0, min(most, container.width - insets.left - insets.right)),
      height: max(0, min(most, container.height - insets.top - insets.bottom)))
    let root = try GroupSolver(axis: axis).solve(spec.group, in: room, path: "\(path).group")
    let (leading, trailing) = (insets.crossLeading(axis), insets.crossSum(axis))
    return LineShape(
      template: LineTemplate(root), spacing: Ticks(clamping: spec.interGroupSpacing),
      before: Ticks(clamping: insets.leading(axis)), after: Ticks(clamping: insets.trailing(axis)),
      crossBefore: Ticks(clamping: leading), crossAfter: Ticks(clamping: trailing - leading),
      header: spec.header.map { boundary($0, room, leading) },
      footer: spec.footer.map { boundary($0, room, leading) },
      isOrthogonal: spec.orthogonalBehavior != .none)
  }

  private func boundary(
    _ spec: BoundarySpec, _ room: LayoutSize, _ leading: Double
  ) -> LineBoundary {
    func length(_ dimension: LayoutDimension) -> Double {
      switch dimension {
      case .absolute(let value), .estimated(let value): value
      case .fractionalWidth(let value): value * room.width
      case .fractionalHeight(let value): value * room.height
      }
    }
    let (main, cross) =
      axis == .vertical ? (spec.size.height, spec.size.width) : (spec.size.width, spec.size.height)
    let most = LayoutDimension.maximum
    let crossLength = cross.isEstimated ? room[cross: axis] : length(cross)
    return LineBoundary(
      extent: Ticks(clamping: min(most, length(main))), isEstimated: main.isEstimated,
      crossStart: Ticks(clamping: leading + spec.offset[cross: axis]),
      crossExtent: Ticks(clamping: min(most, crossLength)), isPinned: spec.isPinned,
      takesRoom: spec.extendsBoundary, offset: Ticks(clamping: spec.offset[main: axis]))
  }
}
