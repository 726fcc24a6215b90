internal import Synchronization

/// An observer on the main actor of something that any thread may post.
final class MainActorObserver<Payload: Sendable>: Sendable {
  private struct Pending {
    /// In the order of the posts.
    var payloads: [Payload] = []
    var isObserving = true
  }

  private let body: @MainActor (Payload) -> Void
  private let pending = Mutex(Pending())

  init(_ body: @escaping @MainActor (Payload) -> Void) { self.body = body }

  /// Calls the observer before this returns if the caller is on the main actor, and otherwise later.
  func notify(_ payload: Payload) {
    pending.withLock { if $0.isObserving { $0.payloads.append(payload) } }
    // An immediate task begins in the calling thread if its closure may run there, and is queued otherwise. On Linux
    // no other call of the standard library finds out without a trap whether the caller is on the main actor.
    Task.immediate { @MainActor [self] in deliver() }
  }

  /// Delivers what is pending: a post on the main actor does not overtake earlier ones from elsewhere.
  @MainActor private func deliver() {
    while let payload = pending.withLock({ $0.payloads.isEmpty ? nil : $0.payloads.removeFirst() })
    {
      body(payload)
    }
  }

  /// Returns a token that ends an observation, and drops what is pending then.
  func token(for observation: ObservationToken) -> ObservationToken {
    ObservationToken { [self] in
      observation.end()
      // Released outside the lock: payloads may end other observations.
      let dropped = pending.withLock { pending in
        defer { pending = Pending(isObserving: false) }
        return pending.payloads
      }
      withExtendedLifetime(dropped) {}
    }
  }
}
