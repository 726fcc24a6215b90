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
