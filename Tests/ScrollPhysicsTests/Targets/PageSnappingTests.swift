import ScrollPhysics
import ScrollTools
import Testing

@Suite("Pages")
struct PageSnappingTests {
  /// Page lengths that are no sums of powers of two, as density-independent pixels give them.
  static let lengths = [1080 / 2.625, 0.1, 375.3, 320, 1 / 3.0]

  @Test("no release shows more than the next page, and none lies outside", arguments: seeds)
  func bounds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let page = random.pick(Self.lengths + [random.number(1...900)])
      let count = random.number(0...40)
      let snapping = try PageSnapping(page: page, lower: 0, upper: page * count)
      let offset = page * random.pick([random.number(-1...41), random.number(0...40).rounded()])
      let projected = offset + page * random.number(-5...5)
      let flick = random.pick([0, projected - offset])
      let target = snapping.target(offset: offset, projected: projected, flick: flick)
      let comment =
        "seed \(seed) page \(page) of \(count) at \(offset) to \(projected) flick \(flick)"
      #expect(target >= 0 && target <= page * count, "\(comment)")
      let held = min(max(offset, 0), page * count)
      #expect(abs(target - held) <= page * (1 + 1e-9), "\(comment)")
      let isWhole = abs(target / page - (target / page).rounded()) < 1e-9
      #expect(isWhole || target == page * count, "\(comment)")
    }
  }

  @Test("a flick turns a page from wherever it begins but at the end", arguments: lengths)
  func flick(page: Double) throws {
    let count = 500.0
    let snapping = try PageSnapping(page: page, lower: 0, upper: page * count)
    for index in 0...500 {
      for share in [0, 0.01, 0.5, 0.99] {
        let offset = share == 0 ? page * Double(index) : page * (Double(index) + share)
        guard offset <= page * count else { continue }
        for speed in [1.0, 9000] {
          let next = snapping.target(offset: offset, projected: offset + speed / 1e4, flick: speed)
          #expect(next == min(page * Double(index + 1), page * count), "\(offset) \(speed)")
          let back = snapping.target(offset: offset, projected: offset - speed / 1e4, flick: -speed)
          let before = share == 0 ? Double(index - 1) : Double(index)
          #expect(back == max(page * before, 0), "\(offset) \(speed)")
        }
        let far = snapping.target(offset: offset, projected: offset + 9 * page, flick: 0)
        #expect(far == min(page * Double(index + 1), page * count), "\(offset)")
        let still = snapping.target(offset: offset, projected: offset, flick: 0)
        guard share != 0.5 else { continue }
        #expect(still == page * (Double(index) + share.rounded()), "\(offset)")
      }
    }
  }

  @Test("pages are turned alike to both sides", arguments: seeds)
  func mirror(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let page = random.pick(Self.lengths)
      let end = page * random.number(1...20)
      let one = try PageSnapping(page: page, lower: -end / 2, upper: end)
      let other = try PageSnapping(page: page, lower: -end, upper: end / 2)
      let offset = random.number((-end / 2)...end)
      let projected = offset + random.number(-3...3) * page
      let flick = random.pick([0, projected - offset])
      let target = one.target(offset: offset, projected: projected, flick: flick)
      let mirrored = other.target(offset: -offset, projected: -projected, flick: -flick)
      #expect(target == -mirrored, "seed \(seed) \(page) \(end) \(offset) \(projected) \(flick)")
    }
  }
}
