#if CLI
  import ScrollScenario
  import ScrollTools

  /// Reads measured costs: a column of a comma-separated file.
  enum CostSamples {
    /// The numbers of a column, in milliseconds; empty fields are left out.
    ///
    /// - Parameters:
    ///   - path: relative to the working directory; also the name shown in errors.
    ///   - column: its name.
    ///   - blame: the place of an error that concerns the file or the column as a whole.
    static func read(
      path: String, column: String, blame: SourcePlace
    ) throws(ScenarioError) -> [Double] {
      let records = try CSVRecords(text: SourceText.read(path: path, blame: blame), file: path)
      let field = try records.column(column, blame: blame)
      var samples: [Double] = []
      for (row, fields) in records.rows.enumerated() where !fields[field].isEmpty {
        let text = fields[field]
        guard let cost = Double(text), (0...1e9).contains(cost),
          !text.contains(where: { "xX".contains($0) })
        else {
          throw ScenarioError(
            place: records.place(row: row, field: field),
            message: "a cost must be a number of milliseconds, 0 or more, not '\(text)'")
        }
        samples.append(cost)
      }
      guard !samples.isEmpty else {
        throw ScenarioError(
          place: blame, message: "'\(path)' has no numbers in the column '\(column)'")
      }
      return samples
    }
  }
#endif
