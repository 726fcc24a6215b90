import Scrollwork
import Stage

/// Selecting pictures, by tap, by dragging and by keys, and deleting them.
extension PhotosDemo {
  enum Command: Hashable {
    case select, endSelecting, selectAll, selectNone, delete, undo
  }

  func perform(_ command: Command) throws {
    switch command {
    case .select: try beginSelecting()
    case .endSelecting: try endSelecting()
    case .selectAll: try selectAll()
    case .selectNone: try selectNone()
    case .delete: try delete()
    case .undo: try undoRemoval(<)
    }
    selectedCount = view.selectedItems.count
  }

  /// Deletes what is selected, or the picture with the focus.
  private func delete() throws {
    var paths = view.selectedItems
    if paths.isEmpty { paths = [view.focusedItem].compactMap { $0 } }
    let numbers = paths.compactMap(source.item(at:)).filter(source.snapshot.contains)
    guard !numbers.isEmpty else { return }
    try source.update(animated: true) { try $0.deleteItems(numbers) }
    let count = numbers.count
    removal = Removal(
      numbers: numbers,
      message: count == 1 ? "Picture deleted" : "\(count.grouped) pictures deleted",
      end: now + Removal.offer)
    try endSelecting()
  }

  func note(_ event: CollectionEvent) {
    switch event {
    case .interaction(.didSelect), .interaction(.didDeselect):
      selectedCount = view.selectedItems.count
    default: break
    }
  }

  // MARK: Pointers and keys

  func controls(in region: StageRegion) -> [Control] {
    let perform = { [unowned self] (command: Command) in try self.perform(command) }
    return switch region {
    case .strip: segments.controls { [unowned self] in try arrange($0) } + strip.controls(perform)
    case .list: bar.buttons.controls(perform) + notice.controls { try perform(.undo) }
    case .page, .bar: []
    }
  }

  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }

  func tap(_ element: ElementPath) throws {
    guard let path = element.itemPath else { return }
    try view.focus(path)
    try open(path)
  }

  /// Shows the page of a picture, unless pictures are being selected.
  private func open(_ path: ItemPath) throws {
    guard !isSelecting, let number = source.item(at: path) else { return }
    try showDetail?(number)
  }

  var keys: [KeyHelp] {
    [
      KeyHelp("Tab", "Focus the first or next picture"),
      KeyHelp("Arrows", "Move the focus"),
      KeyHelp("Enter", "Open the picture"),
      KeyHelp("S", "Begin or end a selection"),
      KeyHelp("Space", "Select or deselect"),
      KeyHelp("Shift-Arrows", "Select on the way"),
      KeyHelp("Ctrl-A", "Select all"),
      KeyHelp("Delete", "Delete"),
      KeyHelp("Z", "Undo a deletion"),
      KeyHelp("Escape", "End selection and focus"),
    ]
  }

  /// Keys that scroll in other demos move the focus once a picture has it.
  func key(_ key: KeyPress) throws -> Bool {
    if key.modifiers.contains(.control) || key.modifiers.contains(.command) {
      switch key.key {
      case .character("a"):
        try perform(.select)
        try perform(.selectAll)
      case .character("z"): try perform(.undo)
      default: return false
      }
      return true
    }
    switch key.key {
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end:
      guard isSelecting || view.focusedItem != nil else { return false }
      try moveFocus(by: key)
      selectedCount = view.selectedItems.count
    case .tab:
      guard key.modifiers.isEmpty else { return false }
      view.moveFocus(.right)
    case .space:
      guard view.focusedItem != nil else { return false }
      try toggleSelection()
      selectedCount = view.selectedItems.count
    case .enter:
      guard let path = view.focusedItem else { return false }
      try open(path)
    case .delete, .backspace: try perform(.delete)
    case .character("s"): try perform(isSelecting ? .endSelecting : .select)
    case .character("z"): try perform(.undo)
    case .escape:
      guard isSelecting || view.focusedItem != nil else { return false }
      try perform(.endSelecting)
      try view.focus(nil)
    default: return false
    }
    return true
  }

  // MARK: Drawing

  func drawBehind(in canvas: inout Canvas, after frame: Frame) {
    guard source.snapshot.numberOfItems == 0 else { return }
    canvas.text(
      "No pictures", in: LayoutRect(x: 0, y: 80, width: canvas.size.width, height: 20),
      style: Type.headline.aligned(.center), surroundings.theme.quiet)
  }

  func drawAbove(in canvas: inout Canvas, after frame: Frame) {
    if isSelecting {
      bar.draw(
        [
          .init("All", .selectAll), .init("None", .selectNone, isEnabled: selectedCount > 0),
          .init("Delete", .delete, kind: .destructive, isEnabled: selectedCount > 0),
        ], title: "\(selectedCount.grouped) selected", in: &canvas, surroundings)
    } else {
      bar.hide()
    }
    guard let removal else { return notice.hide() }
    notice.draw(
      removal.message, action: "Undo", bottom: (bar.area?.size.height ?? 0) + 12, in: &canvas,
      surroundings.theme)
  }
}
