/// Traits of a screen, or a part of one, that differ from its environment; `nil` for those that do not.
public struct TraitOverrides: Hashable, Sendable {
  /// The horizontal size class; `nil` keeps the inherited one.
  public var horizontalSizeClass: TraitCollection.SizeClass?
  /// The vertical size class; `nil` keeps the inherited one.
  public var verticalSizeClass: TraitCollection.SizeClass?
  /// The layout direction; `nil` keeps the inherited one.
  public var layoutDirection: TraitCollection.LayoutDirection?
  /// Whether motion is reduced; `nil` keeps the inherited setting.
  public var reducesMotion: Bool?
  /// The color scheme; `nil` keeps the inherited one.
  public var colorScheme: TraitCollection.ColorScheme?
  /// The size of text; `nil` keeps the inherited one.
  public var contentSizeCategory: ContentSizeCategory?

  /// Overrides nothing.
  public init() {}

  /// Whether nothing is overridden.
  public var isEmpty: Bool { self == TraitOverrides() }
}

extension TraitCollection {
  /// These traits with others laid over them.
  public func applying(_ overrides: TraitOverrides) -> TraitCollection {
    var traits = self
    traits.horizontalSizeClass ?= overrides.horizontalSizeClass
    traits.verticalSizeClass ?= overrides.verticalSizeClass
    traits.layoutDirection ?= overrides.layoutDirection
    traits.reducesMotion ?= overrides.reducesMotion
    traits.colorScheme ?= overrides.colorScheme
    traits.contentSizeCategory ?= overrides.contentSizeCategory
    return traits
  }
}
