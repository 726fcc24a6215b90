import Synchronization

/// Runs a reactor on a virtual clock, in one thread, without waiting: the same states in every run.
///
/// ```swift
/// let store = try TestStore { clock in CitySearch(clock: clock) }
/// try store.send(.type("san"))
/// try store.advance(by: .milliseconds(300))
/// #expect(store.state.cities.first == "San Antonio")
/// ```
///
/// Every call returns when nothing is left to do but to wait for the clock, or for what runs elsewhere: see
/// `LoopStore`, which it is made of.
public final class TestStore<R: Reactor> {
  /// How many jobs a call may run before it throws, to find work that never ends.
  public var workLimit = 100_000
  private let loop: LoopStore<R>
  private let seen: StateLog<R.State>

  /// Creates a store with a reactor that runs on the test's clock.
  ///
  /// - Parameter reactor: makes what is run, with the clock it is to sleep by.
  public init(_ reactor: (VirtualClock) -> R) throws(ReactorError) {
    loop = LoopStore(reactor)
    seen = StateLog(loop.store)
    try settle()
  }

  /// What is run: to be bound to a source.
  public var store: Store<R> { loop.store }

  /// The clock that the reactor's effects sleep by. It moves only when the test moves it.
  public var clock: VirtualClock { loop.clock }

  /// What is shown.
  public var state: R.State { loop.state }

  /// All states since the beginning, the initial one first, each other than the one before.
  public var states: [R.State] { seen.states }

  /// Sends the actions in order, then runs all jobs that can run without moving the clock.
  public func send(_ actions: R.Action...) throws(ReactorError) {
    for action in actions { loop.send(action) }
    try settle()
  }

  /// Moves the clock on, from one who wakes to the next, and runs what can be run at each.
  public func advance(by duration: Duration) throws(ReactorError) {
    try settle()
    try run(to: clock.now.advanced(by: duration))
  }

  /// Runs the jobs that can run, without moving the clock: for tasks that were resumed from outside.
  public func settle() throws(ReactorError) { try run(to: clock.now) }

  private func run(to moment: VirtualClock.Instant) throws(ReactorError) {
    guard loop.run(to: moment, limit: workLimit) else { throw .doesNotSettle(limit: workLimit) }
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
