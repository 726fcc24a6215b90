import ScrollPhysics
import ScrollTools
import Testing

@Suite("Rubber band")
struct RubberBandTests {
  @Test("a drag of half a viewport shows as the reference says")
  func reference() {
    let band = RubberBand.standard
    #expect(abs(band.overscroll(forDrag: 12.5, dimension: 400) - 6.758832565284179) < 1e-12)
    #expect(abs(band.slope(atDrag: 12.5, dimension: 400) - 0.5315702416936252) < 1e-14)
    #expect(abs(band.overscroll(forDrag: -900, dimension: 667) + 284.13511187607577) < 1e-10)
  }

  @Test("the overscroll is that of the formula as published", arguments: seeds)
  func formula(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (c, d, x) = (random.number(0.1...1), random.number(50...2000), random.number(0...9000))
      let band = try RubberBand(coefficient: c)
      let published = (1 - 1 / (x * c / d + 1)) * d
      #expect(abs(band.overscroll(forDrag: x, dimension: d) - published) < 1e-9, "seed \(seed)")
      #expect(
        band.overscroll(forDrag: -x, dimension: d) == -band.overscroll(forDrag: x, dimension: d))
    }
  }

  @Test("the slope is the quotient of small differences", arguments: seeds)
  func slope(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (d, x, h) = (random.number(50...2000), random.number(-3000...3000), 1e-3)
    let band = RubberBand.standard
    let difference =
      band.overscroll(forDrag: x + h, dimension: d) - band.overscroll(forDrag: x - h, dimension: d)
    #expect(abs(band.slope(atDrag: x, dimension: d) - difference / (2 * h)) < 1e-8, "seed \(seed)")
  }

  @Test("the inverses give back the drag and the position", arguments: seeds)
  func inverse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let band = RubberBand.standard
    for _ in 0..<50 {
      let (d, x) = (random.number(50...2000), random.number(-3000...3000))
      let shown = band.overscroll(forDrag: x, dimension: d)
      #expect(abs(band.drag(forOverscroll: shown, dimension: d) - x) < 1e-8, "seed \(seed)")
      let position = band.position(forProposed: x, lower: -100, upper: 700, dimension: d)
      let back = band.proposed(forPosition: position, lower: -100, upper: 700, dimension: d)
      #expect(abs(back - x) < 1e-8, "seed \(seed)")
    }
  }

  @Test("inside the bounds nothing changes, and without a viewport they clamp")
  func range() {
    let band = RubberBand.standard
    for position in [-88, -87.5, 0, 2034] {
      #expect(
        band.position(forProposed: position, lower: -88, upper: 2034, dimension: 844) == position)
    }
    #expect(band.position(forProposed: -500, lower: -88, upper: 2034, dimension: 0) == -88)
    #expect(band.position(forProposed: 9000, lower: -88, upper: 2034, dimension: 0) == 2034)
    #expect(band.proposed(forPosition: 9000, lower: -88, upper: 2034, dimension: 0) == 2034)
  }

  @Test("an overscroll no drag can show has the largest finite drag")
  func outOfReach() {
    let band = RubberBand.standard
    #expect(band.drag(forOverscroll: 400, dimension: 400) == .greatestFiniteMagnitude)
    #expect(band.drag(forOverscroll: -401, dimension: 400) == -.greatestFiniteMagnitude)
    #expect(band.drag(forOverscroll: 0, dimension: 0) == 0)
    #expect(band.drag(forOverscroll: 399.999, dimension: 400) > 1e8)
  }
}
