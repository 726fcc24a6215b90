import Synchronization

/// A clock that stands until it is moved. Whoever sleeps by it wakes when it passes the end of the sleep, in
/// the order of these ends; of two equal ones the earlier sleeper first.
public final class VirtualClock: Clock, Sendable {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// Creates a moment from the time since the clock was made.
    public init(offset: Duration) { self.offset = offset }

    /// The moment later by a duration; the last moment that can be represented if that is too late.
    public func advanced(by duration: Duration) -> Instant {
      let (sum, overflows) = offset.attoseconds.addingReportingOverflow(duration.attoseconds)
      let limit: Int128 = duration < .zero ? .min : .max
      return Instant(offset: Duration(attoseconds: overflows ? limit : sum))
    }

    /// The time from this moment to another one; the longest that can be represented if that is too long.
    public func duration(to other: Instant) -> Duration {
      let (way, overflows) = other.offset.attoseconds
        .subtractingReportingOverflow(offset.attoseconds)
      let limit: Int128 = other < self ? .min : .max
      return Duration(attoseconds: overflows ? limit : way)
    }

    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var number: Int
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct Held {
    var now = Instant(offset: .zero)
    /// In the order they wake.
    var sleepers: [Sleeper] = []
    var lastNumber = 0
  }

  private let held = Mutex(Held())

  /// Creates a clock at its zero.
  public init() {}

  /// The moment at which the clock stands.
  public var now: Instant { held.withLock { $0.now } }

  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The earliest deadline of the sleeping tasks; `nil` if no task sleeps.
  public var nextDeadline: Instant? { held.withLock { $0.sleepers.first?.deadline } }

  /// Sleeps until the clock passes a moment. The tolerance is ignored.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = held.withLock { held in
      held.lastNumber += 1
      return held.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        enter(Sleeper(deadline: deadline, number: number, continuation: continuation))
      }
    } onCancel: {
      let sleeper = held.withLock { held in
        held.sleepers.firstIndex { $0.number == number }.map { held.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Sleeps, or wakes at once. Whether the task was canceled is asked under the lock: when it is later, the
  /// handler finds the sleeper.
  private func enter(_ sleeper: Sleeper) {
    let outcome = held.withLock { held -> Result<Void, any Error>? in
      if Task.isCancelled { return .failure(CancellationError()) }
      if sleeper.deadline <= held.now { return .success(()) }
      let slot = held.sleepers.lastIndex { $0.deadline <= sleeper.deadline }
      held.sleepers.insert(sleeper, at: slot.map { $0 + 1 } ?? 0)
      return nil
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
  }

  /// Moves the clock on, and wakes who has slept enough. Does nothing for a moment that has passed.
  public func advance(to moment: Instant) {
    while true {
      let sleeper = held.withLock { held -> Sleeper? in
        guard let first = held.sleepers.first, first.deadline <= moment else {
          held.now = max(held.now, moment)
          return nil
        }
        held.now = max(held.now, first.deadline)
        return held.sleepers.removeFirst()
      }
      guard let sleeper else { return }
      sleeper.continuation.resume()
    }
  }

  /// Moves the clock on by a duration that is not negative.
  public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }
}
