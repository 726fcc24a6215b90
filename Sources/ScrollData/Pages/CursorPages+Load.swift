extension CursorPages {
  public mutating func show(_ visible: Range<Int>) -> PageChanges<Key> {
    self.visible = visible.clamped(toCount: count)
    return settle()
  }

  public mutating func answer(
    _ request: PageRequest<Key>, with result: Result<Page, any Error>
  ) -> PageChanges<Key> {
    var changes = PageChanges<Key>()
    guard awaited.remove(request) else {
      changes.outcome = .ignored
      return changes
    }
    changes.changesStates = true
    switch result {
    case .success(let page):
      if let error = problem(page, request.key) {
        fail(request.key, error)
        changes.outcome = .refused(error)
      } else if refreshed != nil {
        collect(page, request.key)
      } else {
        add(page, request.key, &changes)
      }
    case .failure(let error): fail(request.key, error)
    }
    changes.append(settle())
    return changes
  }

  public mutating func retry() -> PageChanges<Key> {
    guard startFailure != nil || endFailure != nil || refreshed?.failure != nil else {
      return PageChanges()
    }
    startFailure = nil
    endFailure = nil
    refreshed?.failure = nil
    emptyPages = 0
    var changes = settle()
    changes.changesStates = true
    return changes
  }

  public mutating func refresh() -> PageChanges<Key> {
    var changes = PageChanges<Key>()
    changes.canceled = awaited.removeAll { _ in true }
    startFailure = nil
    endFailure = nil
    emptyPages = 0
    if !entries.isEmpty {
      let page = page(at: min(visible.lowerBound, max(count - 1, 0)))
      refreshed = Refreshed(
        key: entries[page].key, origin: starts[page],
        earlier: dropped + entries[..<page].map(\.key))
    }
    changes.changesStates = true
    changes.append(settle())
    return changes
  }

  private mutating func fail(_ key: Key, _ error: any Error) {
    if refreshed != nil {
      refreshed?.failure = error
    } else if key == startKey {
      startFailure = error
    } else {
      endFailure = error
    }
  }

  private func problem(_ page: Page, _ key: Key) -> PageError? {
    switch key {
    case .next(let cursor) where page.next == cursor,
      .previous(let cursor) where page.previous == cursor:
      return .repeatedCursor(String(describing: cursor))
    default: break
    }
    let isEmpty = refreshed == nil && page.items.allSatisfy { known.contains($0.id) }
    let hasMore = key == startKey ? page.previous != nil : page.next != nil
    if isEmpty && hasMore && emptyPages + 1 >= Self.maximumEmptyPages {
      return .tooManyEmptyPages(Self.maximumEmptyPages)
    }
    return nil
  }
}

extension CursorPages {
  /// Drops pages that are too far from the screen, and requests those that are needed.
  mutating func settle() -> PageChanges<Key> {
    var changes = PageChanges<Key>()
    if let refreshed {
      guard awaited.requests.isEmpty, refreshed.failure == nil else { return changes }
      changes.changesStates = true
      guard let key = missing(in: refreshed) else {
        replace(by: refreshed, &changes)
        changes.append(settle())
        return changes
      }
      changes.requests.append(awaited.add(key))
      return changes
    }
    // Before a frame has shown any item it is not known which end is near.
    guard !visible.isEmpty || count == 0 else { return changes }
    drop(&changes)
    let (isStartNear, isEndNear) = (
      visible.lowerBound <= policy.prefetchDistance,
      count - visible.upperBound <= policy.prefetchDistance
    )
    request(isEndNear && endFailure == nil ? endKey : nil, &changes)
    request(isStartNear && startFailure == nil ? startKey : nil, &changes)
    return changes
  }

  /// The page that a refresh still needs to contain what is on screen; `nil` if it needs none.
  private func missing(in refreshed: Refreshed) -> Key? {
    guard let last = refreshed.entries.last else { return refreshed.key }
    guard emptyPages < Self.maximumEmptyPages else { return nil }
    let needed = visible.upperBound - refreshed.origin + policy.prefetchDistance
    if refreshed.behind < needed, let next = last.next { return .next(next) }
    guard refreshed.before < refreshed.origin - visible.lowerBound else { return nil }
    return startKey(of: refreshed)
  }

  private mutating func request(_ key: Key?, _ changes: inout PageChanges<Key>) {
    guard let key, awaited.requests.count < policy.maximumRequests,
      !awaited.requests.contains(where: { $0.key == key })
    else { return }
    changes.requests.append(awaited.add(key))
    changes.changesStates = true
  }

  /// Drops pages beyond the limit from the end that is farther from the screen, unless they are near it.
  private mutating func drop(_ changes: inout PageChanges<Key>) {
    guard let limit = policy.maximumItems, count > limit else { return }
    let near =
      visible.lowerBound - policy.prefetchDistance..<visible.upperBound + policy.prefetchDistance
    while count > limit, entries.count > 1 {
      let before = visible.lowerBound
      let behind = count - visible.upperBound
      var update = PageUpdate()
      if before > behind {
        guard starts[1] < near.lowerBound else { return }
        update.difference.deleted = [0..<starts[1]]
        let gone = entries.removeFirst()
        if entries[0].previous == nil { dropped.append(gone.key) }
        forget(gone)
        startFailure = nil
      } else {
        let start = starts[entries.count - 1]
        guard start > near.upperBound else { return }
        update.difference.deleted = [start..<count]
        forget(entries.removeLast())
        endFailure = nil
      }
      countItems()
      visible = update.difference.relocate(visible, count: count)
      changes.updates.appendUnlessEmpty(update)
      changes.changesStates = true
      // What the former ends awaited is not next to the list any more.
      let (start, end) = (startKey, endKey)
      changes.canceled += awaited.removeAll { $0 != start && $0 != end }
    }
  }

  private mutating func forget(_ entry: Entry) {
    for item in entry.items { known.remove(item.id) }
  }

  /// Counts the items again after pages came or went. O(pages).
  mutating func countItems() {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    for entry in entries { starts.append(starts[starts.count - 1] + entry.items.count) }
  }
}
