extension CollectionView {
  /// Adds an observer of a frame's events. It is called after `eventHandler` and after the observers before it.
  ///
  /// Requests of an observer are treated like those of `eventHandler`. An observer that is added while events are
  /// reported receives those of the next frame. A view without observers pays nothing for them, and a view with
  /// observers nothing in a frame without events.
  ///
  /// - Returns: a token that ends the observation when it is released.
  public func observeEvents(
    _ body: @escaping (CollectionView, CollectionEvent) -> Void
  ) -> EventObservation {
    observers.count += 1
    observers.list.append(EventObserver(number: observers.count, body: body))
    return EventObservation(self, observers.count)
  }

  func removeEventObserver(_ number: Int) {
    guard let slot = observers.list.firstIndex(where: { $0.number == number }) else { return }
    // Let go of once the array is whole again: what it held may end observations of its own.
    let removed = observers.list.remove(at: slot)
    withExtendedLifetime(removed) {}
  }

  /// Reports one event to the observers that existed when the frame's first event was reported.
  func tellObservers(_ event: CollectionEvent, upTo last: Int) {
    // One is the rule, and needs no look at others.
    if observers.list.count == 1 {
      let only = observers.list[0]
      if only.number <= last { only.body(self, event) }
      return
    }
    let all = observers.list
    for observer in all where observer.number <= last {
      // One may have been ended by the observer before it.
      guard observers.list.contains(where: { $0.number == observer.number }) else { continue }
      observer.body(self, event)
    }
  }
}
