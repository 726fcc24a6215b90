import ScrollPrimitives
import ScrollTools
import Testing

@testable import ScrollLayout

/// A `CompositionalLayout` and its slow twin with random descriptions.
struct CompositionPair {
  private(set) var layout: CompositionalLayout
  private(set) var naive: NaiveComposition
  private var context: LayoutContext
  private var random: SeededGenerator
  private let run: String

  init(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var configuration = CompositionalLayout.Configuration()
    configuration.axis = Bool.random(using: &random) ? .vertical : .horizontal
    let specs = RandomSpecs(axis: configuration.axis)
    let kinds = (0..<Int.random(in: 1...3, using: &random)).map { _ in specs.section(&random) }
    let counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      random.oneIn(4) ? 0 : Int.random(in: 1...40, using: &random)
    }
    run = "SEED=\(seed), \(counts), \(configuration.axis), \(kinds)"
    layout = CompositionalLayout(configuration) { section, _, _ in kinds[section % kinds.count] }
    context = LayoutContext(
      structure: try ItemStructure(sectionCounts: counts),
      container: LayoutSize(main: 640, cross: 391, axis: configuration.axis))
    naive = NaiveComposition(axis: configuration.axis, container: context.container)
    for (section, count) in counts.enumerated() {
      naive.insertSection(kinds[section % kinds.count], count: count, at: section)
    }
    try layout.prepare(context)
    self.random = random
  }

  mutating func perform(operation: Int) throws {
    let choice = Int.random(in: 0..<8, using: &random)
    let run = "\(run), operation \(operation), choice \(choice)"
    let expected = naive.attributes().elements.map { $0.0 }
    switch choice {
    case 0...3:
      guard let element = expected.randomElement(using: &random) else { return }
      let points = random.oneIn(6) ? 0 : Double.random(in: 0...200, using: &random)
      let (main, cross) = (Ticks(clamping: points), Ticks(clamping: points / 2 + 3))
      // A whole group now and then: else few are ever complete.
      let others =
        random.oneIn(2) ? [element] : expected.filter { $0.slotStart == element.slotStart }
      for other in others.prefix(30) {
        let before = naive.attributes().elements.map { $0.0 }
        let answer = try layout.setPreferredSize(main, cross: cross, at: other.index, anchor: 0)
        naive.setSize(main, cross, at: other.element)
        adoptOffsets()
        let hasMoved = zip(before, naive.attributes().elements).contains {
          $0.start != $1.0.start || $0.extent != $1.0.extent || $0.crossStart != $1.0.crossStart
            || $0.crossExtent != $1.0.crossExtent
        }
        try #require(answer || !hasMoved, "\(run): said that nothing moved")
      }
    case 4:
      guard let element = expected.randomElement(using: &random),
        case .item(let path) = element.element
      else { return }
      layout.setNeedsMeasure(at: element.index)
      naive.setNeedsMeasure(at: path)
    case 5:
      guard let section = naive.sections.indices.randomElement(using: &random) else { return }
      layout.setOrthogonalOffset(
        Ticks(rawValue: Int64.random(in: -9_000...900_000, using: &random)), section: section)
      adoptOffsets()
    default:
      try edit()
    }
    try compare(run)
  }

  private mutating func adoptOffsets() {
    for section in naive.sections.indices {
      naive.sections[section].offset = layout.table.sections[section].offset
    }
  }

  private mutating func edit() throws {
    var structure = context.structure
    guard let edit = structure.randomEdit(&random) else { return }
    let section: Int
    switch edit {
    case .insertItems(let path, _), .removeItems(let path, _): section = path.section
    default: return
    }
    _ = try structure.apply(edit)
    let elements = context.structure.elementCount
    let anchor = Int.random(in: 0..<elements, using: &random)
    var anchorItem: Int?
    if case .item(let path) = context.structure.path(at: anchor), path.section == section {
      anchorItem = path.item
    }
    if anchorItem == nil, naive.sections[section].isOrthogonal {
      // The first part of such a section that is visible, even if the section is off screen.
      var table = layout.table.sections[section]
      let line = table.line(at: table.offset)
      if table.count > 0 { anchorItem = table.items(ofLine: line ?? 0).lowerBound }
    }
    context.structure = structure
    try layout.invalidate(LayoutInvalidation(context: context, edits: [edit], anchor: anchor))
    let table = layout.table
    naive.apply(edit, anchor: anchorItem) {
      var known = LineSizes()
      table.sections[$0].read(line: $1, table.shapes[table.sections[$0].shape], into: &known)
      return (table.sections[$0].extent(ofLine: $1), known)
    }
    adoptOffsets()
    try compare("\(run), \(edit), anchor \(anchorItem ?? -1)")
  }

  mutating func compare(_ run: String) throws {
    let expected = naive.attributes()
    try #require(layout.contentExtent == expected.end, "\(run)")
    var answer: [LayoutAttributes] = []
    for index in 0..<context.structure.elementCount {
      if let element = layout.attributes(at: index) { answer.append(element) }
    }
    try #require(answer.map(\.index) == expected.elements.map { $0.0.index }, "\(run)")
    for (one, (other, _)) in zip(answer, expected.elements) where one != other {
      try #require(one == other, "\(run)")
    }
    let low = Ticks(
      rawValue: Int64.random(in: -9999...expected.end.rawValue + 9999, using: &random))
    let main = low..<low + Ticks(rawValue: Int64.random(in: 1...400_000, using: &random))
    let side = Ticks(rawValue: Int64.random(in: -300_000...300_000, using: &random))
    let cross = side..<side + Ticks(rawValue: Int64.random(in: 1...500_000, using: &random))
    var found: [LayoutAttributes] = []
    layout.elements(in: LayoutWindow(main: main, cross: cross), into: &found)
    let inside = expected.elements.filter { element, across in
      guard element.slotTouches(main), let across else { return element.slotTouches(main) }
      return across.lowerBound < cross.upperBound && across.upperBound > cross.lowerBound
    }
    // The space behind the last group of a section belongs to no one.
    let lasts = Set(
      expected.elements.indices.filter { index in
        let across = expected.elements[index].1
        guard let across else { return false }
        let spacing = Ticks(
          clamping: naive.sections[expected.elements[index].0.element.section].spec
            .interGroupSpacing)
        return across.upperBound - spacing <= cross.lowerBound
      }.map { expected.elements[$0].0.index })
    try #require(
      found.map(\.index).filter { !lasts.contains($0) }
        == inside.map { $0.0.index }.filter { !lasts.contains($0) }, "\(run): in \(main), \(cross)")
    var grounds: [DecorationAttributes] = []
    layout.decorations(in: LayoutWindow(main: main, cross: cross), into: &grounds)
    try #require(grounds == naive.grounds(in: main), "\(run): grounds in \(main)")
  }

  mutating func compareAll() throws { try compare(run) }
}

