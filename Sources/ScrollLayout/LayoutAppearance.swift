/// How an element looks before it comes or after it has gone, where that is animated.
public struct LayoutAppearance: Hashable, Sendable {
  /// Where it is then, from where it belongs, along and across the axis.
  public var offset: Ticks
  /// How far it is from there across the axis.
  public var crossOffset: Ticks
  /// What its alpha is multiplied by then; from 0 to 1.
  public var opacity: Double
  /// What it is scaled by then, around its center; from 0 to 16.
  public var scale: Double

  /// Creates an appearance, by default a fade in place.
  public init(
    offset: Ticks = .zero, crossOffset: Ticks = .zero, opacity: Double = 0, scale: Double = 1
  ) {
    self.offset = offset
    self.crossOffset = crossOffset
    self.opacity = opacity
    self.scale = scale
  }

  /// The scales that something can have.
  package static let scales = 0.0...16
}

/// Whether an element comes or goes.
public enum LayoutPassage: Hashable, Sendable {
  /// The element comes.
  case appearing
  /// The element goes.
  case disappearing
}
