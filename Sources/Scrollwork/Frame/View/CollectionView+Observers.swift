import ScrollPrimitives

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
