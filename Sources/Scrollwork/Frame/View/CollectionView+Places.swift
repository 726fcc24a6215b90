public import ScrollLayout
public import ScrollPrimitives

/// Where elements are, as of the last frame.
extension CollectionView {
  /// The items on screen, first to last. O(elements on screen).
  public var visibleItems: [ItemPath] {
    pipeline.state.screen.visible.compactMap { visible in
      if case .item(let path) = visible.element { path } else { nil }
    }
  }

  /// Whether any part of an element is on screen. O(elements on screen).
  public func isVisible(_ element: ElementPath) -> Bool { shown(element) != nil }

  /// Where an element is, in points in the viewport's coordinates, x from the left also where layouts run from right to
  /// left. On screen it is where the last frame showed it: pinned to an edge, or on its way in an animation. Off screen
  /// it is where the layout has it, by sizes that may be estimates.
  ///
  /// - Returns: `nil` for an element that does not exist, that the layout does not show, or that a layout of lanes, lines
  ///   or spans has not placed because it is far from the screen. O(log elements) and O(elements on screen).
  public func frame(of element: ElementPath) -> LayoutRect? {
    if let shown = shown(element) {
      return pipeline.rect(
        of: ShownFrame(
          start: shown.start, extent: shown.extent, crossStart: shown.crossStart,
          crossExtent: shown.crossExtent))
    }
    guard let attributes = attributes(for: element) else { return nil }
    return pipeline.rect(
      of: ShownFrame(
        start: attributes.start - pipeline.state.motion.scroll.position, extent: attributes.extent,
        crossStart: pipeline.shownCrossStart(of: attributes), crossExtent: attributes.crossExtent))
  }

  /// Where the layout has an element, in ticks in content coordinates, and whether its size was measured.
  ///
  /// - Returns: `nil` in the same cases as ``frame(of:)``. O(log elements).
  public func attributes(for element: ElementPath) -> LayoutAttributes? {
    pipeline.state.structure.index(of: element).flatMap { pipeline.state.layout.attributes(at: $0) }
  }

  /// Where the cells of items that are gone and are seen to go are shown along the axis, in the viewport's
  /// coordinates; those that have faded away are left out. O(``Frame/leavingCells``).
  package var leavingSpans: [(start: Ticks, extent: Ticks)] {
    guard let time = pipeline.state.time else { return [] }
    return pipeline.state.leaving.leaving.compactMap { cell in
      let look = cell.look(at: time)
      return look.opacity > 0 ? (look.frame.start, look.frame.extent) : nil
    }
  }

  private func shown(_ element: ElementPath) -> VisibleElement? {
    pipeline.state.screen.visible.first { $0.element == element }
  }
}
