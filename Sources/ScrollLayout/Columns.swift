public import ScrollPrimitives

/// How many columns (along the horizontal axis, rows) a layout divides its room into.
public enum Columns: Equatable, Sendable {
  /// Always this number. Positive.
  case count(Int)
  /// As many as fit when each is at least this many points long across the axis. Positive.
  case adaptive(minimumLength: Double)
  /// By how much room the surroundings have across the axis. Positive.
  case sizeClass(compact: Int, regular: Int)

  /// The number of columns, at least 1.
  ///
  /// - Parameters:
  ///   - available: points across the axis that columns and the spaces between them share.
  ///   - spacing: points between neighboring columns.
  ///   - sizeClass: the room there is across the axis.
  public func count(
    available: Double, spacing: Double, sizeClass: TraitCollection.SizeClass
  ) -> Int {
    switch self {
    case .count(let count): return max(1, count)
    case .sizeClass(let compact, let regular):
      return max(1, sizeClass == .regular ? regular : compact)
    case .adaptive(let minimumLength):
      let each = minimumLength + spacing
      guard each > 0, available.isFinite else { return 1 }
      // A Double beyond Int's range would trap.
      // A thousandth of a tick: 3 columns of a third each fit in spite of rounding.
      let fitting = (available + spacing + 1e-6) / each
      return Int(max(1, min(fitting.rounded(.down), 0x1p30)))
    }
  }
}

extension Columns {
  /// The size class across an axis.
  static func sizeClass(across axis: Axis, in traits: TraitCollection) -> TraitCollection.SizeClass
  {
    axis == .vertical ? traits.horizontalSizeClass : traits.verticalSizeClass
  }

  /// - Throws: `invalidValue` for a number that is not positive or not finite.
  func validate(_ parameter: String) throws(LayoutFailure) {
    switch self {
    case .count(let count):
      guard count > 0 else { throw .invalidValue(parameter: parameter, value: Double(count)) }
    case .adaptive(let length):
      guard let ticks = Ticks(points: length), ticks > .zero else {
        throw .invalidValue(parameter: parameter, value: length)
      }
    case .sizeClass(let compact, let regular):
      for count in [compact, regular] where count <= 0 {
        throw .invalidValue(parameter: parameter, value: Double(count))
      }
    }
  }
}
