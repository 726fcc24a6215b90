/// Which page a request of a ``CursorPages`` list asks for.
public enum PageCursor<Cursor: Hashable & Sendable>: Hashable, Sendable {
  /// The page that the list begins with, as the list was created with it.
  case initial(Cursor?)
  /// The page that an answer named as its next one.
  case next(Cursor)
  /// The page that an answer named as its previous one.
  case previous(Cursor)
}

/// A list whose pages name their neighbors: pages are appended and prepended as an end comes near the screen.
///
/// There are no placeholders, since the number of items is not known. Items of an answer that are already in the list are
/// left out.
///
/// - An end that failed stays failed until `retry()` or a refresh.
/// - Evicted pages are dropped at the end that is farther from the screen, and requested again when it comes near, by the
///   cursor of their neighbor; by the cursor that brought them where the neighbor names no previous page.
/// - A refresh begins with the page of the first item on screen. The list is replaced once its pages reach the end of the
///   screen, and items that are still there stay where they are.
public struct CursorPages<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>: PageList
where Item.ID: Sendable {
  public typealias Key = PageCursor<Cursor>

  /// An answer.
  public struct Page: Sendable {
    /// The items in order.
    public var items: [Item]
    /// The cursor of the page before this one; `nil` for the first page, and where pages do not name it.
    public var previous: Cursor?
    /// The cursor of the page behind this one; `nil` if the list ends here.
    public var next: Cursor?

    /// Creates an answer.
    public init(items: [Item], previous: Cursor? = nil, next: Cursor? = nil) {
      self.items = items
      self.previous = previous
      self.next = next
    }
  }

  /// What an end of the list does.
  public enum EndState: Sendable {
    /// There is more, and it is not requested.
    case idle
    /// A page is awaited.
    case loading
    /// A page has failed. See `retry()`.
    case failed(any Error)
    /// There are no more items.
    case ended
  }

  struct Entry: Sendable {
    var key: Key
    var items: [Item]
    var previous: Cursor?
    var next: Cursor?
  }

  /// How far from the screen pages are requested and kept.
  public let policy: PagingPolicy
  let first: Cursor?
  /// Loaded pages in order.
  var entries: [Entry] = []
  /// The index of the first item of each page, and the number of items.
  var starts = [0]
  /// Items that are in the list.
  var known: Set<Item.ID> = []
  /// What brought the pages that were dropped before the first one and that it does not name, the last one first.
  var dropped: [Key] = []
  var awaited = AwaitedPages<Key>()
  var startFailure: (any Error)?
  var endFailure: (any Error)?
  /// Whether pages name the ones before them.
  var namesPrevious = false
  /// Pages in a row without new items.
  var emptyPages = 0
  var refreshed: Refreshed?
  var visible = 0..<0

  /// Pages that replace all others once they contain as many items as are on screen, before and behind their origin.
  struct Refreshed: Sendable {
    var entries: [Entry] = []
    /// The page that they begin with.
    var key: Key
    /// The index of the first item of that page, before the refresh.
    var origin: Int
    /// What brought the pages before them, in order.
    var earlier: [Key]
    var failure: (any Error)?
    /// How many items they have before the origin, and behind it.
    var before = 0
    var behind = 0
  }

  /// The number of pages in a row without new items that counts as a mistake of the loader.
  static var maximumEmptyPages: Int { 64 }

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - cursor: names the first requested page; `nil` for the one that the loader begins with.
  ///   - policy: how far from the screen pages are requested and kept.
  /// - Throws: `PageError.invalidValue`.
  public init(
    from cursor: Cursor? = nil, policy: PagingPolicy = PagingPolicy()
  ) throws(PageError) {
    try policy.check()
    first = cursor
    self.policy = policy
  }

  public var count: Int { starts[starts.count - 1] }

  public func item(at index: Int) -> Item? {
    guard index >= 0, index < count else { return nil }
    let page = page(at: index)
    return entries[page].items[index - starts[page]]
  }

  /// The page that contains an index of the list; of pages without items the last one before it.
  func page(at index: Int) -> Int {
    var (low, high) = (0, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// What the start of the list does.
  public var start: EndState {
    if let startFailure { return .failed(startFailure) }
    if awaited.requests.contains(where: { $0.key == startKey }) { return .loading }
    return entries.isEmpty || startKey != nil ? .idle : .ended
  }

  /// What the end of the list does. While the first page is awaited, it is loading.
  public var end: EndState {
    if let endFailure { return .failed(endFailure) }
    if let endKey, awaited.requests.contains(where: { $0.key == endKey }) { return .loading }
    return endKey != nil ? .idle : .ended
  }

  public var isLoading: Bool { !awaited.requests.isEmpty }

  public var isRefreshing: Bool {
    refreshed.map { $0.failure == nil } ?? false
      || entries.isEmpty && !awaited.requests.isEmpty
  }

  /// Why a refresh waits for `retry()`; `nil` if it does not.
  public var refreshFailure: (any Error)? { refreshed?.failure }

  /// The awaited requests, in the order in which they were made. At most one at each end.
  public var awaitedRequests: [PageRequest<Key>] { awaited.requests }

  /// The page before the first one.
  var startKey: Key? {
    guard let first = entries.first else { return nil }
    return first.previous.map(Key.previous) ?? dropped.last
  }

  /// The page behind the last one; of an empty list the first one.
  var endKey: Key? {
    guard let last = entries.last else { return .initial(first) }
    return last.next.map(Key.next)
  }
}
