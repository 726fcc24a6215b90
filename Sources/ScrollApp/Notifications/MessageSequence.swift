/// What an observer hears of from now on, one after the other, in an order that nothing overtakes.
///
/// Ends when the task that takes from it is canceled. Letting go of it ends the observation. For one
/// consumer: what one takes, another does not get.
public struct MessageSequence<Element: Sendable>: AsyncSequence, Sendable {
  public typealias Failure = Never

  private let stream: AsyncStream<Element>

  init(
    _ buffering: AsyncStream<Element>.Continuation.BufferingPolicy,
    observe: (AsyncStream<Element>.Continuation) -> ObservationToken
  ) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: buffering)
    let token = observe(continuation)
    continuation.onTermination = { _ in token.end() }
    self.stream = stream
  }

  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
}
