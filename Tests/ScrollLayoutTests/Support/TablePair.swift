import ScrollLayout
import ScrollPrimitives
import ScrollTools
import Testing

/// A `TableLayout` and its slow twin with a random configuration, at the most 12 by 12 cells.
struct TablePair {
  private(set) var layout: TableLayout
  private(set) var naive: NaiveTable
  private var random: SeededGenerator
  /// Names the run when something fails.
  private let run: String
  private var traits = TraitCollection()
  /// Cells found so far by windows, merged ones of them, frozen ones, and ones that begin outside: a
  /// twin that is never asked about these proves nothing.
  private(set) var seen = (cells: 0, merged: 0, frozen: 0, outside: 0)

  init(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rowCount = Int.random(in: 0...12, using: &random)
    let columnCount = random.oneIn(8) ? 0 : Int.random(in: 1...12, using: &random)
    let configuration = Self.configuration(rowCount, columnCount, &random)
    run = "SEED=\(seed), \(rowCount) x \(columnCount), \(configuration)"
    layout = try TableLayout(configuration)
    naive = NaiveTable(configuration, rowCount: rowCount, columnCount: columnCount)
    self.random = random
    try layout.prepare(context(try Self.structure(rowCount, columnCount)))
  }

  static func structure(_ rows: Int, _ columns: Int) throws -> ItemStructure {
    try ItemStructure(sectionCounts: Array(repeating: columns, count: rows))
  }

  private func context(_ structure: ItemStructure) -> LayoutContext {
    LayoutContext(
      structure: structure, container: LayoutSize(width: 300, height: 300), traits: traits)
  }

