/// What a number of the format may be, besides finite.
package struct NumberRule: Sendable {
  /// Completes "'width' must be …".
  let phrase: String
  private let range: ClosedRange<Double>
  private let excludesLower: Bool
  private let excludesUpper: Bool
  /// The name that the schema has for it.
  private let definition: String?

  private init(
    _ phrase: String, _ range: ClosedRange<Double>, excludesLower: Bool = false,
    excludesUpper: Bool = false, definition: String? = nil
  ) {
    self.phrase = phrase
    self.range = range
    self.excludesLower = excludesLower
    self.excludesUpper = excludesUpper
    self.definition = definition
  }

  package func accepts(_ number: Double) -> Bool {
    range.contains(number) && !(excludesLower && number == range.lowerBound)
      && !(excludesUpper && number == range.upperBound)
  }

  /// The numbers in the schema: by the name of their definition, if they have one.
  var schema: JSONValue { definition.map(Schema.reference) ?? shape }

  /// What the name of the definition stands for.
  private var shape: JSONValue {
    Schema.number(
      range, above: excludesLower ? range.lowerBound : nil,
      below: excludesUpper ? range.upperBound : nil)
  }

  /// The definitions that the schema has for rules with a name.
  static var definitions: [JSONValue.Member] {
    [any, notNegative, positive, estimate, seconds, someSeconds, screenLength].compactMap { rule in
      rule.definition.map { JSONValue.Member($0, rule.shape) }
    }
  }
}

extension NumberRule {
  /// The largest size of any number: lengths in points and velocities stay exact far beyond, and a
  /// number above is a mistake.
  static let limit = 1_000_000_000.0

  static let any = NumberRule("a number", -limit...limit, definition: "any")
  static let notNegative = NumberRule("0 or more", 0...limit, definition: "not_negative")
  static let positive = NumberRule(
    "more than 0", 0...limit, excludesLower: true, definition: "positive")
  /// Seconds up to a day.
  static let seconds = NumberRule("from 0 to 86400", 0...86_400, definition: "seconds")
  /// Seconds up to a day, but some.
  static let someSeconds = NumberRule(
    "more than 0, at most 86400", 0...86_400, excludesLower: true, definition: "some_seconds")
  /// Points of a screen: every row of it gets a cell.
  package static let screenLength = NumberRule(
    "from 0 to 100000", 0...100_000, definition: "screen_length")
  /// Pixels per point.
  package static let scale = NumberRule("more than 0, at most 100", 0...100, excludesLower: true)
  /// An assumed height. It cannot be 0: rows of no height would never be measured.
  static let estimate = NumberRule("from 1 to 1000000", 1...1_000_000, definition: "estimate")
  /// Points by which an item grows in a frame.
  static let growth = NumberRule("more than 0, at most 10000", 0...10_000, excludesLower: true)
  /// Above 0 and up to 1.
  static let share = NumberRule("more than 0, at most 1", 0...1, excludesLower: true)
  /// A part of a whole, none and all of it included.
  static let part = within(0...1)
  /// Both ends excluded.
  static let properFraction = NumberRule(
    "between 0 and 1, both excluded", 0...1, excludesLower: true, excludesUpper: true)

  static func within(_ range: ClosedRange<Int>) -> NumberRule {
    NumberRule(
      "from \(range.lowerBound) to \(range.upperBound)",
      Double(range.lowerBound)...Double(range.upperBound))
  }
}
