#if CLI
  package import ScrollTools

  /// A comma-separated file: its header and its records, all of the same number of fields.
  package struct CSVRecords {
    package let file: String
    private let text: String
    package let header: [String]
    package let rows: [[String]]

    /// White space before a field without quotes is dropped; every other character is kept.
    ///
    /// - Parameter text: without a byte order mark.
    /// - Throws: at the first malformed place, and at a column name that was there before.
    package init(text: String, file: String) throws(ScenarioError) {
      let reader = try CSVReader(text, file: file)
      header = reader.records[0]
      rows = Array(reader.records.dropFirst())
      self.file = file
      self.text = text
      var names: Set<String> = []
      for (index, name) in header.enumerated() where !names.insert(name).inserted {
        throw ScenarioError(
          place: reader.headerPlaces[index], message: "a second column named '\(name)'")
      }
    }

    /// Where a field starts, found by a second pass over the text.
    ///
    /// - Parameters:
    ///   - row: counted from 0 without the header.
    ///   - field: counted from 0.
    package func place(row: Int, field: Int) -> SourcePlace {
      let wanted = CSVReader.Field(record: row + 1, field: field)
      let reader = try? CSVReader(text, file: file, wanted: wanted)
      return reader?.wantedPlace ?? SourcePlace(file: file)
    }

    /// The index of a column.
    ///
    /// - Parameter blame: the place of the key that names it.
    package func column(_ name: String, blame: SourcePlace) throws(ScenarioError) -> Int {
      if let index = header.firstIndex(of: name) { return index }
      let hint = Suggestion.phrase(for: name, among: header)
      throw ScenarioError(
        place: blame,
        message: "'\(file)' has no column '\(name)'\(hint); its columns: "
          + header.joined(separator: ", "))
    }
  }
#endif
