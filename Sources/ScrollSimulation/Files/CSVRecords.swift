#if CLI
  import SwiftCSV

  /// A comma-separated file: its header and its records, all of the same number of fields.
  struct CSVRecords {
    let file: String
    private let text: String
    let header: [String]
    let rows: [[String]]

    /// White space before a field without quotes is dropped; every other character is kept.
    ///
    /// - Parameter text: without a byte order mark.
    /// - Throws: at the first malformed place, and at a column name that was there before.
    init(text: String, file: String) throws(ScenarioError) {
      let check = try CSVCheck(text, file: file)
      // Without a final line end the decoder drops an empty last field.
      let closed = text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
      do {
        let decoded = try EnumeratedCSV(string: closed, delimiter: .comma, loadColumns: false)
        header = decoded.header
        rows = decoded.rows
      } catch {
        throw ScenarioError(place: SourcePlace(file: file), message: "not CSV: \(error)")
      }
      self.file = file
      self.text = text
      let count = check.headerPlaces.count
      guard header.count == count, rows.count == check.recordLines.count - 1,
        rows.first.map({ $0.count == count }) ?? true
      else {
        throw ScenarioError(
          place: SourcePlace(file: file),
          message: "the records cannot be told apart; found \(rows.count) of "
            + "\(check.recordLines.count - 1)")
      }
      var names: Set<String> = []
      for (index, name) in header.enumerated() where !names.insert(name).inserted {
        throw ScenarioError(
          place: check.headerPlaces[index], message: "a second column named '\(name)'")
      }
    }

    /// Where a field starts, found by a second pass over the text.
    ///
    /// - Parameters:
    ///   - row: counted from 0 without the header.
    ///   - field: counted from 0.
    func place(row: Int, field: Int) -> SourcePlace {
      let wanted = CSVCheck.Field(record: row + 1, field: field)
      let check = try? CSVCheck(text, file: file, wanted: wanted)
      return check?.wantedPlace ?? SourcePlace(file: file)
    }

    /// The index of a column.
    ///
    /// - Parameter blame: the place of the key that names it.
    func column(_ name: String, blame: SourcePlace) throws(ScenarioError) -> Int {
      if let index = header.firstIndex(of: name) { return index }
      let hint = Suggestion.phrase(for: name, among: header)
      throw ScenarioError(
        place: blame,
        message: "'\(file)' has no column '\(name)'\(hint); its columns: "
          + header.joined(separator: ", "))
    }
  }
#endif
