/// How far a computed value may be from a given one.
enum Tolerance: Equatable, Sendable {
  /// In the column's own unit. 0 asks for the very value.
  case absolute(Double)
  /// A share of the given value, and near 0 at least ``nearZero``.
  case relative(Double)

  /// The absolute part of relative tolerances, in the column's own unit.
  static let nearZero = 1e-6

  /// "1e-09", "1e-6 relative" or "exact"; `nil` for anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    if words == ["exact"] {
      self = .absolute(0)
      return
    }
    guard let first = words.first, let value = Double(first), value.isFinite, value >= 0 else {
      return nil
    }
    if words.count == 1 {
      self = .absolute(value)
    } else if words.count == 2, words[1] == "relative" {
      self = .relative(value)
    } else {
      return nil
    }
  }

  /// The largest difference from `given` that passes, in the column's own unit.
  func allowed(for given: Double) -> Double {
    switch self {
    case .absolute(let value): value
    case .relative(let share):
      given.isFinite ? max(share * given.magnitude, Self.nearZero) : Self.nearZero
    }
  }
}
