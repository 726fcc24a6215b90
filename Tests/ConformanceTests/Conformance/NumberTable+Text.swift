extension NumberTable {
  /// The table as the text of a CSV file, with the line ends it was read with.
  var text: String {
    var text = ""
    for row in [header] + rows {
      for (index, cell) in row.enumerated() {
        if index > 0 { text += "," }
        text += Self.quoted(cell)
      }
      text += newline
    }
    return text
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.utf8.contains(where: { #"",\#r\#n"#.utf8.contains($0) }) else { return cell }
    var text = "\""
    for character in cell.unicodeScalars {
      text.unicodeScalars.append(character)
      if character == "\"" { text.unicodeScalars.append(character) }
    }
    return text + "\""
  }
}

extension Double {
  /// The shortest decimal that reads back as this number, in the notation of Python's `repr`:
  /// "0.0", "1e-05", "inf". A negative zero is written as 0.0.
  var tableText: String {
    if self == 0 { return "0.0" }
    let text = description
    guard magnitude >= 1e16, isFinite, !text.contains("e") else { return text }
    // Swift writes whole numbers up to 2^54 in full, Python only below 1e16.
    let sign = self < 0 ? "-" : ""
    var digits = text.filter(\.isNumber).dropLast()
    let exponent = digits.count - 1
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    let fraction = digits.dropFirst()
    return "\(sign)\(digits.prefix(1))\(fraction.isEmpty ? "" : ".")\(fraction)e+\(exponent)"
  }
}
