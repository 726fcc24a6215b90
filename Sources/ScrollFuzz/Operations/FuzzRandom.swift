import ScrollTools

/// The numbers that a seed stands for, the same on every machine.
struct FuzzRandom: RandomNumberGenerator {
  private let seed: UInt64
  private var index: UInt64 = 0

  init(seed: UInt64) { self.seed = seed }

  mutating func next() -> UInt64 {
    defer { index += 1 }
    return SplitMix64.value(seed: seed, index: index)
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Once in so many times.
  mutating func once(in count: Int) -> Bool { whole(1...count) == 1 }

  mutating func one<Value>(of values: [Value]) -> Value { values[whole(0...values.count - 1)] }
}
