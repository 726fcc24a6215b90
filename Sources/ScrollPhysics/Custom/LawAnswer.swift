/// Makes the answers of a program's laws usable.
enum LawAnswer {
  /// Points by which an inverse may miss: a thousandth of the engine's smallest length.
  static let tolerance = 1e-6

  /// A number between 0 and `limit`.
  static func within(_ answer: Double, _ limit: Double, orNaN fallback: Double) -> Double {
    answer.isNaN ? fallback : min(max(answer, 0), limit)
  }

  /// A finite number; 0 for NaN.
  static func finite(_ answer: Double) -> Double { answer.isNaN ? 0 : Elementary.finite(answer) }

  /// Whether a length can be used as it is.
  static func isLength(_ answer: Double) -> Bool { answer > 0 && answer < .infinity }

  /// Seconds of the shortest motion. No frame shows one that is shorter.
  static let shortest = 1e-6

  /// Whether a duration can, in seconds.
  static func isDuration(_ answer: Double) -> Bool { answer >= shortest && answer < .infinity }

  /// The argument from `low`, where `function` is below `target`, to `high`, where it is not, at which it gets there.
  /// Halves the range until its ends are neighbors, so that it ends for any function.
  static func search(
    _ target: Double, from low: Double, to high: Double, _ function: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    // No range of numbers takes more halvings.
    for _ in 0..<1200 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if function(middle) < target { low = middle } else { high = middle }
    }
    return high
  }
}
