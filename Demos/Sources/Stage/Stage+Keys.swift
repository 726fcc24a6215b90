import Scrollwork

extension Stage {
  /// Points that an arrow key scrolls.
  private static let line = 60.0

  func handle(_ key: KeyPress) throws {
    time = max(time, key.time)
    // A demo that takes letters, for a search, also takes those of the help page.
    if help.isShown, handleHelp(key) { return }
    if try pressControl(by: key) { return }
    if try demo.key(key) || handleHelp(key) { return }
    if let menu = demo as? Menu, let number = menu.chosen(by: key) { return try open(number) }
    let page = max(Self.line, viewport.size.height - Self.line)
    switch key.key {
    case .up, .down, .pageUp, .pageDown:
      let length = key.key == .up || key.key == .down ? Self.line : page
      let distance = key.key == .up || key.key == .pageUp ? -length : length
      if key.modifiers.contains(.option), try scrollSide(by: distance) { return }
      try scroll(by: distance)
    case .escape: try close()
    case .space: try scroll(by: key.modifiers.contains(.shift) ? -page : page)
    case .home: try scrollToEnd(isFirst: true)
    case .end: try scrollToEnd(isFirst: false)
    case .tab: moveControlFocus(isBackward: key.modifiers.contains(.shift))
    case .character("i"): inspector.isShown.toggle()
    case .character("r"): inspector.tintsCells.toggle()
    case .character("d"): try setTheme(surroundings.theme.isDark ? .light : .dark)
    default: break
    }
  }

  /// Scrolls on; several presses add up.
  private func scroll(by distance: Double) throws {
    goal = try scroll(demo.view, to: (goal ?? main(demo.view)) + distance)
  }

  /// Scrolls a list to a place on its axis, in points, or to the edge before it.
  ///
  /// - Returns: where that is.
  @discardableResult
  func scroll(_ view: CollectionView, to place: Double) throws -> Double {
    let held = min(max(place, view.edges.minimum), view.edges.maximum)
    var offset = view.contentOffset
    if view.axis == .vertical { offset.y = held } else { offset.x = held }
    try view.setContentOffset(offset, animated: true, when: .at(time))
    return held
  }

  /// To the first item or the last, and then to the edge: the content between may turn out longer than estimated, and
  /// an item is found all the same.
  func scrollToEnd(isFirst: Bool) throws {
    let counts = demo.view.structure.sectionCounts
    let full = counts.indices.filter { counts[$0] > 0 }
    guard let section = isFirst ? full.first : full.last else { return }
    let item = isFirst ? 0 : counts[section] - 1
    try demo.view.scrollToItem(
      at: ItemPath(section: section, item: item), at: isFirst ? .top : .bottom, animated: true,
      when: .at(time))
    edgeGoal = isFirst ? -.infinity : .infinity
  }

  /// The rest of the way to an edge, once its item is there.
  func goOn() throws {
    guard let place = edgeGoal, frame.phase == .idle else { return }
    edgeGoal = nil
    goal = try scroll(demo.view, to: place)
  }

  /// Where a list is on its axis, in points.
  func main(_ view: CollectionView) -> Double {
    view.axis == .vertical ? view.contentOffset.y : view.contentOffset.x
  }
}
