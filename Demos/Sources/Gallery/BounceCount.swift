import ScrollApp
import Scrollwork
import Synchronization

/// Counts how often lists bounced at their tops and bottoms, by their notifications.
final class BounceCount {
  private let counts = Counts()
  private var followed: (view: CollectionView, notifier: CollectionNotifier)?
  private var tokens: [ObservationToken] = []

  /// Observers may be told in any thread.
  private final class Counts: Sendable {
    let values = Mutex((top: 0, bottom: 0))
  }

  var top: Int { counts.values.withLock { $0.top } }
  var bottom: Int { counts.values.withLock { $0.bottom } }

  /// Goes on counting with another list, where it is another one.
  func follow(_ view: CollectionView) {
    guard followed?.view !== view else { return }
    followed = (view, CollectionNotifier(view))
    let counts = counts
    tokens = [
      ScrollNotification.didBounceTop.observe(object: view) { _ in
        counts.values.withLock { $0.top += 1 }
      },
      ScrollNotification.didBounceBottom.observe(object: view) { _ in
        counts.values.withLock { $0.bottom += 1 }
      },
    ]
  }
}
