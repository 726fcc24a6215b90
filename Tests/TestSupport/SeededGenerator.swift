import ScrollTools

/// Random numbers from a seed, the same on every machine, for tests that print it.
package struct SeededGenerator: RandomNumberGenerator {
  package let seed: UInt64
  private var index: UInt64 = 0

  package init(seed: UInt64) { self.seed = seed }

  package mutating func next() -> UInt64 {
    defer { index &+= 1 }
    return SplitMix64.value(seed: seed, index: index)
  }

  /// `true` once in `count` times on average.
  package mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// A number from zero to `bound`, the bound included.
  package mutating func upTo(_ bound: Int) -> Int { Int.random(in: 0...bound, using: &self) }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}
