public import ScrollLayout

/// Another layout, decorations, and what is kept of a view.
extension CollectionView {
  /// How items are laid out, as of the last frame.
  public var layout: any CollectionLayout { state.layout }

  /// Lays items out otherwise from the next frame on. The anchor's item keeps its place on the screen;
  /// cells of items that stay on screen are not bound again, and sizes are asked for anew.
  ///
  /// - Parameters:
  ///   - layout: the new layout.
  ///   - animated: whether elements move to their new places, for `ScrollProfile.animationDuration`
  ///     seconds, or are there at once. Layouts along another axis are there at once.
  /// - Throws: what the layout says of the items there are; nothing changes then.
  public func setLayout(
    _ layout: any CollectionLayout, animated: Bool
  ) throws(CollectionError) {
    do {
      var tried = layout
      try tried.prepare(context(of: pendingStructure))
    } catch {
      throw CollectionError(error)
    }
    queue.layout = (layout, animated)
  }

  /// Says which cells show the decorations of a kind. They are made, pooled and drawn as other cells are;
  /// `configure` is called with each for what it is to show.
  public func register<Cell: ReusableCell>(
    _ type: Cell.Type, forDecoration kind: String,
    configure: @escaping (Cell, DecorationPath) -> Void = { _, _ in }
  ) {
    store.register(type, forDecoration: kind, configure: configure)
  }
}
