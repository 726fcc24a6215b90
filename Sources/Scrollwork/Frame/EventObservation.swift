/// Keeps an observer of a view's events. Ends the observation when it is released.
///
/// Belongs to its view's isolation, as the view itself does.
public final class EventObservation {
  private weak var view: CollectionView?
  private let number: Int

  init(_ view: CollectionView, _ number: Int) {
    self.view = view
    self.number = number
  }

  deinit { end() }

  /// Ends the observation: the observer is not called again, not even for the rest of a frame's events.
  public func end() {
    view?.removeEventObserver(number)
    view = nil
  }
}

/// An observer of events besides `eventHandler`.
struct EventObserver {
  /// Counts up in the order of the calls.
  var number: Int
  var body: (CollectionView, CollectionEvent) -> Void
}

/// The observers that `observeEvents` added.
struct EventObservers {
  /// In the order they came.
  var list: [EventObserver] = []
  /// How many there have ever been.
  var count = 0
}
