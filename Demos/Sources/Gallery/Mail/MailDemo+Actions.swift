import Scrollwork
import Stage

/// What can be done with mails, by swipe, by button and by key.
extension MailDemo {
  enum Command: Hashable {
    case archive, delete, flag, markRead, undo, open
    case select, selectAll, selectNone, endSelecting
    case compose, refresh
  }

  private static let removalSeconds: Int64 = 8
  /// Points that the bar of actions covers at the bottom of the list.
  static let barHeight = 60.0

  /// The selected mails, as the last frame shows them.
  var selected: [Int] { view.selectedItems.compactMap(source.item(at:)) }

  /// The mails that a command is for: the selected ones, or the one with the focus.
  private var targets: [Int] {
    let selected = selected
    if isSelecting, !selected.isEmpty { return selected }
    return view.focusedItem.flatMap(source.item(at:)).map { [$0] } ?? []
  }

  func perform(_ command: Command) throws {
    switch command {
    case .archive: try remove(targets, "archived")
    case .delete: try remove(targets, "deleted")
    case .flag: toggleFlags(of: targets)
    case .markRead: toggleRead(targets)
    case .undo: try undo()
    case .open: targets.first.map(toggleOpen)
    case .select: try beginSelecting()
    case .selectAll: try select { _ in true }
    case .selectNone: try select { _ in false }
    case .endSelecting: try endSelecting()
    case .compose: try compose()
    case .refresh: try refresh()
    }
  }

  // MARK: Swipes

  func actions(at path: ItemPath, _ edge: SwipeEdge) -> SwipeActions? {
    guard !isSelecting, let number = source.snapshot.item(at: path) else { return nil }
    if edge == .leading {
      return SwipeActions([
        SwipeAction(
          title: read.contains(number) ? "Unread" : "Read", width: 80, color: Color(hex: 0x245BDC))
      ])
    }
    return SwipeActions([
      SwipeAction(title: "Delete", kind: .destructive, color: Color(hex: 0xC03221)),
      SwipeAction(title: "Archive", width: 78, color: Color(hex: 0x22795A)),
      SwipeAction(
        title: flagged.contains(number) ? "Unflag" : "Flag", color: Color(hex: 0x9A5F0A)),
    ])
  }

  func note(_ event: CollectionEvent) {
    switch event {
    // The frame has applied the update that the first row was to move for.
    case .update: view.anchorPolicy = .firstVisible
    case .refresh(.didBegin): refreshDue = later(by: 1_200_000_000)
    case .interaction(.didChooseSwipeAction(let path, let edge, let index)):
      guard let number = source.snapshot.item(at: path) else { return }
      switch (edge, index) {
      case (.leading, _): toggleRead([number])
      case (.trailing, 0): try? remove([number], "deleted")
      case (.trailing, 1): try? remove([number], "archived")
      default: toggleFlags(of: [number])
      }
    default: break
    }
  }

  private func later(by nanoseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: now.nanoseconds + nanoseconds)
  }

  // MARK: One mail, or several

  private func remove(_ mails: [Int], _ verb: String) throws {
    guard let first = mails.first else { return }
    try source.update(animated: true) { try $0.deleteItems(mails) }
    if let opened, mails.contains(opened) { self.opened = nil }
    let what = mails.count == 1 ? "“\(Mail(first).subject)”" : "\(mails.count) mails"
    removal = Removal(
      numbers: mails, message: "\(what) \(verb)",
      end: later(by: Self.removalSeconds * 1_000_000_000))
    try endSelecting()
  }

  /// Brings the mails back that were removed last, each to its place.
  private func undo() throws {
    guard let removal else { return }
    self.removal = nil
    try source.update(animated: true) { snapshot in
      for number in removal.numbers.sorted(by: >) {
        if let older = snapshot.itemIdentifiers.first(where: { $0 < number }) {
          try snapshot.insertItems([number], beforeItem: older)
        } else {
          try snapshot.appendItems([number], toSection: 0)
        }
      }
    }
  }

  /// Flags the mails, or takes the flags away if all have one.
  private func toggleFlags(of mails: [Int]) {
    if mails.allSatisfy(flagged.contains) {
      flagged.subtract(mails)
    } else {
      flagged.formUnion(mails)
    }
    redraw(mails)
  }

  private func toggleRead(_ mails: [Int]) {
    if mails.allSatisfy(read.contains) {
      read.subtract(mails)
    } else {
      read.formUnion(mails)
    }
    redraw(mails)
  }

  func toggleOpen(_ number: Int) {
    open(opened == number && !isWide ? nil : number)
  }

  func open(_ number: Int?) {
    guard number != opened else { return }
    let changed = [opened, number].compactMap { $0 }
    opened = number
    if let number { read.insert(number) }
    redraw(changed)
  }

  // MARK: Many mails

  private func beginSelecting() throws {
    guard !isSelecting else { return }
    isSelecting = true
    view.closeSwipe()
    view.interactions = InteractionSettings(selectionMode: .multiple, selectsByDragging: true)
    try view.setContentInset(LayoutInsets(bottom: Self.barHeight))
  }

  private func endSelecting() throws {
    guard isSelecting else { return }
    try select { _ in false }
    isSelecting = false
    view.interactions = InteractionSettings()
    try view.setContentInset(.zero)
  }

  private func select(_ isSelected: (Int) -> Bool) throws {
    let shown = source.shownSnapshot.itemIdentifiers
    for (item, number) in shown.enumerated() {
      let path = ItemPath(section: 0, item: item)
      if isSelected(number) {
        try view.selectItem(at: path)
      } else {
        try view.deselectItem(at: path)
      }
    }
  }

  // MARK: New mails

  /// A mail arrives. A list at its top shows it come in; further down, what is read stays.
  private func compose() throws {
    if view.contentOffset.y <= view.edges.minimum + 1 { view.anchorPolicy = .none }
    try receive(1, animated: true)
  }

  /// Refreshes without a pull. A list at its top scrolls to the spinner.
  private func refresh() throws {
    let isAtTop = view.contentOffset.y <= view.edges.minimum + 1
    guard view.beginRefreshing() else { return }
    refreshDue = later(by: 1_200_000_000)
    guard isAtTop, let control = view.refreshControl else { return }
    try view.setContentOffset(LayoutPoint(x: 0, y: -control.height), animated: true)
  }
}
