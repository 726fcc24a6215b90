#if CLI
  /// What a number of the format may be, besides finite.
  package struct NumberRule: Sendable {
    /// Completes "'width' must be …".
    var phrase: String
    package var accepts: @Sendable (Double) -> Bool

    /// The largest size of any number: lengths in points and velocities stay exact far beyond, and a
    /// number above is a mistake.
    static let limit = 1_000_000_000.0

    static let any = NumberRule(phrase: "a number") { _ in true }
    static let notNegative = NumberRule(phrase: "0 or more") { $0 >= 0 }
    static let positive = NumberRule(phrase: "more than 0") { $0 > 0 }
    /// Seconds up to a day.
    static let seconds = within(0...86_400)
    /// Seconds up to a day, but some.
    static let someSeconds = NumberRule(phrase: "more than 0, at most 86400") {
      $0 > 0 && $0 <= 86_400
    }
    /// Points of a screen: every row of it gets a cell.
    package static let screenLength = within(0...100_000)
    /// Pixels per point.
    package static let scale = NumberRule(phrase: "more than 0, at most 100") {
      $0 > 0 && $0 <= 100
    }
    /// An assumed height: rows without one would never be looked at.
    static let estimate = within(1...1_000_000)
    /// Points by which an item grows in a frame.
    static let growth = NumberRule(phrase: "more than 0, at most 10000") { $0 > 0 && $0 <= 10_000 }
    /// Above 0 and up to 1.
    static let share = NumberRule(phrase: "more than 0, at most 1") { $0 > 0 && $0 <= 1 }
    /// A part of a whole, none and all of it included.
    static let part = within(0...1)
    /// Both ends excluded.
    static let properFraction = NumberRule(phrase: "between 0 and 1, both excluded") {
      $0 > 0 && $0 < 1
    }
    static func within(_ range: ClosedRange<Int>) -> NumberRule {
      NumberRule(phrase: "from \(range.lowerBound) to \(range.upperBound)") {
        $0 >= Double(range.lowerBound) && $0 <= Double(range.upperBound)
      }
    }
  }

  extension YAMLValue {
    /// Two numbers that are not negative, the second one not below the first.
    func range() throws(ScenarioError) -> ClosedRange<Double> {
      let ends = try list(of: ["minimum", "maximum"])
      let minimum = try ends[0].number(.notNegative)
      let maximum = try ends[1].number(.notNegative)
      guard minimum <= maximum else {
        throw ends[1].error("\(label) ends at \(maximum), before it starts at \(minimum)")
      }
      return minimum...maximum
    }

    /// A finite number that follows `rule`.
    func number(_ rule: NumberRule = .any) throws(ScenarioError) -> Double {
      guard case .number(let text) = kind else { throw wrongType("a number") }
      if text.contains(where: { "nN".contains($0) }) {
        throw error("\(label) must be a finite number, not \(text)")
      }
      guard let value = Double(try decimal(text)) else { throw wrongType("a number") }
      guard abs(value) <= NumberRule.limit else { throw error("\(label) is too large: \(text)") }
      guard rule.accepts(value) else { throw error("\(label) must be \(rule.phrase), not \(text)") }
      return value
    }

    /// A whole number in `range`, written without a fraction or an exponent.
    func whole<Integer: FixedWidthInteger>(
      in range: ClosedRange<Integer>
    ) throws(ScenarioError) -> Integer {
      guard case .number(let text) = kind else { throw wrongType("a whole number") }
      if text.contains(where: { ".eEnN".contains($0) }) {
        throw error("\(label) must be a whole number, not \(text)")
      }
      let digits = try decimal(text)
      guard let value = Integer(digits), range.contains(value) else {
        throw error("\(label) must be \(phrase(range, for: digits)), not \(text)")
      }
      return value
    }

    /// Says what numbers are in `range`; of a range up to the type's end, only the end missed.
    private func phrase<Integer: FixedWidthInteger>(
      _ range: ClosedRange<Integer>, for digits: String
    ) -> String {
      guard range.upperBound == .max else {
        return "from \(range.lowerBound) to \(range.upperBound)"
      }
      let tooLarge = !digits.hasPrefix("-") && Integer(digits) == nil
      return tooLarge ? "at most \(range.upperBound)" : "\(range.lowerBound) or more"
    }

    /// The text without the underscores between its digits.
    ///
    /// YAML also reads `010` as 8 and `1:30` as 90; here such forms are errors, because nobody
    /// who writes them in a scenario means that.
    private func decimal(_ text: String) throws(ScenarioError) -> String {
      let digits = text.replacingUnderscores()
      let unsigned = digits.drop { "+-".contains($0) }
      let leadingZero = unsigned.hasPrefix("0") && unsigned.dropFirst().first?.isNumber == true
      let known = digits.allSatisfy { "0123456789+-.eE".contains($0) }
      let tidy = !text.contains("__") && text.last != "_" && !text.contains("_.")
      guard known, tidy, !leadingZero else {
        throw error("\(label) must be a plain decimal number, not \(text)")
      }
      return digits
    }
  }

  extension String {
    fileprivate func replacingUnderscores() -> String { filter { $0 != "_" } }
  }
#endif
