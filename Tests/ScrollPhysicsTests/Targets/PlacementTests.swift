import ScrollPhysics
import ScrollTools
import Testing

@Suite("Where offsets are put: pages, changed ranges, carried momentum")
struct PlacementTests {
  @Test("the nearest page is the nearest of all", arguments: seeds)
  func pages(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let page = random.number(50...500)
      let upper = page * Double(Int(random.number(0...9)))
      let pages = try PageSnapping(page: page, lower: 0, upper: upper)
      let (offset, projected) = (random.number(0...1) * upper, random.number(-3e3...6e3))
      let all = stride(from: 0, through: upper / page + 0.5, by: 1).map { $0 * page }
      let nearest = pages.nearest(to: projected)
      let best = all.map { abs($0 - projected) }.min() ?? 0
      #expect(abs(abs(nearest - projected) - best) < 1e-9, "seed \(seed)")
      let near = pages.nearest(to: projected, adjacentTo: offset)
      let allowed = all.filter { abs($0 - offset) <= page + 1e-9 }
      let bestNear = allowed.map { abs($0 - projected) }.min() ?? 0
      #expect(abs(abs(near - projected) - bestNear) < 1e-9, "seed \(seed)")
      #expect(abs(near - offset) <= page + 1e-9, "seed \(seed)")
    }
  }

  @Test("mirrored releases show mirrored pages", arguments: seeds)
  func mirroredPages(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let page = random.pick([100, 375, random.number(1...500)])
      let pages = try PageSnapping(page: page, lower: -2000, upper: 2000)
      let offset = random.pick([random.number(-2200...2200), 2.5 * page, page, 0])
      let velocity = random.pick([random.number(-3e3...3e3), 20, 0])
      let projected = random.pick([random.number(-5e3...5e3), 1.5 * page])
      #expect(pages.nearest(to: -projected) == -pages.nearest(to: projected))
      #expect(
        pages.nearest(to: -projected, adjacentTo: -offset)
          == -pages.nearest(to: projected, adjacentTo: offset), "seed \(seed)")
      let target = pages.flingTarget(offset: offset, velocity: velocity, tolerance: 20)
      let mirrored = pages.flingTarget(offset: -offset, velocity: -velocity, tolerance: 20)
      #expect(mirrored == target.map { -$0 }, "seed \(seed)")
      if let target { #expect(abs(target - offset) <= page + 1e-9, "seed \(seed)") }
    }
  }

  @Test("a fling turns one page, a release at the edge none")
  func flings() throws {
    let pages = try PageSnapping(page: 375, lower: 0, upper: 1500)
    #expect(pages.flingTarget(offset: 10, velocity: 21, tolerance: 20) == 375)
    #expect(pages.flingTarget(offset: 10, velocity: 20, tolerance: 20) == 0)
    #expect(pages.flingTarget(offset: 10, velocity: 9e9, tolerance: 20) == 375)
    #expect(pages.flingTarget(offset: 0, velocity: -1, tolerance: 20) == nil)
    #expect(pages.flingTarget(offset: 0, velocity: 0, tolerance: 20) == nil)
    #expect(pages.flingTarget(offset: 1600, velocity: 5, tolerance: 20) == nil)
    #expect(pages.flingTarget(offset: 187.5, velocity: 0, tolerance: 20) == 375)
    #expect(throws: PhysicsError.self) { try PageSnapping(page: 0, lower: 0, upper: 1) }
    #expect(throws: PhysicsError.self) { try PageSnapping(page: 1, lower: 2, upper: 1) }
    #expect(throws: PhysicsError.notFinite(parameter: "upper")) {
      try PageSnapping(page: 1, lower: 0, upper: .infinity)
    }
  }

  /// Flutter's rule as it stands there: two flags.
  private static func slowRange(
    _ before: RangeMaintaining.Extent, _ after: RangeMaintaining.Extent, _ velocity: Double
  ) -> Double {
    var (keepsOverscroll, holds) = (true, true)
    if velocity != 0 { (keepsOverscroll, holds) = (false, false) }
    if before.lower == after.lower, before.upper == after.upper { keepsOverscroll = false }
    if before.offset != after.offset {
      keepsOverscroll = false
      let bounds = [before.lower, before.upper, after.lower, after.upper]
      if bounds.allSatisfy(\.isFinite) { holds = false }
    }
    if before.offset < before.lower || before.offset > before.upper { holds = false }
    if keepsOverscroll, before.offset < before.lower, after.lower > before.lower {
      return after.lower - (before.lower - before.offset)
    }
    if keepsOverscroll, before.offset > before.upper, after.upper < before.upper {
      return after.upper + (before.offset - before.upper)
    }
    return holds ? min(max(after.offset, after.lower), after.upper) : after.offset
  }

  @Test("a changed range moves the offset as Flutter says, mirrored as well", arguments: seeds)
  func ranges(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let grid = [-200.0, -100, -50, 0, 50, 100, 200, 400]
      func extent(_ offset: Double) throws -> RangeMaintaining.Extent {
        let bounds = [random.pick(grid), random.pick(grid)].sorted()
        let lower = random.pick([bounds[0], bounds[0], -.infinity])
        let upper = random.pick([bounds[1], bounds[1], .infinity])
        return try RangeMaintaining.Extent(offset: offset, lower: lower, upper: upper)
      }
      let offset = random.pick(grid)
      let before = try extent(offset)
      let after = try extent(random.pick([offset, offset, random.pick(grid)]))
      let velocity = random.pick([0, 0, 0, -10, 1e-9])
      let result = RangeMaintaining.offset(before: before, after: after, velocity: velocity)
      #expect(result == Self.slowRange(before, after, velocity), "seed \(seed)")
      let mirrored = try RangeMaintaining.offset(
        before: before.mirrored(), after: after.mirrored(), velocity: -velocity)
      #expect(mirrored == -result, "seed \(seed)")
    }
  }

  @Test("extents that are none are refused")
  func extents() {
    for (offset, lower, upper) in [(Double.nan, 0.0, 1.0), (0, .nan, 1), (0, 0, .nan), (0, 2, 1)] {
      #expect(throws: PhysicsError.self) {
        try RangeMaintaining.Extent(offset: offset, lower: lower, upper: upper)
      }
    }
  }

  @Test("momentum is carried with its sign, grows with the speed and is limited")
  func momentum() {
    var last = -1.0
    for speed in [0, 1e-300, 1e-9, 1, 50, 1000, 8000, 8113] as [Double] {
      let carried = CarriedMomentum.velocity(from: speed)
      #expect(carried > last || speed == 1e-300)
      #expect(CarriedMomentum.velocity(from: -speed) == -carried)
      last = carried
    }
    // 1024^1.967 = 2^19.67, and 2^0.67 = 1.5910729675098374.
    let expected = 0.000816 * 524288 * 1.5910729675098374
    #expect(abs(CarriedMomentum.velocity(from: 1024) / expected - 1) < 1e-12)
    for speed in [9e3, 1e6, 1.7e308, .infinity] {
      #expect(CarriedMomentum.velocity(from: speed) == CarriedMomentum.limit)
    }
    #expect(CarriedMomentum.velocity(from: .nan).isNaN)
  }
}

extension RangeMaintaining.Extent {
  fileprivate func mirrored() throws(PhysicsError) -> Self {
    try Self(offset: -offset, lower: -upper, upper: -lower)
  }
}
