import Synchronization

/// An observer of states, each newer than the previous one.
final class StateWatcher<State: Sendable>: Sendable {
  private let seeing: @Sendable (State, Int) -> Void
  private let ending: @Sendable () -> Void

  /// Yields what is selected of states where it differs from the one before.
  init<Value: Equatable & Sendable>(
    _ select: @escaping @Sendable (State) -> Value, _ continuation: AsyncStream<Value>.Continuation
  ) {
    let last = Mutex<(version: Int, value: Value)?>(nil)
    seeing = { state, version in
      let value = select(state)
      last.withLock { last in
        if let last, last.version >= version { return }
        let isNew = last?.value != value
        last = (version, value)
        if isNew { continuation.yield(value) }
      }
    }
    ending = { continuation.finish() }
  }

  /// Calls `note` with each state that differs from the one before.
  init(_ note: @escaping @Sendable (State) -> Void) where State: Equatable {
    let last = Mutex<(version: Int, state: State)?>(nil)
    seeing = { state, version in
      let isNew = last.withLock { last in
        if let last, last.version >= version { return false }
        defer { last = (version, state) }
        return last?.state != state
      }
      if isNew { note(state) }
    }
    ending = {}
  }

  func see(_ state: State, _ version: Int) { seeing(state, version) }

  func end() { ending() }
}
