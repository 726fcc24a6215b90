#if CLI
  extension NumberTable {
    /// Parses the text of a CSV file whose first line is the header.
    ///
    /// Throws for a text without a header, for a row with more or fewer cells than the header, and
    /// for quotation marks in the wrong places.
    init(file: String, text: String) throws(TableError) {
      let shape = try TableShape(text: text, file: file)
      guard let first = shape.rows.first else {
        throw TableError(file: file, message: "the file is empty")
      }
      let cells = try TableCells(text: text, file: file).rows
      for row in shape.rows where row.cells != first.cells {
        let isShort = row.cells < first.cells
        let column = min(row.cells, first.cells)
        throw TableError(
          file: file, line: row.line, column: column + 1,
          message: "the row is too \(isShort ? "short" : "long"): "
            + "\(row.cells) cells where the header has \(first.cells)")
      }
      guard max(cells.count, 1) == shape.rows.count else {
        throw TableError(file: file, message: "lines that end in an unusual way")
      }
      try self.init(
        file: file, header: cells.first ?? [],
        rows: cells.dropFirst().map {
          $0 + Array(repeating: "", count: max(0, first.cells - $0.count))
        },
        lines: shape.rows.dropFirst().map(\.line), newline: shape.newline)
    }
  }
#endif
