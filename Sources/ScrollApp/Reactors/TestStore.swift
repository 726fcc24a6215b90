import Synchronization

/// Runs a reactor on a virtual clock, in one thread, without waiting: the same states in every run.
///
/// ```swift
/// let store = TestStore { clock in CitySearch(clock: clock) }
/// try store.send(.type("san"))
/// try store.advance(by: .milliseconds(300))
/// #expect(store.state.cities.first == "San Antonio")
/// ```
///
/// Every call returns when nothing is left to do but to wait for the clock, or for what runs elsewhere. Tasks
/// that a reactor's flows consist of run here; a detached one, or an actor that has an executor of its own,
/// runs elsewhere and is not waited for.
public final class TestStore<R: Reactor> {
  public let store: Store<R>
  public let clock: VirtualClock
  /// How many pieces of work a call may come to before it throws: what goes on forever is found so.
  public var workLimit = 100_000
  private let executor = StepExecutor()
  private let seen: StateLog<R.State>

  /// - Parameter reactor: makes what is run, with the clock it is to sleep by.
  public init(_ reactor: (VirtualClock) -> R) throws(ReactorError) {
    let clock = VirtualClock()
    self.clock = clock
    store = Store(reactor(clock), executor: executor)
    seen = StateLog(store)
    try settle()
  }

  /// What is shown.
  public var state: R.State { store.state }

  /// All states since the beginning, the initial one first, each other than the one before.
  public var states: [R.State] { seen.states }

  /// Sends actions, one right after the other, and runs what can be run.
  public func send(_ actions: R.Action...) throws(ReactorError) {
    for action in actions { store.send(action) }
    try settle()
  }

  /// Moves the clock on, from one who wakes to the next, and runs what can be run at each.
  public func advance(by duration: Duration) throws(ReactorError) {
    try settle()
    let end = clock.now.advanced(by: duration)
    var wakes = 0
    while let next = clock.nextDeadline, next <= end {
      guard wakes < workLimit else { throw .doesNotSettle(limit: workLimit) }
      wakes += 1
      clock.advance(to: next)
      try settle()
    }
    clock.advance(to: end)
  }

  /// Runs what can be run, without moving the clock: for what was resumed from outside.
  public func settle() throws(ReactorError) {
    guard executor.drain(limit: workLimit) else { throw .doesNotSettle(limit: workLimit) }
  }
}

/// What is wrong with a reactor under test.
public enum ReactorError: Error, Hashable {
  /// There was something to do after `limit` pieces of work.
  case doesNotSettle(limit: Int)
}

/// The states of a store, noted as they are shown.
private final class StateLog<State: Equatable & Sendable>: Sendable {
  private let log = Mutex<[State]>([])

  init<R: Reactor>(_ store: Store<R>) where R.State == State {
    _ = store.core.watch(StateWatcher { [weak self] state in self?.note(state) })
  }

  var states: [State] { log.withLock { $0 } }

  private func note(_ state: State) { log.withLock { $0.append(state) } }
}
