import ScrollTools

/// Random numbers from a seed, for tests that print it.
package struct SeededGenerator: RandomNumberGenerator {
  package let seed: UInt64
  private var index: UInt64 = 0

  package init(seed: UInt64) { self.seed = seed }

  package mutating func next() -> UInt64 {
    defer { index += 1 }
    return SplitMix64.value(seed: seed, index: index)
  }
}