  private static func configuration(
    _ rowCount: Int, _ columnCount: Int, _ random: inout SeededGenerator
  ) -> TableLayout.Configuration {
    func length(_ random: inout SeededGenerator) -> Double {
      random.oneIn(3) ? 0 : Double.random(in: 0...40, using: &random)
    }
    func extents(_ count: Int, _ random: inout SeededGenerator) -> [Int: Double] {
      var extents: [Int: Double] = [:]
      for index in 0..<count + 2 where random.oneIn(3) { extents[index] = length(&random) }
      return extents
    }
    var configuration = TableLayout.Configuration()
    configuration.axis = Bool.random(using: &random) ? .vertical : .horizontal
    configuration.rowExtent = Double.random(in: 0.001...60, using: &random)
    configuration.columnExtent = Double.random(in: 0.001...60, using: &random)
    configuration.rowExtents = extents(rowCount, &random)
    configuration.columnExtents = extents(columnCount, &random)
    configuration.rowSpacing = length(&random)
    configuration.columnSpacing = length(&random)
    configuration.contentInsets = LayoutInsets(
      top: length(&random), left: length(&random), bottom: length(&random), right: length(&random))
    configuration.frozenRows = random.oneIn(2) ? 0 : Int.random(in: 0...4, using: &random)
    configuration.frozenColumns = random.oneIn(2) ? 0 : Int.random(in: 0...4, using: &random)
    configuration.hasSelfSizingRows = Bool.random(using: &random)
    guard rowCount > 0, columnCount > 0 else { return configuration }
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let row = Int.random(in: 0..<rowCount, using: &random)
      let column = Int.random(in: 0..<columnCount, using: &random)
      let span = TableSpan(
        row: row, column: column,
        rowCount: Int.random(in: 1...min(5, rowCount - row), using: &random),
        columnCount: Int.random(in: 1...min(5, columnCount - column), using: &random))
      if fits(span, in: configuration) { configuration.merges.append(span) }
    }
    return configuration
  }

  private static func fits(_ span: TableSpan, in configuration: TableLayout.Configuration) -> Bool {
    func cells(_ span: TableSpan) -> Set<ItemPath> {
      var cells: Set<ItemPath> = []
      for row in span.row..<span.row + span.rowCount {
        for column in span.column..<span.column + span.columnCount {
          cells.insert(ItemPath(section: row, item: column))
        }
      }
      return cells
    }
    let own = cells(span)
    let rows = Set(own.map { $0.section < configuration.frozenRows })
    let columns = Set(own.map { $0.item < configuration.frozenColumns })
    return rows.count == 1 && columns.count == 1 && own.count > 1
      && configuration.merges.allSatisfy { cells($0).isDisjoint(with: own) }
  }

  /// A range whose ends lie at edges of cells or a tick next to them, or anywhere.
  private mutating func range(_ edges: [Ticks]) -> Range<Ticks> {
    func end(_ random: inout SeededGenerator) -> Ticks {
      if random.oneIn(8) {
        return [-Ticks.maximum, .maximum].randomElement(using: &random) ?? .zero
      }
      if random.oneIn(3) {
        return Ticks(rawValue: Int64.random(in: -9_000...400_000, using: &random))
      }
      return (edges.randomElement(using: &random) ?? .zero)
        + Ticks(rawValue: Int64.random(in: -1...1, using: &random))
    }
    let (one, other) = (end(&random), end(&random))
    return min(one, other)..<max(one, other)
  }

  /// Asks for a random window of both.
  mutating func compareWindow(_ name: String) throws {
    let all = naive.attributes()
    let main = range(all.flatMap { [$0.start, $0.end] })
    let cross = range(all.flatMap { [$0.crossStart, $0.crossEnd] })
    let window = LayoutWindow(main: main, cross: cross)
    var found: [LayoutAttributes] = []
    layout.elements(in: window, into: &found)
    try #require(found == naive.elements(in: window), "\(run), \(name): \(window)")
    let covered = naive.rows.count * naive.columns.count - all.count
    seen.cells += found.count
    seen.frozen += found.count { !$0.pins.isEmpty }
    seen.outside += found.count {
      $0.pins.isEmpty && ($0.start < main.lowerBound || $0.crossStart < cross.lowerBound)
    }
    seen.merged += covered > 0 ? found.count : 0
  }

  /// Asks or changes one thing in both and compares the answers.
  mutating func perform(operation: Int) throws {
    let name = "operation \(operation)"
    let cell = naive.attributes().randomElement(using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0...5: try compareWindow(name)
    case 6:
      let content = naive.contentExtent.rawValue
      let offset = Ticks(rawValue: Int64.random(in: -2_000...content + 2_000, using: &random))
      let answer = layout.element(near: offset)
      try #require(answer == naive.element(near: offset), "\(run), \(name): near \(offset)")
    case 7: try edit("\(run), \(name)")
    case 8:
      guard let row = naive.rows.indices.randomElement(using: &random) else { return }
      let points = points()
      try layout.setRowExtent(points, at: row)
      naive.setRowExtent(points, at: row)
    case 9:
      guard let column = naive.columns.indices.randomElement(using: &random) else { return }
      let points = points()
      try layout.setColumnExtent(points, at: column)
      naive.setColumnExtent(points, at: column)
    case 10...13:
      guard let cell, case .item(let path) = cell.element else { return }
      try measure(cell, path, "\(run), \(name)")
    case 14 where random.oneIn(4):
      traits.horizontalSizeClass = traits.horizontalSizeClass == .compact ? .regular : .compact
      try layout.invalidate(LayoutInvalidation(context: context(layout.structure), isResized: true))
      naive.forgetSizes()
    default:
      try compareAll(name)
    }
    try #require(layout.contentExtent == naive.contentExtent, "\(run), \(name)")
    try #require(layout.crossExtent == naive.crossExtent, "\(run), \(name)")
    try #require(layout.measuredCount == naive.measuredCount, "\(run), \(name)")
  }

  private mutating func points() -> Double? {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: nil
    case 1: 0
    default: Double.random(in: 0...90, using: &random)
    }
  }

  private mutating func measure(
    _ cell: LayoutAttributes, _ path: ItemPath, _ name: String
  ) throws {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      layout.setMeasured(at: cell.index)
      naive.setMeasured(at: path)
    case 1:
      layout.setNeedsMeasure(at: cell.index)
      naive.setNeedsMeasure(at: path)
    default:
      let extent = Ticks(clamping: points() ?? 5)
      let before = naive.rows[path.section].extent
      let wasWaiting = naive.isWaiting(path.section)
      let isNews = try layout.setPreferredSize(extent, cross: .zero, at: cell.index, anchor: 1)
      naive.setPreferredSize(extent, at: path)
      let looksForMore = naive.isWaiting(path.section) && !wasWaiting
      let hasGrown = naive.rows[path.section].extent != before
      try #require(isNews == (hasGrown || looksForMore), "\(name): \(path)")
    }
    let isMeasured = layout.isMeasured(at: cell.index)
    try #require(isMeasured == (naive.attributes().first { $0.index == cell.index }?.isMeasured))
  }

  /// Changes the rows by a few edits at once.
  private mutating func edit(_ name: String) throws {
    guard !naive.rows.isEmpty, !naive.columns.isEmpty else { return }
    var structure = layout.structure
    var edits: [ItemEdit] = []
    let hadMerges = !naive.merges.isEmpty
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let edit = ItemEdit.randomRows(structure.sectionCounts, naive.columns.count, using: &random)
      _ = try structure.apply(edit)
      naive.apply(edit)
      edits.append(edit)
    }
    if hadMerges { naive.revealUncovered() }
    try layout.invalidate(LayoutInvalidation(context: context(structure), edits: edits))
    try #require(layout.structure == structure, "\(name): \(edits)")
    try compareAll("\(name): \(edits)")
  }

  /// Every cell, queried one by one.
  mutating func attributes() -> [LayoutAttributes] {
    var result: [LayoutAttributes] = []
    for index in -1...layout.structure.elementCount {
      if let attributes = layout.attributes(at: index) { result.append(attributes) }
    }
    return result
  }

  mutating func compareAll(_ name: String = "at the end") throws {
    let answer = attributes()
    let expected = naive.attributes()
    for (one, other) in zip(answer, expected) { try #require(one == other, "\(run), \(name)") }
    try #require(answer.count == expected.count, "\(run), \(name)")
  }
}

extension ItemEdit {
  /// A random edit of rows that leaves one at least.
  static func randomRows(
    _ counts: [Int], _ columns: Int, limit: Int = 14, using random: inout SeededGenerator
  ) -> ItemEdit {
    let rows = counts.indices
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where rows.count > 1:
      let at = Int.random(in: rows, using: &random)
      let most = min(3, rows.count - at, rows.count - 1)
      return .removeSections(at: at, count: Int.random(in: 0...most, using: &random))
    case 1, 2:
      return .moveSection(
        from: Int.random(in: rows, using: &random), to: Int.random(in: rows, using: &random))
    default:
      let most = rows.count < limit ? 2 : 0
      return .insertSections(
        at: Int.random(in: 0...rows.count, using: &random),
        counts: Array(repeating: columns, count: Int.random(in: 0...most, using: &random)))
    }
  }
}
