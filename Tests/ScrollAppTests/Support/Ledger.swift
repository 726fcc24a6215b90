import ScrollApp

/// A reactor that writes down its actions, some of them later.
struct Ledger: Reactor {
  enum Action: Sendable, Hashable {
    case write(String)
    /// Writes after a while; a later one takes the place of one that waits.
    case writeLater(String)
    /// Writes after a while; a later one is ignored while one waits.
    case writeOnce(String)
    case forever
    /// Writes at once; a later one takes the place of one that has not been written.
    case writeOver(String)
  }
  struct State: Hashable, Sendable {
    var lines: [String] = []
    var theme = "light"
  }
  enum Mutation: Sendable {
    case append(String)
    case setTheme(String)
  }

  let clock: VirtualClock
  var themes: Flow<String> = .none
  var initialState: State { State() }

  func mutate(action: Action, state: State) -> Flow<Mutation> {
    switch action {
    case .write(let line): .just(.append("\(state.lines.count):\(line)"))
    case .writeOver(let line): .just(.append(line))
    case .writeLater(let line), .writeOnce(let line):
      Flow { [clock] send in
        send(.append("begin \(line)"))
        // One that does not care for its cancellation.
        try? await clock.sleep(for: .seconds(1))
        send(.append("end \(line)"))
      }
    case .forever:
      Flow { send in
        while !Task.isCancelled {
          send(.setTheme("light"))
          await Task.yield()
        }
      }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .append(let line): state.lines.append(line)
    case .setTheme(let theme): state.theme = theme
    }
    return state
  }

  func conflict(between new: Action, andRunning running: Action) -> ActionConflict {
    switch (new, running) {
    case (.writeLater, .writeLater), (.writeOver, .writeOver): .supersedes
    case (.writeOnce, .writeOnce): .isIgnored
    default: .none
    }
  }

  func transform(action: Flow<Action>) -> Flow<Action> { action.filter { $0 != .write("") } }

  func transform(mutation: Flow<Mutation>) -> Flow<Mutation> {
    mutation.merge(themes.map { .setTheme($0) })
  }

  func transform(state: Flow<State>) -> Flow<State> {
    state.map { state in
      var state = state
      if state.lines.count > 5 { state.lines.removeFirst(state.lines.count - 5) }
      return state
    }
  }
}
