/// Something that must be reached: a figure, or a quotient of two figures of the same repetition, and a
/// bound for it.
public struct Bar: Equatable, Sendable {
  public enum Relation: String, Codable, Sendable {
    case atMost = "≤"
    case atLeast = "≥"
  }

  /// Which of the repetitions is judged. Times vary with the machine; counts must never be worse.
  public enum Judged: String, Codable, Sendable { case median, worst }

  public var name: String
  public var figure: Term
  /// What the figure is divided by, in each repetition.
  public var divisor: Term?
  public var relation: Relation
  public var bound: Double
  public var unit: Unit
  public var judged: Judged
  /// To how many decimals the figure is rounded before it is judged.
  public var decimals: Int?

  public init(
    _ name: String, _ figure: Term, over divisor: Term? = nil, _ relation: Relation,
    _ bound: Double, _ unit: Unit, judged: Judged = .median, decimals: Int? = nil
  ) {
    self.name = name
    self.figure = figure
    self.divisor = divisor
    self.relation = relation
    self.bound = bound
    self.unit = unit
    self.judged = judged
    self.decimals = decimals
  }

  /// `≤ 1.00 µs`.
  public var demand: String { "\(relation.rawValue) \(text(bound))" }

  /// A value as the bar writes it.
  public func text(_ value: Double) -> String {
    guard let decimals else { return unit.text(value) }
    return Unit.fixed(value, decimals) + (unit == .pixels ? " px" : unit == .bytes ? " B" : "")
  }
}

/// What came of a bar.
public struct BarResult: Equatable, Sendable {
  public enum Verdict: String, Codable, Sendable {
    case met
    case missed
    /// Somebody or something that the bar is about was not measured.
    case notMeasured = "not measured"
  }

  public var bar: Bar
  public var reached: Spread?
  public var verdict: Verdict

  public init(_ bar: Bar, _ figures: Figures) {
    self.bar = bar
    var values = figures.values(bar.figure)
    if let divisor = bar.divisor {
      let divisors = figures.values(divisor)
      values = values.flatMap { values in divisors.map { Figures.quotients(values, $0) } }
      // A quotient of times of which one is not positive, once all is taken off, says nothing.
      if values?.values.contains(where: { $0 < 0 }) == true { values = nil }
    }
    reached = values.flatMap { Spread(Array($0.values)) }
    guard let reached else {
      verdict = .notMeasured
      return
    }
    var value = reached.median
    if bar.judged == .worst {
      value = bar.relation == .atMost ? reached.max : reached.min
    }
    if let decimals = bar.decimals {
      var scale = 1.0
      for _ in 0..<decimals { scale *= 10 }
      value = (value * scale).rounded() / scale
    }
    let isMet = bar.relation == .atMost ? value <= bar.bound : value >= bar.bound
    verdict = isMet ? .met : .missed
  }

  /// `0.98 µs (0.95 µs … 1.02 µs)`.
  public var text: String {
    guard let reached else { return "" }
    let (low, middle, high) = (
      bar.text(reached.min), bar.text(reached.median), bar.text(reached.max)
    )
    return low == high ? middle : "\(middle) (\(low) … \(high))"
  }
}
