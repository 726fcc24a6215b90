import Synchronization

/// Keeps an observation. Ends it when it is released.
public final class ObservationToken: Sendable {
  private let ending: Mutex<(@Sendable () -> Void)?>

  /// - Parameter ending: called once, when the observation ends.
  init(ending: @escaping @Sendable () -> Void) { self.ending = Mutex(ending) }

  deinit { end() }

  /// Whether the observer may still be called.
  public var isObserving: Bool { ending.withLock { $0 != nil } }

  /// Ends the observation: no call of the observer begins after this returns. A call in another thread may still be
  /// running.
  public func end() {
    // Called outside the lock: what it lets go of may end other observations.
    let ending = ending.withLock { ending in
      defer { ending = nil }
      return ending
    }
    ending?()
  }
}
