import Scrollwork
import TestSupport
import Testing

/// Everything at once on a surface.
@Suite struct SurfaceFuzzTests {
  @Test("whatever is asked of a surface, it goes where a copy goes in other steps")
  func everything() throws {
    for seed in TestRun.seeds(150) {
      var fuzz = try SurfaceFuzz(seed: seed)
      for _ in 0..<120 {
        for _ in 0..<3 { try fuzz.act() }
        try fuzz.go()
      }
      try fuzz.rest()
      #expect(fuzz.broken.isEmpty, "seed \(seed): \(fuzz.broken.prefix(4).joined(separator: "; "))")
    }
  }
}
