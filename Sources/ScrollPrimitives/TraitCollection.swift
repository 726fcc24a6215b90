/// What the surroundings of a view are like: layouts and cells look at it to choose what fits.
@frozen public struct TraitCollection: Hashable, Sendable {
  /// How much room there is along one direction.
  @frozen public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// Little room, such as the width of a phone held upright.
    case compact
    /// Much room, such as a tablet or a desktop window.
    case regular
  }

  /// Which way lines run.
  @frozen public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// Lines begin at the left.
    case leftToRight
    /// Lines begin at the right, as in Arabic and Hebrew.
    case rightToLeft
  }

  /// Whether things are dark on light ground or light on dark ground.
  @frozen public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// How much room there is across.
  public var horizontalSizeClass: SizeClass
  /// How much room there is from top to bottom.
  public var verticalSizeClass: SizeClass
  /// The side at which lines begin.
  public var layoutDirection: LayoutDirection
  /// Whether things are to fade rather than move.
  public var reducesMotion: Bool
  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme
  /// How large the person wants text to be.
  public var contentSizeCategory: ContentSizeCategory
  /// Pixels per point, above 0. In a collection view it is that of `setViewport(size:scale:)`.
  public var displayScale: Double

  /// Creates traits; each has a default.
  @inlinable public init(
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    layoutDirection: LayoutDirection = .leftToRight, reducesMotion: Bool = false,
    colorScheme: ColorScheme = .light, contentSizeCategory: ContentSizeCategory = .large,
    displayScale: Double = 1
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.reducesMotion = reducesMotion
    self.colorScheme = colorScheme
    self.contentSizeCategory = contentSizeCategory
    self.displayScale = displayScale
  }

  /// From this width in points on a window is regular along x, and from the height below on along y: the limits of
  /// Android's medium window classes.
  package static let regularWidth = 600.0
  package static let regularHeight = 480.0

  /// The traits of a window of a size in points, the others as they are in `base`: what a person has set.
  public init(
    windowSize: LayoutSize, layoutDirection: LayoutDirection = .leftToRight,
    base: TraitCollection = TraitCollection()
  ) {
    self = base
    horizontalSizeClass = windowSize.width >= Self.regularWidth ? .regular : .compact
    verticalSizeClass = windowSize.height >= Self.regularHeight ? .regular : .compact
    if layoutDirection != .leftToRight { self.layoutDirection = layoutDirection }
  }
}

extension TraitCollection {
  /// One of the traits, to say which of them somebody wants to know about.
  @frozen public enum Trait: String, Hashable, Sendable, CaseIterable {
    /// See `TraitCollection.horizontalSizeClass`.
    case horizontalSizeClass
    /// See `TraitCollection.verticalSizeClass`.
    case verticalSizeClass
    /// See `TraitCollection.layoutDirection`.
    case layoutDirection
    /// See `TraitCollection.reducesMotion`.
    case reducesMotion
    /// See `TraitCollection.colorScheme`.
    case colorScheme
    /// See `TraitCollection.contentSizeCategory`.
    case contentSizeCategory
    /// See `TraitCollection.displayScale`.
    case displayScale

    /// The traits that the size of a cell's content may depend on: how large text is, how much room there is, and
    /// the pixels that lengths are rounded to. The others change how things look, not how large they are.
    public static let sizes: Set<Trait> = [
      .horizontalSizeClass, .verticalSizeClass, .contentSizeCategory, .displayScale,
    ]

    /// Both size classes.
    package static let sizeClasses: Set<Trait> = [.horizontalSizeClass, .verticalSizeClass]
    /// All traits.
    public static let all = Set(allCases)
  }
}

extension TraitCollection {
  /// Whether all traits that affect sizes (`Trait.sizes`) are equal in both collections.
  public func hasSameSizes(as other: TraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && contentSizeCategory == other.contentSizeCategory && displayScale == other.displayScale
  }

  /// Which traits are others in another collection.
  public func differences(from other: TraitCollection) -> Set<Trait> {
    var found: Set<Trait> = []
    if horizontalSizeClass != other.horizontalSizeClass { found.insert(.horizontalSizeClass) }
    if verticalSizeClass != other.verticalSizeClass { found.insert(.verticalSizeClass) }
    if layoutDirection != other.layoutDirection { found.insert(.layoutDirection) }
    if reducesMotion != other.reducesMotion { found.insert(.reducesMotion) }
    if colorScheme != other.colorScheme { found.insert(.colorScheme) }
    if contentSizeCategory != other.contentSizeCategory { found.insert(.contentSizeCategory) }
    if displayScale != other.displayScale { found.insert(.displayScale) }
    return found
  }
}
