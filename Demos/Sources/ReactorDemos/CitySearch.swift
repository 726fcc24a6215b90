package import ScrollApp

/// Finds cities as a name is typed: typed text is shown at once, and searched for when the typing rests.
package struct CitySearch: Reactor {
  package enum Action: Hashable, Sendable {
    case type(String)
    case find(String)
  }

  package enum Mutation: Hashable, Sendable {
    case setQuery(String)
    case begin
    case setFound([Int])
  }

  package struct State: Hashable, Sendable {
    package var query = ""
    package var isSearching = false
    /// Numbers of cities.
    package var found: [Int]
  }

  /// How long nothing is typed before a search begins.
  package static let rest = Duration.milliseconds(300)

  package let initialState: State
  private let clock: any Clock<Duration>
  private let find: @Sendable (String) async -> [Int]

  /// - Parameters:
  ///   - clock: what a rest is measured by.
  ///   - found: the cities that are shown before anything is typed.
  ///   - find: the numbers of the cities that have a text in their names.
  package init(
    clock: any Clock<Duration>, found: [Int], find: @escaping @Sendable (String) async -> [Int]
  ) {
    self.clock = clock
    self.find = find
    initialState = State(found: found)
  }

  package func transform(action: Flow<Action>) -> Flow<Action> {
    let clock = clock
    return action.fork(
      { $0 },
      {
        $0.compactMap { if case .type(let text) = $0 { text } else { nil } }
          .debounce(for: Self.rest, clock: clock)
          .distinct()
          .map { .find($0) }
      })
  }

  package func conflict(between new: Action, andRunning running: Action) -> ActionConflict {
    switch (new, running) {
    case (.find, .find): .supersedes
    default: .none
    }
  }

  package func mutate(action: Action) -> Flow<Mutation> {
    switch action {
    case .type(let text): .just(.setQuery(text))
    case .find(let text):
      Flow { [find] send in
        send(.begin)
        send(.setFound(await find(text)))
      }
    }
  }

  package func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setQuery(let text): state.query = text
    case .begin: state.isSearching = true
    case .setFound(let cities):
      state.isSearching = false
      state.found = cities
    }
    return state
  }
}
