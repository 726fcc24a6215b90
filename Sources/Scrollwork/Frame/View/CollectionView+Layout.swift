public import ScrollLayout

/// Switching the layout, decorations, and the state that is saved of a view.
extension CollectionView {
  /// How items are laid out, as of the last frame.
  public var layout: any CollectionLayout { pipeline.state.layout.layout }

  /// Lays items out by another layout from the next frame on. The anchor's item keeps its position on the screen;
  /// cells of items that stay on screen are not bound again, and are measured again.
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
      try tried.prepare(
        LayoutContext(
          structure: pendingStructure, container: pipeline.asked.settings.viewport,
          traits: pipeline.asked.settings.traits))
    } catch {
      throw CollectionError(error)
    }
    pipeline.queue.layout = UpdateQueue.LayoutChange(layout, isAnimated: animated)
    note(.setLayout(layout, animated: animated))
  }

  /// Changes the layout where it is, from the next frame on: what your own layout knows besides the items, such as which card is
  /// open. The layout is not prepared again and keeps the sizes that it knows, unless the change forgets them. All elements near
  /// the screen are queried again, the anchor's item keeps its position on the screen, and cells stay as they are.
  ///
  /// ```swift
  /// try view.updateLayout(as: CardLayout.self, animated: true) { $0.openCard = 5 }
  /// ```
  ///
  /// The closure gets the layout as of the next frame, after all updates that were requested until then. A `setLayout(_:animated:)`
  /// after it replaces the changed layout. Recordings have no layouts of your own, and so no changes of them.
  ///
  /// - Parameters:
  ///   - type: the type of the layout.
  ///   - animated: whether elements move to their new places, or are there at once.
  ///   - change: changes the layout. The axis stays as it is.
  /// - Throws: `otherLayout` if the layout of the next frame is of another type; nothing changes then.
  public func updateLayout<Layout: CollectionLayout>(
    as type: Layout.Type = Layout.self, animated: Bool,
    _ change: @escaping (inout Layout) -> Void
  ) throws(CollectionError) {
    let queued = pipeline.queue.layout
    let current = queued?.layout ?? layout
    guard current is Layout else {
      throw .otherLayout(expected: "\(Layout.self)", found: "\(Swift.type(of: current))")
    }
    pipeline.queue.layout = UpdateQueue.LayoutChange(
      queued?.layout, isAnimated: animated || queued?.isAnimated ?? false,
      edits: (queued?.edits ?? []) + [
        { layout in
          guard var changed = layout as? Layout else { return layout }
          change(&changed)
          return changed
        }
      ])
  }

  /// Says which cells show the decorations of a kind. They are made, pooled and drawn as other cells are;
  /// `configure` is called with each for what it is to show. They have no context, and `willDisplay()` and
  /// `didEndDisplaying()` are not called.
  public func register<Cell: ReusableCell>(
    _ type: Cell.Type, forDecoration kind: DecorationKind,
    configure: @escaping (Cell, DecorationPath) -> Void = { _, _ in }
  ) {
    pipeline.store.register(type, forDecoration: kind, configure: configure)
  }

  /// Gives elements decorations, whatever the layout, from the next frame on; none by default. Each element of a kind has one;
  /// a cell that draws nothing shows none. They are configured again when their elements are, and with every update.
  ///
  /// - Parameter decorations: in the order in which they are drawn within a layer.
  /// - Throws: `invalidValue` for a size that is negative or not finite, and for other numbers that are not finite.
  public func setAnchoredDecorations(_ decorations: [AnchoredDecoration]) throws(CollectionError) {
    for (index, decoration) in decorations.enumerated() {
      if let problem = decoration.problem {
        throw .invalidValue(
          parameter: "decorations[\(index)].\(problem.name)", value: problem.value)
      }
    }
    pipeline.asked.anchored = decorations
    pipeline.notes.isAnchoredAgain = true
  }

  /// The decorations of elements, as they were set.
  public var anchoredDecorations: [AnchoredDecoration] { pipeline.asked.anchored }

  // MARK: The scroll indicator

  /// The bar that shows how much of the content is on screen, and where. Exact. While a pointer holds it, it only
  /// moves or changes its length when the pointer moves it, even if measured sizes differ from their estimates.
  public var indicator: ScrollIndicator { pipeline.state.motion.scroll.indicator }

  /// Draws bars along the view's trailing sides while content moves, and for a while after; `nil`, the default, draws none.
  /// Along the scroll axis they lie within the adjusted insets. They fade by the frames' times.
  ///
  /// - Throws: `invalidValue` for a number outside its range.
  public func setIndicatorStyle(_ style: ScrollIndicatorStyle?) throws(CollectionError) {
    if let problem = style?.problem {
      throw .invalidValue(parameter: "indicatorStyle.\(problem.name)", value: problem.value)
    }
    pipeline.asked.settings.indicatorStyle = style
  }

  /// How the view draws its bars, as it was set.
  public var indicatorStyle: ScrollIndicatorStyle? { pipeline.asked.settings.indicatorStyle }

  /// Shows the bars in the next frame although nothing moves, as a view does that has just come on screen.
  public func flashIndicators() { pipeline.notes.isFlashing = indicatorStyle != nil }

  /// Holds the bar, from the next frame on; running motions stop, and content beyond an edge stays there until the bar is
  /// moved or let go. Flings and animated scrolls do nothing meanwhile.
  public func holdIndicator(when: ScrollMoment = .nextFrame) throws(CollectionError) {
    try enqueue(.holdIndicator, when)
    note(.holdIndicator(when: when))
  }

  /// Moves the held bar, and the content with it: at 0 the content is at its beginning and at 1 at its end,
  /// and it moves only when the bar does. Nothing happens while it is not held.
  ///
  /// - Parameters:
  ///   - position: the new position of the bar, 0 to 1; numbers beyond are clamped.
  ///   - when: the moment it goes there.
  /// - Throws: `invalidValue` when it is not a number.
  public func moveIndicator(
    to position: Double, when: ScrollMoment = .nextFrame
  ) throws(CollectionError) {
    guard !position.isNaN else {
      throw .invalidValue(parameter: "position", value: position)
    }
    try enqueue(.moveIndicator(to: position), when)
    note(.moveIndicator(to: position, when: when))
  }

  /// Lets the bar go. The difference to where the content is then goes as the content is scrolled on.
  public func releaseIndicator(when: ScrollMoment = .nextFrame) throws(CollectionError) {
    try enqueue(.releaseIndicator, when)
    note(.releaseIndicator(when: when))
  }
}
