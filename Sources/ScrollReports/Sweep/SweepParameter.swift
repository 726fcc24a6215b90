import ScrollScenario

/// A value of a scenario that a sweep changes, and what it is changed to.
package struct SweepParameter: Hashable, Sendable {
  /// The most values of one parameter.
  package static let valueLimit = 1000

  /// As in ``ScenarioSetting/key``.
  package var key: String
  /// As in ``ScenarioSetting/value``, in the order in which they are tried.
  package var values: [String]

  /// - Parameters:
  ///   - key: where the value stands.
  ///   - values: what it is changed to.
  package init(key: String, values: [String]) {
    self.key = key
    self.values = values
  }

  /// Reads `reuse.pool=0,2,4`, or `prefetch.distance=0..1000:250`: from, to and step.
  ///
  /// Commas inside brackets are part of a value: `cells.row.bind=0.2,{uniform: [0.1, 0.4]}`.
  ///
  /// - Parameter text: a key, `=`, and values.
  /// - Throws: ``SweepError/badParameter(_:problem:)``.
  package init(_ text: String) throws(SweepError) {
    guard let setting = ScenarioSetting(text), !setting.value.isEmpty else {
      throw .badParameter(text, problem: "a parameter is KEY=VALUE,VALUE or KEY=FROM..TO:STEP")
    }
    key = setting.key
    if let range = try Self.range(setting.value, of: text) {
      values = range
      return
    }
    values = Self.split(setting.value)
    if values.contains(where: \.isEmpty) { throw .badParameter(text, problem: "a value is empty") }
    guard values.count <= Self.valueLimit else {
      throw .badParameter(text, problem: "has more than \(Self.valueLimit) values")
    }
  }

  /// The parts between the commas that are in no bracket or quote.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "[{".contains(character) {
        depth += 1
      } else if "]}".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0 {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { part in
      var part = part[...]
      while part.first == " " { part.removeFirst() }
      while part.last == " " { part.removeLast() }
      return String(part)
    }
  }

  /// The numbers of `0..1000:250`, in whole steps of the last decimal place, so that none is rounded; `nil`
  /// for a text that is not a range.
  private static func range(
    _ value: String, of text: String
  ) throws(SweepError) -> [String]? {
    guard let dots = value.firstRange(of: "..") else { return nil }
    let from = value[..<dots.lowerBound]
    // Names of files and the like have dots, too.
    guard let digit = from.utf8.first(where: { $0 != 0x2D }), (0x30...0x39).contains(digit) else {
      return nil
    }
    let rest = value[dots.upperBound...]
    let colon = rest.firstIndex(of: ":")
    let to = rest[..<(colon ?? rest.endIndex)]
    let step = colon.map { rest[rest.index(after: $0)...] } ?? "1"
    guard let first = DecimalNumber(from), let last = DecimalNumber(to),
      let stride = DecimalNumber(step)
    else {
      throw .badParameter(text, problem: "a range is FROM..TO:STEP, of decimal numbers")
    }
    let places = max(first.places, last.places, stride.places)
    guard let low = first.units(places), let high = last.units(places),
      let width = stride.units(places)
    else { throw .badParameter(text, problem: "a number of the range is too long") }
    guard width > 0, low <= high else {
      throw .badParameter(text, problem: "a range goes upward, by steps above 0")
    }
    let (distance, overflow) = high.subtractingReportingOverflow(low)
    guard !overflow, distance / width < valueLimit else {
      throw .badParameter(text, problem: "has more than \(valueLimit) values")
    }
    return (0...distance / width).map { DecimalNumber.text(low + $0 * width, places) }
  }
}

/// A decimal number as it is written, which a binary one may not be.
private struct DecimalNumber {
  private var digits: Int
  var places: Int

  /// `-12.50`; `nil` for anything else, and for more than 15 digits.
  init?(_ text: Substring) {
    let isNegative = text.first == "-"
    let parts = (isNegative ? text.dropFirst() : text)
      .split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts.reduce(0, { $0 + $1.utf8.count }) <= 15, let digits = Int(parts.joined())
    else { return nil }
    self.digits = isNegative ? -digits : digits
    places = parts.count == 2 ? parts[1].utf8.count : 0
  }

  /// The number in units of a decimal place at or beyond its own; `nil` where that is too much.
  func units(_ places: Int) -> Int? {
    var value = digits
    for _ in self.places..<places {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      value = product
    }
    return value
  }

  static func text(_ units: Int, _ places: Int) -> String {
    guard places > 0 else { return "\(units)" }
    var digits = "\(units.magnitude)"
    if digits.utf8.count <= places {
      digits = String(repeating: "0", count: places + 1 - digits.utf8.count) + digits
    }
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = digits.dropLast(places)
    let sign = units < 0 ? "-" : ""
    return fraction.isEmpty ? sign + whole : sign + whole + "." + fraction
  }
}
