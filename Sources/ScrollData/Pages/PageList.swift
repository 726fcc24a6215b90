/// The state of a list that is loaded in pages: which items are there, which pages are requested, failed or evicted.
///
/// A value without a view, a clock or tasks. Each call returns what follows from it: updates of the list, and requests that
/// a loader answers in any order. ``IndexPages`` and ``CursorPages`` are the two kinds; `PagedSource` shows either in a view.
public protocol PageList<Item>: Sendable {
  /// An item; its identity says which items of an answer were there before.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// Says which page a request asks for.
  associatedtype Key: Hashable & Sendable
  /// What a request is answered with.
  associatedtype Page: Sendable

  /// The number of items, placeholders included. O(1).
  var count: Int { get }

  /// The item at an index; `nil` for a placeholder, and for an index outside the list. O(log pages).
  func item(at index: Int) -> Item?

  /// Whether answers are awaited.
  var isLoading: Bool { get }

  /// Whether answers are awaited that replace what was loaded before a refresh, or that bring the first items.
  var isRefreshing: Bool { get }

  /// Sets the items on screen, cancels requests that are no longer needed, evicts pages and requests those that are
  /// needed. Nothing is returned while the same pages are needed.
  ///
  /// - Parameter visible: indices of the items on screen; those outside the list do not count.
  mutating func show(_ visible: Range<Int>) -> PageChanges<Key>

  /// Accepts the answer to a request, or its error. An answer that is not awaited, because its request was
  /// answered, canceled or invalidated, changes nothing.
  mutating func answer(
    _ request: PageRequest<Key>, with result: Result<Page, any Error>
  ) -> PageChanges<Key>

  /// Requests failed pages again. Without failed ones it changes nothing.
  mutating func retry() -> PageChanges<Key>

  /// Invalidates all pages and requests them again, beginning with the visible items. Loaded items stay until they are
  /// replaced.
  mutating func refresh() -> PageChanges<Key>
}
