import ScrollLayout
import ScrollPrimitives
import ScrollTools
import Testing

/// A `ListLayout` and its slow twin with a random configuration and random sections.
struct ListPair {
  /// Where the lengths of items come from.
  enum Sizes: CaseIterable {
    /// Their cells.
    case asked
    /// All have the same.
    case fixed
    /// They are given beforehand.
    case known
  }

  private(set) var layout: ListLayout
  private(set) var naive: NaiveList
  private var random: SeededGenerator
  /// Names the run when something fails.
  private let run: String

  init(seed: UInt64, _ sizes: Sizes = .asked) throws {
    var random = SeededGenerator(seed: seed)
    var configuration = Self.configuration(&random)
    if sizes == .fixed {
      configuration.fixedItemExtent = Double.random(in: 0.001...90, using: &random)
    }
    let counts = Self.counts(&random)
    run = "SEED=\(seed), \(sizes), \(counts), \(configuration)"
    layout = try ListLayout(configuration)
    naive = NaiveList(configuration, counts: counts)
    self.random = random
    guard sizes == .known else {
      try layout.prepare(ItemStructure(sectionCounts: counts), crossLength: 390)
      return
    }
    let lengths = (0..<counts.reduce(0, +)).map { _ in length() }
    layout = try ListLayout(configuration, itemExtents: lengths)
    naive.take(lengths)
    try begin(counts)
  }

