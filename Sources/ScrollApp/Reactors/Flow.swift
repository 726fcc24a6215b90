/// Values over time: incoming actions, mutations, states.
///
/// An `AsyncSequence` that begins from the start for each iteration, and stops its work when the iteration is
/// canceled or ends.
///
/// ```swift
/// Flow<Mutation> { send in
///   send(.setLoading(true))
///   send(.setCities(await cities(named: text)))
///   send(.setLoading(false))
/// }
/// ```
public struct Flow<Element: Sendable>: AsyncSequence, Sendable {
  public typealias Failure = Never

  /// Hands values on. May be called from any task, and after the flow has ended, which does nothing.
  public struct Sender: Sendable {
    fileprivate let continuation: AsyncStream<Element>.Continuation

    /// Sends an element to who reads the flow.
    public func callAsFunction(_ element: Element) { continuation.yield(element) }
  }

  private let start: @Sendable () -> AsyncStream<Element>

  /// What `body` sends. Ends when `body` returns.
  ///
  /// - Parameter body: called once for each who iterates; canceled when that one needs no more.
  public init(_ body: @escaping @Sendable (Sender) async -> Void) {
    start = {
      AsyncStream { continuation in
        let task = ReactorScope.startTask {
          await body(Sender(continuation: continuation))
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
  }

  /// The elements of a sequence of values that are there already.
  public init(_ elements: [Element]) {
    start = {
      AsyncStream { continuation in
        for element in elements { continuation.yield(element) }
        continuation.finish()
      }
    }
  }

  /// What a sequence gives, which must not fail.
  public init<S: AsyncSequence & Sendable>(_ sequence: S)
  where S.Element == Element, S.Failure == Never {
    self.init { send in for await element in sequence { send(element) } }
  }

  /// What an action's or a state's own stream holds, for one consumer.
  init(once stream: AsyncStream<Element>) { start = { stream } }

  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { start().makeAsyncIterator() }

  /// Nothing.
  public static var none: Flow { Flow([]) }

  /// One value.
  public static func just(_ element: Element) -> Flow { Flow([element]) }
}
