import FoundationEssentials

extension Reading {
  /// What a run of a harness measured, in its order. Lines of white space are skipped.
  ///
  /// - Throws: ``ReadingError`` for the first line that is not as it should be.
  public static func parse(_ output: String) throws(ReadingError) -> [Reading] {
    let decoder = JSONDecoder()
    var readings: [Reading] = []
    var lines: [FigureKey: Int] = [:]
    for (index, text) in output.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    where !text.allSatisfy(\.isWhitespace) {
      let line = index + 1
      guard let reading = try? decoder.decode(Reading.self, from: Data(text.utf8)) else {
        throw .malformed(line: line, text: String(text))
      }
      let names = [reading.peer, reading.work, reading.metric]
      guard !names.contains(""), reading.n >= 0, reading.value.isFinite else {
        throw .senseless(line: line, text: String(text))
      }
      let key = FigureKey(reading)
      if let first = lines.updateValue(line, forKey: key) {
        throw .repeated(line: line, first: first)
      }
      readings.append(reading)
    }
    guard !readings.isEmpty else { throw .empty }
    return readings
  }
}
