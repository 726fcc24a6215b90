import Foundation

/// How long the property tests run, and from which seed.
///
/// `ITERATIONS=2000 OPERATIONS=2000 swift test --filter ScrollDataTests` looks longer; `SEED=n
/// ITERATIONS=1` looks again at what a failure printed.
enum TestRun {
  /// The seed of the first iteration.
  static let seed = number("SEED") ?? 1
  static let iterations = number("ITERATIONS").map { max(1, Int(clamping: $0)) } ?? 8
  /// Random operations per iteration.
  static let operations = number("OPERATIONS").map { max(1, Int(clamping: $0)) } ?? 40

  /// One seed per iteration.
  static var seeds: [UInt64] { (0..<iterations).map { seed &+ UInt64($0) } }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}

/// Random numbers from a seed: SplitMix64, the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// `true` once in `count` times on average.
  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// A number from zero to `bound`, the bound included.
  mutating func upTo(_ bound: Int) -> Int { Int.random(in: 0...bound, using: &self) }
}