  private static func counts(_ random: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      random.oneIn(3) ? 0 : Int.random(in: 1...60, using: &random)
    }
  }

  /// A length of an item in points: none, between two ticks, long for a leaf, or any.
  private mutating func length() -> Double {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: [0, -0.0, 0.4 / 1024].randomElement(using: &random) ?? 0
    case 1: (Double(Int.random(in: 0...99, using: &random)) + 0.5) / 1024
    case 2: Double.random(in: 30_000...3_000_000, using: &random)
    default: Double.random(in: 0...500, using: &random)
    }
  }

  /// Gives the layout its first items, again or as a change of none.
  private mutating func begin(_ counts: [Int]) throws {
    let structure = try ItemStructure(sectionCounts: counts)
    try layout.prepare(.empty, crossLength: 390)
    guard Bool.random(using: &random) else {
      return try layout.prepare(structure, crossLength: 390)
    }
    let context = LayoutContext(
      structure: structure, container: LayoutSize(width: 390, height: 390))
    try layout.invalidate(
      LayoutInvalidation(context: context, edits: [.insertSections(at: 0, counts: counts)]))
  }

  private static func configuration(
    _ random: inout SeededGenerator
  ) -> ListLayout.Configuration {
    func length(_ random: inout SeededGenerator) -> Double {
      random.oneIn(3) ? 0 : Double.random(in: 0...40, using: &random)
    }
    var configuration = ListLayout.Configuration()
    configuration.axis = Bool.random(using: &random) ? .vertical : .horizontal
    configuration.hasHeaders = Bool.random(using: &random)
    configuration.hasFooters = Bool.random(using: &random)
    configuration.pinsHeaders = Bool.random(using: &random)
    configuration.pinsFooters = Bool.random(using: &random)
    // Without any space edits take another way.
    if !random.oneIn(3) {
      configuration.spacing = length(&random)
      configuration.sectionInsets = LayoutInsets(
        top: length(&random), left: length(&random), bottom: length(&random),
        right: length(&random))
    }
    configuration.estimatedItemExtent = Double.random(in: 0.001...90, using: &random)
    configuration.estimatedHeaderExtent = Double.random(in: 0.001...90, using: &random)
    configuration.estimatedFooterExtent = Double.random(in: 0.001...90, using: &random)
    return configuration
  }

  /// An element that has a cell; `nil` if it does not exist.
  private mutating func element() -> Int? {
    let paths = naive.paths
    let shown = paths.indices.filter { naive.isShown(paths[$0]) }
    return shown.randomElement(using: &random)
  }

  private mutating func offset() -> Ticks {
    let content = naive.contentExtent
    if random.oneIn(4) {
      let outside = [Ticks(rawValue: .min), Ticks(rawValue: -1), content, .maximum]
      return outside.randomElement(using: &random) ?? .zero
    }
    guard let attributes = naive.attributes().randomElement(using: &random) else { return .zero }
    let edges = [attributes.slotStart, attributes.start, attributes.end, attributes.slotEnd]
    let tick = Ticks(rawValue: Int64.random(in: -1...1, using: &random))
    return (edges.randomElement(using: &random) ?? .zero) + tick
  }

  /// Asks or changes one thing in both and compares the answers.
  mutating func perform(operation: Int) throws {
    let run = "\(run), operation \(operation)"
    if random.oneIn(60) { try reload() }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3:
      guard let element = element() else { return }
      let points = random.oneIn(3) ? 0 : Double.random(in: 0...500, using: &random)
      let before = naive.contentExtent
      let growth = try layout.setExtent(Ticks(clamping: points), at: element)
      naive.setExtent(Ticks(clamping: points), at: element)
      try #require(growth == naive.contentExtent - before, "\(run): setExtent at \(element)")
    case 4:
      guard let element = element() else { return }
      layout.setNeedsMeasure(at: element)
      naive.setNeedsMeasure(at: element)
    case 5:
      guard let element = element() else { return }
      layout.setMeasured(at: element)
      naive.setMeasured(at: element)
    case 6 where random.oneIn(5):
      layout.resize(crossLength: layout.crossLength + 1)
      naive.setAllNeedMeasure()
      naive.crossLength += 1
    case 6, 7:
      guard let expected = naive.attributes().randomElement(using: &random) else { return }
      let answer = layout.attributes(at: expected.index)
      try #require(answer == (naive.isShown(expected.element) ? expected : nil), "\(run)")
    case 8, 9:
      try edit(run)
    case 10, 11:
      let start = offset()
      let length = random.oneIn(4) ? 0 : Int64.random(in: 0...(1 << 20), using: &random)
      guard start.rawValue.magnitude < 1 << 60 else { return }
      let range = start..<start + Ticks(rawValue: length)
      var found: [LayoutAttributes] = []
      layout.elements(in: LayoutWindow(main: range, cross: range), into: &found)
      try #require(found == naive.elements(in: range), "\(run): in \(range)")
    default:
      let offset = offset()
      let answer = layout.index(near: offset)
      try #require(answer == naive.index(near: offset), "\(run): near \(offset.rawValue)")
    }
    try #require(layout.contentExtent == naive.contentExtent, "\(run)")
    try #require(layout.measuredCount == naive.measuredCount, "\(run)")
  }

  /// Other items, or as many in the same sections.
  private mutating func reload() throws {
    let counts =
      Bool.random(using: &random) ? Self.counts(&random) : naive.sections.map(\.items.count)
    try layout.prepare(ItemStructure(sectionCounts: counts), crossLength: 390)
    naive = NaiveList(naive.configuration, counts: counts)
    try compareAll()
  }

  /// Changes the items by a few edits at once.
  private mutating func edit(_ run: String) throws {
    var structure = layout.structure
    var (edits, made) = ([ItemEdit](), RowMap())
    // Insertions and removals of items alone are applied together.
    let comesAndGoes = random.oneIn(2)
    for _ in 0..<Int.random(in: 1...(random.oneIn(4) ? 20 : 3), using: &random) {
      let edit = ItemEdit.random(counts: structure.sectionCounts, using: &random)
      if comesAndGoes, !edit.isOfItems { continue }
      made += try structure.apply([edit])
      naive.apply(edit)
      edits.append(edit)
    }
    let container = LayoutSize(width: layout.crossLength, height: layout.crossLength)
    var invalidation = LayoutInvalidation(
      context: LayoutContext(structure: structure, container: container), edits: edits)
    if random.oneIn(2) { invalidation.set(.listed(edits), made, from: layout.structure) }
    try layout.invalidate(invalidation)
    try #require(layout.structure == structure, "\(run): \(edits)")
    try #require(layout.structure.sectionCounts == naive.sections.map(\.items.count), "\(run)")
    try compareAll()
  }

  /// Every element's attributes, queried one by one.
  mutating func attributes() -> [LayoutAttributes] {
    var result: [LayoutAttributes] = []
    for index in 0..<layout.structure.elementCount {
      if let attributes = layout.attributes(at: index) { result.append(attributes) }
    }
    return result
  }

  /// Whether all elements are shown and none is pinned.
  var isPlain: Bool {
    let configuration = naive.configuration
    return configuration.hasHeaders && configuration.hasFooters && !configuration.pinsHeaders
      && !configuration.pinsFooters
  }

  /// Brings what was known about every element up to date.
  mutating func update(_ attributes: inout [LayoutAttributes]) {
    for index in attributes.indices { layout.update(&attributes[index]) }
  }

  mutating func compareAll() throws {
    let answer = attributes()
    try #require(answer == naive.attributes().filter { naive.isShown($0.element) }, "\(run)")
  }
}

extension ItemEdit {
  /// Whether items come or go by it.
  fileprivate var isOfItems: Bool {
    switch self {
    case .insertItems, .removeItems: true
    default: false
    }
  }
}
