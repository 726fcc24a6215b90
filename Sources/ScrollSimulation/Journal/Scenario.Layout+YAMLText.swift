import ScrollScenario
import Scrollwork

extension Scenario.Layout {
  /// The layout as the file has it, in one line; numbers read back to the last bit.
  ///
  /// Reading is stricter than Swift: what it refuses is written all the same.
  func yaml() -> String {
    var pairs = [("kind", kind.name)] + kindPairs
    func add(_ key: String, _ value: String, _ isOther: Bool) {
      if isOther { pairs.append((key, value)) }
    }
    var isTable = false
    if case .table = kind { isTable = true }
    if case .compositional = kind {
    } else {
      add("spacing", Self.text(spacing), spacing != 0)
      add("section_insets", Self.text(sectionInsets), sectionInsets != .zero)
    }
    if !isTable {
      let sizes = [("row", Self.text(estimates.row)), ("header", Self.text(estimates.header))]
      pairs.append(("estimates", Self.mapping(sizes)))
      if let headers { pairs.append(("headers", "\(headers)")) }
    }
    add("pinned_headers", "true", pinsHeaders)
    add("bottom_anchored", "true", isBottomAnchored)
    add("follows_end", "true", followsEnd)
    return Self.mapping(pairs)
  }

  private var kindPairs: [(String, String)] {
    switch kind {
    case .list: return []
    case .grid(let grid):
      let lines =
        switch grid.lines {
        case .measured: "measured"
        case .fixed(let height): "{fixed: \(Self.text(height))}"
        case .aspect(let ratio): "{aspect: \(Self.text(ratio))}"
        }
      return [
        ("columns", Self.text(grid.columns)), ("column_spacing", Self.text(grid.columnSpacing)),
        ("lines", lines),
      ]
    case .masonry(let lanes):
      return [
        ("columns", Self.text(lanes.columns)), ("column_spacing", Self.text(lanes.columnSpacing)),
      ]
    case .flow(let flow):
      return [
        ("widths", Self.text(flow.widths)), ("estimated_width", Self.text(flow.estimatedWidth)),
        ("item_spacing", Self.text(flow.itemSpacing)), ("alignment", flow.alignment.rawValue),
      ]
    case .compositional(let sections):
      return [("sections", "[" + sections.map(Self.text).joined(separator: ", ") + "]")]
    case .table(let table):
      return [
        ("row_height", Self.text(table.rowHeight)),
        ("column_width", Self.text(table.columnWidth)),
        ("column_spacing", Self.text(table.columnSpacing)),
        ("frozen_rows", "\(table.frozenRows)"), ("frozen_columns", "\(table.frozenColumns)"),
      ]
    }
  }

  // MARK: Parts

  private static func mapping(_ pairs: [(String, String)]) -> String {
    "{" + pairs.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// YAML takes a number with an exponent for a text unless it has a point.
  static func text(_ number: Double) -> String {
    let text = "\(number)"
    guard let exponent = text.firstIndex(of: "e"), !text.contains(".") else { return text }
    return text[..<exponent] + ".0" + text[exponent...]
  }

  private static func text(_ insets: LayoutInsets) -> String {
    mapping([
      ("top", text(insets.top)), ("left", text(insets.left)), ("bottom", text(insets.bottom)),
      ("right", text(insets.right)),
    ])
  }

  private static func text(_ columns: ColumnCount) -> String {
    switch columns {
    case .count(let count): "\(count)"
    case .adaptive(let length): "{adaptive: \(text(length))}"
    case .sizeClass(let compact, let regular): "{compact: \(compact), regular: \(regular)}"
    }
  }

  private static func text(_ widths: Scenario.HeightDistribution) -> String {
    switch widths {
    case .fixed(let width): "{fixed: \(text(width))}"
    case .uniform(let range): "{uniform: [\(text(range.lowerBound)), \(text(range.upperBound))]}"
    case .choice(let widths): "{choice: [\(widths.map(text).joined(separator: ", "))]}"
    case .exponential(let mean, let range):
      "{exponential: {mean: \(text(mean)), minimum: \(text(range.lowerBound)), "
        + "maximum: \(text(range.upperBound))}}"
    }
  }

  private static func text(_ section: Section) -> String {
    var pairs: [(String, String)] = []
    let count = section.items.count
    if section.items.allSatisfy({ $0 == 1 / Double(count) }) {
      pairs += [("columns", "\(count)"), ("item_spacing", text(section.itemSpacing))]
    } else {
      pairs.append(("items", "[" + section.items.map(text).joined(separator: ", ") + "]"))
    }
    let width = section.groupPoints.map { "{points: \(text($0))}" } ?? text(section.groupWidth)
    let height =
      switch section.height {
      case .fixed(let height): text(height)
      case .estimated(let height): "{estimated: \(text(height))}"
      }
    pairs += [
      ("group_width", width), ("height", height), ("spacing", text(section.spacing)),
      ("insets", text(section.insets)), ("scrolls", section.scrolling.rawValue),
    ]
    return mapping(pairs)
  }
}
