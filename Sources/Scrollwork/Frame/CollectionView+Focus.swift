public import ScrollLayout
import ScrollPhysics
public import ScrollPrimitives

/// Where keys go.
public enum FocusDirection: Hashable, Sendable {
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case first
  case last
}

/// Going from item to item by keys. The focus belongs to an item, not to its cell: it stays with it through
/// updates and while it is off the screen, and goes to the nearest item when it is removed.
extension CollectionView {
  /// Has keys go to an item, or to none, and scrolls as little as shows it.
  ///
  /// - Throws: `itemOutOfRange`.
  public func focus(_ path: ItemPath?, animated: Bool = true) throws(CollectionError) {
    let element = try path.map { path throws(CollectionError) in try shownElement(path) }
    state.interaction.focused = element
    state.interaction.isChanged = true
    if let path { reveal(path, animated: animated) }
  }

  /// Scrolls to an item of the last frame, wherever what is queued puts it.
  private func reveal(_ path: ItemPath, animated: Bool) {
    guard case .item(let now)? = queue.path(.item(path), from: state.structure) else { return }
    try? scrollToItem(at: now, at: .nearest, animated: animated)
  }

  /// Goes on to the item that lies in a direction: of those that lie wholly beyond the focused one, the
  /// nearest along the axis, and of these the nearest across. Without a focus the first item on screen
  /// gets it. Pages are the viewport's length between what is pinned. Items that `interactionHandler` refuses are
  /// passed over, each of which costs a call.
  ///
  /// What is needed is scrolled to show the item, on both axes and clear of what is pinned. The first and the last
  /// item of all have the content scrolled to its end, also to where that is when items have come on the way.
  ///
  /// - Returns: whether the focus went on.
  @discardableResult
  public func moveFocus(_ direction: FocusDirection, animated: Bool = true) -> Bool {
    guard let target = focusTarget(direction), let path = itemPath(target) else { return false }
    let isNew = target != state.interaction.focused
    guard isNew || direction == .first || direction == .last else { return false }
    if isNew {
      state.interaction.focused = target
      state.interaction.isChanged = true
      focusNews = path
    }
    switch direction {
    case .first where state.structure.item(before: target) == nil: revealEdge(.leading, animated)
    case .last where state.structure.item(after: target) == nil: revealEdge(.trailing, animated)
    default: break
    }
    reveal(path, animated: animated)
    return isNew
  }

  /// Scrolls to an end of the content, wherever that is on arrival.
  private func revealEdge(_ side: EdgeSide, _ isAnimated: Bool) {
    let beyond = side == .leading ? -Ticks.maximum : Ticks.maximum
    let offset = LayoutPoint(
      main: beyond.points, cross: contentAcross?.model.position.points ?? 0, axis: axis)
    try? setContentOffset(offset, animated: isAnimated)
  }

  /// Handles a key: arrows, page up and down, home and end move the focus; space and enter select the
  /// focused item as a tap does; a letter goes to what `typeAheadHandler` finds.
  ///
  /// - Returns: whether the key did something.
  public func press(_ key: KeyPress) throws(CollectionError) -> Bool {
    guard key.modifiers.isDisjoint(with: [.control, .command, .option]) else { return false }
    switch key.key {
    case .up: return moveFocus(.up)
    case .down: return moveFocus(.down)
    case .left: return moveFocus(.left)
    case .right: return moveFocus(.right)
    case .pageUp: return moveFocus(.pageUp)
    case .pageDown: return moveFocus(.pageDown)
    case .home: return moveFocus(.first)
    case .end: return moveFocus(.last)
    case .space, .enter:
      guard settings.selectionMode != .none, state.interaction.focused != nil else { return false }
      tapNews = true
      return true
    case .character(let letter):
      guard let path = typeAheadHandler?(self, letter), mayInteract(.focus, path) else {
        return false
      }
      try focus(path)
      focusNews = path
      return true
    default: return false
    }
  }

  private func focusTarget(_ direction: FocusDirection) -> Int? {
    let structure = state.structure
    guard structure.itemCount > 0 else { return nil }
    switch direction {
    case .first: return allowed(from: structure.path(atItem: 0), by: 1)
    case .last: return allowed(from: structure.path(atItem: structure.itemCount - 1), by: -1)
    default: break
    }
    guard let focused = state.interaction.focused, let from = state.layout.attributes(at: focused)
    else { return firstOnScreen() }
    let isVertical = axis == .vertical
    switch direction {
    case .up where isVertical, .left where !isVertical && !isMirrored,
      .right where !isVertical && isMirrored:
      return along(from, isForward: false, least: .zero)
    case .down where isVertical, .right where !isVertical && !isMirrored,
      .left where !isVertical && isMirrored:
      return along(from, isForward: true, least: .zero)
    case .pageUp: return along(from, isForward: false, least: page(beside: from))
    case .pageDown: return along(from, isForward: true, least: page(beside: from))
    case .left: return across(from, isForward: isMirrored)
    case .right: return across(from, isForward: !isMirrored)
    case .up: return across(from, isForward: false)
    case .down: return across(from, isForward: true)
    case .first, .last: return nil
    }
  }

