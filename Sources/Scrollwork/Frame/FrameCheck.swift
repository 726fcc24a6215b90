#if DEBUG
  import ScrollLayout
  import ScrollPrimitives

  /// What a debug build checks at the end of each frame: that what the frame shows is what the layout says now.
  ///
  /// The pipeline carries several answers of the layout from frame to frame. This check asks the layout again,
  /// without any of them, and compares. It covers the layouts of this package: what a layout of the caller's own
  /// answers is the caller's.
  extension FramePipeline {
    /// Reports a frame that differs from a fresh answer of the layout as a diagnostic. O(cells).
    func checkFrame() {
      guard state.layout.isBuiltIn, !isExhausted, state.diagnostics.isEmpty,
        viewportLength > .zero, viewportBreadth > .zero
      else { return }
      if let fault = frameFault() { state.diagnose(.inconsistentFrame(reason: fault)) }
    }

    /// The first difference between the frame and a fresh answer of the layout.
    private func frameFault() -> String? {
      let screen = screen(at: state.motion.scroll.position)
      var isScreenChecked = false
      if arePlacesCurrent, let covered = state.live.places.covered, covered.cross == crossWindow,
        !covered.main.isEmpty
      {
        let (isAsked, fault) = fault(in: covered)
        if let fault { return "covered: \(fault)" }
        isScreenChecked = isAsked && covered.main.contains(screen)
      }
      if !isScreenChecked {
        let (_, fault) = fault(in: LayoutWindow(main: screen, cross: crossWindow))
        if let fault { return fault }
      }
      return placesFault() ?? visibleFault(in: screen)
    }

    /// Whether every element of a window has a cell where the layout says now, and a size; and whether the layout could
    /// be asked without placing more.
    private func fault(in window: LayoutWindow) -> (isAsked: Bool, fault: String?) {
      // A copy: a layout may place more of its elements when it is asked, which would not happen in a release build.
      let layout = host(state.layout.layout)
      let version = layout.version
      var found: [LayoutAttributes] = []
      layout.elements(in: window, into: &found)
      guard layout.version == version else { return (false, nil) }
      for fresh in found where fresh.extent > .zero || !fresh.isMeasured {
        guard isInWindowAcross(fresh) else { continue }
        guard let slot = liveSlot(at: fresh.index) else {
          return (true, "\(fresh.element) at \(fresh.start.points) has no cell")
        }
        if let fault = fault(of: slot, fresh) { return (true, fault) }
      }
      return (true, nil)
    }

    /// Whether what is known of the live elements together is what their places say.
    private func placesFault() -> String? {
      guard arePlacesCurrent else { return "places of live elements are of another placement" }
      let known = state.live.places
      var (reach, shown): (LivePlaces.LiveExtent?, LivePlaces.Shown?)
      for slot in state.live.indices {
        let attributes = state.live[slot].attributes
        reach?.take(attributes)
        if reach == nil { reach = LivePlaces.LiveExtent(of: attributes) }
        let isMoving =
          !attributes.isPinned && state.moving.transition != nil
          && !attributes.touches(screen(at: state.motion.scroll.position))
        guard state.live[slot].isDisplayed, !attributes.isPinned, !isMoving else { continue }
        shown.take(attributes)
      }
      if let wide = known.reach, let reach,
        wide.lastStart < reach.lastStart || wide.firstEnd > reach.firstEnd
      {
        return "live elements reach further than \(wide)"
      }
      guard state.interaction.lift == nil, state.interaction.swipes.isEmpty else { return nil }
      return known.shown?.range == shown?.range
        ? nil : "\(String(describing: known.shown)) is shown"
    }

    private func fault(of slot: Int, _ fresh: LayoutAttributes) -> String? {
      let live = state.live[slot]
      let known = live.attributes
      guard known.element == fresh.element, known.start == fresh.start,
        known.extent == fresh.extent,
        known.crossStart == fresh.crossStart, known.crossExtent == fresh.crossExtent
      else { return "\(fresh.element) is placed at \(known), the layout says \(fresh)" }
      if !live.isPlaceholder, live.owned != nil, !state.layout.isMeasured(at: fresh.index) {
        return "\(fresh.element) is on screen and was not measured"
      }
      return nil
    }

    /// Whether the elements on screen that lie where the layout has them are listed, there and nowhere else.
    private func visibleFault(in screen: Range<Ticks>) -> String? {
      guard state.moving.transition == nil, state.interaction.lift == nil else { return nil }
      let listed = Dictionary(
        state.screen.visible.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
      for slot in state.live.indices {
        let attributes = state.live[slot].attributes
        guard !attributes.isPinned, attributes.touches(screen), isInWindowAcross(attributes) else {
          continue
        }
        guard let shown = listed[attributes.index] else {
          // A frozen column that does not fit the viewport has cells and is not on screen.
          let isBeside = shownCrossStart(of: attributes) >= viewportBreadth
          if attributes.crossExtent == .zero || isBeside { continue }
          return "\(attributes.element) is on screen and not listed"
        }
        guard shown.element == attributes.element,
          shown.start == attributes.start - screen.lowerBound,
          shown.extent == attributes.extent
        else { return "\(attributes.element) is listed at \(shown.start.points)" }
      }
      return nil
    }
  }
#endif
