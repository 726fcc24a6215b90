public import ScrollScenario
import ScrollTools

/// The rows of a scenario: how many there are, what they say, and how high they are.
///
/// Sections, items and rows are counted from 0. A *row* is an item's number over all sections.
/// Indices outside the counts are a programming error.
public struct ScenarioContent: Sendable {
  /// The number of items in each section.
  public let sectionCounts: [Int]
  /// The first row of each section, then the number of rows.
  private let rowStarts: [Int]
  private let source: Source
  /// The recorded gestures the script plays, by the path the scenario has for their file.
  ///
  /// ``ContentLoader`` reads them.
  package var recordings: [String: [GestureRecording]] = [:]

  /// A column of a file with measured costs.
  package struct CostColumn: Hashable, Sendable {
    /// As the scenario has it.
    package var path: String
    package var column: String

    package init(path: String, column: String) {
      self.path = path
      self.column = column
    }
  }

  /// The measured costs that the scenario names, in milliseconds; at least one in each column.
  ///
  /// ``ContentLoader`` reads them.
  package var costs: [CostColumn: [Double]] = [:]

  /// The session that is replayed, where the data is a recording.
  private(set) var journal: Journal?

  private enum Source: Sendable {
    case table(TableContent)
    case generated(GeneratedContent)
    case outline(OutlineRows)
  }

  /// Rows held in memory. `sectionCounts` adds up to the number of rows of the table.
  init(table: TableContent, sectionCounts: [Int]) {
    self.init(.table(table), sectionCounts: sectionCounts)
  }

  /// Rows computed from `source`, which holds to the limits of its properties. Takes memory for
  /// its sections only.
  public init(generated source: Scenario.GeneratedSource) {
    let share = source.items / source.sections
    let rest = source.items % source.sections
    self.init(
      .generated(GeneratedContent(seed: source.seed, heights: source.heights)),
      sectionCounts: (0..<source.sections).map { share + ($0 < rest ? 1 : 0) })
  }

  /// An outline, whose rows are the items that are shown at the beginning. O(items).
  ///
  /// - Parameter source: what the outline is like; one that does not hold to the limits of its properties has
  ///   no rows, and a simulation refuses it.
  public init(outline source: Scenario.OutlineSource) {
    let rows = OutlineRows(source.problem == nil ? source : Scenario.OutlineSource(children: [0]))
    self.init(.outline(rows), sectionCounts: [rows.count])
  }

  /// A recorded session. It brings its own items and what their cells ask for: there are no rows besides.
  public init(journal: Journal) {
    self.init(.generated(GeneratedContent(seed: 0, heights: .fixed(0))), sectionCounts: [])
    self.journal = journal
  }

  private init(_ source: Source, sectionCounts: [Int]) {
    self.source = source
    self.sectionCounts = sectionCounts
    var rowStarts = [0]
    rowStarts.reserveCapacity(sectionCounts.count + 1)
    for count in sectionCounts { rowStarts.append(rowStarts[rowStarts.count - 1] + count) }
    self.rowStarts = rowStarts
  }

  /// The rows as they are before the script begins.
  var places: RowPlaces {
    if case .outline(let rows) = source { return RowPlaces(rows) }
    return RowPlaces(sectionCounts)
  }

  /// Adds what a scenario does not say of its rows: those that are held in memory.
  func addRows(to hash: inout FNVHash) {
    guard case .table(let table) = source else { return }
    for count in sectionCounts { hash.add(UInt64(count)) }
    for text in table.titles { hash.add(text) }
    for text in table.texts { hash.add(text) }
  }

  /// The number of rows over all sections.
  public var rowCount: Int { rowStarts[rowStarts.count - 1] }

  /// The row of an item; `nil` when there is no such item.
  public func row(section: Int, item: Int) -> Int? {
    guard sectionCounts.indices.contains(section), (0..<sectionCounts[section]).contains(item)
    else {
      return nil
    }
    return rowStarts[section] + item
  }

  /// The row of an item that is there.
  func knownRow(section: Int, item: Int) -> Int { rowStarts[section] + item }

  /// The section and item of a row, or `nil` when there is no such row.
  ///
  /// Logarithmic in the number of sections.
  public func location(row: Int) -> (section: Int, item: Int)? {
    guard row >= 0, row < rowCount else { return nil }
    var low = 0
    var high = sectionCounts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if rowStarts[middle] <= row { low = middle } else { high = middle }
    }
    return (low, row - rowStarts[low])
  }
}

extension ScenarioContent {
  /// What the section's header says; empty when the data has no sections, or no such section.
  public func sectionTitle(_ section: Int) -> String {
    guard sectionCounts.indices.contains(section) else { return "" }
    return switch source {
    case .table(let table): table.sectionTitles[section]
    case .generated: "Section \(section)"
    case .outline: ""
    }
  }

  /// The one line at the top of a row. Generated rows are called after their row: `Row 12345`, those of an
  /// outline after their item, counted with all that is under the ones before: `Item 12345`. Empty when there is
  /// no such item.
  public func title(section: Int, item: Int) -> String {
    guard let row = row(section: section, item: item) else { return "" }
    return switch source {
    case .table(let table): table.titles[row]
    case .generated: "Row \(row)"
    case .outline(let rows): "Item \(rows.item(atRow: row))"
    }
  }

  /// The text wrapped under the title; empty when the data has none, or no such item.
  public func text(section: Int, item: Int) -> String {
    guard let row = row(section: section, item: item) else { return "" }
    return switch source {
    case .table(let table): table.texts.isEmpty ? "" : table.texts[row]
    case .generated, .outline: ""
    }
  }

  /// The height of a row that is `width` points wide, in points, finite and not negative.
  ///
  /// A row of a table takes time linear in its text: a title of 17 pt above a
  /// wrapped text of 14 pt. A generated row takes constant time and ignores the width. 0 when there is no such item.
  public func rowHeight(section: Int, item: Int, width: Double) -> Double {
    guard var identity = row(section: section, item: item) else { return 0 }
    if case .outline(let rows) = source { identity = rows.item(atRow: identity) }
    return rowHeight(identity: identity, width: width)
  }

  /// The height of the row that had this number before anything came or went, or of an outline's item.
  /// Numbers from ``rowCount`` on are rows that came, of which only generated data knows a height.
  func rowHeight(identity: Int, width: Double) -> Double {
    switch source {
    case .table(let table):
      RowMetrics.height(lines: table.wrapping.lines(identity, width: RowMetrics.textWidth(width)))
    case .generated(let generated): generated.height(row: identity)
    case .outline(let rows): rows.shape.height(of: identity)
    }
  }

  /// The width of the row that had this number before anything came or went, drawn from `widths`: as
  /// random as the heights, and independent of them.
  func rowWidth(identity: Int, widths: Scenario.HeightDistribution) -> Double {
    var seed: UInt64 = 0
    switch source {
    case .table: break
    case .generated(let generated): seed = generated.seed
    case .outline(let rows): seed = rows.shape.seed
    }
    let bits = SplitMix64.value(seed: ~seed, index: UInt64(identity))
    return GeneratedContent.rounded(widths.height(bits: bits))
  }

  /// Whether rows may come that the data does not have.
  var makesRows: Bool { if case .generated = source { true } else { false } }

  /// The height of a section's header, in points: one line at every width.
  public func headerHeight(section: Int, width: Double) -> Double { RowMetrics.headerHeight }
}
