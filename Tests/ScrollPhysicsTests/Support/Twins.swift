import ScrollPhysics
import ScrollTools

/// Slow, obvious ways to the values the closed forms give.
enum Twin {
  /// Runge-Kutta of the fourth order for x'' = force(x, x') from (x, v) over `time`.
  static func integrate(
    _ x: Double, _ v: Double, over time: Double, steps: Int,
    _ force: (Double, Double) -> Double
  ) -> (x: Double, v: Double) {
    var (x, v) = (x, v)
    let h = time / Double(steps)
    for _ in 0..<steps {
      let (k1, l1) = (v, force(x, v))
      let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return (x, v)
  }

  static func force(of spring: Spring) -> (Double, Double) -> Double {
    { x, v in -(spring.stiffness * x + spring.dampingCoefficient * v) / spring.mass }
  }

  /// The last change of sign of `function` on a grid, narrowed down by halving.
  static func lastSignChange(
    to end: Double, cells: Int, _ function: (Double) -> Double
  ) -> Double? {
    var later = function(end) > 0
    for cell in stride(from: cells - 1, through: 0, by: -1) {
      let t = end * Double(cell) / Double(cells)
      let sign = function(t) > 0
      if sign != later { return halve(t, end * Double(cell + 1) / Double(cells), function) }
      later = sign
    }
    return nil
  }

  /// The first change of sign after 0.
  static func firstSignChange(
    to end: Double, cells: Int, _ function: (Double) -> Double
  ) -> Double? {
    // A root at 0 itself does not count.
    var earlier = end / Double(cells) * 1e-3
    for cell in 1...cells {
      let t = end * Double(cell) / Double(cells)
      if (function(earlier) > 0) != (function(t) > 0) { return halve(earlier, t, function) }
      earlier = t
    }
    return nil
  }

  private static func halve(
    _ low: Double, _ high: Double, _ function: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    let sign = function(low) > 0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if (function(middle) > 0) == sign { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension SeededGenerator {
  /// Springs of all three kinds, with many close to the critical one.
  mutating func spring() throws -> Spring {
    let ratio = pick([
      1, number(0.2...0.99), number(1.01...3), 1 + 1e-9, 1 - 1e-9, 1 + 1e-5, 1 - 1e-5,
    ])
    return try Spring(
      mass: number(0.2...2), stiffness: number(40...300), dampingRatio: ratio)
  }
}
