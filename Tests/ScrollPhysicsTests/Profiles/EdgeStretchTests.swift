import ScrollPhysics
import ScrollTools
import Testing

@Suite("The stretch at an edge")
struct EdgeStretchTests {
  @Test(
    "it is the documented curve, even and never falling, up to a whole viewport", arguments: seeds)
  func curve(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stretch = EdgeStretch.android
    let viewport = random.number(1...4000)
    var last = 0.0
    for step in 0...1000 {
      let pull = Double(step) / 1000
      let scale = stretch.scale(distance: pull * viewport, viewport: viewport)
      #expect(scale >= last, "seed \(seed) \(pull)")
      #expect(scale == stretch.scale(distance: -pull * viewport, viewport: viewport))
      last = scale
    }
    #expect(last <= 0.032 && last > 0.0319)
    #expect(stretch.scale(distance: 50 * viewport, viewport: viewport) == last)
    // 0.016 p + 0.016 (1 - e^(-p e / 0.33)) at a tenth of the viewport, by hand.
    let tenth = stretch.scale(distance: viewport / 10, viewport: viewport)
    #expect(abs(tenth - (0.0016 + 0.016 * (1 - 0.43878986))) < 1e-7)
  }

  @Test("no viewport has no stretch, and extremes are numbers", arguments: ExtremeTests.speeds)
  func extremes(distance: Double) {
    let stretch = EdgeStretch.android
    for viewport in [0, -1, -0.0] {
      #expect(stretch.scale(distance: distance, viewport: viewport) == 0)
    }
    for viewport in [.leastNonzeroMagnitude, 1e-300, 1, 1e300] {
      let scale = stretch.scale(distance: distance, viewport: viewport)
      #expect(scale >= 0 && scale <= 0.032)
    }
  }
}
