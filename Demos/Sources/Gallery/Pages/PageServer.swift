import Scrollwork

/// An article of a list that is loaded in pages.
struct Article: Identifiable, Hashable {
  /// Counts from the oldest one.
  var id: Int
}

/// What stands in for a network: it answers late, in another order than asked, and sometimes not at all.
struct PageServer {
  typealias Request = PageRequest<Range<Int>>

  static let pageSize = 12
  /// How many articles there are; the newest is the first.
  private(set) var count: Int
  private var waiting: [(request: Request, due: Timestamp)] = []
  /// Pages that have failed, each once.
  private var failed: Set<Int> = []

  struct NoConnection: Error {}

  init(count: Int) { self.count = count }

  /// When the next answer comes.
  var nextAnswer: Timestamp? { waiting.map(\.due).min() }

  mutating func load(_ request: Request, at now: Timestamp) {
    let milliseconds = 500 + Prose.scatter(request.id + 5, below: 900)
    waiting.append((request, now + .milliseconds(milliseconds)))
  }

  mutating func cancel(_ request: Request) { waiting.removeAll { $0.request == request } }

  /// New articles come in before all others.
  mutating func publish(_ news: Int) { count += news }

  /// The answers that have come until now, the earliest first.
  mutating func answers(
    until now: Timestamp
  ) -> [(request: Request, result: Result<IndexPages<Article>.Page, any Error>)] {
    let due = waiting.filter { $0.due <= now }.sorted {
      ($0.due, $0.request.id) < ($1.due, $1.request.id)
    }
    guard !due.isEmpty else { return [] }
    waiting.removeAll { $0.due <= now }
    return due.map { ($0.request, answer($0.request)) }
  }

  /// Every fourth page fails the first time.
  private mutating func answer(
    _ request: Request
  ) -> Result<IndexPages<Article>.Page, any Error> {
    let page = request.key.lowerBound / Self.pageSize
    if page % 4 == 1, failed.insert(page).inserted { return .failure(NoConnection()) }
    let items = request.key.clamped(to: 0..<count).map { Article(id: count - 1 - $0) }
    return .success(.init(items: items, total: count))
  }
}
