import Testing

@testable import BenchReport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct GrowthFitTests {
  static let counts = (3...9).map { pow(10, Double($0)) }

  /// Costs that follow an order from the first count to the last, and grow at least twofold.
  static func points(
    _ order: Order, noise: Double, _ random: inout SplitMix
  ) -> [(n: Double, cost: Double)] {
    let first = 3
    let last = Int.random(in: 7...9, using: &random)
    let counts = (first...last).map { pow(10, Double($0)) }
    let scale = random.magnitude()
    let a: Double
    let b: Double
    switch order {
    case .constant: (a, b) = (1, 0)
    case .logarithmic:
      // Twice the constant part at the end, at least.
      (a, b) = (random.number(0...1), random.number(1...10) / log2(counts[counts.count - 1]))
    case .linear, .linearithmic:
      // What grows is more than the constant part from the second count on: n and n log n are not
      // distinguished by fewer than four points.
      (a, b) = (random.number(0...1), random.number(1...10) / order(counts[1]))
    }
    return counts.map { ($0, scale * (a + b * order($0)) * random.noise(noise)) }
  }

  @Test(arguments: Order.allCases)
  func `an order is found again under noise, with its residual`(order: Order) throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let points = Self.points(order, noise: 0.03, &random)
      let fit = try #require(GrowthFit(points))
      #expect(fit.order == order, "seed \(seed): \(points)")
      #expect(fit.residual < 0.09, "seed \(seed)")
      #expect(fit.explains)
    }
  }

  @Test func `noise is not growth`() throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let fit = try #require(
        GrowthFit(Self.points(.constant, noise: 0.04, &random)), "seed \(seed)")
      #expect(fit.order == .constant, "seed \(seed)")
      #expect(abs(fit.slope) < 0.04, "seed \(seed): \(fit.slope)")
    }
  }

  @Test func `without noise the curve goes through the points`() throws {
    for order in Order.allCases {
      for seed in seeds.prefix(50) {
        var random = SplitMix(state: seed)
        let points = Self.points(order, noise: 0, &random)
        let fit = try #require(GrowthFit(points))
        for (n, cost) in points {
          #expect(abs(fit.cost(n) - cost) < 1e-6 * cost, "\(order), seed \(seed)")
        }
      }
    }
  }

  /// The slope as the weighted mean of the slopes between all pairs.
  private func slowLine(
    _ xs: [Double], _ ys: [Double], _ weights: [Double]
  ) -> (a: Double, b: Double) {
    var (rise, run) = (0.0, 0.0)
    for i in xs.indices {
      for j in xs.indices where j < i {
        let weight = weights[i] * weights[j]
        rise += weight * (xs[i] - xs[j]) * (ys[i] - ys[j])
        run += weight * (xs[i] - xs[j]) * (xs[i] - xs[j])
      }
    }
    let b = rise / run
    let total = weights.reduce(0, +)
    let a = xs.indices.reduce(0) { $0 + weights[$1] * (ys[$1] - b * xs[$1]) } / total
    return (a, b)
  }

  @Test func `a straight line is the one that all pairs of points make`() throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let count = Int.random(in: 2...8, using: &random)
      let xs = (0..<count).map { Double($0) + random.number(0...0.5) }
      let ys = xs.map { _ in random.number(-10...10) }
      let weights = xs.map { _ in random.number(0.1...10) }
      let line = try #require(GrowthFit.line(xs, ys, weights: weights))
      let slow = slowLine(xs, ys, weights)
      #expect(abs(line.a - slow.a) < 1e-8 * (1 + abs(slow.a)), "seed \(seed)")
      #expect(abs(line.b - slow.b) < 1e-8 * (1 + abs(slow.b)), "seed \(seed)")
    }
  }

  @Test func `no other curve without negative parts is nearer to the points`() {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let order = Order.allCases[Int(seed % 4)]
      let points = Self.counts.map { (n: $0, cost: random.magnitude()) }
      let fit = GrowthFit.fit(order, points)
      func residual(_ a: Double, _ b: Double) -> Double {
        let squares = points.map { point in
          let error = (point.cost - a - b * order(point.n)) / point.cost
          return error * error
        }
        return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
      }
      #expect(fit.a >= 0 && fit.b >= 0, "seed \(seed)")
      #expect(abs(residual(fit.a, fit.b) - fit.residual) < 1e-9, "seed \(seed)")
      for _ in 0..<50 {
        let scale = pow(10, random.number(-6...0))
        let a = max(
          0, fit.a * (1 + scale * random.number(-1...1)) + scale * random.number(0...1e-3))
        let b = max(0, fit.b * (1 + scale * random.number(-1...1)))
        #expect(residual(a, b) >= fit.residual - 1e-9, "seed \(seed)")
      }
    }
  }

  @Test func `the slope of a power is its exponent`() throws {
    for exponent in [-1.0, 0, 0.5, 1, 2] {
      let slope = try #require(GrowthFit.slope(Self.counts.map { ($0, 7 * pow($0, exponent)) }))
      #expect(abs(slope - exponent) < 1e-12)
    }
  }

  @Test func `two counts have no order, and neither have steps of caches`() throws {
    #expect(GrowthFit([(1000, 1), (10_000, 2), (1000, 1.1)]) == nil)
    #expect(GrowthFit([(0, 1), (10, 0), (100, 1), (1000, 1)]) == nil)
    let steps = [1.0, 1, 1, 40, 40, 40, 300].enumerated().map {
      (n: Self.counts[$0.offset], cost: $0.element)
    }
    #expect(try !#require(GrowthFit(steps)).explains)
  }
}
