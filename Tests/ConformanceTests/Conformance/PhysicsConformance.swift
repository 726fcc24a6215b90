/// Computes the values of tables of scroll physics and compares them with the given ones.
///
/// A directory holds tables of one or more families. Each names its parameters in input columns;
/// `*_samples.csv` finds them by `case_id` in the `*_cases.csv` next to it. Every output is computed
/// from the inputs alone. `columns.csv`, where it stands in the directory, says which columns are
/// compared and how closely; without it the families' own tolerances apply.
enum PhysicsConformance {
  /// The families that are known. The first that claims a file computes it.
  static let families: [any TableFamily] = [
    DecelerationCases(), DecelerationSamples(), DecelerationTimes(),
    RubberBandDrags(), RubberBandLimits(),
    SpringCases(), SpringSamples(),
    FlingCases(), FlingSamples(),
    GestureSamples(), GestureVelocities(),
    RetargetSamples(), ReentryCases(), ReentrySamples(),
    OverscrollSteps(), MaintainedRanges(), PageTargets(), CarriedVelocities(),
    ClampingCases(), ClampingSamples(), BouncingCases(), BouncingSamples(),
    AndroidCases(), AndroidSamples(),
  ]

  /// Files that describe the tables and are not tables themselves.
  static let descriptions: Set<String> = ["columns.csv", "constants.csv"]

  static func family(of file: String) -> (any TableFamily)? {
    families.first { $0.claims(file) }
  }

  #if CLI
    /// Reads the tables of `directory`, and computes those that are to be written into `output` and how they
    /// compare.
    ///
    /// The computed tables have the same names, headers, rows and input cells; output columns that
    /// are missing are added at the right end. Numbers are the shortest that read back as the same
    /// double, `inf` for never; a value that does not apply is an empty cell. Output cells that are
    /// empty in `directory` are computed and not compared.
    ///
    /// Throws a ``TableError`` when the directory is missing, holds no table of a known family, or one of its tables is
    /// malformed; and when `output` is the directory itself.
    static func compute(
      directory: String, output: String
    ) throws(TableError) -> ConformanceResult {
      let source = try TableDirectory(directory)
      var rules = ColumnRules()
      if source.files.contains("columns.csv") {
        rules = try ColumnRules(source.table("columns.csv"))
      }
      var tables: [NumberTable] = []
      var skipped: [String] = []
      for file in source.files where !descriptions.contains(file) {
        if family(of: file) == nil {
          skipped.append(file)
        } else {
          tables.append(try source.table(file))
        }
      }
      guard !tables.isEmpty else {
        throw TableError(file: directory, message: "no table of a known family")
      }
      let set = TableSet(tables)
      var comparisons: [TableComparison] = []
      for table in tables {
        guard let family = family(of: table.file) else { continue }
        comparisons.append(try TableComparison(table, family: family, in: set, rules: rules))
      }
      let files = try source.files(comparisons.map(\.candidate), in: output)
      return ConformanceResult(
        report: ConformanceReport(files: comparisons.map(\.report), skipped: skipped),
        files: files)
    }
  #endif
}
