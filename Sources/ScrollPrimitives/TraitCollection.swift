/// What the surroundings of a view are like: layouts and cells look at it to choose what fits.
@frozen public struct TraitCollection: Hashable, Sendable {
  /// How much room there is along one direction.
  @frozen public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact
    case regular
  }

  /// Which way lines run.
  @frozen public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight
    case rightToLeft
  }

  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  public var layoutDirection: LayoutDirection
  /// Whether things are to fade rather than move.
  public var reducesMotion: Bool

  @inlinable public init(
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    layoutDirection: LayoutDirection = .leftToRight, reducesMotion: Bool = false
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.reducesMotion = reducesMotion
  }

  /// The traits of a window of a size in points: a direction is regular from 600 pt of width and from
  /// 480 pt of height on, the limits of Android's medium window classes.
  public init(windowSize: LayoutSize, layoutDirection: LayoutDirection = .leftToRight) {
    self.init(
      horizontalSizeClass: windowSize.width >= 600 ? .regular : .compact,
      verticalSizeClass: windowSize.height >= 480 ? .regular : .compact,
      layoutDirection: layoutDirection)
  }
}
