/// Random numbers from a seed, the same on every machine.
package struct SeededGenerator: RandomNumberGenerator {
  package let seed: UInt64
  private var index: UInt64 = 0

  package init(seed: UInt64) { self.seed = seed }

  package mutating func next() -> UInt64 {
    defer { index &+= 1 }
    return SplitMix64.value(seed: seed, index: index)
  }

  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// A number from zero to `bound`, the bound included.
  package mutating func upTo(_ bound: Int) -> Int { whole(0...bound) }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// `true` once in `count` times on average.
  package mutating func oneIn(_ count: Int) -> Bool { whole(1...count) == 1 }

  package mutating func pick<Value>(_ values: [Value]) -> Value { values[upTo(values.count - 1)] }
}
