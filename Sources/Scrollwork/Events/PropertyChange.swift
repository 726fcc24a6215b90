public import ScrollLayout
public import ScrollPrimitives

/// A property of a collection view that gets another value, for `CollectionView.willChangeProperty` and
/// `didChangeProperty`. Offsets and insets are in points.
public enum PropertyChange: Hashable, Sendable {
  /// The content scrolled in a frame, as `ScrollEvent.didScroll` tells.
  case contentOffset(old: LayoutPoint, new: LayoutPoint)
  /// The content inset changed, in points.
  case contentInset(old: LayoutInsets, new: LayoutInsets)
  /// Which items are selected, in order.
  case selection(old: [ItemPath], new: [ItemPath])
  /// The traits changed.
  case traits(old: TraitCollection, new: TraitCollection)

  /// Which property it is.
  public var property: Property {
    switch self {
    case .contentOffset: .contentOffset
    case .contentInset: .contentInset
    case .selection: .selection
    case .traits: .traits
    }
  }

  /// The properties that are observed.
  public enum Property: Hashable, Sendable, CaseIterable {
    /// `CollectionView.contentOffset`.
    case contentOffset
    /// `CollectionView.contentInset`.
    case contentInset
    /// `CollectionView.selectedItems`.
    case selection
    /// `CollectionView.traits`.
    case traits
  }
}
