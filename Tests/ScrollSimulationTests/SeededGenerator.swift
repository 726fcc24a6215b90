import ScrollSimulation

/// Random numbers from a seed, for tests that print it.
struct SeededGenerator: RandomNumberGenerator {
  let seed: UInt64
  private var index: UInt64 = 0

  init(seed: UInt64) { self.seed = seed }

  mutating func next() -> UInt64 {
    defer { index += 1 }
    return SplitMix64.value(seed: seed, index: index)
  }
}
