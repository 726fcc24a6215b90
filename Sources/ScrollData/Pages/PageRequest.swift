/// A request for a page, to be answered once, at any time and in any order.
public struct PageRequest<Key: Hashable & Sendable>: Hashable, Sendable {
  /// Counts the requests of a list, from 0: a page that is requested again has another one.
  public let id: Int
  /// The requested page.
  public let key: Key
}

/// What follows from a call of a ``PageList``.
public struct PageChanges<Key: Hashable & Sendable>: Sendable {
  /// Updates of the list, one after the other.
  public var updates: [PageUpdate] = []
  /// Requests whose answers are no longer needed; an answer that comes nevertheless is ignored.
  public var canceled: [PageRequest<Key>] = []
  /// New requests, the most urgent first.
  public var requests: [PageRequest<Key>] = []
  /// How an answer was treated.
  public var outcome = PageOutcome.accepted
  /// Whether the state of loading at an end of the list, or of a refresh, has changed.
  public var changesStates = false

  /// Creates an empty result.
  public init() {}

  /// Whether nothing follows.
  public var isEmpty: Bool {
    updates.isEmpty && canceled.isEmpty && requests.isEmpty && !changesStates
  }

  /// Adds what follows from a later call.
  mutating func append(_ later: PageChanges) {
    updates += later.updates
    canceled += later.canceled
    requests += later.requests
    changesStates = changesStates || later.changesStates
  }
}

/// One update of a list that is loaded in pages.
public struct PageUpdate: Equatable, Sendable {
  /// Items that are inserted, removed and moved.
  public var difference = RowDifference()
  /// Items that get another cell, by their indices after the difference: placeholders whose items came, and the reverse.
  public var reloaded: [Range<Int>] = []
  /// Items with other content, by their indices after the difference.
  public var reconfigured: [Range<Int>] = []

  /// Creates an update without changes.
  public init() {}

  /// Whether it changes nothing.
  public var isEmpty: Bool { difference.isEmpty && reloaded.isEmpty && reconfigured.isEmpty }
}

/// How an answer was treated.
public enum PageOutcome: Hashable, Sendable {
  /// It is used.
  case accepted
  /// It was not awaited: answered twice, canceled, or invalidated by a refresh. Nothing has changed.
  case ignored
  /// It breaks a rule: the page counts as failed.
  case refused(PageError)
}

/// A wrong answer, or a wrong number of a policy.
public enum PageError: Error, Hashable, Sendable {
  /// A number is outside its range.
  case invalidValue(parameter: String, value: Int, range: ClosedRange<Int>)
  /// A page has more items than it has indices.
  case tooManyItems(found: Int, expected: Int)
  /// A page has fewer items than indices, though its answer names the total.
  case tooFewItems(found: Int, expected: Int)
  /// A page names itself as the next or the previous one.
  case repeatedCursor(String)
  /// This number of pages in a row had no new items, and each names another page.
  case tooManyEmptyPages(Int)
}

extension PageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidValue(let parameter, let value, let range):
      "\(parameter): expected \(range.lowerBound) to \(range.upperBound), found \(value)"
    case .tooManyItems(let found, let expected):
      "expected a page of at most \(expected) items, found \(found)"
    case .tooFewItems(let found, let expected):
      "expected a page of \(expected) items, found \(found); leave out the total if the list ends here"
    case .repeatedCursor(let cursor): "the page of cursor \(cursor) names itself as the next one"
    case .tooManyEmptyPages(let count): "\(count) pages in a row had no new items"
    }
  }
}
