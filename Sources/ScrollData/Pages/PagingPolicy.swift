/// How far from the screen pages are requested and kept, in numbers of items.
public struct PagingPolicy: Hashable, Sendable {
  /// Pages are requested when this many items or fewer lie between them and the screen, from 0 to 100,000. Default 20, a
  /// page, as `prefetchDistance` of Paging 3 for Android.
  public var prefetchDistance: Int
  /// How many requests are awaited at once, from 1 to 64. Default 2: the first and the last visible
  /// item are often in two pages.
  public var maximumRequests: Int
  /// With more loaded items than this, the pages farthest from the screen are evicted, from 1 to 2^31; those that are
  /// needed never are. `nil`, the default, evicts none, as `maxSize` of Paging 3.
  public var maximumItems: Int?

  /// Creates a policy. The numbers are checked when a list is created with it.
  public init(prefetchDistance: Int = 20, maximumRequests: Int = 2, maximumItems: Int? = nil) {
    self.prefetchDistance = prefetchDistance
    self.maximumRequests = maximumRequests
    self.maximumItems = maximumItems
  }

  /// The largest number of items of a list.
  static let maximumCount = Int(clamping: Int64(1) << 31)

  func check() throws(PageError) {
    try Self.check("prefetchDistance", prefetchDistance, 0...100_000)
    try Self.check("maximumRequests", maximumRequests, 1...64)
    if let maximumItems { try Self.check("maximumItems", maximumItems, 1...Self.maximumCount) }
  }

  static func check(
    _ name: String, _ value: Int, _ range: ClosedRange<Int>
  ) throws(PageError) {
    guard range.contains(value) else {
      throw .invalidValue(parameter: name, value: value, range: range)
    }
  }
}

/// The awaited requests of a list.
struct AwaitedPages<Key: Hashable & Sendable>: Sendable {
  /// In the order of their ids.
  private(set) var requests: [PageRequest<Key>] = []
  private var next = 0

  mutating func add(_ key: Key) -> PageRequest<Key> {
    let request = PageRequest(id: next, key: key)
    next += 1
    requests.append(request)
    return request
  }

  /// Takes a request out; `false` if it is not awaited.
  mutating func remove(_ request: PageRequest<Key>) -> Bool {
    guard let slot = requests.firstIndex(of: request) else { return false }
    requests.remove(at: slot)
    return true
  }

  /// Takes out the requests that are not needed, in the order of their ids.
  mutating func removeAll(where isUnneeded: (Key) -> Bool) -> [PageRequest<Key>] {
    guard requests.contains(where: { isUnneeded($0.key) }) else { return [] }
    let removed = requests.filter { isUnneeded($0.key) }
    requests.removeAll { isUnneeded($0.key) }
    return removed
  }
}
