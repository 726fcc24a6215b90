import ScrollLayout
import ScrollPrimitives

/// Pass 0, except for edits of the items: the first frame, restored states, reloads, new settings and new layouts.
extension FramePipeline {
  /// Puts the content at its leading edge in the first frame, or at the place of a restored state. Returns how far the
  /// content moved; `nil` where the frame goes on from the place before.
  func open(_ saved: ScrollState?, isFirst: Bool) -> Ticks? {
    let insetsChanged = updateEdges()
    if isFirst { beginAtLeadingEdge() } else if insetsChanged { postInsets() }
    guard let saved, let position = layOut(as: saved) else { return isFirst ? .zero : nil }
    notes.cameBefore = false
    let before = state.motion.scroll.position
    updateEdges()
    place(at: position)
    notes.edgeChange = EdgeChange(isFrameMoved: true)
    return isFirst ? .zero : state.motion.scroll.position - before
  }

  /// Replaces all items and binds them again. Returns `false`, and changes nothing, where the layout refuses them.
  ///
  /// - Parameter newPath: the new path of an item that stays; `nil` where no item is known to stay.
  func replaceItems(
    _ structure: ItemStructure, by layout: (any CollectionLayout)?,
    _ newPath: ((ItemPath) -> ItemPath?)?
  ) -> Bool {
    let (kept, before) = (keptItems(newPath), state.structure)
    notes.isLaidOutAnew = true
    letGoOfLine()
    let done = layOut(structure, by: layout)
    if done.isLaidOut {
      relocateEvents(newPath ?? { _ in nil })
      // Cells that leave may ask for updates: of the items that are there now.
      retireAll(of: before)
      endTransition()
      state.newItems.forget()
      forgetInteraction(of: before)
      keep(kept)
      moveFrame(by: done.growth)
    }
    return done.isLaidOut
  }

  /// Lays out the same items for a new viewport, new traits or a new layout. Returns how far the content was moved back to
  /// the place where the person had left it, and whether that place was known.
  ///
  /// - Parameters:
  ///   - old: the settings before, if the viewport or the traits changed.
  ///   - isRelaid: whether elements may lie elsewhere along the axis.
  func layOutOtherwise(
    by layout: UpdateQueue.LayoutChange?, resizedFrom old: Settings?, isRelaid: Bool
  ) -> (moved: Ticks, isReturned: Bool) {
    var (moved, isReturned) = (Ticks.zero, false)
    let position = state.motion.scroll.position
    if isRelaid {
      let way = recallReading()
      isReturned = way != nil
      if let way, way != .zero {
        if layout == nil { goOnFromHere() }
        moved = returnContent(by: way)
      }
      notes.isLaidOutAnew = true
      letGoOfLine()
    }
    if let old {
      if changesRoom(old) { endSwipes() }
      // Only here may a section have other boundaries than before.
      let mayHide = state.layoutTraits.runsAcross || !state.layout.isBuiltIn
      let anchors = mayHide ? anchorsOnScreen() : []
      layOutAgain()
      if mayHide { letGoOfHidden(anchors) }
      recallArrangement()
    }
    if let layout {
      change(
        to: layout.made(from: state.layout.layout), isPrepared: layout.layout == nil,
        isAnimated: layout.isAnimated, from: position)
      if !showsElementOfReading { moved = moved + returnContent(by: .zero - moved) }
    }
    return (moved, isReturned)
  }

  /// The elements on screen that could hold the frame, where they are before another layout.
  private func anchorsOnScreen() -> [Anchor] {
    placeLiveCells()
    return slotsByPolicy().map { anchor(of: $0, at: state.motion.scroll.position) }
  }

  /// Takes the cells of elements that the layout shows no more, such as a header that its section lost. Where the anchor
  /// is one of them, another element on screen holds the frame.
  ///
  /// - Parameter anchors: the elements that could hold it before.
  private func letGoOfHidden(_ anchors: [Anchor]) {
    func isShown(_ index: Int) -> Bool { state.layout.start(at: index) != nil }
    if let anchor = state.hold.anchor, !isShown(anchor.index) {
      state.hold.hold(by: anchors.first { isShown($0.index) })
    }
    guard !state.live.indices.allSatisfy({ isShown(state.live[$0].attributes.index) }) else {
      return
    }
    relocate(RowMap(), from: state.structure, isPlaced: false, isAnimated: false)
  }

  /// Changes the layout. Elements on screen stay as far as the new layout shows them.
  ///
  /// - Parameters:
  ///   - isPrepared: whether it is the layout there is, with changes.
  ///   - position: where the content was before it was moved back to what the person had left.
  private func change(
    to layout: any CollectionLayout, isPrepared: Bool, isAnimated: Bool, from position: Ticks
  ) {
    let duration =
      isAnimated && state.applied.hasBegun ? state.applied.settings.animationDuration : 0
    moveFrame(
      by: change(to: layout, isPrepared: isPrepared, duration: duration, from: position))
    relocate(RowMap(), from: state.structure, isPlaced: false, isAnimated: false)
    retireDecorations()
  }

  /// Whether swiped cells have a different width or direction than in the settings before.
  func changesRoom(_ old: Settings) -> Bool {
    old.viewport != state.applied.settings.viewport
      || old.traits.layoutDirection != state.applied.settings.traits.layoutDirection
  }

  /// Whether elements may lie elsewhere along the axis than by the settings before: the direction of lines changes
  /// nothing there.
  func changesSizes(_ old: Settings) -> Bool {
    old.viewport != state.applied.settings.viewport
      || !old.traits.hasSameSizes(as: state.applied.settings.traits)
  }

  /// Whether what the layout depends on is other than in the settings before.
  func isResized(_ old: Settings) -> Bool {
    old.viewport != state.applied.settings.viewport || old.traits != state.applied.settings.traits
  }
}
