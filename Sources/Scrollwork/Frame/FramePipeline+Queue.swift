import ScrollLayout

/// Requests between two frames, which the next frame handles.
extension FramePipeline {
  /// Checks an update against the items that there will be, and queues it. Throws before anything changes.
  func ask(
    for update: ItemUpdate, _ options: UpdateOptions
  ) throws(CollectionError) -> UpdateID {
    let old = pendingStructure
    let (map, next): (RowMap, ItemStructure)
    do {
      (map, next) = try update.rowMap(from: old)
      if !map.isEmpty {
        if let layout = queue.layout?.layout {
          try layout.validate(next)
        } else {
          try state.layout.validate(next)
        }
      }
    } catch let failure as ItemStructure.EditFailure {
      throw CollectionError(failure)
    } catch let failure as LayoutFailure {
      throw CollectionError(failure)
    } catch {
      throw .tooManyElements(count: .max)
    }
    if map.hasMoves {
      var rest = update
      if rest.removeIdleMoves() { return try ask(for: rest, options) }
    }
    try check(update.reloaded, in: next)
    try check(update.reconfigured, in: next)
    defer { note(.performUpdates(update, animated: options.isAnimated)) }
    let id = queue.append(
      update, map, to: next, asked.shared.anchorPolicy, options)
    if case .item(let path) = asked.shared.anchorPolicy, !map.isEmpty {
      let place = old.index(of: .item(path)).flatMap { map.place(of: $0) }
      if let place, case .item(let now) = next.path(at: place) {
        asked.shared.anchorPolicy = .item(now)
      } else {
        asked.shared.anchorPolicy = .firstVisible
      }
      queue.updates[queue.updates.count - 1].newAnchorPolicy =
        asked.shared.anchorPolicy
    }
    return id
  }

  private func check(
    _ paths: [ElementPath], in structure: ItemStructure
  ) throws(CollectionError) {
    for path in paths where !structure.contains(path) {
      if case .item(let item) = path { throw .itemOutOfRange(item) }
      throw .sectionOutOfRange(section: path.section, count: structure.sectionCounts.count)
    }
  }

  /// The items there will be when what is queued has been applied.
  var pendingStructure: ItemStructure {
    // `last` would copy all of an update.
    let last = queue.updates.count - 1
    return last >= 0 ? queue.updates[last].structure : state.structure
  }
}
