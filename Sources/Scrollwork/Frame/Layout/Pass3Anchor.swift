import ScrollLayout
import ScrollPrimitives

/// Pass 3, what the coordinate frame is held by: the element that new sizes leave where it is.
///
/// When elements before the screen come, go or turn out longer, everything behind them gets other content coordinates. The
/// person must not see that. So a round notes one element on screen, the anchor, and where it begins. If it begins
/// elsewhere in the next round, the difference is the *growth*: the scroll position, its limits and its target move by it,
/// and on screen everything stays.
extension FramePipeline {
  /// How far the frame moves with the anchor, or with the one that it replaced. Content that was visible before a
  /// jump may have no position within the edges next to the content that is visible now, once the sizes between turn
  /// out to differ. It would return from beyond an edge where it never was.
  func growth(of pin: inout FrameAnchor?, from first: FrameAnchor?, _ edges: ScrollBounds) -> Ticks
  {
    let growth = growth(of: pin)
    guard pin?.isHandedOver == true, !state.motion.scroll.isOverscrolled else { return growth }
    let place = state.motion.scroll.position + growth
    guard edges.clamp(place) != place else { return growth }
    pin = nil
    return self.growth(of: first)
  }

  func growth(of pin: FrameAnchor?) -> Ticks {
    guard let pin else { return .zero }
    switch state.applied.shared.anchorPolicy {
    case .none: return .zero
    case .trailingEdge: return state.layout.contentExtent - pin.content
    case .firstVisible, .lastVisible, .item: break
    }
    guard pin.placement != placement else { return pin.carried }
    guard let offset = state.layout.offset(of: pin.edge, at: pin.index) else { return pin.carried }
    return pin.growth(offset: offset)
  }

  /// Keeps the anchor while anything that was on screen before still is. Otherwise the element at the viewport's
  /// start becomes the anchor.
  ///
  /// - Parameter sharesScreen: whether `sharesScreen(with:)` holds for the position.
  func handOver(
    _ pin: FrameAnchor?, growth: Ticks, at position: Ticks, sharesScreen: Bool
  ) -> FrameAnchor? {
    if let pin {
      if sharesScreen { return pin }
      let pinned = state.layout.attributes(at: pin.index)
      if let pinned, pinned.slotTouches(screen(at: position)) { return pin }
    }
    // An item that was scrolled to stays where it was requested, whatever sizes its neighbors turn out to have. In
    // lanes these would separate what is still on screen.
    if let arrival = round.arrival, let start = state.layout.start(at: arrival) {
      if let pin, pin.index == arrival { return pin }
      if let pin, !pin.isHandedOver, state.layoutTraits.hasLanes, isNear(arrival, pin) {
        return pin
      }
      return FrameAnchor(
        index: arrival, offset: start, placement: placement,
        content: state.hold.anchor?.content ?? state.layout.contentExtent, carried: growth,
        isHandedOver: true)
    }
    guard let index = state.layout.element(near: position) else { return nil }
    // An element that seems to be off screen may share the screen once it is measured.
    if let pin, !pin.isHandedOver, isNear(index, pin) { return pin }
    return FrameAnchor(
      index: index, offset: startOfElement(at: index), placement: placement,
      content: state.hold.anchor?.content ?? state.layout.contentExtent, carried: growth,
      isHandedOver: true)
  }

  /// Whether so few elements lie between an element and those of the last frame's screen that both may be on screen together.
  private func isNear(_ index: Int, _ pin: FrameAnchor) -> Bool {
    let near = LayoutContext.nearbyElements
    let shown = state.live.places.shown
    let first = min(pin.index, shown?.first ?? pin.index)
    let last = max(pin.index, shown?.last ?? pin.index)
    return first - near <= index && index <= last + near
  }

  /// Whether anything of the last frame's screen is on screen at a position. Visible elements are measured, so all of
  /// them moved alike.
  func sharesScreen(with position: Ticks) -> Bool {
    guard let shown = state.live.places.shown else { return false }
    let screen = screen(at: position)
    if state.live.places.placement == placement, let range = shown.range {
      return range.lowerBound < screen.upperBound && range.upperBound > screen.lowerBound
    }
    guard let first = state.layout.attributes(at: shown.first),
      let last = state.layout.attributes(at: shown.last)
    else { return false }
    return min(first.start, last.end) < screen.upperBound && last.end > screen.lowerBound
  }

  /// The element on screen that the policy names, or the one nearest to the viewport's beginning.
  func anchor(at position: Ticks) -> Anchor? {
    anchor(at: position, by: state.applied.shared.anchorPolicy)
  }

