#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A curve t = a + b f(n) through measured costs, with the f of ``Order`` that explains them.
///
/// Every point weighs as much as its relative error, so that small counts are heard as well as large
/// ones: least squares of (t - fit) / t. Neither a nor b is negative, as no cost is. A more complex
/// order is chosen only where it explains clearly more than a simpler one.
public struct GrowthFit: Codable, Equatable, Sendable {
  public var order: Order
  /// The constant part, in the unit of the costs.
  public var a: Double
  /// The factor of the order's function; 0 for a constant.
  public var b: Double
  /// The root of the mean square of the relative errors: 0.05 is an error of 5 %.
  public var residual: Double
  /// The slope of a straight line through the logarithms of counts and costs: 0 where nothing grows, 1
  /// where the cost is proportional to the count.
  public var slope: Double

  /// A simpler order is kept while its residual is below this many times the best one's, or within
  /// ``tolerance`` of it. Chosen so that noise of 4 % does not look like growth; noise of 5 % did in
  /// 4 of 10,000 runs over five to seven counts.
  static let patience = 1.6
  /// Relative errors that are not looked into: a twentieth.
  static let tolerance = 0.05

  /// - Parameter points: counts of at least 1, and their positive costs. Others are left out.
  /// - Returns: `nil` for fewer than three different counts, which any order would fit.
  public init?(_ points: [(n: Double, cost: Double)]) {
    let points = points.filter { $0.n >= 1 && $0.cost > 0 && $0.n.isFinite && $0.cost.isFinite }
    guard Set(points.map(\.n)).count >= 3, let slope = Self.slope(points) else { return nil }
    let fits = Order.allCases.map { Self.fit($0, points) }
    let best = fits.map(\.residual).min() ?? 0
    let limit = max(best * Self.patience, best + Self.tolerance)
    guard let chosen = zip(Order.allCases, fits).first(where: { $1.residual <= limit }) else {
      return nil
    }
    order = chosen.0
    (a, b, residual) = chosen.1
    self.slope = slope
  }

  /// Whether the curve is near the points: steps of caches, for one, follow no order.
  public var explains: Bool { residual <= 0.25 }

  /// The cost that the curve has at a count.
  public func cost(_ n: Double) -> Double { a + b * order(n) }

  /// The slope of the straight line through the logarithms; `nil` where all counts are the same.
  public static func slope(_ points: [(n: Double, cost: Double)]) -> Double? {
    let xs = points.map { log($0.n) }
    let ys = points.map { log($0.cost) }
    return line(xs, ys, weights: points.map { _ in 1 })?.b
  }

  /// The best a and b that are not negative, and the residual.
  static func fit(
    _ order: Order, _ points: [(n: Double, cost: Double)]
  ) -> (a: Double, b: Double, residual: Double) {
    let xs = points.map { order($0.n) }
    let ys = points.map(\.cost)
    let weights = points.map { 1 / ($0.cost * $0.cost) }
    // The best constant, and the best multiple of the function without one.
    let level = (a: sum(weights, ys) / weights.reduce(0, +), b: 0.0)
    var choices = [level]
    if order != .constant {
      let multiple = sum(weights, zip(xs, ys).map(*)) / sum(weights, zip(xs, xs).map(*))
      choices.append((0, multiple))
      if let line = line(xs, ys, weights: weights), line.a >= 0, line.b >= 0 {
        choices.append(line)
      }
    }
    var best = (a: level.a, b: level.b, residual: Double.infinity)
    for (a, b) in choices where b.isFinite {
      let errors = zip(xs, ys).map { ($1 - a - b * $0) / $1 }
      let mean = errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)
      if mean.squareRoot() < best.residual { best = (a, b, mean.squareRoot()) }
    }
    return best
  }

  /// The straight line of least weighted squares.
  static func line(
    _ xs: [Double], _ ys: [Double], weights: [Double]
  ) -> (a: Double, b: Double)? {
    let total = weights.reduce(0, +)
    let x = sum(weights, xs) / total
    let y = sum(weights, ys) / total
    let across = zip(weights, xs).reduce(0) { $0 + $1.0 * ($1.1 - x) * ($1.1 - x) }
    guard across > 0 else { return nil }
    let both = zip(weights, zip(xs, ys)).reduce(0) { $0 + $1.0 * ($1.1.0 - x) * ($1.1.1 - y) }
    return (y - both / across * x, both / across)
  }

  private static func sum(_ weights: [Double], _ values: [Double]) -> Double {
    zip(weights, values).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
