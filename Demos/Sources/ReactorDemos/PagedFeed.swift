package import ScrollApp
package import Scrollwork

/// Loads posts a page at a time as the end comes near, and tries again, later each time, what fails.
package struct PagedFeed: Reactor {
  package enum Action: Hashable, Sendable {
    /// The end is near, or a person requests another try.
    case loadNext
    case refresh
  }

  package enum Mutation: Hashable, Sendable {
    case begin
    case wait(failures: Int)
    case append(Page, number: Int)
    case replace(Page)
    case giveUp
  }

  package struct Page: Hashable, Sendable {
    /// Numbers of posts.
    package var posts: [Int]
    package var isLast: Bool

    package init(posts: [Int], isLast: Bool) {
      self.posts = posts
      self.isLast = isLast
    }
  }

  package struct State: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
      case idle, loading
      /// A page has failed so often and is tried again.
      case waiting(failures: Int)
      /// A page has failed too often.
      case failed
      /// There are no more posts.
      case ended
    }

    package var posts: [Int] = []
    package var pages = 0
    package var phase = Phase.idle
  }

  package var initialState: State { State() }
  private let clock: any Clock<Duration>
  private let policy: RetryPolicy
  private let load: @Sendable (_ page: Int) async throws -> Page

  /// - Parameters:
  ///   - clock: what waits are measured by.
  ///   - policy: how often a page is tried.
  ///   - load: brings a page, counted from zero.
  package init(
    clock: any Clock<Duration>, policy: RetryPolicy = RetryPolicy(attempts: 4, delay: .seconds(1)),
    load: @escaping @Sendable (_ page: Int) async throws -> Page
  ) {
    self.clock = clock
    self.policy = policy
    self.load = load
  }

  package func conflict(between new: Action, andRunning running: Action) -> ActionConflict {
    new == .refresh ? .supersedes : .isIgnored
  }

  package func mutate(action: Action, state: State) -> Flow<Mutation> {
    switch action {
    case .loadNext where state.phase == .ended: .none
    case .loadNext:
      bring(page: state.pages) { [number = state.pages] in .append($0, number: number) }
    case .refresh: bring(page: 0) { .replace($0) }
    }
  }

  private func bring(
    page: Int, _ done: @escaping @Sendable (Page) -> Mutation
  ) -> Flow<Mutation> {
    Flow { [clock, policy, load] send in
      send(.begin)
      do {
        let page = try await policy.run(
          clock: clock, failed: { count, _ in send(.wait(failures: count)) }
        ) { try await load(page) }
        send(done(page))
      } catch {
        send(.giveUp)
      }
    }
  }

  package func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .begin: state.phase = .loading
    case .wait(let failures): state.phase = .waiting(failures: failures)
    case .giveUp: state.phase = .failed
    // A page that is already there was requested twice.
    case .append(_, let number) where number != state.pages: break
    case .append(let page, _):
      state.posts += page.posts
      state.pages += 1
      state.phase = page.isLast ? .ended : .idle
    case .replace(let page):
      state = State(posts: page.posts, pages: 1, phase: page.isLast ? .ended : .idle)
    }
    return state
  }
}

extension Store<PagedFeed> {
  /// Asks for the next page each time the end of a list comes near.
  ///
  /// - Parameter messages: where a `CollectionNotifier` of the list posts.
  package func loads(asEndComesNearIn view: CollectionView, _ messages: MessageCenter)
    -> ObservationToken
  {
    messages.observe(CollectionMessage.self, from: view) { [weak self] message in
      if case .nearEnd = message.event { self?.send(.loadNext) }
    }
  }
}
