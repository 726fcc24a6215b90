import ScrollPrimitives
import ScrollTools
import Testing

@testable import ScrollLayout

/// A `GridLayout` and its slow twin with a random configuration and random sections.
struct GridPair {
  private(set) var layout: GridLayout
  private(set) var naive: NaiveGrid
  private var context: LayoutContext
  private var random: SeededGenerator
  /// Names the run when something fails.
  private let run: String

  init(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let configuration = Self.configuration(&random)
    let counts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      random.oneIn(4) ? 0 : Int.random(in: 1...60, using: &random)
    }
    run = "SEED=\(seed), \(counts), \(configuration)"
    layout = try GridLayout(configuration)
    context = LayoutContext(
      structure: try ItemStructure(sectionCounts: counts),
      container: LayoutSize(main: 640, cross: 390, axis: configuration.axis),
      traits: TraitCollection(verticalSizeClass: .compact))
    try layout.prepare(context)
    naive = NaiveGrid(configuration, counts: counts, crossLength: 390)
    self.random = random
  }

  static func configuration(_ random: inout SeededGenerator) -> GridLayout.Configuration {
    func length(_ random: inout SeededGenerator) -> Double {
      random.oneIn(3) ? 0 : Double.random(in: 0...20, using: &random)
    }
    var configuration = GridLayout.Configuration()
    configuration.axis = Bool.random(using: &random) ? .vertical : .horizontal
    switch Int.random(in: 0..<3, using: &random) {
    case 0: configuration.columns = .count(Int.random(in: 1...5, using: &random))
    case 1:
      configuration.columns = .adaptive(minimumLength: Double.random(in: 40...200, using: &random))
    default:
      configuration.columns = .sizeClass(
        compact: Int.random(in: 1...4, using: &random), regular: 9)
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: configuration.lineExtent = .fixed(Double.random(in: 1...90, using: &random))
    case 1: configuration.lineExtent = .aspect(Double.random(in: 0.2...2, using: &random))
    default: configuration.lineExtent = .estimated(Double.random(in: 1...90, using: &random))
    }
    configuration.itemAlignment = LineItemAlignment.allCases.randomElement(using: &random) ?? .fill
    configuration.lineSpacing = length(&random)
    configuration.columnSpacing = length(&random)
    configuration.sectionInsets = LayoutInsets(
      top: length(&random), left: length(&random), bottom: length(&random), right: length(&random))
    configuration.hasHeaders = Bool.random(using: &random)
    configuration.hasFooters = Bool.random(using: &random)
    configuration.pinsHeaders = Bool.random(using: &random)
    configuration.pinsFooters = Bool.random(using: &random)
    return configuration
  }

  /// Asks or changes one thing in both and compares the answers.
  mutating func perform(operation: Int) throws {
    let choice = Int.random(in: 0..<12, using: &random)
    let run = "\(run), operation \(operation), choice \(choice)"
    let expected = naive.attributes().elements
    switch choice {
    case 0...4:
      guard let element = expected.randomElement(using: &random) else { return }
      let points = random.oneIn(6) ? 0 : Double.random(in: 0...200, using: &random)
      let size = Ticks(clamping: points)
      let before = naive.attributes().elements
      let answer = try layout.setPreferredSize(size, cross: .zero, at: element.index, anchor: 0)
      naive.setSize(size, at: element.element)
      let hasMoved = zip(before, naive.attributes().elements).contains {
        $0.start != $1.start || $0.extent != $1.extent
      }
      try #require(answer || !hasMoved, "\(run): said that nothing moved")
    case 5:
      guard let element = expected.randomElement(using: &random) else { return }
      layout.setNeedsMeasure(at: element.index)
      naive.setNeedsMeasure(at: element.element)
    case 6:
      // The whole line, as the engine does.
      guard let element = expected.randomElement(using: &random) else { return }
      for other in expected
      where other.slotStart == element.slotStart && other.pins.isEmpty && !other.isMeasured {
        let size = Ticks(clamping: Double.random(in: 1...200, using: &random))
        _ = try layout.setPreferredSize(size, cross: .zero, at: other.index, anchor: 0)
        naive.setSize(size, at: other.element)
      }
    case 7 where random.oneIn(4):
      let length = Double.random(in: 200...800, using: &random)
      context.container = LayoutSize(main: 640, cross: length, axis: layout.axis)
      try layout.invalidate(LayoutInvalidation(context: context, isResized: true))
      naive.resize(length)
    default: try edit(run)
    }
    try compare(run)
  }

  private mutating func edit(_ run: String) throws {
    var structure = context.structure
    let elements = structure.elementCount
    let anchor =
      elements == 0 || random.oneIn(4) ? nil : Int.random(in: 0..<elements, using: &random)
    guard let edit = structure.randomEdit(&random) else { return }
    _ = try structure.apply(edit)
    var anchorPath: ItemPath?
    if let anchor, case .item(let path) = context.structure.path(at: anchor) { anchorPath = path }
    context.structure = structure
    try layout.invalidate(LayoutInvalidation(context: context, edits: [edit], anchor: anchor))
    let table = layout.table
    naive.apply(edit, anchor: anchorPath) {
      var known = LineSizes()
      table.sections[$0].read(line: $1, table.shapes[0], into: &known)
      return (table.sections[$0].extent(ofLine: $1), known.main)
    }
    try compare("\(run), \(edit), anchor \(String(describing: anchorPath))")
  }

  mutating func compare(_ run: String) throws {
    let expected = naive.attributes()
    try #require(layout.contentExtent == expected.end, "\(run)")
    var answer: [LayoutAttributes] = []
    for index in 0..<context.structure.elementCount {
      if let element = layout.attributes(at: index) { answer.append(element) }
    }
    try #require(answer.map(\.index) == expected.elements.map(\.index), "\(run)")
    for (one, other) in zip(answer, expected.elements) where one != other {
      try #require(one == other, "\(run)")
    }
    let end = expected.end.rawValue
    let low = Ticks(rawValue: Int64.random(in: -9999...end + 9999, using: &random))
    let range = low..<low + Ticks(rawValue: Int64.random(in: 0...400_000, using: &random))
    var found: [LayoutAttributes] = []
    layout.elements(in: LayoutWindow(main: range, cross: .zero..<Ticks.maximum), into: &found)
    let inside = range.isEmpty ? [] : expected.elements.filter { $0.slotTouches(range) }
    try #require(found == inside, "\(run): in \(range)")
  }

  mutating func compareAll() throws { try compare(run) }
}

