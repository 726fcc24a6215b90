public import ScrollPrimitives

/// How many columns there are side by side across the axis.
public enum Columns: Equatable, Sendable {
  /// Always so many.
  case count(Int)
  /// As many as fit when none is shorter than a length in points.
  case adaptive(minimumLength: Double)
  /// So many in a compact surrounding, and so many in a regular one.
  case sizeClass(compact: Int, regular: Int)

  /// How many columns a length has room for, at least one.
  ///
  /// - Parameters:
  ///   - available: points across the axis, insets taken off.
  ///   - spacing: points between neighbouring columns.
  ///   - sizeClass: how much room there is across the axis.
  public func count(
    available: Double, spacing: Double, sizeClass: TraitCollection.SizeClass
  ) -> Int {
    switch self {
    case .count(let count): return max(1, count)
    case .sizeClass(let compact, let regular):
      return max(1, sizeClass == .compact ? compact : regular)
    case .adaptive(let length):
      // A thousandth of a tick: 3 columns of a third each fit in spite of rounding.
      let fitting = (available + spacing + 1e-6) / (length + spacing)
      // Also false for what is not a number.
      guard fitting > 1 else { return 1 }
      return Int(min(fitting, 0x1p31))
    }
  }
}
