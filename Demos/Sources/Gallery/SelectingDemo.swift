import Scrollwork
import Stage

/// A demo whose items are selected and removed: with a bar of actions, and a notice that brings the last ones back.
protocol SelectingDemo: Demo {
  associatedtype Command: Hashable

  var isSelecting: Bool { get set }
  /// The last removal, until it is no longer offered to undo it.
  var removal: Removal? { get set }
  var source: SnapshotSource<Int, Int> { get }
  var bar: ActionBar<Command> { get }
  var surroundings: Surroundings { get }
  var notice: Notice { get }
}

/// Items that were removed, and can be brought back.
struct Removal {
  /// How long it is offered to undo a removal.
  static let offer = Duration.seconds(8)

  var numbers: [Int]
  var message: String
  /// Until when it is offered to bring them back.
  var end: Timestamp
}

extension SelectingDemo {
  func beginSelecting() throws {
    guard !isSelecting else { return }
    isSelecting = true
    view.closeSwipe()
    view.interactions = InteractionSettings(selectionMode: .multiple, selectsByDragging: true)
    try view.setContentInset(LayoutInsets(bottom: ActionBar<Command>.height(surroundings)))
  }

  func endSelecting() throws {
    guard isSelecting else { return }
    try selectNone()
    isSelecting = false
    view.interactions = InteractionSettings()
    try view.setContentInset(.zero)
  }

  func selectAll() throws {
    for (section, count) in view.structure.sectionCounts.enumerated() {
      try view.selectItems(at: (0..<count).map { ItemPath(section: section, item: $0) })
    }
  }

  func selectNone() throws { try view.deselectItems(at: view.selectedItems) }

  /// Selects the item with the focus or deselects it; the first one begins a selection.
  func toggleSelection() throws {
    guard let path = view.focusedItem else { return }
    if isSelecting, view.selectedItems.contains(path) {
      try view.deselectItem(at: path)
    } else {
      try beginSelecting()
      try view.selectItem(at: path)
    }
  }

  /// Moves the focus by a key; with shift the selection grows by the items it comes to.
  func moveFocus(by key: KeyPress) throws {
    let isGrowing = key.modifiers.contains(.shift)
    if isGrowing {
      try beginSelecting()
      try view.focusedItem.map { path in try view.selectItem(at: path) }
    }
    try view.press(key)
    if isGrowing, let path = view.focusedItem { try view.selectItem(at: path) }
  }

  /// Brings the items back that were removed last.
  ///
  /// - Parameter isInOrder: how all items are sorted.
  func undoRemoval(_ isInOrder: (Int, Int) -> Bool) throws {
    guard let removal else { return }
    self.removal = nil
    let all = (source.snapshot.itemIdentifiers + removal.numbers).sorted(by: isInOrder)
    try source.update(animated: true) { snapshot in
      snapshot = Snapshot(sharingIdentitiesWith: snapshot)
      try snapshot.appendSections([0])
      try snapshot.appendItems(all, toSection: 0)
    }
  }

  /// Whether the notice or the bar lies at a point of the list.
  func covers(_ point: LayoutPoint) -> Bool {
    notice.area?.contains(point) == true || bar.contains(point)
  }
}
