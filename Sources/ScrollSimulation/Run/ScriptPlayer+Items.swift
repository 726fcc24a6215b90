import ScrollScenario
import Scrollwork

/// What a script does with items.
extension ScriptPlayer {
  /// Changes the rows, and tells the view.
  mutating func send(
    _ edit: Scenario.Edit, _ isAnimated: Bool, to view: CollectionView
  ) throws(CollectionError) {
    let live = try changeable()
    let change: ItemEdit
    // The script was checked before the run, but a row that was carried to another section changes what the
    // sections hold.
    if let path = live.places.missingItem(of: edit) { throw .itemOutOfRange(path) }
    do throws(RowPlaces.Refusal) {
      if case .move(let from, _) = edit, let path = live.places.path(of: from) {
        self.change.moved.insert(live.identity(of: path))
      }
      change = try live.apply(edit)
    } catch {
      throw .unsuitableStructure(reason: error.message)
    }
    self.change.isEdited = true
    if case .insertItems = change, !view.isFollowingEnd { sent -= 1 }
    try view.performUpdates([change], animated: isAnimated)
  }

  /// Changes what is shown of an outline, and has the view show it.
  mutating func disclose(
    _ change: Scenario.Disclosure, in view: CollectionView
  ) throws(CollectionError) {
    let live = try changeable()
    let before = live.places.rowCount
    do throws(RowPlaces.Refusal) {
      try live.disclose(change)
    } catch {
      throw .unsuitableStructure(reason: error.message)
    }
    guard let outline = live.places.outline, let source else { return }
    let now = live.places.rowCount
    if now != before { self.change.isEdited = true }
    // As with items that come, and with none that come or go.
    if now >= before, !view.isFollowingEnd { sent -= 1 }
    try source.apply(outline.snapshot, animated: change.isAnimated)
  }

  /// The rows, for a script that changes them.
  ///
  /// - Throws: where the view's own source does.
  private func changeable() throws(CollectionError) -> LiveRows {
    guard let live else {
      throw .unsuitableStructure(reason: "a script cannot change the rows of a view with a source")
    }
    return live
  }

  /// What grows does so once a frame.
  mutating func grow(
    until time: Double, _ view: CollectionView
  ) throws(CollectionError) {
    for growth in growing {
      guard let path = rows.path(of: growth.identity) else { continue }
      live?.grow(growth.identity, by: growth.step)
      change.grown.insert(growth.identity)
      try view.reconfigureItems(at: [path])
      if view.isFollowingEnd { sent += 1 }
    }
    growing.removeAll { $0.end <= time }
  }
}