extension NaiveComposition {
  /// The backgrounds that lie in a range along the axis.
  func grounds(in range: Range<Ticks>) -> [DecorationAttributes] {
    var result: [DecorationAttributes] = []
    for (number, section) in sections.enumerated() {
      guard let ground = section.spec.background else { continue }
      // The same sections up to this one, laid out alone.
      var (before, with) = (self, self)
      before.sections.removeSubrange(number...)
      with.sections.removeSubrange((number + 1)...)
      var (low, high) = (before.attributes().end, with.attributes().end)
      guard high > low else { continue }
      if !ground.coversBoundaries {
        if section.spec.header?.extendsBoundary == true { low = low + section.header.extent }
        if section.spec.footer?.extendsBoundary == true { high = high - section.footer.extent }
      }
      let isVertical = axis == .vertical
      low = low + Ticks(clamping: isVertical ? ground.insets.top : ground.insets.left)
      high = high - Ticks(clamping: isVertical ? ground.insets.bottom : ground.insets.right)
      guard low < range.upperBound, high > range.lowerBound, high > low else { continue }
      let sides = isVertical ? (2.0, 4.0) : (1.0, 3.0)
      result.append(
        DecorationAttributes(
          path: DecorationPath(kind: "ground", element: .header(section: number)), start: low,
          extent: high - low, crossStart: Ticks(clamping: sides.0),
          crossExtent: Ticks(clamping: 391 - sides.0 - sides.1)))
    }
    return result
  }
}
