import ScrollLayout
import ScrollTools
import TestSupport
import Testing

@Suite struct TicksTests {
  @Test("points become the nearest tick, halves away from zero")
  func conversion() {
    let cases: [(Double, Int64)] = [
      (0, 0), (-0.0, 0), (1, 1024), (-1, -1024), (44, 45056), (0.5 / 1024, 1), (-0.5 / 1024, -1),
      (1.5 / 1024, 2), (2.5 / 1024, 3), (-2.5 / 1024, -3), (0.499 / 1024, 0), (1.0 / 3, 341),
      (2.0 / 3, 683), (.leastNonzeroMagnitude, 0), (0x1p43, 1 << 53), (-0x1p43, -(1 << 53)),
    ]
    for (points, ticks) in cases {
      #expect(Ticks(points: points)?.rawValue == ticks, "\(points)")
      #expect(Ticks(clamping: points).rawValue == ticks, "\(points)")
    }
  }

  @Test("ticks are what rounding halves away from zero makes of points, also just beside halves")
  func rounding() {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<TestRun.operations(150) {
        let sizes: [Double] = [1, 1e3, 0x1p30, 0x1p43]
        let size = sizes.randomElement(using: &random) ?? 1
        let some = Double.random(in: -size...size, using: &random)
        let half = (some.rounded(.down) + 0.5) / 1024
        for points in [some, half, half.nextUp, half.nextDown] {
          let twin = (points * 1024).rounded(.toNearestOrAwayFromZero)
          #expect(Double(Ticks(clamping: points).rawValue) == twin, "SEED=\(seed), \(points)")
          #expect(Ticks(points: points) == Ticks(clamping: points), "SEED=\(seed), \(points)")
        }
      }
    }
  }

  @Test("beyond the largest exact position there are no ticks, and clamping stops there")
  func limits() {
    for points in [0x1p43.nextUp, .greatestFiniteMagnitude, .infinity] {
      #expect(Ticks(points: points) == nil)
      #expect(Ticks(points: -points) == nil)
      #expect(Ticks(clamping: points) == .maximum)
      #expect(Ticks(clamping: -points) == -Ticks.maximum)
    }
    #expect(Ticks(points: .nan) == nil)
    #expect(Ticks(points: .signalingNaN) == nil)
    #expect(Ticks(clamping: .nan) == .zero)
  }

  @Test("a mirrored length is the mirrored tick")
  func mirror() {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<TestRun.operations(150) {
        let limits: [Double] = [0.01, 100, 0x1p30, 0x1p43]
        let limit = limits.randomElement(using: &random) ?? 1
        let points = Double.random(in: -limit...limit, using: &random)
        let ticks = Ticks(clamping: points)
        #expect(Ticks(points: points) == ticks, "SEED=\(seed), \(points)")
        #expect(Ticks(points: -points) == -ticks, "SEED=\(seed), \(points)")
        #expect(abs(ticks.points - points) <= 0.5 / 1024, "SEED=\(seed), \(points)")
      }
    }
  }

  @Test("ticks go to points and back unchanged up to the limit")
  func roundTrip() {
    for seed in TestRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      let limit = Ticks.maximum.rawValue
      for _ in 0..<TestRun.operations(150) {
        let ticks = Ticks(rawValue: Int64.random(in: -limit...limit, using: &random))
        #expect(Ticks(points: ticks.points) == ticks, "SEED=\(seed), \(ticks.rawValue)")
      }
    }
    for value in [limitEdge(0), limitEdge(1), limitEdge(2)] {
      #expect(Ticks(points: value.points) == value)
      #expect(Ticks(points: (-value).points) == -value)
    }
  }

  private func limitEdge(_ below: Int64) -> Ticks {
    Ticks(rawValue: Ticks.maximum.rawValue - below)
  }

  @Test("ticks add, subtract and compare as whole numbers")
  func arithmetic() {
    let (three, five) = (Ticks(rawValue: 3), Ticks(rawValue: 5))
    #expect(three + five == Ticks(rawValue: 8))
    #expect(three - five == Ticks(rawValue: -2))
    #expect(-three == Ticks(rawValue: -3))
    #expect(three < five)
    #expect(!(five < three))
    #expect([three, five].reduce(.zero, +).points == 8.0 / 1024)
  }
}
