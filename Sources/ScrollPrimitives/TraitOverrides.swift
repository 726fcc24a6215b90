/// Traits of a screen, or a part of one, that differ from its environment; `nil` for those that do not.
public struct TraitOverrides: Hashable, Sendable {
  public var horizontalSizeClass: TraitCollection.SizeClass?
  public var verticalSizeClass: TraitCollection.SizeClass?
  public var layoutDirection: TraitCollection.LayoutDirection?
  public var reducesMotion: Bool?
  public var colorScheme: TraitCollection.ColorScheme?
  public var contentSizeCategory: ContentSizeCategory?

  /// Overrides nothing.
  public init() {}

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