  /// Applies an anchor policy, or the setting to follow an end of the content, that was set since the last frame: the
  /// updates of this frame are held by it already. To be called while the viewport is that of the last frame.
  func takeHold(of asked: AskedSettings) {
    let (settings, scroll) = (state.applied.settings, state.motion.scroll)
    let (start, end) = (scroll.bounds.minimum, scroll.bounds.maximum)
    if asked.settings.followsEnd, !settings.followsEnd {
      state.hold.follow(scroll.position, from: start, to: end, .zero, followsEnd: true)
    }
    if asked.settings.followsStart, !settings.followsStart {
      followStart(scroll.position, from: start, within: asked.settings.startThreshold)
    }
    let policy = queue.updates.first?.anchorPolicy ?? asked.shared.anchorPolicy
    guard policy != state.applied.shared.anchorPolicy, state.hold.anchor != nil else { return }
    state.hold.hold(by: anchor(at: scroll.position, by: policy))
  }

  private func anchor(at position: Ticks, by policy: AnchorPolicy) -> Anchor? {
    if let slot = anchorSlot(at: position, by: policy) { return anchor(of: slot, at: position) }
    guard let index = state.layout.element(near: position) else { return nil }
    return Anchor(
      element: state.structure.path(at: index), index: index, offset: startOfElement(at: index),
      placement: placement, content: state.layout.contentExtent)
  }

  /// The element of a cell as the anchor. In its callers, since each frame needs it.
  @inline(__always)
  func anchor(of slot: Int, at position: Ticks) -> Anchor {
    let live = state.live.pointer(slot)
    let edge = AnchorEdge(
      of: live.pointee.attributes, on: screen(at: position), inLines: state.layoutTraits.hasLines)
    return Anchor(
      element: live.pointee.attributes.element, index: live.pointee.attributes.index, edge: edge,
      offset: edge.offset(of: live.pointee.attributes), start: live.pointee.attributes.start,
      placement: state.live.places.placement, content: state.layout.contentExtent)
  }

  /// Holds another side of an anchor's element from here on, as far from the one held now as the layout has it. Says
  /// whether the layout shows the element.
  @discardableResult
  func hold(_ edge: AnchorEdge, of anchor: inout Anchor) -> Bool {
    guard let held = state.layout.offset(of: anchor.edge, at: anchor.index),
      let other = state.layout.offset(of: edge, at: anchor.index)
    else { return false }
    anchor.offset = anchor.offset + other - held
    anchor.edge = edge
    return true
  }

  /// Whether the element of a cell can hold the frame: on screen where it lies.
  @inline(__always)
  private func canHold(_ slot: Int, on screen: Range<Ticks>, _ cross: Range<Ticks>) -> Bool {
    let live = state.live.pointer(slot)
    return live.pointee.attributes.touches(screen)
      && !isHeldAtEdge(live.pointee.attributes, in: screen)
      && live.pointee.attributes.crossStart < cross.upperBound
      && live.pointee.attributes.crossEnd > cross.lowerBound
  }

  /// Holds the frame by the first item on screen in place of a header before it.
  func holdItem() {
    guard state.applied.shared.anchorPolicy == .firstVisible,
      state.hold.anchor?.element.isItem == false
    else { return }
    let position = state.motion.scroll.position
    let (screen, cross) = (screen(at: position), crossWindow)
    let item = state.live.indices.first { slot in
      state.live[slot].attributes.element.isItem && canHold(slot, on: screen, cross)
    }
    if let item { state.hold.hold(by: anchor(of: item, at: position)) }
  }

  private func anchorSlot(at position: Ticks, by policy: AnchorPolicy) -> Int? {
    let screen = screen(at: position)
    let cross = crossWindow
    func isCandidate(_ slot: Int) -> Bool { canHold(slot, on: screen, cross) }
    switch policy {
    case .lastVisible:
      if let slot = state.live.indices.last(where: isCandidate) { return slot }
    case .item(let path):
      let slot = state.structure.index(of: .item(path)).flatMap { liveSlot(at: $0) }
      if let slot, isCandidate(slot) { return slot }
    case .firstVisible, .trailingEdge, .none:
      break
    }
    return state.live.indices.first(where: isCandidate)
      ?? state.live.indices.first { state.live[$0].attributes.touches(screen) }
  }

  /// The viewport's length along the axis.
  @inline(__always)
  var viewportLength: Ticks {
    state.layout.axis == .vertical ? state.applied.settings.height : state.applied.settings.width
  }

  /// The viewport's length across the axis.
  @inline(__always)
  var viewportBreadth: Ticks {
    state.layout.axis == .vertical ? state.applied.settings.width : state.applied.settings.height
  }

  /// What of the content lies in the window across the axis.
  @inline(__always)
  var crossWindow: Range<Ticks> {
    round.crossStart..<round.crossStart + viewportBreadth
  }

  /// What the viewport shows at a position, in content coordinates.
  @inline(__always)
  func screen(at position: Ticks) -> Range<Ticks> {
    position..<position + viewportLength
  }
}
