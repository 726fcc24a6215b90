import Synchronization

/// What the tasks of a store share. They keep it, not the store.
final class StoreCore<R: Reactor>: Sendable {
  private struct Running {
    let action: R.Action
    /// `nil` until it has begun.
    var task: Task<Void, Never>?
  }

  private struct Held {
    var state: R.State
    /// Counts the states that were shown.
    var version = 1
    var running: [Int: Running] = [:]
    /// In the order they came.
    var watchers: [(number: Int, watcher: StateWatcher<R.State>)] = []
    /// The number of the last action or watcher.
    var lastNumber = 0
    var hasEnded = false
  }

  private let reactor: R
  private let mutations: AsyncStream<R.Mutation>.Continuation
  private let held: Mutex<Held>

  init(_ reactor: R, _ initial: R.State, _ mutations: AsyncStream<R.Mutation>.Continuation) {
    self.reactor = reactor
    self.mutations = mutations
    held = Mutex(Held(state: initial))
  }

  /// The state and its number.
  var shown: (state: R.State, version: Int) { held.withLock { ($0.state, $0.version) } }

  /// Shows a state, unless it is the same. Called by one task.
  func show(_ state: R.State) {
    guard state != shown.state else { return }
    let (version, watchers, old) = held.withLock { held in
      let old = held.state
      held.state = state
      held.version += 1
      return (held.version, held.watchers, old)
    }
    // Let go of outside the lock: what it holds may ask the store as it goes.
    withExtendedLifetime(old) {}
    for (_, watcher) in watchers { watcher.see(state, version) }
  }

  /// Carries out an action. Called by one task.
  func begin(_ action: R.Action) {
    let (state, running) = held.withLock { ($0.state, $0.running) }
    var superseded: [Int] = []
    for (number, other) in running.sorted(by: { $0.key < $1.key }) {
      switch reactor.conflict(between: action, andRunning: other.action) {
      case .none: break
      case .supersedes: superseded.append(number)
      case .isIgnored: return
      }
    }
    let number = held.withLock { held -> Int? in
      for number in superseded { held.running[number] = nil }
      guard !held.hasEnded else { return nil }
      held.lastNumber += 1
      held.running[held.lastNumber] = Running(action: action)
      return held.lastNumber
    }
    for number in superseded { running[number]?.task?.cancel() }
    guard let number else { return }
    let flow = reactor.mutate(action: action, state: state)
    let task = ReactorScope.startTask { [self] in
      for await mutation in flow where !emit(mutation, number) { break }
      let ended = held.withLock { $0.running.removeValue(forKey: number) }
      withExtendedLifetime(ended) {}
    }
    let isRunning = held.withLock { held in
      held.running[number]?.task = task
      return !held.hasEnded
    }
    if !isRunning { task.cancel() }
  }

  /// Hands a mutation on; `false` where its action was superseded.
  private func emit(_ mutation: R.Mutation, _ number: Int) -> Bool {
    held.withLock { held in
      guard held.running[number] != nil else { return false }
      mutations.yield(mutation)
      return true
    }
  }

  /// Adds an observer of the state and the later ones. Returns the number by which the observer is removed.
  func watch(_ watcher: StateWatcher<R.State>) -> Int {
    let (number, state, version) = held.withLock { held in
      held.lastNumber += 1
      if !held.hasEnded { held.watchers.append((held.lastNumber, watcher)) }
      return (held.lastNumber, held.state, held.hasEnded ? nil : held.version)
    }
    watcher.see(state, version ?? .max)
    if version == nil { watcher.end() }
    return number
  }

  func forget(_ number: Int) {
    // Let go of outside the lock: what it held may end other observations.
    let watchers = held.withLock { held in
      defer { held.watchers.removeAll { $0.number == number } }
      return held.watchers
    }
    withExtendedLifetime(watchers) {}
  }

  /// The store is gone.
  func end() {
    let (running, watchers) = held.withLock { held in
      held.hasEnded = true
      defer { (held.running, held.watchers) = ([:], []) }
      return (held.running, held.watchers)
    }
    for (_, action) in running.sorted(by: { $0.key < $1.key }) { action.task?.cancel() }
    mutations.finish()
    for (_, watcher) in watchers { watcher.end() }
  }
}
