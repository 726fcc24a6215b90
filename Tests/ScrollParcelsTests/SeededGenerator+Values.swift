import ScrollTools

extension SeededGenerator {
  /// A number with as many bits as chance says, so that short and long forms are met.
  mutating func bits() -> UInt64 { next() >> UInt64.random(in: 0..<64, using: &self) }

  mutating func text() -> String {
    let alphabet: [Character] = ["a", "Z", "ü", "東", "🏔", "\u{0}", "e\u{301}"]
    let count = Int.random(in: 0..<20, using: &self)
    return String((0..<count).map { _ in alphabet[Int.random(in: 0..<7, using: &self)] })
  }

  mutating func double() -> Double {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: -0.0
    case 1: .infinity
    case 2: .leastNonzeroMagnitude
    default: Double(Int64.random(in: .min ... .max, using: &self)) / 1024
    }
  }

  mutating func list<Element>(_ make: (inout SeededGenerator) -> Element) -> [Element] {
    (0..<Int.random(in: 0..<6, using: &self)).map { _ in make(&self) }
  }
}
