import ScrollTools

extension Scenario.Expectation {
  /// Reads a line such as `hitch_ratio < 5 ms/s dragging`: a metric, a comparison, a number, and if one
  /// likes its unit and the phase that a hitch ratio is of.
  ///
  /// - Parameter text: the line. Words are parted by spaces.
  /// - Throws: at the first word that is wrong. Linear in the text.
  public init(_ text: String) throws(ExpectationError) {
    var words = Words(text)
    let name = try words.next("the name of a metric")
    guard var metric = Metric(rawValue: name.text) else {
      throw name.error(Metric.unknown(name.text))
    }
    let signs = Comparison.allCases.map(\.rawValue)
    let sign = try words.next("one of \(signs.joined(separator: " "))")
    guard let comparison = Comparison(rawValue: sign.text) else {
      throw sign.error(
        "'\(sign.text)' is no comparison; there are \(signs.joined(separator: ", "))")
    }
    let number = try words.next("a number")
    guard let bound = Self.number(number.text) else {
      throw number.error("'\(number.text)' is no plain decimal number")
    }
    var word = words.next()
    if let unit = word, unit.text == metric.unit.symbol { word = words.next() }
    if let phase = word, metric == .hitchRatio,
      let part = Metric.allCases.first(where: { $0.phase == phase.text })
    {
      metric = part
      word = words.next()
    }
    if let word { throw word.error(Self.misplaced(word.text, after: metric)) }
    self.init(metric, comparison, bound)
  }

  /// What is wrong with a word behind the number.
  private static func misplaced(_ word: String, after metric: Metric) -> String {
    let unit = metric.unit.symbol
    let known = unit.isEmpty ? "without a unit" : "in \(unit)"
    guard metric == .hitchRatio else {
      return "'\(word)' does not belong here; '\(metric.rawValue)' is \(known)"
    }
    let phases = Metric.allCases.compactMap(\.phase)
    let hint = Suggestion.phrase(for: word, among: phases + [unit])
    return "'\(word)' is neither \(unit) nor one of \(phases.joined(separator: ", "))\(hint)"
  }

  /// A finite number of digits, a sign, a point and single underscores between digits, not too large.
  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D || byte == 0x2B || byte == 0x5F
    }
    guard isPlain, text.first != "_", text.last != "_", !text.contains("__"),
      text.first != ".", text.last != ".",
      let number = Double(String(text.filter { $0 != "_" })), abs(number) <= 1e15
    else { return nil }
    return number
  }
}

/// What is wrong with the text of a gate, and where in it.
public struct ExpectationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence without a full stop.
  package var message: String
  /// Unicode scalars before the wrong word.
  package var offset: Int

  /// - Parameters:
  ///   - message: one sentence without a full stop.
  ///   - offset: Unicode scalars before the wrong word.
  package init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }

  public var description: String { message }
}

/// The words of a line, one after the other.
private struct Words {
  struct Word {
    var text: String
    var offset: Int

    func error(_ message: String) -> ExpectationError {
      ExpectationError(message: message, offset: offset)
    }
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func next() -> Word? {
    while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 }
    let start = place
    while place < scalars.count, !scalars[place].properties.isWhitespace { place += 1 }
    guard start < place else { return nil }
    return Word(text: String(String.UnicodeScalarView(scalars[start..<place])), offset: start)
  }

  /// - Parameter what: completes "a gate needs …".
  mutating func next(_ what: String) throws(ExpectationError) -> Word {
    guard let word = next() else {
      throw ExpectationError(
        message: "a gate is a metric, a comparison and a number, and \(what) is not there",
        offset: scalars.count)
    }
    return word
  }
}
