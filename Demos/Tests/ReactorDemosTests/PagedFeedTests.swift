import ScrollApp
import Scrollwork
import Synchronization
import Testing

@testable import ReactorDemos

/// Pages of twenty posts, five in all, each half a second away. Page 2 fails for as often as is said.
private final class Server: Sendable {
  struct Unreachable: Error {}

  private let failures: Mutex<Int>
  let asked = Mutex<[Int]>([])

  init(failures: Int) { self.failures = Mutex(failures) }

  func page(_ number: Int, _ clock: VirtualClock) async throws -> PagedFeed.Page {
    asked.withLock { $0.append(number) }
    try await clock.sleep(for: .milliseconds(500))
    let fails = failures.withLock { left in
      guard number == 2, left > 0 else { return false }
      left -= 1
      return true
    }
    if fails { throw Unreachable() }
    return PagedFeed.Page(posts: Array(number * 20..<number * 20 + 20), isLast: number == 4)
  }
}

@Suite struct PagedFeedTests {
  private func store(_ server: Server) throws -> TestStore<PagedFeed> {
    try TestStore { clock in PagedFeed(clock: clock) { try await server.page($0, clock) } }
  }

  @Test("a page is requested once, even if the end comes near several times")
  func once() throws {
    let server = Server(failures: 0)
    let store = try store(server)
    try store.send(.loadNext, .loadNext)
    try store.advance(by: .milliseconds(499))
    try store.send(.loadNext)
    #expect(store.state.phase == .loading)
    try store.advance(by: .milliseconds(1))
    #expect(store.state == PagedFeed.State(posts: Array(0..<20), pages: 1))
    #expect(server.asked.withLock { $0 } == [0])
  }

  @Test(
    "a page that fails is tried again after 1, 2 and 4 seconds, and then given up until asked for")
  func retry() throws {
    let server = Server(failures: 4)
    let store = try store(server)
    for _ in 0..<2 {
      try store.send(.loadNext)
      try store.advance(by: .milliseconds(500))
    }
    try store.send(.loadNext)
    try store.advance(by: .milliseconds(500))
    #expect(store.state.phase == .waiting(failures: 1))
    try store.advance(by: .milliseconds(1500))
    #expect(store.state.phase == .waiting(failures: 2))
    try store.advance(by: .milliseconds(2500))
    #expect(store.state.phase == .waiting(failures: 3))
    try store.advance(by: .milliseconds(4500))
    #expect(store.state.phase == .failed)
    #expect(store.state.posts.count == 40)
    try store.send(.loadNext)
    try store.advance(by: .milliseconds(500))
    #expect(store.state.posts == Array(0..<60))
    #expect(server.asked.withLock { $0 } == [0, 1, 2, 2, 2, 2, 2])
  }

  @Test("a refresh takes the place of whatever is loading")
  func refresh() throws {
    let server = Server(failures: 0)
    let store = try store(server)
    try store.send(.loadNext)
    try store.advance(by: .seconds(1))
    try store.send(.loadNext)
    try store.advance(by: .milliseconds(250))
    try store.send(.refresh)
    try store.advance(by: .seconds(1))
    #expect(store.state == PagedFeed.State(posts: Array(0..<20), pages: 1))
  }

  @Test("a list that is scrolled to its end loads all pages, and visible posts do not move")
  func list() throws {
    let server = Server(failures: 2)
    let store = try store(server)
    let stand = try ListStand()
    let list = store.store.bind(to: stand.source) { try Snapshot(.all, $0.posts) }
    try stand.view.setNearEdges(NearEdgePolicy())
    let messages = MessageCenter()
    let notifier = CollectionNotifier(stand.view, messages: messages)
    let token = store.store.loads(asEndComesNearIn: stand.view, messages)
    try store.send(.loadNext)
    for frame in 0..<2000 where store.state.phase != .ended {
      if frame % 30 == 0 { try stand.view.fling(velocity: 1500) }
      try store.advance(by: .nanoseconds(16_666_667))
      try list.update()
      let made = try stand.step()
      #expect(made.correction == .zero && made.diagnostics.isEmpty)
    }
    #expect(store.state.phase == .ended)
    #expect(stand.source.snapshot.itemIdentifiers == Array(0..<100))
    #expect(server.asked.withLock { $0 } == [0, 1, 2, 2, 2, 3, 4])
    withExtendedLifetime((notifier, token)) {}
  }
}
