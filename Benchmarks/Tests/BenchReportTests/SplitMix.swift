import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Values from 1e-3 to 1e9, small ones as often as large ones.
  mutating func magnitude() -> Double { pow(10, number(-3...9)) }

  /// A factor about 1: normal noise of that relative size, cut at three times it.
  mutating func noise(_ size: Double) -> Double {
    let radius = (-2 * log(number(1e-12...1))).squareRoot()
    let normal = radius * cos(2 * .pi * number(0...1))
    return 1 + size * min(max(normal, -3), 3)
  }
}

/// The seeds of a property; `SEED` and `ITERATIONS` in the environment choose others.
let seeds: [UInt64] = {
  func setting(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }
  let first = setting("SEED") ?? 1
  return Array(first..<(first + (setting("ITERATIONS") ?? 200)))
}()
