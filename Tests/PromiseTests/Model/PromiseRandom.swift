/// A source of numbers that are the same for the same seed (SplitMix64).
struct PromiseRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = Self.mix(UInt64(bitPattern: Int64(seed)) &* 0xD6E8_FEB8_6659_FD93 &+ 1)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// A whole number in a range.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// `true` once in `count` calls.
  mutating func oneIn(_ count: Int) -> Bool { next() % UInt64(count) == 0 }

  mutating func pick<T>(_ values: [T]) -> T { values[int(0...values.count - 1)] }

  static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
