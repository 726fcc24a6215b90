/// One length of an item, a group or a boundary.
public enum LayoutDimension: Hashable, Sendable {
  /// Points. Positive.
  case absolute(Double)
  /// A part of the width of the group it is in; of the section's room for a group that is in none.
  /// Positive.
  case fractionalWidth(Double)
  /// A part of the height of the group it is in. Positive.
  case fractionalHeight(Double)
  /// The size that the cell returns; until then this many points. For a group: the total of its items. Fractions of
  /// such a group refer to this many points in the direction of the group, and across it to the size of the group's
  /// content. Positive.
  case estimated(Double)

  /// The longest a length may be, in points: sums of all places of a group stay exact.
  public static let maximum = 0x1p30

  var isEstimated: Bool { if case .estimated = self { true } else { false } }

  var value: Double {
    switch self {
    case .absolute(let value), .fractionalWidth(let value), .fractionalHeight(let value),
      .estimated(let value):
      value
    }
  }
}

/// How wide and how high something is.
public struct LayoutDimensions: Hashable, Sendable {
  /// The width.
  public var width: LayoutDimension
  /// The height.
  public var height: LayoutDimension

  /// Creates dimensions.
  public init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }
}
