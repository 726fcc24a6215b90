/// Runs a reactor: takes actions and holds the state.
///
/// ```swift
/// let store = Store(CitySearch(clock: .continuous))
/// store.send(.type("san"))
/// for await state in store.states { … }
/// ```
///
/// Usable in any thread. Actions are carried out in the order they were sent, their mutations reduced one
/// after the other. Letting go of the store cancels what it does and ends its sequences.
public final class Store<R: Reactor>: Sendable {
  let core: StoreCore<R>
  private let actions: AsyncStream<R.Action>.Continuation
  private let tasks: [Task<Void, Never>]

  /// Creates a store and runs its reactor.
  ///
  /// - Parameters:
  ///   - reactor: the reactor to run, from its initial state on.
  ///   - executor: where its tasks run. The default is where tasks run anyway.
  public init(_ reactor: R, executor: (any TaskExecutor)? = nil) {
    let (actions, sent) = AsyncStream.makeStream(of: R.Action.self)
    let (mutations, made) = AsyncStream.makeStream(of: R.Mutation.self)
    let (states, reduced) = AsyncStream.makeStream(of: R.State.self)
    let initial = reactor.initialState
    let core = StoreCore(reactor, initial, made)
    self.core = core
    self.actions = sent
    reduced.yield(initial)
    tasks = ReactorScope.$executor.withValue(executor) {
      [
        ReactorScope.startTask {
          for await state in reactor.transform(state: Flow(once: states)) { core.show(state) }
        },
        ReactorScope.startTask {
          var state = initial
          for await mutation in reactor.transform(mutation: Flow(once: mutations)) {
            state = reactor.reduce(state: state, mutation: mutation)
            reduced.yield(state)
          }
        },
        ReactorScope.startTask {
          for await action in reactor.transform(action: Flow(once: actions)) { core.begin(action) }
        },
      ]
    }
  }

  deinit { end() }

  /// Ends what runs; once more does nothing.
  func end() {
    actions.finish()
    for task in tasks { task.cancel() }
    core.end()
  }

  /// What is shown.
  public var state: R.State { core.shown.state }

  /// Sends an action to be performed. Returns at once.
  public func send(_ action: R.Action) { actions.yield(action) }
}
