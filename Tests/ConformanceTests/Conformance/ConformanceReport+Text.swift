import ScrollTools

extension ConformanceReport {
  /// A line per table, its worst difference, and the skipped parts.
  func text() -> String {
    var text = ""
    for file in files {
      text += "\(file.passed ? "ok  " : "FAIL") \(PlainText.line(file.name)): \(file.rows) rows, "
      text += "\(file.comparedCells) values compared"
      if file.failedCells > 0 { text += ", \(file.failedCells) out of tolerance" }
      text += "\n"
      if let worst = file.worst { text += "     worst: \(PlainText.line("\(worst)"))\n" }
    }
    if !skipped.isEmpty {
      text += "skipped, of families not known: \(PlainText.line(skipped.joined(separator: ", ")))\n"
    }
    return PlainText.lines(text)
  }
}
