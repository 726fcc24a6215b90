import ScrollData
import ScrollLayout

extension PagedSource {
  /// Queues the updates of a change. Throws before the pages are shown.
  func update(
    by changes: PageChanges<Pages.Key>, from before: Pages
  ) throws(CollectionError) {
    guard !changes.updates.isEmpty || changes.changesStates else { return }
    let counts = view.pendingStructure.sectionCounts
    guard counts.indices.contains(section), counts[section] == before.count else {
      return try reload()
    }
    var updates = changes.updates.map { itemUpdate($0) }
    if changes.changesStates {
      // The header and the footer show the states of the ends.
      updates.append(
        ItemUpdate(reconfigured: [.header(section: section), .footer(section: section)]))
    }
    let next = pages
    var queuedBefore: [UpdateID] = []
    for (number, update) in updates.enumerated() {
      do {
        queuedBefore.append(
          try view.perform(update, options(number == updates.count - 1 ? next : nil)))
        queued += 1
      } catch {
        for id in queuedBefore.reversed() { _ = try? view.cancelUpdate(id) }
        throw error
      }
    }
  }

  /// Replaces the section's items: the view's items are not the ones that this source knows.
  func reload() throws(CollectionError) {
    var counts = view.pendingStructure.sectionCounts
    while counts.count <= section { counts.append(0) }
    counts[section] = pages.count
    _ = try view.reloadData(counts, options(pages))
    queued += 1
  }

  /// - Parameter next: the pages that the view shows once the update is applied.
  private func options(_ next: Pages?) -> UpdateOptions {
    let shown = shown
    return UpdateOptions(
      holdsItems: true, commit: { if let next { shown.pages = next } },
      completion: { [weak self] _ in self?.end() })
  }

  /// An update has come to its end. The screen now shows the indices that the pages have.
  private func end() {
    queued -= 1
    if queued == 0 { load() }
  }

  private func itemUpdate(_ update: PageUpdate) -> ItemUpdate {
    func paths(_ ranges: [Range<Int>]) -> [ElementPath] {
      ranges.flatMap { $0.map { .item(ItemPath(section: section, item: $0)) } }
    }
    return ItemUpdate(
      edits: update.difference.isEmpty ? [] : update.difference.inSection(section).edits(),
      reloaded: paths(update.reloaded), reconfigured: paths(update.reconfigured))
  }
}
