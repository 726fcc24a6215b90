/// A table of aligned columns for a terminal.
package struct TextColumns {
  package enum Alignment { case left, right }

  private let alignments: [Alignment]
  private var rows: [[String]]

  package init(_ columns: [(title: String, alignment: Alignment)]) {
    alignments = columns.map(\.alignment)
    rows = [columns.map { PlainText.line($0.title) }]
  }

  /// Adds a row of as many cells as there are columns.
  package mutating func append(_ cells: [String]) {
    assert(cells.count == alignments.count)
    rows.append(cells.map(PlainText.line))
  }

  /// The rows with two spaces before each column, and none at a line's end.
  package var text: String {
    var widths = alignments.map { _ in 0 }
    for row in rows {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += "  " + (alignments[column] == .left ? cell + padding : padding + cell)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
