import ScrollPrimitives

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

/// The laws of stored properties' observers, for properties that are more than stored.
extension CollectionView {
  /// Whether changes of a property are reported: it has an observer, which is not handling such a change now.
  func isObserved(_ property: PropertyChange.Property) -> Bool {
    (willChangeProperty != nil || didChangeProperty != nil)
      && !telling.properties.contains(property)
  }

  /// Assigns a property, and reports the change before and after. An assignment to the same property by an observer
  /// is not reported; one before the assignment is overwritten, one after it stays.
  func tell(_ change: PropertyChange, assign: () -> Void) {
    telling.properties.insert(change.property)
    willChangeProperty?(self, change)
    assign()
    didChangeProperty?(self, change)
    telling.properties.remove(change.property)
  }

  /// Gives a setting another value.
  ///
  /// - Parameters:
  ///   - request: what the caller requested; observers of requests hear of it before those of the property
  ///     may ask for something else.
  func change<Value>(
    _ setting: WritableKeyPath<Settings, Value>, to value: Value,
    _ request: @autoclosure () -> CollectionRequest,
    _ change: (_ old: Value, _ new: Value) -> PropertyChange
  ) {
    let news = change(pipeline.asked.settings[keyPath: setting], value)
    guard isObserved(news.property) else {
      pipeline.asked.settings[keyPath: setting] = value
      note(request())
      return
    }
    tell(news) {
      pipeline.asked.settings[keyPath: setting] = value
      note(request())
    }
  }

  /// Gives the selection other items.
  ///
  /// - Parameter change: in place where nobody observes, and then to a copy.
  func changeSelection(_ change: (inout Set<Int>) -> Void) {
    guard isObserved(.selection) else { return setSelection(change) }
    var next = pipeline.state.interaction.selected
    change(&next)
    tell(.selection(old: selectedItems, new: next.sorted().compactMap(pipeline.itemPath))) {
      setSelection { $0 = next }
    }
  }

  /// Tells that the content scrolled. In `willChangeProperty` the view still says the offset before; one that
  /// is set then is lost.
  func tellOffset(before: LayoutPoint) {
    guard isObserved(.contentOffset) else { return }
    let change = PropertyChange.contentOffset(old: before, new: contentOffset)
    telling.formerOffset = before
    telling.losesOffsets = true
    tell(change) {
      telling.formerOffset = nil
      telling.losesOffsets = false
    }
  }
}
