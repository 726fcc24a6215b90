public import Scrollwork

/// A view that is a collection view: a layout pass gives it the viewport, the safe area and the traits.
///
/// What is on screen stays when any of them changes.
open class ListView: ScreenView {
  /// The collection view that the screen shows.
  public let collectionView: CollectionView

  /// Creates a view that shows a collection view.
  public init(_ collectionView: CollectionView) {
    self.collectionView = collectionView
    collectionView.isHostedByScreen = true
    super.init()
  }

  /// Passes changes on to the list. A subclass that overrides it calls this.
  ///
  /// A size that no viewport can have, infinite or negative, leaves the list as it is.
  open override func layoutSubviews() {
    try? collectionView.setViewport(size: frame.size, scale: traits.displayScale)
    if collectionView.safeAreaInsets != safeAreaInsets {
      try? collectionView.setSafeAreaInsets(safeAreaInsets)
    }
    if collectionView.traits != traits { collectionView.traits = traits }
  }
}
