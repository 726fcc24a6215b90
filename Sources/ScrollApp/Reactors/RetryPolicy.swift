/// How often something that failed is tried again, and after which waits.
public struct RetryPolicy: Hashable, Sendable {
  /// How often it is tried at most. At least once.
  public var attempts: Int
  /// The wait after the first failure. Doubles with each one after it.
  public var delay: Duration
  /// The longest wait.
  public var longestDelay: Duration

  /// Creates a policy; the longest wait is 60 seconds by default.
  public init(attempts: Int, delay: Duration, longestDelay: Duration = .seconds(60)) {
    self.attempts = attempts
    self.delay = delay
    self.longestDelay = longestDelay
  }

  /// The wait after a number of failures. Zero for none.
  public func delay(afterFailures count: Int) -> Duration {
    guard count > 0, delay > .zero else { return .zero }
    var (delay, doublings) = (delay, count - 1)
    while doublings > 0, delay < longestDelay {
      delay += min(delay, longestDelay - delay)
      doublings -= 1
    }
    return min(delay, longestDelay)
  }

  /// Repeats an operation until it succeeds, or has failed the allowed number of times.
  ///
  /// - Parameters:
  ///   - clock: the clock that measures the waits.
  ///   - isolation: where the closures run: by default where the caller is, so that they may use its state.
  ///   - failed: called for each failure that is followed by a wait.
  ///   - operation: the operation.
  /// - Throws: the error of the last try; `CancellationError` if the task is canceled.
  public func run<Value>(
    clock: any Clock<Duration>, isolation: isolated (any Actor)? = #isolation,
    failed: (_ count: Int, _ delay: Duration) -> Void = { _, _ in },
    _ operation: () async throws -> Value
  ) async throws -> Value {
    var failures = 0
    while true {
      do {
        return try await operation()
      } catch {
        try Task.checkCancellation()
        failures += 1
        guard failures < attempts else { throw error }
        let delay = delay(afterFailures: failures)
        failed(failures, delay)
        try await clock.sleep(for: delay)
      }
    }
  }
}
