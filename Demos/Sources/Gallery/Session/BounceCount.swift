import ScrollApp
import Scrollwork
import Synchronization

/// Counts how often lists bounced at their tops and bottoms, by their notifications, and how far they were
/// scrolled, by what their offsets change from and to.
final class BounceCount {
  private let counts = Counts()
  private var followed: (view: CollectionView, notifier: CollectionNotifier)?
  private var tokens: [ObservationToken] = []

  /// Observers may be called in any thread.
  private final class Counts: Sendable {
    let values = Mutex((top: 0, bottom: 0))
  }

  /// Points.
  private(set) var distance = 0.0

  var top: Int { counts.values.withLock { $0.top } }
  var bottom: Int { counts.values.withLock { $0.bottom } }

  /// Goes on counting with another list, where it is another one.
  func follow(_ view: CollectionView) {
    guard followed?.view !== view else { return }
    followed = (view, CollectionNotifier(view))
    view.didChangeProperty = { [weak self] _, change in
      guard case .contentOffset(let old, let new) = change else { return }
      self?.distance += (new.x - old.x).magnitude + (new.y - old.y).magnitude
    }
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
