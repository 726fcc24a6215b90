extension IndexPages {
  /// What is wrong with an answer.
  func problem(_ answer: Page, _ requested: Range<Int>) -> PageError? {
    if answer.items.count > requested.count {
      return .tooManyItems(found: answer.items.count, expected: requested.count)
    }
    guard let total = answer.total else { return nil }
    guard (0...PagingPolicy.maximumCount).contains(total) else {
      return .invalidValue(
        parameter: "total", value: total, range: 0...PagingPolicy.maximumCount)
    }
    let expected = max(0, min(requested.upperBound, total) - requested.lowerBound)
    if answer.items.count < expected {
      return .tooFewItems(found: answer.items.count, expected: expected)
    }
    return nil
  }

  mutating func fail(
    _ page: Int, _ error: any Error, _ changes: inout PageChanges<Range<Int>>
  ) {
    entries[page, default: Entry()].failure = error
    var update = PageUpdate()
    update.reloaded.join(placeholders(of: page))
    changes.updates.appendUnlessEmpty(update)
    changes.changesStates = true
  }

  /// Puts the items of an answer where they belong, and then the list ends at its total.
  mutating func accept(
    _ answer: Page, _ page: Int, _ requested: Range<Int>,
    _ changes: inout PageChanges<Range<Int>>
  ) {
    let isShort = answer.items.count < requested.count
    let total =
      answer.total ?? (isShort ? requested.lowerBound + answer.items.count : self.total)
    // Without a total the first page is all that is known.
    resize(to: total ?? requested.lowerBound + answer.items.count, &changes)
    let indices = items(of: page)
    guard !indices.isEmpty else {
      entries[page] = nil
      return
    }
    let old = entries[page]?.items ?? []
    let new = Array(answer.items.prefix(indices.count))
    entries[page] = Entry(items: new)
    changes.updates.appendUnlessEmpty(
      replacement(of: old, by: new, count: indices.count, at: indices.lowerBound))
  }

  /// Placeholders come or go at the end of the list, and pages behind its end go.
  private mutating func resize(to total: Int, _ changes: inout PageChanges<Range<Int>>) {
    let old = count
    self.total = total
    guard total != old else { return }
    var update = PageUpdate()
    if total > old {
      update.difference.inserted = [old..<total]
    } else {
      update.difference.deleted = [total..<old]
      let last = (total + pageSize - 1) / pageSize
      for page in entries.keys.filter({ $0 >= last - 1 }) {
        let count = items(of: page).count
        if page >= last { entries[page] = nil } else { entries[page]?.keepFirst(count) }
      }
      changes.canceled += awaited.removeAll { $0.lowerBound >= total }
    }
    visible = visible.clamped(toCount: total)
    changes.updates.append(update)
    changes.changesStates = true
  }

  /// What takes the cells of a page from its old items to its new ones.
  ///
  /// Items that were there are found by identity, so that they stay where they are on screen. A placeholder and the item
  /// that comes to its index are the same element.
  private func replacement(
    of old: [Item], by new: [Item], count: Int, at start: Int
  ) -> PageUpdate {
    var update = PageUpdate()
    let kept = old.count
    guard kept > 0 else {
      update.reloaded.join(start..<start + new.count)
      return update
    }
    let known = Set(old.map(\.id))
    var before = old.map { Cell.item($0.id) }
    for slot in kept..<max(kept, count) {
      let takes = slot < new.count && !known.contains(new[slot].id)
      before.append(takes ? .item(new[slot].id) : .placeholder(slot))
    }
    var after = new.map { Cell.item($0.id) }
    for slot in new.count..<max(new.count, count) { after.append(.placeholder(slot)) }
    update.difference = RowDifference(from: before, to: after).moved(by: start)
    for (slot, item) in new.enumerated() {
      let index = start + slot
      if known.contains(item.id) {
        update.reconfigured.add(index..<index + 1)
      } else if before.indices.contains(slot), slot >= kept, before[slot] == .item(item.id) {
        update.reloaded.add(index..<index + 1)
      }
    }
    return update
  }

  /// The indices of a page that show placeholders.
  func placeholders(of page: Int) -> Range<Int> {
    let items = items(of: page).clamped(toCount: count)
    let loaded = entries[page]?.items.count ?? 0
    return min(items.lowerBound + loaded, items.upperBound)..<items.upperBound
  }

  private enum Cell: Hashable {
    case item(Item.ID)
    case placeholder(Int)
  }
}

extension IndexPages.Entry {
  fileprivate mutating func keepFirst(_ count: Int) {
    if items.count > count { items.removeSubrange(count...) }
  }
}

extension RowDifference {
  /// The same for a row that begins at an index.
  func moved(by start: Int) -> RowDifference {
    var moved = self
    moved.deleted = deleted.map { $0.lowerBound + start..<$0.upperBound + start }
    moved.inserted = inserted.map { $0.lowerBound + start..<$0.upperBound + start }
    moved.moved = self.moved.map {
      RowMove(from: $0.from + start, to: $0.to + start, count: $0.count)
    }
    return moved
  }
}
