extension Report {
  /// Tables for a terminal: medians with the smallest and the largest, and ratios, at the number of
  /// rows that each section is about; then the bars.
  public func text() -> String {
    var rows = [["", "rows", "", "median", "min … max", "ratio", "min … max"]]
    for section in Section.all {
      let lines = section.lines.flatMap { line in
        series(line).compactMap { self.row($0, line, section.count) }
      }
      guard !lines.isEmpty else { continue }
      rows += [[""], [section.title]] + lines
    }
    var bars = [["bar", "demanded", "reached", "met"]]
    for result in self.bars {
      bars.append([
        result.bar.name, result.bar.demand, result.text,
        result.verdict == .met ? "yes" : result.verdict == .missed ? "NO" : "not measured",
      ])
    }
    var text = machine.line + "\n"
    for (name, version) in machine.versions.sorted(by: { $0.key < $1.key }) {
      text += "\(name): \(version)\n"
    }
    text += "\n" + Self.aligned(rows, left: [0, 2]) + "\n" + Self.aligned(bars, left: [0])
    let count = self.bars.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
    text += "\nbars: \(count[.met] ?? 0) met, \(count[.missed] ?? 0) missed, "
    text += "\(count[.notMeasured] ?? 0) not measured\n"
    if !problems.isEmpty {
      text += "\nleft out:\n" + problems.map { "  \($0)\n" }.joined()
    }
    return text
  }

  private func row(_ series: Series, _ line: Section.Line, _ count: Int) -> [String]? {
    // Of what is not measured at the count of its section, the most rows are shown.
    let n = series.cells[count] == nil ? series.cells.keys.max() : count
    guard let n, let cell = series.cells[n] else { return nil }
    let (low, high) = (line.unit.text(cell.spread.min), line.unit.text(cell.spread.max))
    return [
      "  " + line.title + (line.net == nil ? "" : ", net"), Unit.grouped(UInt64(n)),
      series.title, line.unit.text(cell.spread.median), low == high ? "" : "\(low) … \(high)",
      cell.ratio.map { Unit.times.text($0.median) } ?? "",
      cell.ratio.map { "\(Unit.digits($0.min)) … \(Unit.digits($0.max))" } ?? "",
    ]
  }

  /// Columns as wide as their widest cell, two spaces apart. A row of one cell is a heading, which may be
  /// wider than its column.
  ///
  /// - Parameter left: the columns that are set to the left; all others are set to the right.
  static func aligned(_ rows: [[String]], left: Set<Int>) -> String {
    guard let head = rows.first else { return "" }
    let widths = head.indices.map { column in
      rows.filter { $0.count == head.count }.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
        line += (left.contains(column) ? cell + space : space + cell) + "  "
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
