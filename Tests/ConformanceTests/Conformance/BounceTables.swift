import Scrollwork

/// Tables of bounce detection: the insets, the edges and the flags of one offset, and the answers of
/// the legacy test.
struct BounceCases: TableFamily {
  func claims(_ file: String) -> Bool { true }

  let outputs: [OutputColumn] = [
    .compared("adjusted_top_pt", 1e-6), .compared("adjusted_bottom_pt", 1e-6),
    .compared("minimum_offset_pt", 1e-6), .compared("maximum_offset_pt", 1e-6),
    .compared("is_bouncing_top", 0), .compared("is_bouncing_bottom", 0),
    .compared("legacy_top", 0), .compared("legacy_bottom", 0),
  ]

  func compute(_ table: NumberTable, in set: TableSet) throws(TableError) -> [[TableValue]] {
    var values: [[TableValue]] = []
    for index in table.rows.indices {
      let row = table[index]
      let input = try ScrollEdges.Input(row)
      let offset = try row.number("offset_pt")
      let scale = try row.number("scale")
      guard scale > 0 else { throw row.error("scale", "\(scale) is not positive") }
      let edges = ScrollEdges(input)
      values.append([
        .number(edges.adjustedLeading), .number(edges.adjustedTrailing),
        .number(edges.minimum), .number(edges.maximum),
        .flag(edges.isBouncingLeading(at: offset, scale: scale)),
        .flag(edges.isBouncingTrailing(at: offset, scale: scale)),
        .flag(LegacyBounceTest.isBouncingLeading(at: offset, input)),
        .flag(LegacyBounceTest.isBouncingTrailing(at: offset, input)),
      ])
    }
    return values
  }
}

extension ScrollEdges.Input {
  fileprivate init(_ row: TableRow) throws(TableError) {
    self.init()
    viewport = try row.length("viewport_pt")
    content = try row.length("content_pt")
    insetLeading = try row.number("inset_top_pt")
    insetTrailing = try row.number("inset_bottom_pt")
    safeLeading = try row.length("safe_top_pt")
    safeTrailing = try row.length("safe_bottom_pt")
    let behavior = try row.text("behavior")
    guard let adjustment = InsetAdjustment(rawValue: behavior) else {
      let known = InsetAdjustment.allCases.map(\.rawValue).joined(separator: ", ")
      throw row.error("behavior", "\"\(behavior)\" is none of \(known)")
    }
    self.adjustment = adjustment
    alwaysBounces = try row.flag("always_bounce")
    isHostedByScreen = try row.flag("hosted_by_screen")
  }
}

extension TableRow {
  /// The cell as a number that is not negative.
  fileprivate func length(_ column: String) throws(TableError) -> Double {
    let value = try number(column)
    guard value >= 0 else { throw error(column, "\(value) is negative") }
    return value
  }

  /// The cell as 0 or 1.
  fileprivate func flag(_ column: String) throws(TableError) -> Bool {
    switch try text(column) {
    case "0": return false
    case "1": return true
    case let cell: throw error(column, "\"\(cell)\" is neither 0 nor 1")
    }
  }
}

#if CLI
  /// Computes a table of bounce detection and compares it with the given values.
  enum BounceConformance {
    /// Reads one table, and computes the one of the same name that is to be written into the directory `output`. See
    /// ``PhysicsConformance/compute(directory:output:)`` for the rules.
    static func compute(
      file: String, output: String
    ) throws(TableError) -> ConformanceResult {
      let slash = file.lastIndex(of: "/")
      let name = slash.map { String(file[file.index(after: $0)...]) } ?? file
      let directory = slash.map { String(file[...$0]) } ?? "."
      let source = try TableDirectory(directory)
      let table = try source.table(name)
      let comparison = try TableComparison(
        table, family: BounceCases(), in: TableSet([table]), rules: ColumnRules())
      let files = try source.files([comparison.candidate], in: output)
      return ConformanceResult(
        report: ConformanceReport(files: [comparison.report], skipped: []), files: files)
    }
  }
#endif
