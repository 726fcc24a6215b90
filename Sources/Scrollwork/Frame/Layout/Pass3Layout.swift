import ScrollLayout
import ScrollPrimitives

/// Pass 3: the layout takes items, the viewport and its surroundings.
extension FramePipeline {
  /// Lays new sections out. The item that the viewport began with keeps its place if there still is
  /// one at its path: returns how far the coordinate frame moves for that, or `nil`, and whether the layout
  /// has taken them.
  ///
  /// - Parameter layout: another layout to lay them out by.
  func layOut(
    _ structure: ItemStructure, by layout: (any CollectionLayout)?
  ) -> (isLaidOut: Bool, growth: Ticks?) {
    state.takeRoom()
    let new = layout.map(host) ?? state.layout
    let before = placement
    do {
      try new.prepare(context(of: structure))
    } catch {
      state.diagnoseOnce(CollectionError(error))
      return (false, nil)
    }
    state.take(new)
    state.take(structure)
    state.hold.forgetReading()
    state.placeAnew(after: before)
    guard let anchor = state.hold.anchor, let index = structure.index(of: anchor.element) else {
      state.hold.hold(by: nil)
      return (true, nil)
    }
    return (true, moveAnchor(to: index))
  }

  /// Gives the anchor's element another flat index. Returns how far the coordinate frame moves because of the new
  /// layout.
  func moveAnchor(to index: Int) -> Ticks? {
    guard let anchor = state.hold.anchor,
      let offset = state.layout.offset(of: anchor.edge, at: index)
    else {
      state.hold.hold(by: nil)
      return nil
    }
    let holder = Anchor(
      element: state.structure.path(at: index), index: index, edge: anchor.edge, offset: offset,
      placement: placement, content: anchor.content)
    state.hold.hold(by: holder)
    return followed(offset - anchor.offset)
  }

  /// Applies the viewport's size and traits; sizes that depend on them are measured again as cells come on screen.
  func layOutAgain() {
    let traits = state.room.traits
    state.takeRoom()
    let before = placement
    do {
      var invalidation = LayoutInvalidation(
        context: context(of: state.structure), isResized: true, anchor: state.hold.anchor?.index)
      invalidation.needsMeasure = !state.room.traits.hasSameSizes(as: traits)
      try state.layout.invalidate(invalidation)
    } catch {
      state.diagnoseOnce(CollectionError(error))
    }
    state.placeAnew(after: before)
  }

  func context(of structure: ItemStructure) -> LayoutContext {
    LayoutContext(structure: structure, container: state.room.viewport, traits: state.room.traits)
  }

  /// Which placement of the elements holds now: it changes whenever one of them may have moved.
  var placement: Int { state.placement }
}
