import Scrollwork
import TestSupport
import Testing

/// Everything at once, in any order and from anywhere: what must hold then still holds.
///
/// `ITERATIONS` seeds from `SEED` on, of 40 rounds each: about 780 frames a seed, so
/// `ITERATIONS=130` make 1e5 frames.
@Suite struct FuzzTests {
  @Test("whatever is asked for, in whatever order and from whichever callback, the laws hold")
  func everything() throws {
    for seed in TestRun.seeds(60) {
      let fuzz = try Fuzz(seed: seed)
      for _ in 0..<40 { try fuzz.round() }
      try fuzz.rest()
      #expect(fuzz.broken.isEmpty, "seed \(seed): \(fuzz.broken.prefix(4).joined(separator: "; "))")
    }
  }
}
