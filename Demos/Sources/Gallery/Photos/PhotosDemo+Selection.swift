import Scrollwork
import Stage

/// Selecting pictures, by tap, by dragging and by keys, and deleting them.
extension PhotosDemo {
  enum Command: Hashable {
    case select, endSelecting, selectAll, selectNone, delete, undo
  }

  private static let removalSeconds: Int64 = 8

  func perform(_ command: Command) throws {
    switch command {
    case .select: try beginSelecting()
    case .endSelecting: try endSelecting()
    case .selectAll: try view.selectAll(true)
    case .selectNone: try view.selectAll(false)
    case .delete: try delete()
    case .undo: try undo()
    }
    selectedCount = view.selectedItems.count
  }

  private func beginSelecting() throws {
    guard !isSelecting else { return }
    isSelecting = true
    view.interactions = InteractionSettings(selectionMode: .multiple, selectsByDragging: true)
    try view.setContentInset(LayoutInsets(bottom: ActionBar<Command>.height))
  }

  private func endSelecting() throws {
    guard isSelecting else { return }
    try view.selectAll(false)
    isSelecting = false
    view.interactions = InteractionSettings()
    try view.setContentInset(.zero)
  }

  /// Deletes what is selected, or the picture with the focus.
  private func delete() throws {
    var paths = view.selectedItems
    if paths.isEmpty { paths = [view.focusedItem].compactMap { $0 } }
    let numbers = paths.compactMap(source.item(at:)).filter(source.snapshot.contains)
    guard !numbers.isEmpty else { return }
    try source.update(animated: true) { try $0.deleteItems(numbers) }
    removal = Removal(
      numbers: numbers,
      end: Timestamp(nanoseconds: now.nanoseconds + Self.removalSeconds * 1_000_000_000))
    try endSelecting()
  }

  /// Brings the pictures back that were deleted last, each to its place.
  private func undo() throws {
    guard let removal else { return }
    self.removal = nil
    let all = (source.snapshot.itemIdentifiers + removal.numbers).sorted()
    try source.update(animated: true) { snapshot in
      snapshot = Snapshot(sharingIdentitiesWith: snapshot)
      try snapshot.appendSections([0])
      try snapshot.appendItems(all, toSection: 0)
    }
  }

  func note(_ event: CollectionEvent) {
    switch event {
    case .interaction(.didSelect), .interaction(.didDeselect):
      selectedCount = view.selectedItems.count
    default: break
    }
  }

  // MARK: Pointers and keys

  func press(at point: LayoutPoint) throws -> Bool {
    if let area = notice.area, area.contains(point) {
      if notice.button?.contains(point) == true { try perform(.undo) }
      return true
    }
    guard bar.contains(point) else { return false }
    if let command = bar.buttons.hit(point) { try perform(command) }
    return true
  }

  func tap(_ element: ElementPath) throws {
    if case .item(let path) = element { try view.focus(path) }
  }

  var keys: [KeyHelp] {
    [
      KeyHelp("Tab", "Focus the first or next picture"),
      KeyHelp("Arrows", "Move the focus"),
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
      try move(key)
    case .tab: view.moveFocus(.right)
    case .space:
      guard let path = view.focusedItem else { return false }
      try toggle(path)
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

  /// Moves the focus; with shift the selection grows by the pictures it comes to.
  private func move(_ key: KeyPress) throws {
    let isGrowing = key.modifiers.contains(.shift)
    if isGrowing {
      try perform(.select)
      try view.focusedItem.map { path in try view.selectItem(at: path) }
    }
    try view.press(key)
    if isGrowing, let path = view.focusedItem { try view.selectItem(at: path) }
    selectedCount = view.selectedItems.count
  }

  private func toggle(_ path: ItemPath) throws {
    if isSelecting, view.selectedItems.contains(path) {
      try view.deselectItem(at: path)
    } else {
      try perform(.select)
      try view.selectItem(at: path)
    }
    selectedCount = view.selectedItems.count
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
    let count = removal.numbers.count
    notice.draw(
      count == 1 ? "Picture deleted" : "\(count.grouped) pictures deleted", action: "Undo",
      bottom: (bar.area?.size.height ?? 0) + 12, in: &canvas, surroundings.theme)
  }
}
