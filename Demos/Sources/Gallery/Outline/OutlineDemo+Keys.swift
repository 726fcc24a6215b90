import Scrollwork
import Stage

/// What can be done with the outline, by pointer and by keys.
extension OutlineDemo {
  enum Command: Hashable {
    case expandAll, collapseAll
  }

  func perform(_ command: Command) throws {
    switch command {
    case .expandAll: try setExpanded(guide.groups, true)
    case .collapseAll:
      // The focus goes to its group at the root, which stays.
      if let focus { try moveFocus(to: guide.root(of: focus)) }
      try setExpanded(guide.groups, false)
    }
  }

  /// The number of the entry with the focus.
  var focus: Int? { view.focusedItem.flatMap(source.item(at:)) }

  /// Gives the focus to an entry that is shown.
  private func moveFocus(to number: Int) throws {
    guard let path = source.shownSnapshot.path(of: number) else { return }
    try view.focus(path)
  }

  /// Expands a group, or collapses it.
  private func toggle(_ number: Int) throws {
    guard isGroup(number) else { return }
    try setExpanded([number], !isExpanded(number))
  }

  // MARK: Pointers

  func controls(in region: StageRegion) -> [Control] {
    guard region == .strip else { return [] }
    return strip.controls { [unowned self] in try perform($0) }
  }

  func isTappable(_ element: ElementPath) -> Bool {
    element.itemPath.flatMap(source.item(at:)).map(isGroup) ?? false
  }

  func tap(_ element: ElementPath) throws {
    guard let path = element.itemPath, let number = source.item(at: path) else { return }
    try view.focus(path)
    try toggle(number)
  }

  // MARK: Keys

  var keys: [KeyHelp] {
    [
      KeyHelp("Up, Down", "Move the focus"),
      KeyHelp("Right", "Expand, or go to the first inside"),
      KeyHelp("Left", "Collapse, or go to the group"),
      KeyHelp("Enter, Space", "Expand or collapse"),
      KeyHelp("E, C", "Expand or collapse all"),
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    guard key.modifiers.isDisjoint(with: [.control, .command, .option]) else { return false }
    let isMirrored = view.traits.layoutDirection == .rightToLeft
    switch key.key {
    case .up, .down, .pageUp, .pageDown, .home, .end: try view.press(key)
    case .left: try step(isInward: isMirrored)
    case .right: try step(isInward: !isMirrored)
    case .enter, .space:
      guard let focus else { return false }
      try toggle(focus)
    case .character("e"): try perform(.expandAll)
    case .character("c"): try perform(.collapseAll)
    case .escape where view.focusedItem != nil: try view.focus(nil)
    default: return false
    }
    return true
  }

  /// A step into a group, or out of it.
  private func step(isInward: Bool) throws {
    guard let focus else { return }
    let entry = guide.entries[focus]
    if isInward {
      guard isGroup(focus) else { return }
      guard isExpanded(focus) else { return try setExpanded([focus], true) }
      try entry.children.first.map(moveFocus(to:))
    } else if isExpanded(focus) {
      try setExpanded([focus], false)
    } else {
      try entry.parent.map(moveFocus(to:))
    }
  }

  // MARK: Drawing

  func drawAbove(in canvas: inout Canvas, after frame: Frame) { height = canvas.size.height }

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    strip.draw(
      [.init("Expand all", .expandAll), .init("Collapse all", .collapseAll)],
      trailingIn: LayoutRect(x: 16, y: 6, width: canvas.size.width - 32, height: 32),
      title: "\(guide.kindCount) kinds", &canvas, surroundings)
  }
}
