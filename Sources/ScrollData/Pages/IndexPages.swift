/// A list whose pages are requested by index: items that are not loaded are placeholders, and any page can be requested as a
/// user jumps to it.
///
/// All pages have the same number of items, except for the last one. The total is given, or comes with an answer.
///
/// - A page is requested when it lies near the screen (`PagingPolicy.prefetchDistance`) and is not loaded, those on screen
///   first. Requests for pages that are no longer near are canceled.
/// - A failed page stays failed until `retry()`, a refresh, or its eviction.
/// - Evicted pages become placeholders again.
public struct IndexPages<Item: Identifiable & Sendable>: PageList where Item.ID: Sendable {
  /// An answer.
  public struct Page: Sendable {
    /// The items of the requested indices, in order.
    public var items: [Item]
    /// How many items the list has now; `nil` if that is not known. Then a page with fewer items than requested is the
    /// last one.
    public var total: Int?

    /// Creates an answer.
    public init(items: [Item], total: Int? = nil) {
      self.items = items
      self.total = total
    }
  }

  /// What is known of a page.
  struct Entry: Sendable {
    /// The first items of the page; the others are placeholders.
    var items: [Item] = []
    /// Whether it was loaded before a refresh.
    var isStale = false
    var failure: (any Error)?
  }

  /// How many items a page has.
  public let pageSize: Int
  /// How far from the screen pages are requested and kept.
  public let policy: PagingPolicy
  /// The number of items, placeholders included; `nil` as long as no answer has said it.
  public internal(set) var total: Int?
  /// Loaded and failed pages, by page number.
  var entries: [Int: Entry] = [:]
  var awaited = AwaitedPages<Range<Int>>()
  /// The items on screen.
  var visible = 0..<0
  /// The pages that were needed when nothing had to be done.
  var settled: Range<Int>?

  /// Creates a list of placeholders.
  ///
  /// - Parameters:
  ///   - total: how many items the list has, from 0 to 2^31; `nil` requests the first page to know it.
  ///   - pageSize: how many items a page has, from 1 to 100,000.
  ///   - policy: how far from the screen pages are requested and kept.
  /// - Throws: `PageError.invalidValue`.
  public init(
    total: Int? = nil, pageSize: Int, policy: PagingPolicy = PagingPolicy()
  ) throws(PageError) {
    try policy.check()
    try PagingPolicy.check("pageSize", pageSize, 1...100_000)
    if let total { try PagingPolicy.check("total", total, 0...PagingPolicy.maximumCount) }
    self.total = total
    self.pageSize = pageSize
    self.policy = policy
  }

  public var count: Int { total ?? 0 }

  public func item(at index: Int) -> Item? {
    guard index >= 0, index < count, let entry = entries[index / pageSize] else { return nil }
    let slot = index % pageSize
    return slot < entry.items.count ? entry.items[slot] : nil
  }

  /// The error of the page that an index belongs to; `nil` if it has not failed. O(1).
  public func error(at index: Int) -> (any Error)? {
    index < 0 ? nil : entries[index / pageSize]?.failure
  }

  /// The indices of the page that an index belongs to; `nil` outside the list. O(1).
  public func page(at index: Int) -> Range<Int>? {
    index >= 0 && index < count ? items(of: index / pageSize) : nil
  }

  /// The number of loaded items. O(loaded pages).
  public var loadedCount: Int { entries.values.reduce(0) { $0 + $1.items.count } }

  /// The awaited requests, in the order in which they were made. At most `PagingPolicy.maximumRequests`.
  public var awaitedRequests: [PageRequest<Range<Int>>] { awaited.requests }

  /// Whether any page has failed and waits for `retry()`. O(loaded pages).
  public var hasFailures: Bool { entries.values.contains { $0.failure != nil } }

  public var isLoading: Bool { !awaited.requests.isEmpty }

  public var isRefreshing: Bool {
    if total == nil { return !awaited.requests.isEmpty }
    return neededPages.contains { page in
      entries[page].map { $0.isStale && $0.failure == nil } ?? false
    }
  }

  /// The indices of a page; of one unknown total those of a whole page.
  func items(of page: Int) -> Range<Int> {
    let lower = page * pageSize
    return lower..<min(lower + pageSize, max(lower, total ?? .max))
  }

  /// The pages near the screen. Without a total, the first one.
  var neededPages: Range<Int> {
    guard let total else { return 0..<1 }
    guard total > 0 else { return 0..<0 }
    let lower = max(0, min(visible.lowerBound, total - 1) - policy.prefetchDistance)
    let upper = min(total, max(visible.upperBound, 1) + policy.prefetchDistance)
    return lower / pageSize..<(max(upper, lower + 1) - 1) / pageSize + 1
  }
}
