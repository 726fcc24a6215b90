extension Store {
  /// The state and those that follow, each other than the one before. Every call makes a sequence of its own;
  /// it ends with its task or with the store, and nothing is missed meanwhile.
  public var states: MessageSequence<R.State> { states { $0 } }

  /// A part of the state and what becomes of it, each other than the one before.
  ///
  /// - Parameters:
  ///   - buffering: which are kept while nobody takes them. By default all.
  ///   - select: finds the part. Called where states are made.
  public func states<Value: Equatable & Sendable>(
    buffering: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded,
    of select: @escaping @Sendable (R.State) -> Value
  ) -> MessageSequence<Value> {
    let core = core
    return MessageSequence(buffering) { continuation in
      let number = core.watch(StateWatcher(select, continuation))
      return ObservationToken { [weak core] in core?.forget(number) }
    }
  }
}
