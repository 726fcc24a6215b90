public import ScrollPrimitives

/// What a layout lays out, and in which room.
public struct LayoutContext: Equatable, Sendable {
  /// The items there are.
  public var structure: ItemStructure
  /// The viewport's size in points.
  public var container: LayoutSize
  public var traits: TraitCollection

  /// How many elements beside those on screen may turn out so short, once they are measured, that they
  /// fit on one screen with them: a jump over no more keeps to what was on screen before it. A layout
  /// that places elements relative to one another keeps the places of what lies that near.
  public static let nearbyElements = 256

  public init(
    structure: ItemStructure = .empty, container: LayoutSize = .zero,
    traits: TraitCollection = TraitCollection()
  ) {
    self.structure = structure
    self.container = container
    self.traits = traits
  }
}

/// A rectangle in content coordinates, in ticks along and across the axis.
@frozen public struct LayoutWindow: Equatable, Sendable {
  public var main: Range<Ticks>
  /// Layouts no wider than their container may leave it aside.
  public var cross: Range<Ticks>

  @inlinable public init(main: Range<Ticks>, cross: Range<Ticks>) {
    self.main = main
    self.cross = cross
  }

  /// The window as far as content may lie in it, so that sums of its ends with lengths are right.
  @inline(__always)
  var bounded: LayoutWindow {
    LayoutWindow(main: main.bounded, cross: cross.bounded)
  }

  /// All places that content may lie at, with room for sums of them.
  package static let everywhere =
    Ticks(rawValue: Int64.min / 4)..<Ticks(rawValue: Int64.max / 4)
}

extension Range<Ticks> {
  /// The range as far as content may lie in it.
  @inline(__always)
  var bounded: Range<Ticks> { clamped(to: LayoutWindow.everywhere) }
}

/// What has changed since a layout was last brought up to date.
public struct LayoutInvalidation: Equatable, Sendable {
  /// What is laid out from now on.
  public var context: LayoutContext
  /// How the items before became those of the context, one change after the other; each names places
  /// as they are after the ones before it. Empty when they are the same.
  public var edits: [ItemEdit]
  /// The container or the traits are others than before.
  public var isResized: Bool
  /// The sizes of cells may be others, because one of `TraitCollection.Trait.sizes` is: those that were asked for
  /// are to be asked for again, and stay until then.
  public var needsMeasure = false
  /// The element, as it is before the edits, whose neighbours on the screen must not move against it;
  /// `nil` when nothing is on screen.
  public var anchor: Int?
  /// What the viewport shows, in content coordinates as they are before the edits.
  package var screen: Range<Ticks>?
  /// What the edits do to the row, where that is known already.
  package var rowEdits: RowEdits?

  public init(
    context: LayoutContext, edits: [ItemEdit] = [], isResized: Bool = false, anchor: Int? = nil
  ) {
    self.context = context
    self.edits = edits
    self.isResized = isResized
    self.anchor = anchor
  }
}

/// Where content shorter than the viewport lies along the axis.
@frozen public enum ContentAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case trailing
}
