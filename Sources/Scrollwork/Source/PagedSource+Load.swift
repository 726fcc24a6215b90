public import ScrollData
import ScrollLayout

extension PagedSource {
  /// Requests the pages that the last frame's visible items need. Called by itself whenever items come on screen or leave
  /// it. O(1) while the same pages are needed.
  public func load() {
    // Indices of the last frame do not name the same items while updates wait for the next one.
    guard queued == 0 else { return hand() }
    // Read first: it depends on the pages, which are being changed then.
    let range = visibleRange
    apply(keeping: nil) { $0.show(range) }
  }

  /// Answers a request, at any time.
  ///
  /// Visible content stays where it is when the items come. An answer that is not awaited, because it is the second one or
  /// came after the request was canceled, changes nothing.
  ///
  /// - Returns: how the answer was treated.
  @discardableResult
  public func answer(
    _ request: PageRequest<Pages.Key>, with result: Result<Pages.Page, any Error>
  ) -> PageOutcome {
    apply(keeping: request) { $0.answer(request, with: result) }
  }

  /// Requests failed pages again.
  public func retry() { apply(keeping: nil) { $0.retry() } }

  /// Requests the page of an item again if it has failed.
  public func retry<Item>(at path: ItemPath) where Pages == IndexPages<Item> {
    guard path.section == section else { return }
    apply(keeping: nil) { $0.retry(at: path.item) }
  }

  /// Invalidates what is loaded and loads it again, beginning with the visible items. Items stay on screen until they are
  /// replaced, and those that are in the new pages stay where they are.
  public func refresh() { apply(keeping: nil) { $0.refresh() } }

  /// Changes the pages, updates the view and hands new requests to the loader.
  ///
  /// - Parameter request: the request that fails if the view refuses the items of its answer.
  @discardableResult
  func apply(
    keeping request: PageRequest<Pages.Key>?, _ change: (inout Pages) -> PageChanges<Pages.Key>
  ) -> PageOutcome {
    let before = pages
    var changes = change(&pages)
    do {
      try update(by: changes, from: before)
    } catch {
      pages = before
      guard let request else { return changes.outcome }
      // More items than the layout can show: the page counts as failed.
      changes = pages.answer(request, with: .failure(error))
      try? update(by: changes, from: before)
    }
    // The loader knows nothing of those that wait for it.
    let handed = changes.canceled.filter { !waiting.contains($0) }
    waiting.removeAll { changes.canceled.contains($0) }
    if let cancelHandler { for request in handed { cancelHandler(self, request) } }
    waiting += changes.requests
    if changes.changesStates { stateHandler?(self) }
    hand()
    return changes.outcome
  }

  /// Hands waiting requests to the loader, which may answer at once.
  private func hand() {
    guard !isHanding, let loader else { return }
    isHanding = true
    while !waiting.isEmpty { loader(self, waiting.removeFirst()) }
    isHanding = false
  }

  /// The items of the section that are on screen.
  private var visibleRange: Range<Int> {
    let visible = view.pipeline.state.screen.visible
    func item(_ element: VisibleElement) -> Int? {
      guard case .item(let path) = element.element, path.section == section else { return nil }
      return path.item
    }
    guard let first = visible.lazy.compactMap(item).first,
      let last = visible.reversed().lazy.compactMap(item).first
    else { return nearest(visible) }
    return first..<max(first, last) + 1
  }

  /// The end of the section that is nearer to the screen, where none of its items is on it.
  private func nearest(_ visible: [VisibleElement]) -> Range<Int> {
    let isBehind = visible.first.map { $0.element.section > section } ?? false
    let end = isBehind ? pages.count : 0
    return end..<end
  }
}
