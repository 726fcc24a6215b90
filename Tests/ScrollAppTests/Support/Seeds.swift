import Foundation

/// Numbers that look drawn at random, the same for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// The seeds of a property, from `SEED` and `ITERATIONS` in the environment.
func seeds(_ count: Int) -> [UInt64] {
  let environment = ProcessInfo.processInfo.environment
  let first = environment["SEED"].flatMap(UInt64.init) ?? 1
  let count = environment["ITERATIONS"].flatMap(Int.init) ?? count
  return (0..<UInt64(max(1, count))).map { first &+ $0 }
}
