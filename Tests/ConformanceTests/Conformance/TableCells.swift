/// The cells of a CSV text.
///
/// White space before a cell is dropped. A quote doubled inside a cell is one quote, also in cells without quotes
/// around them. Lines end with LF, CR or CR LF.
struct TableCells {
  private(set) var rows: [[String]] = []
  private var row: [String] = []
  private var cell = ""
  private var state = State.start

  private enum State {
    case start
    case plain(afterQuote: Bool)
    case quoted(afterQuote: Bool)
  }

  /// - Throws: at a quote that neither ends a cell nor is doubled.
  init(text: String, file: String) throws(TableError) {
    for character in text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...] {
      try read(character, file)
    }
    if !cell.isEmpty { row.append(cell) }
    if !row.isEmpty { rows.append(row) }
  }

  private mutating func read(_ character: Character, _ file: String) throws(TableError) {
    switch (state, character) {
    case (.start, "\""): state = .quoted(afterQuote: false)
    case (.quoted(afterQuote: false), "\""): state = .quoted(afterQuote: true)
    case (.plain(afterQuote: false), "\""): state = .plain(afterQuote: true)
    case (.quoted(afterQuote: true), "\""):
      cell.append(character)
      state = .quoted(afterQuote: false)
    case (.plain(afterQuote: true), "\""):
      cell.append(character)
      state = .plain(afterQuote: false)
    case (.start, ","), (.plain(afterQuote: false), ","), (.quoted(afterQuote: true), ","):
      row.append(cell)
      (cell, state) = ("", .start)
    case (.start, "\n"), (.start, "\r"), (.start, "\r\n"),
      (.plain(afterQuote: false), "\n"), (.plain(afterQuote: false), "\r"),
      (.plain(afterQuote: false), "\r\n"),
      (.quoted(afterQuote: true), "\n"), (.quoted(afterQuote: true), "\r"),
      (.quoted(afterQuote: true), "\r\n"):
      rows.append(row + [cell])
      (row, cell, state) = ([], "", .start)
    case (.start, _) where character.isWhitespace: break
    case (.quoted(afterQuote: true), _) where character.isWhitespace: break
    case (.start, _):
      cell.append(character)
      state = .plain(afterQuote: false)
    case (.plain(afterQuote: false), _), (.quoted(afterQuote: false), _): cell.append(character)
    case (.plain(afterQuote: true), _), (.quoted(afterQuote: true), _):
      throw TableError(file: file, message: "Can't have non-quote here: \(character)")
    }
  }
}