extension ItemStructure {
  /// An edit that can be made; `nil` when none comes to mind.
  func randomEdit(_ random: inout SeededGenerator, moves: Bool = false) -> ItemEdit? {
    let sections = sectionCounts.count
    let number = Int.random(in: 0...8, using: &random)
    if number == 8 || sections == 0 {
      let at = Int.random(in: 0...sections, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where sections > 0 && at < sections:
        return .removeSections(at: at, count: 1)
      case 1 where sections > 0:
        return .moveSection(from: at % sections, to: Int.random(in: 0..<sections, using: &random))
      default:
        return .insertSections(at: at, counts: [Int.random(in: 0...20, using: &random)])
      }
    }
    let section = Int.random(in: 0..<sections, using: &random)
    let held = sectionCounts[section]
    if moves, number == 7, held > 0 {
      let other = Int.random(in: 0..<sections, using: &random)
      let room = sectionCounts[other] - (other == section ? 1 : 0)
      return .moveItem(
        from: ItemPath(section: section, item: Int.random(in: 0..<held, using: &random)),
        to: ItemPath(section: other, item: Int.random(in: 0...room, using: &random)))
    }
    if number > 3, held > 0 {
      let first = Int.random(in: 0..<held, using: &random)
      let most = random.oneIn(8) ? held - first : min(held - first, 7)
      let count = Int.random(in: 1...most, using: &random)
      return .removeItems(at: ItemPath(section: section, item: first), count: count)
    }
    return .insertItems(
      at: ItemPath(section: section, item: Int.random(in: 0...held, using: &random)),
      count: Int.random(in: 1...7, using: &random))
  }
}
