import Scrollwork
import Stage

/// What can be done with mails, by swipe, by button and by key.
extension MailDemo {
  enum Command: Hashable {
    case archive, delete, flag, markRead, undo, open
    case select, selectAll, selectNone, endSelecting
    case compose, refresh
  }

  /// The selected mails, as the last frame shows them.
  var selected: [Int] { view.selectedItems.compactMap(source.item(at:)) }

  /// The mails that a command is for: the selected ones, or the one with the focus.
  private var targets: [Int] {
    let selected = selected
    if isSelecting, !selected.isEmpty { return selected }
    return view.focusedItem.flatMap(source.item(at:)).map { [$0] } ?? []
  }

  /// - Parameter mails: the mails that the command is for; by default the selected ones, or the one with the focus.
  func perform(_ command: Command, on mails: [Int]? = nil) throws {
    let targets = mails ?? targets
    switch command {
    case .archive: try remove(targets, "archived")
    case .delete: try remove(targets, "deleted")
    case .flag: toggleFlags(of: targets)
    case .markRead: toggleRead(targets)
    case .undo: try undoRemoval(>)
    case .open: targets.first.map(toggleOpen)
    case .select: try beginSelecting()
    case .selectAll: try selectAll()
    case .selectNone: try selectNone()
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
    // The frame has applied the new mail, for which the first row moved.
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
    if let opened, mails.contains(opened) {
      self.opened = nil
      if isWide { open(numbers.first { $0 < opened } ?? numbers.last) }
    }
    let what = mails.count == 1 ? "“\(Mail(first).subject)”" : "\(mails.count) mails"
    removal = Removal(
      numbers: mails, message: "\(what) \(verb)", end: now + Removal.offer)
    try endSelecting()
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

  // MARK: New mails

  /// Inserts a new mail. A list at its top shows it slide in; elsewhere the visible mails stay.
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
