import Scrollwork
import Stage

/// Pointers and keys of the mailbox.
extension MailDemo {
  func controls(in region: StageRegion) -> [Control] {
    let perform = { [unowned self] (command: Command) in try self.perform(command) }
    switch region {
    case .strip: return strip.controls(perform)
    case .list:
      return pill.controls { [unowned self] in
        try view.scrollToItem(at: ItemPath(section: 0, item: 0), at: .top, animated: true)
      } + bar.buttons.controls(perform) + notice.controls { try perform(.undo) }
    case .page:
      guard let opened else { return [] }
      return pageButtons.controls { [unowned self] in try self.perform($0, on: [opened]) }
    case .bar: return []
    }
  }

  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }

  func tap(_ element: ElementPath) throws {
    guard case .item(let path) = element, let number = source.item(at: path) else { return }
    try view.focus(path)
    if !isSelecting { toggleOpen(number) }
  }

  var keys: [KeyHelp] {
    [
      KeyHelp("Up, Down", "Move the focus"),
      KeyHelp("Enter", "Open or close the mail"),
      KeyHelp("Alt-Up, Down", "Scroll the mail next to the list"),
      KeyHelp("Space", "Select or deselect"),
      KeyHelp("Shift-Arrows", "Select on the way"),
      KeyHelp("S", "Begin or end a selection"),
      KeyHelp("Ctrl-A", "Select all"),
      KeyHelp("A, Delete", "Archive or delete"),
      KeyHelp("F, U", "Flag; mark as read or unread"),
      KeyHelp("Z", "Undo a removal"),
      KeyHelp("N, Ctrl-R", "A new mail; refresh"),
      KeyHelp("Escape", "End one thing after the other"),
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    if key.modifiers.contains(.control) || key.modifiers.contains(.command) {
      return try perform(withControl: key.key)
    }
    // With Alt, keys scroll the open mail on its page.
    if key.modifiers.contains(.option), isWide { return false }
    switch key.key {
    case .up, .down, .pageUp, .pageDown, .home, .end:
      try move(key)
    case .space: try toggleSelection()
    case .enter: try perform(.open)
    case .delete, .backspace: try perform(.delete)
    case .character("a"): try perform(.archive)
    case .character("f"): try perform(.flag)
    case .character("u"): try perform(.markRead)
    case .character("z"): try perform(.undo)
    case .character("n"): try perform(.compose)
    case .character("s"): try perform(isSelecting ? .endSelecting : .select)
    case .escape: return try leave()
    default: return false
    }
    return true
  }

  private func perform(withControl key: KeyPress.Key) throws -> Bool {
    switch key {
    case .character("a"):
      try perform(.select)
      try perform(.selectAll)
    case .character("z"): try perform(.undo)
    case .character("r"): try perform(.refresh)
    default: return false
    }
    return true
  }

  /// Moves the focus, and selects with shift; in a wide window the focused mail opens.
  private func move(_ key: KeyPress) throws {
    try moveFocus(by: key)
    guard let path = view.focusedItem, !isSelecting, isWide else { return }
    open(source.item(at: path))
  }

  /// Whether there is something to end before the demo is left.
  private func leave() throws -> Bool {
    if view.swipe != nil {
      view.closeSwipe()
    } else if isSelecting {
      try perform(.endSelecting)
    } else if opened != nil, !isWide {
      open(nil)
    } else {
      return false
    }
    return true
  }
}