  /// A viewport's length between the adjusted insets.
  private var page: Ticks {
    let insets = adjustedContentInset
    return Ticks(
      clamping: max(1, state.settings.viewport[main: axis] - insets.leading - insets.trailing))
  }

  /// The same less what is pinned beside an item.
  private func page(beside item: LayoutAttributes) -> Ticks {
    let cover = cover(of: item)
    return max(Ticks(rawValue: 1024), page - cover.leading - cover.trailing)
  }

  private func firstOnScreen() -> Int? {
    let top = Ticks(clamping: state.edges.adjustedLeading)
    let shown = state.live.indices.filter { slot in
      state.live[slot].isDisplayed && itemPath(state.live[slot].attributes.index) != nil
    }
    let whole = shown.first { slot in
      let attributes = state.live[slot].attributes
      return state.live[slot].shown.start >= top + cover(of: attributes).leading
    }
    return (whole ?? shown.first).map { state.live[$0].attributes.index }
  }

  /// The item that may be focused from a path on, one way or the other. O(items refused).
  private func allowed(from path: ItemPath?, by step: Int) -> Int? {
    var next = path.flatMap { state.structure.index(of: .item($0)) }
    while let index = next, let path = itemPath(index) {
      if mayInteract(.focus, path) { return index }
      next = step > 0 ? state.structure.item(after: index) : state.structure.item(before: index)
    }
    return nil
  }

  /// The nearest item beyond one along the axis, whose far edge is at least so far away.
  private func along(_ from: LayoutAttributes, isForward: Bool, least: Ticks) -> Int? {
    let centre = (from.crossStart + from.crossEnd).rawValue / 2
    var reach = max(page, from.extent)
    let limit = max(state.layout.contentExtent, page)
    var best: (distance: Int64, across: Int64, index: Int)?
    while best == nil {
      let range =
        isForward
        ? from.end..<from.end + reach + least : from.start - reach - least..<from.start
      var found: [LayoutAttributes] = []
      state.layout.elements(
        in: LayoutWindow(main: range, cross: LayoutWindow.everywhere), into: &found)
      var last: (distance: Int64, across: Int64, index: Int)?
      for element in found where element.index != from.index && element.extent > .zero {
        let gap = isForward ? element.start - from.end : from.start - element.end
        guard gap >= .zero, let path = itemPath(element.index), mayInteract(.focus, path) else {
          continue
        }
        let across = max(
          0, element.crossStart.rawValue - centre, centre - element.crossEnd.rawValue)
        let far = gap.rawValue + element.extent.rawValue
        if far <= least.rawValue || least == .zero {
          // Within a page the furthest, else the nearest.
          let distance = least == .zero ? gap.rawValue : -far
          let candidate = (distance, across, element.index)
          if best.map({ candidate < $0 }) ?? true { best = candidate }
        } else if last.map({ (gap.rawValue, across, element.index) < $0 }) ?? true {
          last = (gap.rawValue, across, element.index)
        }
      }
      if best == nil { best = last }
      guard best == nil, reach < limit else { break }
      reach = Ticks(rawValue: min(limit.rawValue, reach.rawValue * 8))
    }
    return best?.index
  }

  /// The nearest item beside one, in the same stretch along the axis.
  private func across(_ from: LayoutAttributes, isForward: Bool) -> Int? {
    var found: [LayoutAttributes] = []
    state.layout.elements(
      in: LayoutWindow(
        main: from.start..<max(from.end, from.start + Ticks(rawValue: 1)),
        cross: LayoutWindow.everywhere),
      into: &found)
    var best: (distance: Int64, index: Int)?
    for element in found where element.index != from.index && element.extent > .zero {
      let gap = isForward ? element.crossStart - from.crossEnd : from.crossStart - element.crossEnd
      guard gap >= .zero, let path = itemPath(element.index), mayInteract(.focus, path) else {
        continue
      }
      if best.map({ (gap.rawValue, element.index) < $0 }) ?? true {
        best = (gap.rawValue, element.index)
      }
    }
    return best?.index
  }

  /// Reports what keys and the program did since the last frame.
  func takeKeys() {
    if let news = swipeNews {
      swipeNews = nil
      post(news)
    }
    if let path = focusNews {
      focusNews = nil
      post(.didFocus(state.structure.contains(path) ? path : nil))
    }
    guard tapNews else { return }
    tapNews = false
    if let focused = state.interaction.focused { tap(focused) }
  }
}
