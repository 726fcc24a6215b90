extension IndexPages {
  public mutating func show(_ visible: Range<Int>) -> PageChanges<Range<Int>> {
    self.visible = visible.clamped(toCount: count)
    return settle()
  }

  public mutating func answer(
    _ request: PageRequest<Range<Int>>, with result: Result<Page, any Error>
  ) -> PageChanges<Range<Int>> {
    var changes = PageChanges<Range<Int>>()
    guard awaited.remove(request) else {
      changes.outcome = .ignored
      return changes
    }
    settled = nil
    let wasRefreshing = isRefreshing
    let page = request.key.lowerBound / pageSize
    switch result {
    case .success(let answer):
      if let error = problem(answer, request.key) {
        fail(page, error, &changes)
        changes.outcome = .refused(error)
      } else {
        accept(answer, page, request.key, &changes)
      }
    case .failure(let error): fail(page, error, &changes)
    }
    changes.append(settle())
    changes.changesStates = changes.changesStates || wasRefreshing != isRefreshing
    return changes
  }

  public mutating func retry() -> PageChanges<Range<Int>> {
    retry(entries.keys.filter { entries[$0]?.failure != nil })
  }

  /// Requests the page of an index again if it has failed, when it is near the screen. Other failed pages stay as they
  /// are.
  public mutating func retry(at index: Int) -> PageChanges<Range<Int>> {
    retry(error(at: index) == nil ? [] : [index / pageSize])
  }

  private mutating func retry(_ pages: [Int]) -> PageChanges<Range<Int>> {
    var changes = PageChanges<Range<Int>>()
    guard !pages.isEmpty else { return changes }
    settled = nil
    var update = PageUpdate()
    for page in pages.sorted() {
      entries[page]?.failure = nil
      if entries[page]?.items.isEmpty ?? false { entries[page] = nil }
      update.reloaded.join(placeholders(of: page))
    }
    changes.updates.appendUnlessEmpty(update)
    changes.changesStates = true
    changes.append(settle())
    return changes
  }

  public mutating func refresh() -> PageChanges<Range<Int>> {
    var changes = PageChanges<Range<Int>>()
    settled = nil
    changes.canceled = awaited.removeAll { _ in true }
    if total == 0 { total = nil }
    var update = PageUpdate()
    for page in entries.keys.sorted() {
      if entries[page]?.failure != nil { update.reloaded.join(placeholders(of: page)) }
      entries[page]?.failure = nil
      entries[page]?.isStale = true
      if entries[page]?.items.isEmpty ?? false { entries[page] = nil }
    }
    changes.updates.appendUnlessEmpty(update)
    changes.changesStates = true
    changes.append(settle())
    return changes
  }
}

extension IndexPages {
  /// Evicts pages, cancels requests and makes new ones, as the visible range needs it.
  mutating func settle() -> PageChanges<Range<Int>> {
    var changes = PageChanges<Range<Int>>()
    let needed = neededPages
    guard settled != needed else { return changes }
    changes.canceled = awaited.removeAll { !needed.contains($0.lowerBound / pageSize) }
    evict(besides: needed, &changes)
    request(needed, &changes)
    settled = needed
    return changes
  }

  /// Requests pages that are not loaded: those on screen, then the nearest, the later one first.
  private mutating func request(_ needed: Range<Int>, _ changes: inout PageChanges<Range<Int>>) {
    let free = policy.maximumRequests - awaited.requests.count
    guard free > 0 else { return }
    let missing = needed.filter { page in
      guard needsLoading(page) else { return false }
      return !awaited.requests.contains { $0.key.lowerBound / pageSize == page }
    }
    let nearest = missing.map { (page: $0, distance: items(of: $0).distance(to: visible)) }
      .sorted { a, b in
        guard a.distance == b.distance else { return a.distance < b.distance }
        // Pages on screen from its start on; of others the one behind the screen.
        return a.distance == 0 ? a.page < b.page : a.page > b.page
      }
    for entry in nearest.prefix(free) {
      changes.requests.append(awaited.add(items(of: entry.page)))
    }
  }

  private func needsLoading(_ page: Int) -> Bool {
    guard let entry = entries[page] else { return true }
    return entry.failure == nil && (entry.isStale || entry.items.count < items(of: page).count)
  }

  /// Evicts the pages farthest from the screen, until no more than the limit are kept.
  private mutating func evict(
    besides needed: Range<Int>, _ changes: inout PageChanges<Range<Int>>
  ) {
    guard let limit = policy.maximumItems.map({ max(1, $0 / pageSize) }), entries.count > limit
    else { return }
    let middle = visible.lowerBound + visible.count / 2
    let farthest = entries.keys.filter { !needed.contains($0) }
      .map { (page: $0, distance: abs($0 * pageSize + pageSize / 2 - middle)) }
      .sorted { a, b in
        a.distance == b.distance ? a.page < b.page : a.distance > b.distance
      }
    var update = PageUpdate()
    for entry in farthest.prefix(entries.count - limit).map(\.page).sorted() {
      entries[entry] = nil
      update.reloaded.join(items(of: entry))
    }
    changes.updates.appendUnlessEmpty(update)
  }
}

extension [PageUpdate] {
  mutating func appendUnlessEmpty(_ update: PageUpdate) {
    if !update.isEmpty { append(update) }
  }
}
