public import ScrollLayout
import ScrollPhysics
public import ScrollPrimitives

/// Where keys go.
public enum FocusDirection: Hashable, Sendable {
  /// To the item above.
  case up
  /// To the item below.
  case down
  /// To the item at the left.
  case left
  /// To the item at the right.
  case right
  /// Up by about a viewport.
  case pageUp
  /// Down by about a viewport.
  case pageDown
  /// To the first item.
  case first
  /// To the last item.
  case last
}

/// Going from item to item by keys. The focus belongs to an item, not to its cell: it stays with it through
/// updates and while it is off the screen, and goes to the nearest item when it is removed.
extension CollectionView {
  /// Has keys go to an item of the last frame, or to none, and scrolls as little as shows it.
  ///
  /// - Throws: `itemOutOfRange`.
  public func focus(_ path: ItemPath?, animated: Bool = true) throws(CollectionError) {
    let element = try path.map { path throws(CollectionError) in try shownElement(path) }
    pipeline.state.interaction.focus(element)
    if let path { reveal(path, animated: animated) }
  }

  /// Goes on to the item that lies in a direction: of those that lie wholly beyond the focused one, the
  /// nearest along the axis, and of these the nearest across. Without a focus the first item on screen
  /// gets it. Pages are the viewport's length between what is pinned. Items that `interactionHandler` refuses are
  /// passed over, each of which costs a call.
  ///
  /// Scrolls as far as needed to show the item, on both axes and clear of pinned elements. For the first item the
  /// content is scrolled to its beginning, for the last one to its end, even if items arrive during the scroll.
  ///
  /// - Returns: whether the focus went on.
  @discardableResult
  public func moveFocus(_ direction: FocusDirection, animated: Bool = true) -> Bool {
    guard let target = pipeline.focusTarget(direction), let path = pipeline.itemPath(target) else {
      return false
    }
    let isNew = target != pipeline.state.interaction.focused
    guard isNew || direction == .first || direction == .last else { return false }
    if isNew {
      pipeline.state.interaction.focus(target)
      pipeline.state.news.setFocus(path)
    }
    switch direction {
    case .first where pipeline.state.structure.item(before: target) == nil:
      revealEdge(.leading, animated)
    case .last where pipeline.state.structure.item(after: target) == nil:
      revealEdge(.trailing, animated)
    default: break
    }
    reveal(path, animated: animated)
    return isNew
  }

  /// Handles a key: arrows, page up and down, home and end move the focus; space and enter select the
  /// focused item as a tap does; a letter goes to what `typeAheadHandler` finds.
  ///
  /// - Returns: whether the key did something.
  @discardableResult
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
      guard pipeline.asked.settings.selectionMode != .none,
        pipeline.state.interaction.focused != nil
      else { return false }
      pipeline.state.news.setTap()
      return true
    case .character(let letter):
      guard let path = typeAheadHandler?(self, letter), pipeline.mayInteract(.focus, path) else {
        return false
      }
      try focus(path)
      pipeline.state.news.setFocus(path)
      return true
    default: return false
    }
  }

  /// Scrolls to an item of the last frame, at the path that queued updates give it.
  private func reveal(_ path: ItemPath, animated: Bool) {
    guard case .item(let now)? = pipeline.queue.path(.item(path), from: pipeline.state.structure)
    else { return }
    try? scrollToItem(at: now, at: .nearest, animated: animated)
  }

  /// Scrolls to an end of the content, even if that end moves during the scroll.
  private func revealEdge(_ side: EdgeSide, _ isAnimated: Bool) {
    let beyond = side == .leading ? -Ticks.maximum : Ticks.maximum
    let offset = LayoutPoint(
      main: beyond.points, cross: pipeline.contentAcross?.model.position.points ?? 0, axis: axis)
    try? setContentOffset(offset, animated: isAnimated)
  }
}
