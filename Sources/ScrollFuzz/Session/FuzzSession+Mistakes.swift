import Scrollwork

/// What a caller must not do, each refused before anything changes.
extension FuzzSession {
  func make(_ mistake: FuzzMistake) {
    guard source == nil else { return }
    let old = look()
    do {
      try perform(mistake)
      require(false, .mistake, "\(mistake.rawValue) was taken")
    } catch {
      refused()
      require(look() == old, .mistake, "\(mistake.rawValue) was refused and changed something")
    }
  }

  private struct State: Equatable {
    var counts: [Int]
    var offset: LayoutPoint
    var phase: ScrollPhase
    var cells: [ObjectIdentifier?]
    var counters: [CellCounters]
  }

  private func look() -> State {
    State(
      counts: view.structure.sectionCounts, offset: view.contentOffset, phase: view.phase,
      cells: before?.frame.visible.map { view.cell(for: $0.element).map { ObjectIdentifier($0) } }
        ?? [],
      counters: view.cellCounters)
  }

  private func perform(_ mistake: FuzzMistake) throws(CollectionError) {
    let counts = latest.sectionCounts
    let last = max(0, counts.count - 1)
    let end = ItemPath(section: last, item: counts.last ?? 0)
    let beyond = ItemPath(section: last, item: end.item + 1)
    let first: [ItemEdit] =
      isUniform || counts.isEmpty ? [] : [.insertItems(at: end, count: 1)]
    var batch = BatchUpdate()
    switch mistake {
    case .removedItemMissing:
      try view.performUpdates(first + [.removeItems(at: end, count: 2)])
    case .movedItemMissing: try view.performUpdates(first + [.moveItem(from: beyond, to: end)])
    case .insertedBeyondEnd:
      try view.performUpdates(
        first + [.insertItems(at: ItemPath(section: last, item: end.item + 2), count: 1)])
    case .negativeCount: try view.performUpdates(first + [.insertItems(at: end, count: -1)])
    case .sectionMissing:
      try view.performUpdates(first + [.removeSections(at: counts.count, count: 1)])
    case .sectionMovedNowhere:
      try view.performUpdates(first + [.moveSection(from: 0, to: counts.count)])
    case .batchDeletesTwice:
      let path = latest.path(round: 0) ?? ItemPath(section: 0, item: 0)
      batch.deleteItems(at: [path, path])
      try view.performBatchUpdates(batch)
    case .batchInsertsBeyondEnd:
      batch.insertItems(at: [beyond])
      try view.performBatchUpdates(batch)
    case .batchExpectsOthers: try view.performBatchUpdates(batch, expecting: counts + [1])
    case .batchReloadsMissing:
      batch.reloadItems(at: [end])
      try view.performBatchUpdates(batch)
    case .scrollsToMissing: try view.scrollToItem(at: end, at: .top, animated: false)
    case .reconfiguresMissing: try view.reconfigureItems(at: [end])
    case .reloadsNegative: try view.reloadData(sectionCounts: [3, -1])
    case .viewportUnbounded:
      try view.setViewport(size: LayoutSize(width: .infinity, height: 100), scale: 1)
    case .velocityNotFinite: try view.fling(velocity: .nan)
    case .timeGoesBack:
      try view.step(to: Timestamp(nanoseconds: before == nil ? .min : time.nanoseconds - 1))
    }
  }
}
