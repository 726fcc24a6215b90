/// Random numbers from a seed, the same on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

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

  mutating func list<Element>(_ make: (inout SplitMix) -> Element) -> [Element] {
    (0..<Int.random(in: 0..<6, using: &self)).map { _ in make(&self) }
  }
}
